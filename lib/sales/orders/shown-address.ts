import { deliveryKinds } from './rules'
import type { Order } from './schema'

/** Where an order goes, as its form has it: the recipient is left out where that is always the buyer. */
export type ShownAddress = Pick<Order, 'address' | 'postCode' | 'city'> & {
  recipientName?: string
  recipientPhone?: string
}

export function shownAddress(order: Order): ShownAddress {
  const { address, postCode, city, recipientName, recipientPhone, typeOfDelivery } = order
  const { isElsewhere } = deliveryKinds[typeOfDelivery]
  return {
    address,
    postCode,
    city,
    ...(isElsewhere ? { recipientName: recipientName ?? '', recipientPhone: recipientPhone ?? '' } : {}),
  }
}
