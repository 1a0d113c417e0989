import { awaitedState, courierDeliveries, isAwaited, isPaid, isToCollect, type OrderStatus } from './rules'
import type { Order } from './schema'

/** The payment facts that packing needs: never an amount. */
export type PackingMoney = 'canceled' | 'collect' | 'transferAwaited' | 'onlineAwaited' | 'paid' | 'unclear'

const shownFields = [
  'id',
  'orderDate',
  'status',
  'name',
  'contactPerson',
  'phone',
  'address',
  'city',
  'postCode',
  'country',
  'recipientName',
  'recipientPhone',
  'remark',
  'wishedDay',
  'typeOfDelivery',
  'deliveryName',
  'parcels',
] as const

/** An order without prices, sums and e-mail address: pages and answers for packing cannot show what they do not get. */
export const packingOf = (order: Order) => ({
  ...(Object.fromEntries(shownFields.map((field) => [field, order[field]])) as Pick<
    Order,
    (typeof shownFields)[number]
  >),
  money: moneyOf(order),
  items: order.orderItems.map(({ id, productId, title, quantity }) => ({ id, productId, title, quantity })),
})
export type PackingOrder = ReturnType<typeof packingOf>

function moneyOf(order: Order): PackingMoney {
  if (order.status === 'Canceled') return 'canceled'
  if (isToCollect(order)) return 'collect'
  return awaitedState(order) ?? (isPaid(order) ? 'paid' : 'unclear')
}

export const unsentStatuses = ['Pending', 'In Processing'] as const satisfies OrderStatus[]

/** Whether packing has to do with an order: it goes by courier and waits for no money, or may have a wrong number. */
export const isForPacking = (order: Order): boolean =>
  courierDeliveries.includes(order.typeOfDelivery) &&
  (order.status === 'Sent' || (unsentStatuses.some((status) => status === order.status) && !isAwaited(order)))
