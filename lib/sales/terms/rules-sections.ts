import type { Locale } from '@/lib/platform/i18n/routing'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import type { DeliveryRate } from '@/lib/sales/delivery/rules'

export const rulesSections = [
  'seller',
  'order',
  'payment',
  'delivery',
  'withdrawal',
  'complaints',
  'guarantee',
  'privacy',
  'service',
  'disputes',
] as const
export type RulesSection = (typeof rulesSections)[number]

/** The terms as buyers read them: the texts filled in, and what stands below those of delivery and payment. */
export type Terms = {
  texts: Record<Locale, Record<RulesSection, string>>
  /** Without rates the shop has no price table. */
  rates: DeliveryRate[]
  payments: PaymentType[]
}
