import 'server-only'
import { companyRegister } from '@/lib/company-register'
import type { Query } from '@/lib/core/database/query'
import { MAX_QUANTITY } from '@/lib/core/values/max-quantity'
import { PAYMENT_DAYS } from '@/lib/core/values/payment-types'
import { readDelivery } from '@/lib/delivery/queries'
import { type Locale, locales } from '@/lib/i18n/routing'
import { wordsOf } from '@/lib/i18n/translator'
import { hoursValues } from '@/lib/opening-hours'
import { offeredPayments } from '@/lib/payments/offered/offered'
import type { ShopDetails } from '@/lib/shop'
import { builtInTexts } from './built-in'
import { type RulesSection, rulesSections, type Terms } from './rules-sections'
import type { Settings } from './schema'
import type { TextName } from './texts'

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
      const words = (texts[text] ?? builtIn[text])[locale]
      return words.replace(/\{(\w+)\}/g, (whole, value: string) => values[value] ?? whole)
    }
    return Object.fromEntries(rulesSections.map((section) => [section, filled(section)]))
  }
  return {
    texts: Object.fromEntries(locales.map((locale) => [locale, sectionsIn(locale)])) as Terms['texts'],
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
