'use client'

import { callPriced } from '@/lib/http/client'
import type { SaveDeliveryInput } from './schema'

/** The prices of deliveries as they are now. */
export const readDelivery = () => callPriced('GET /api/delivery')

export const saveDelivery = (body: SaveDeliveryInput) => callPriced('PUT /api/admin/delivery', { body })
