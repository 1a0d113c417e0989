import { unsentStatuses } from '@/lib/sales/orders/packing'
import { deliveryKinds } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'

/** Whether buyers may cancel an order themselves: nothing of it has been handed to a carrier. */
export const mayCancel = ({ status, parcels }: Pick<Order, 'status' | 'parcels'>): boolean =>
  unsentStatuses.some((unsent) => unsent === status) && parcels.length === 0

/** Whether buyers may change the address: packing has not begun, no invoice names it, and a carrier brings the goods. */
export const mayChangeAddress = (
  order: Pick<Order, 'status' | 'parcels' | 'invoices' | 'typeOfDelivery'>,
): boolean =>
  order.status === 'Pending' &&
  order.parcels.length === 0 &&
  order.invoices.length === 0 &&
  deliveryKinds[order.typeOfDelivery].isByCourier
