import type { OrderStatus } from '@/lib/orders/rules'
import type { Order } from '@/lib/orders/schema'

export type OrderFilter = { status: OrderStatus | null; search: string }

/** Nobody types Łukasz with its stroke on a phone. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase().trim()

/** An id as it is read out or typed from paper, with or without its hyphen. */
const bare = (text: string) => text.replace(/[\s-]/g, '')

/** The orders of a status whose customer's name or id holds the text. */
export function filterOrders(orders: Order[], { status, search }: OrderFilter): Order[] {
  const wanted = plain(search)
  return orders.filter(
    (order) =>
      (!status || order.status === status) &&
      (plain(order.name).includes(wanted) || bare(plain(order.id)).includes(bare(wanted))),
  )
}
