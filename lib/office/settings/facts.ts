import { defaultLocale, type Locale, locales } from '@/lib/platform/i18n/routing'
import { specialDayText, weekText } from '@/lib/platform/opening-hours'
import { toPln } from '@/lib/platform/values/money'
import { foreignRatesText } from '@/lib/shop/abroad'
import type { StoredSettings } from '@/lib/shop/settings/queries'
import type { Settings } from '@/lib/shop/settings/schema'
import { textNames } from '@/lib/shop/settings/texts'

const inEachLanguage = (text: Record<Locale, string>): string[] =>
  locales.map((locale) => text[locale]).filter(Boolean)

/** What the audit says of the settings. A setting that is a single value gets there under its own name. */
export function settingsFacts({ rulesSince, formerBrands, ...settings }: Settings & Partial<StoredSettings>) {
  const { details, mail, texts, foreignRates, refundLimitGrosze, secondFactor, ...plain } = settings
  const { company, hours, map, social, apps, guaranteeNotice, ...contact } = details
  const { name: companyName, ...registers } = company
  return {
    ...plain,
    ...contact,
    companyName,
    ...registers,
    hours: weekText(hours.week, defaultLocale),
    specialDays: hours.special.map(specialDayText),
    map: `${map.latitude}, ${map.longitude}`,
    guaranteeNotice: Object.values(guaranteeNotice).filter(Boolean),
    links: [...Object.values(social), ...Object.values(apps)].filter(Boolean),
    refundLimit: toPln(refundLimitGrosze),
    mailOrders: mail.orders,
    mailClaims: mail.claims,
    closedNote: inEachLanguage(plain.closedNote),
    foreignRates: foreignRatesText(foreignRates).split('\n').filter(Boolean),
    installationArea: inEachLanguage(plain.installationArea),
    factorDemand: secondFactor,
    texts: textNames.flatMap((name) => {
      const text = texts[name]
      return text ? inEachLanguage(text).map((each) => `${name}: ${each}`) : []
    }),
  }
}
