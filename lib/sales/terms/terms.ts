import 'server-only'
import { companyRegister } from '@/lib/platform/company-register'
import { type Query, query } from '@/lib/platform/database/query'
import { defaultLocale, type Locale, perLocale } from '@/lib/platform/i18n/routing'
import { hoursValues } from '@/lib/platform/opening-hours'
import { builtInDetails, type ShopDetails } from '@/lib/platform/shop-details'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { offeredPayments } from '@/lib/sales/payment-ways/offered'
import { builtInTexts } from '@/lib/shop/settings/built-in-texts'
import { settingsFrom } from '@/lib/shop/settings/form'
import { settingsOf } from '@/lib/shop/settings/queries'
import type { Settings } from '@/lib/shop/settings/schema'
import type { TextName } from '@/lib/shop/settings/texts'
import { wordsOf } from '@/lib/shop/texts/translator'
import { type RulesSection, rulesSections, type Terms } from './rules-sections'

const sectionText = (section: RulesSection): TextName =>
  `rules${section.charAt(0).toUpperCase()}${section.slice(1)}` as `rules${Capitalize<RulesSection>}`

/** The terms that these settings make today, with the delivery prices and payment methods of today. */
export async function termsOf(
  { details, texts, bankAccount }: Pick<Settings, 'details' | 'texts' | 'bankAccount'>,
  on?: Query,
): Promise<Terms> {
  const { rates } = await readDelivery(on)
  const builtIn = builtInTexts()
  const sectionsIn = (locale: Locale) => {
    const values = termsValues(details, locale)
    const filled = (section: RulesSection) => {
      const text = section === 'delivery' && rates.length > 0 ? 'rulesDeliveryPriced' : sectionText(section)
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

function termsValues(
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

/** The terms that were stored with a version, in Polish for a language that the shop did not have then; null without. */
export async function termsOfVersion(version: number, on: Query = query()): Promise<Terms | null> {
  const row = await on
    .selectFrom('settingsVersion')
    .select('terms')
    .$narrowType<{ terms: Terms | null }>()
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row?.terms) return null
  const { texts, ...terms } = row.terms
  return { ...terms, texts: perLocale((locale) => texts[locale] ?? texts[defaultLocale]) }
}

/** The terms of one version of the settings, with the seller as it was; 0 has those that came with the shop. */
export async function rulesOfVersion(version: number) {
  const settings = version === 0 ? null : await settingsOf(version)
  if (version !== 0 && !settings) return null
  const stored = await termsOfVersion(version)
  const { details, texts, bankAccount, rulesSince } = settings ?? {
    ...settingsFrom(builtInDetails()),
    rulesSince: null,
  }
  return {
    /** The day since which they applied; null for those that came with the shop. */
    since: rulesSince,
    terms: stored ?? (await termsOf({ details, texts, bankAccount })),
    /** Otherwise what the shop had not replaced, the delivery prices and the payment methods are those of today. */
    isStored: stored !== null,
    seller: details,
  }
}
export type PastRules = NonNullable<Awaited<ReturnType<typeof rulesOfVersion>>>
