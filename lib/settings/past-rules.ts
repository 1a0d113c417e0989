import 'server-only'
import { companyRegister } from '@/lib/company-register'
import type { Locale } from '@/lib/i18n/routing'
import { wordsOf } from '@/lib/i18n/translator'
import { PAYMENT_DAYS } from '@/lib/payments/rules'
import { builtInDetails, shop } from '@/lib/shop'
import { builtInTexts } from './built-in'
import { settingsOf } from './queries'
import type { TextName } from './texts'

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

export type PastRules = {
  /** The day since which they applied; null for those that came with the shop. */
  since: string | null
  texts: Record<RulesSection, string>
}

/**
 * The terms of one version of the settings, with the seller as it was; 0 has those that came with the shop. Null where
 * there is no such version. `isPriced` chooses the text about deliveries with a price table.
 */
export async function rulesOfVersion(
  version: number,
  { locale, isPriced }: { locale: Locale; isPriced: boolean },
): Promise<PastRules | null> {
  const settings = version === 0 ? null : await settingsOf(version)
  if (version !== 0 && !settings) return null
  const { name, company, phone, email, hours } = settings?.details ?? builtInDetails()
  const values: Record<string, string> = {
    shop: name,
    brand: shop.brand,
    town: company.city,
    company: company.name,
    address: `${company.street}, ${company.postCode} ${company.city}`,
    taxId: company.taxId,
    register: companyRegister(wordsOf(locale), company),
    email,
    phone,
    opens: hours.opens,
    closes: hours.closes,
    days: String(PAYMENT_DAYS),
  }
  const builtIn = builtInTexts()
  const filled = (section: RulesSection) => {
    const text = section === 'delivery' && isPriced ? 'rulesDeliveryPriced' : textOf[section]
    const words = (settings?.texts[text] ?? builtIn[text])[locale]
    return words.replace(/\{(\w+)\}/g, (whole, value: string) => values[value] ?? whole)
  }
  const texts = Object.fromEntries(rulesSections.map((section) => [section, filled(section)]))
  return { since: settings?.rulesSince ?? null, texts: texts as Record<RulesSection, string> }
}
