import 'server-only'
import { companyRegister } from '@/lib/platform/company-register'
import type { Query } from '@/lib/platform/database/query'
import { type Locale, perLocale } from '@/lib/platform/i18n/routing'
import { hoursValues } from '@/lib/platform/opening-hours'
import type { ShopDetails } from '@/lib/platform/shop-details'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { offeredPayments } from '@/lib/sales/payments/offered/offered'
import { builtInTexts } from '@/lib/shop/settings/built-in'
import type { Settings } from '@/lib/shop/settings/schema'
import type { TextName } from '@/lib/shop/settings/texts'
import { wordsOf } from '@/lib/shop/texts/translator'
import { type RulesSection, rulesSections, type Terms } from './rules-sections'

const textOf: Record<RulesSection, TextName> = {
  seller: 'rulesSeller',
  order: 'rulesOrder',
  payment: 'rulesPayment',
  delivery: 'rulesDelivery',
  withdrawal: 'rulesWithdrawal',
  complaints: 'rulesComplaints',
  guarantee: 'rulesGuarantee',
  privacy: 'rulesPrivacy',
  service: 'rulesService',
  disputes: 'rulesDisputes',
}

/** The terms that these settings make today, with the delivery prices and payment methods of today. */
export async function termsOf(
  { details, texts, bankAccount }: Pick<Settings, 'details' | 'texts' | 'bankAccount'>,
  on?: Query,
): Promise<Terms> {
  const { rates } = await readDelivery(on)
  const builtIn = builtInTexts()
  const sectionsIn = (locale: Locale) => {
    const values = valuesOf(details, locale)
    const filled = (section: RulesSection) => {
      const text = section === 'delivery' && rates.length > 0 ? 'rulesDeliveryPriced' : textOf[section]
      // settings that were saved before the shop had the language lack it
      const words = texts[text]?.[locale] ?? builtIn[text][locale]
      return words.replace(/\{(\w+)\}/g, (whole, value: string) => values[value] ?? whole)
    }
    return Object.fromEntries(rulesSections.map((section) => [section, filled(section)])) as Record<
      RulesSection,
      string
    >
  }
  return {
    texts: perLocale(sectionsIn),
    rates,
    payments: offeredPayments(bankAccount !== ''),
  }
}

/** What stands in the texts in braces. */
function valuesOf(
  { name, brand, company, phone, email, hours }: ShopDetails,
  locale: Locale,
): Record<string, string> {
  return {
    shop: name,
    brand,
    town: company.city,
    company: company.name,
    address: `${company.street}, ${company.postCode} ${company.city}`,
    taxId: company.taxId,
    register: companyRegister(wordsOf(locale), company),
    email,
    phone,
    ...hoursValues(hours.week, locale),
    days: String(PAYMENT_DAYS),
    pieces: String(MAX_QUANTITY),
  }
}
