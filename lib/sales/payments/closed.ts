import { type PaymentType, paymentWays } from '@/lib/platform/values/payment-types'
import { isAccountOnly } from '@/lib/sales/invoices/split-payment'

type Sale = { isCompany: boolean; totalGrosze: number }

/** Whether the law closes a way of payment to a sale, however the shop offers it. */
export const isClosed = (type: PaymentType, { isCompany, totalGrosze }: Sale): boolean =>
  isAccountOnly(isCompany, totalGrosze) && !paymentWays[type].isFromAccount

/** The way to begin with: the chosen one, or where that is closed a transfer, or else the first that is open. */
export function openWay(chosen: PaymentType, offered: readonly PaymentType[], sale: Sale): PaymentType {
  const open = offered.filter((type) => !isClosed(type, sale))
  if (open.includes(chosen)) return chosen
  return open.find((type) => paymentWays[type].settledBy === 'bank') ?? open[0] ?? chosen
}
