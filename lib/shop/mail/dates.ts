import type { Locale } from '@/lib/platform/i18n/routing'
import { dateFormat } from '@/lib/platform/time/date-format'

export const formatDay = dateFormat({ dateStyle: 'long' })

const momentFormats = {
  short: dateFormat({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' }),
  medium: dateFormat({ dateStyle: 'long', timeStyle: 'medium', hourCycle: 'h23' }),
}

/** A moment by the shop's clock as mails write it; `medium` with its seconds. */
export const formatMoment = (moment: Date, locale: Locale, timeStyle: keyof typeof momentFormats): string =>
  momentFormats[timeStyle](moment, locale)
