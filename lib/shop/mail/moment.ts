import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'

export const formatDay = (moment: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(moment)

/** A moment by the shop's clock as mails write it; `medium` with its seconds. */
export const formatMoment = (moment: Date, locale: Locale, timeStyle: 'short' | 'medium'): string =>
  new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'long',
    timeStyle,
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  }).format(moment)
