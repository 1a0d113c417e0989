import type { OrderStatus } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { lineTitle } from '@/lib/sales/orders/shown'

export type OrderFilter = { status: OrderStatus | null; search: string }

/** On a phone many people type Lukasz for Łukasz. */
const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase().trim()

/** An id that is typed from paper may lack its hyphen. */
const withoutSpaces = (text: string) => text.replace(/[\s-]/g, '')

/** The orders of a status that have the text in the customer's name, the id, the buyer's reference or a product's title. */
export function filterOrders(orders: Order[], { status, search }: OrderFilter): Order[] {
  const wanted = withoutAccents(search)
  return orders.filter(
    (order) =>
      (!status || order.status === status) &&
      (withoutAccents(order.name).includes(wanted) ||
        withoutSpaces(withoutAccents(order.id)).includes(withoutSpaces(wanted)) ||
        withoutAccents(order.buyerReference ?? '').includes(wanted) ||
        order.orderItems.some((line) => withoutAccents(lineTitle(order, line).text).includes(wanted))),
  )
}
