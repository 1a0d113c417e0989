import { type Locale, languageTag } from '@/lib/i18n/routing'

/** An amount in the wallet's currency, with its code where the sign alone could be another dollar. */
export const walletAmount = (amount: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(languageTag[locale], { style: 'currency', currency }).format(amount)
