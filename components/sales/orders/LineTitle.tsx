import { typeset } from '@/lib/platform/i18n/typeset'
import { lineTitle } from '@/lib/sales/orders/line-title'
import type { Order, OrderLine } from '@/lib/sales/orders/schema'

/** The title under which a line of an order was sold. */
export function LineTitle({ order, line }: { order: Order; line: OrderLine }) {
  const title = lineTitle(order, line)
  return <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
}
