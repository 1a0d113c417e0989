import { type Locale, languageTag } from '@/lib/i18n/routing'

/** A date stays on one line, only its hour may stand on the next. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<Locale, Intl.DateTimeFormat>()
  return (iso: string, locale: Locale): string => {
    let format = formats.get(locale)
    if (!format) {
      format = new Intl.DateTimeFormat(languageTag[locale], { ...options, timeZone: 'Europe/Warsaw' })
      formats.set(locale, format)
    }
    return format.format(new Date(iso)).replace(/\s(?!\d\d:)/g, '\u00a0')
  }
}

/** A day as the language writes it, by the shop's clock: an order of half past midnight is of that day in Suwałki. */
export const formatDay = written({ day: 'numeric', month: 'short', year: 'numeric' })

/** The same with the hour. */
export const formatMoment = written({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
