'use client'

import { callPriced } from '@/lib/platform/http/client'

export const readDelivery = () => callPriced('GET /api/delivery')
