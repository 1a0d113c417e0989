import type { PaymentType } from '@/lib/platform/values/payment-types'
import { isAccountOnly } from '@/lib/sales/invoices/split-payment'
import type { CompanyPaymentRule } from '@/lib/shop/settings/company-payments'

type Sale = { isCompany: boolean; totalGrosze: number }

/**
 * Whether a way of payment is closed to a sale because a company pays more than PLN 15,000 (Law on entrepreneurs, art. 19). Only a
 * transfer can be split (VAT act, art. 108a sec. 3) and reaches an account of the tax office's list, without which the buyer
 * loses the cost (art. 15d of the CIT act): whatever else there is opens by the owner's rule.
 */
export const isClosedAboveLimit = (
  type: PaymentType,
  { isCompany, totalGrosze }: Sale,
  rule: CompanyPaymentRule,
): boolean =>
  isAccountOnly(isCompany, totalGrosze) &&
  type !== 'bank_transfer' &&
  (rule === 'transfer' || type === 'payment_at_delivery')
