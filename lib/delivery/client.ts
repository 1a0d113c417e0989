'use client'

import { callPriced } from '@/lib/http/client'
import type { SavedDelivery } from './queries'
import type { SaveDeliveryInput } from './schema'

/** The prices of deliveries as they are now. */
export const readDelivery = () =>
  callPriced<SavedDelivery>('/api/delivery', { context: 'Failed to read the delivery prices' })

export const saveDelivery = (prices: SaveDeliveryInput) =>
  callPriced<SavedDelivery>('/api/admin/delivery', {
    method: 'PUT',
    body: prices,
    context: 'Failed to save the delivery prices',
  })
