'use client'

import { callPriced } from '@/lib/platform/http/client'

/** The settings as they are now. */
export const readSettings = () => callPriced('GET /api/admin/settings')
