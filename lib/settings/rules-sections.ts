import type { PaymentType } from '@/lib/core/values/payment-types'
import type { DeliveryRate } from '@/lib/delivery/rules'
import type { Locale } from '@/lib/i18n/routing'

/** The sections of the terms, in their order. */
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
