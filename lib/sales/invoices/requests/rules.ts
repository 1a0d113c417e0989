import { shopToday } from '@/lib/platform/values/clock'
import type { Order } from '@/lib/sales/orders/schema'

type AskedOrder = Pick<Order, 'handedOverAt' | 'paidAt' | 'payment'>

/**
 * The last day on which the buyer may ask for an invoice: three months after the month in which the goods were handed
 * over or the money came, the later of the two (VAT act, art. 106b sec. 3); null before either.
 */
export function lastDayToAsk({ handedOverAt, paidAt, payment }: AskedOrder): string | null {
  const days = [handedOverAt, paidAt, payment?.capturedAt]
    .filter(Boolean)
    .map((at) => shopToday(new Date(at ?? '')))
  const last = days.toSorted().at(-1)
  if (!last) return null
  const [year = 0, month = 0] = last.split('-').map(Number)
  // day 0 of the month after it is its last
  return new Date(Date.UTC(year, month + 3, 0)).toISOString().slice(0, 10)
}

/** Whether the buyer of an order may ask for an invoice. A company gets one without asking. */
export function mayAskForInvoice(
  order: AskedOrder & Pick<Order, 'customerType' | 'status' | 'invoices' | 'invoiceRequestedAt'>,
  today = shopToday(),
): boolean {
  if (order.customerType === 'company' || order.status === 'Canceled') return false
  if (order.invoices.length > 0 || order.invoiceRequestedAt) return false
  const last = lastDayToAsk(order)
  return last === null || today <= last
}
