import { z } from 'zod'
import { ChangeAddress, OrderUpdate } from '@/lib/sales/orders/admin/schema'
import { addressFields } from '@/lib/sales/orders/schema'

/** An order that its buyer calls off. */
export const CancelOrder = z.object({ orderId: OrderUpdate.shape.orderId })
export type CancelOrder = z.output<typeof CancelOrder>

/** Another address for an order, by its buyer. The country may be named, and has to be the order's. */
export const ChangeOwnAddress = ChangeAddress.extend({ country: addressFields.country.optional() })
export type ChangeOwnAddress = z.output<typeof ChangeOwnAddress>
