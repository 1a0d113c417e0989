import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'

/** Writes moments as a language does, by the shop's clock unless the options name another; `Intl`'s formats are kept. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<Locale, Intl.DateTimeFormat>()
  return (moment: Date, locale: Locale): string => {
    const format =
      formats.get(locale) ??
      new Intl.DateTimeFormat(languageTag[locale], { timeZone: SHOP_TIME_ZONE, ...options })
    formats.set(locale, format)
    return format.format(moment)
  }
}
