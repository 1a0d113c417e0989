import { awaitedState, courierDeliveries, isAwaited, isPaid, isToCollect, type OrderStatus } from './rules'
import type { Order } from './schema'

/** What whoever packs an order has to know about its money: never how much it is. */
export type PackingMoney = 'canceled' | 'collect' | 'transferAwaited' | 'onlineAwaited' | 'paid' | 'unclear'

/**
 * An order as whoever packs it sees it: where it goes, and what is in it. Without prices, sums and e-mail address, so that
 * no page or answer made of it can have them.
 */
export type PackingOrder = Pick<
  Order,
  | 'id'
  | 'orderDate'
  | 'status'
  | 'name'
  | 'contactPerson'
  | 'phone'
  | 'address'
  | 'city'
  | 'postCode'
  | 'country'
  | 'recipientName'
  | 'recipientPhone'
  | 'remark'
  | 'wishedDay'
  | 'typeOfDelivery'
  | 'deliveryName'
  | 'parcels'
> & {
  money: PackingMoney
  items: Pick<Order['orderItems'][number], 'id' | 'productId' | 'title' | 'quantity'>[]
}

export const packingOf = (order: Order): PackingOrder => ({
  id: order.id,
  orderDate: order.orderDate,
  status: order.status,
  name: order.name,
  contactPerson: order.contactPerson,
  phone: order.phone,
  address: order.address,
  city: order.city,
  postCode: order.postCode,
  country: order.country,
  recipientName: order.recipientName,
  recipientPhone: order.recipientPhone,
  remark: order.remark,
  wishedDay: order.wishedDay,
  typeOfDelivery: order.typeOfDelivery,
  deliveryName: order.deliveryName,
  parcels: order.parcels,
  money: moneyOf(order),
  items: order.orderItems.map(({ id, productId, title, quantity }) => ({ id, productId, title, quantity })),
})

function moneyOf(order: Order): PackingMoney {
  if (order.status === 'Canceled') return 'canceled'
  if (isToCollect(order)) return 'collect'
  return awaitedState(order) ?? (isPaid(order) ? 'paid' : 'unclear')
}

export const unsentStatuses = ['Pending', 'In Processing'] as const satisfies OrderStatus[]

/**
 * Whether the role that only packs has to do with an order: it goes out by courier and waits for no money, or is on its way,
 * for a wrong parcel number to be corrected. The shop itself drives to where it installs, and hands over what is picked up.
 */
export const isForPacking = (order: Order): boolean =>
  courierDeliveries.includes(order.typeOfDelivery) &&
  (order.status === 'Sent' || (unsentStatuses.some((status) => status === order.status) && !isAwaited(order)))
