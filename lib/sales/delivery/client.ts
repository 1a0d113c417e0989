'use client'

import { callPriced } from '@/lib/platform/http/client'

/** The prices of deliveries as they are now. */
export const readDelivery = () => callPriced('GET /api/delivery')
