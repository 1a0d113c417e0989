import { typeset } from '@/lib/platform/i18n/typeset'
import type { Order, OrderLine } from '@/lib/sales/orders/schema'
import { lineTitle } from '@/lib/sales/orders/shown'

/** The title under which a line of an order was sold. */
export function LineTitle({ order, line }: { order: Order; line: OrderLine }) {
  const title = lineTitle(order, line)
  return <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
}
