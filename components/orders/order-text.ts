import type { useTranslations } from 'next-intl'
import { type Locale, languageTag } from '@/lib/i18n/routing'
import type { Order } from '@/lib/orders/schema'

/** A country's name; what a client of the API wrote in its own words stays as it is. */
export function countryName(t: ReturnType<typeof useTranslations<'countries'>>, country: string): string {
  return /^[A-Z]{2}$/.test(country) && t.has(country as 'PL') ? t(country as 'PL') : country
}

/** What was captured by the wallet, in its own currency: $301.36. Null while nothing is paid. */
export function capturedAmount({ payment }: Pick<Order, 'payment'>, locale: Locale): string | null {
  if (payment?.status !== 'captured') return null
  const { amount, currency } = payment
  return new Intl.NumberFormat(languageTag[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount)
}
