import { type PaymentType, paymentWays } from '@/lib/platform/values/payment-types'
import type { CompanyPaymentRule } from '@/lib/shop/settings/rules'

/** PLN 15,000, above which firms pay each other by account, and goods of annex 15 by split payment. */
export const ACCOUNT_ONLY_ABOVE_GROSZE = 1_500_000

/** Whether a sale is paid by account only (Law on entrepreneurs, art. 19). */
export const isAccountOnly = (isCompany: boolean, grossGrosze: number): boolean =>
  isCompany && grossGrosze > ACCOUNT_ONLY_ABOVE_GROSZE

type Sale = { isCompany: boolean; totalGrosze: number }

/**
 * Whether a way of payment is closed to a company that pays more than PLN 15,000 (Law on entrepreneurs, art. 19). Only
 * transfers can be split (VAT act, art. 108a sec. 3) and reach an account of the tax office's list, without which the
 * buyer loses the cost (CIT act, art. 15d); online payments are open if the owner allows them.
 */
export function isClosed(
  type: PaymentType,
  { isCompany, totalGrosze }: Sale,
  rule: CompanyPaymentRule,
): boolean {
  const { settledBy } = paymentWays[type]
  if (!isAccountOnly(isCompany, totalGrosze) || settledBy === 'bank') return false
  return rule === 'transfer' || settledBy === 'door'
}

/** The way to begin with: the chosen one, or where that is closed a transfer, or else the first that is open. */
export function openWay(
  chosen: PaymentType,
  offered: readonly PaymentType[],
  sale: Sale,
  rule: CompanyPaymentRule,
): PaymentType {
  const open = offered.filter((type) => !isClosed(type, sale, rule))
  if (open.includes(chosen)) return chosen
  return open.find((type) => paymentWays[type].settledBy === 'bank') ?? open[0] ?? chosen
}
