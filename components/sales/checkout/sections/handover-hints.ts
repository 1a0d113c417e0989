import type { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/platform/i18n/routing'
import { weekText } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { dayOf, workingDayAfter } from '@/lib/platform/values/working-days'
import { formatArrival } from '@/lib/sales/orders/dates'
import type { ShownHandovers } from '@/lib/shop/settings/rules'

type Words = ReturnType<typeof useTranslations<'checkout'>>

const dayIn = (days: number, locale: Locale) =>
  formatArrival(workingDayAfter(dayOf(new Date()), days), locale)

/** Where the shop installs, as far as it says so, and from when on. */
export const installationHint = (
  t: Words,
  { installationArea, installationDays }: ShownHandovers,
  locale: Locale,
): string =>
  [
    ...(installationArea ? [t('installationHint', { area: installationArea })] : []),
    t('installationFrom', { date: dayIn(installationDays, locale) }),
  ].join(' ')

/** Where goods are picked up, and from when on. */
export const pickupHint = (t: Words, { pickupDays }: ShownHandovers, locale: Locale): string =>
  t('deliveryHints.pickup', {
    address: shopAddress(),
    hours: weekText(shop.hours.week, locale),
    date: dayIn(pickupDays, locale),
  })
