import 'server-only'
import { uploadedHash } from '@/lib/media/formats'
import { loadSharp } from '@/lib/media/render'
import { fileOf } from '@/lib/media/uploads/upload.service'
import { uploadStorage } from '@/lib/media/uploads/upload-storage.service'
import type { Locale } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { shop } from '@/lib/platform/shop-details'
import { rateText } from '@/lib/sales/delivery/rate-text'
import { type RulesSection, rulesSections } from '@/lib/sales/terms/rules-sections'
import { type PastRules, rulesOfVersion } from '@/lib/sales/terms/terms'
import type { Attachment } from '@/lib/shop/mail/template'
import { deliveryWordsOf, type Translator, wordsOf } from '@/lib/shop/texts/translator'

/**
 * The terms of one version with the model form of a withdrawal: buyers get them on a durable medium, for which a link
 * is not enough (Directive 2011/83, article 8(7)).
 */
export async function termsFile(version: number, locale: Locale): Promise<Attachment | null> {
  const rules = await rulesOfVersion(version)
  if (!rules) return null
  const t = wordsOf(locale)
  const sections = rulesSections.map((section, index) => [
    `${index + 1}. ${t(`rulesPage.sections.${section}.title`)}`,
    rules.terms.texts[locale][section],
    ...addedTo(section, rules, t, locale),
  ])
  const text = [t('rulesPage.pastTitle', { version }), ...sections.flat()].join('\n\n')
  return {
    filename: `${t('rulesPage.title')}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: Buffer.from(`${text}\n`).toString('base64'),
  }
}

function addedTo(
  section: RulesSection,
  { terms, seller }: PastRules,
  t: Translator,
  locale: Locale,
): string[] {
  const listed = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
  if (section === 'payment') return [listed(terms.payments.map((type) => t(`mail.payments.${type}`)))]
  if (section === 'delivery' && terms.rates.length > 0) {
    const tDelivery = deliveryWordsOf(locale)
    const rates = terms.rates.map((rate) => {
      const countries = rate.countries.map((code) => countryName(t, code)).join(', ')
      return `${tDelivery(`methods.${rate.method}`)}, ${rate.name}: ${countries}: ${rateText(tDelivery, rate, locale)}`
    })
    return [listed(rates), tDelivery('other')]
  }
  return section === 'withdrawal' ? modelForm(seller, t) : []
}

/** The model form of the law (Consumer Rights Act, annex 2). */
export function modelForm({ company, email }: PastRules['seller'], t: Translator): string[] {
  const address = `${company.street}, ${company.postCode} ${company.city}`
  const blanks = (['dates', 'name', 'address', 'signature', 'date'] as const).map(
    (line) => `${t(`rulesPage.form.${line}`)}: ……………………`,
  )
  return [
    t('rulesPage.form.title'),
    t('rulesPage.form.intro'),
    t('rulesPage.form.to', { company: company.name, address, email }),
    `${t('rulesPage.form.statement')}\n……………………\n${blanks.join('\n')}`,
    t('rulesPage.form.strike'),
  ]
}

/** The Commission's notice of the legal guarantee as a PNG; null where the shop has none. */
export async function guaranteePicture(t: Translator, locale: Locale): Promise<Attachment | null> {
  const hash = uploadedHash(shop.guaranteeNotice[locale === 'en' ? 'en' : 'pl'])
  const bytes = hash && (await uploadStorage().get(fileOf(hash)))
  if (!bytes) return null
  const sharp = await loadSharp()
  return {
    filename: `${t('guaranteeNotice.title')}.png`,
    contentType: 'image/png',
    content: (await sharp(bytes).png().toBuffer()).toString('base64'),
  }
}
