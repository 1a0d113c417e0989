import type { useTranslations } from 'next-intl'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import type { DeliveryLine, DeliveryRate, DeliveryTable } from '@/lib/sales/delivery/rules'
import { deliveryPrice, rateFor } from '@/lib/sales/delivery/rules'

type Words = ReturnType<typeof useTranslations<'delivery'>>

/** A rate in words: `25,00 zł za zamówienie, bezpłatnie od 1 000,00 zł`. */
export function rateText(t: Words, rate: DeliveryRate, locale: Locale): string {
  const { basis, priceGrosze, steps } = rate
  const price = (grosze: number) => formatPrice(grosze, locale)
  if (priceGrosze === null) {
    const weights = new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 3 })
    const texts = steps.map((step) =>
      t('upTo', { weight: weights.format(step.upToGrams / 1_000), price: price(step.priceGrosze) }),
    )
    return [...texts, ...freeFrom(t, rate, locale)].join('; ')
  }
  if (priceGrosze === 0) return t('free')
  const per = t(basis === 'piece' ? 'perPiece' : 'perOrder', { price: price(priceGrosze) })
  return [per, ...freeFrom(t, rate, locale)].join(', ')
}

/** The price of installing these pieces in Poland. */
export function installationText(t: Words, line: DeliveryLine, table: DeliveryTable, locale: Locale): string {
  const to = { country: 'PL', typeOfDelivery: 'delivery_with_assembly' } as const
  const quote = deliveryPrice([line], to, table)
  if (typeof quote !== 'object') return t('onRequest')
  return quote.grosze === 0 ? t('free') : formatPrice(quote.grosze, locale)
}

/** The price of shipping a product within Poland, before the number of pieces is known. */
export function textOfProduct(t: Words, product: DeliveryLine, table: DeliveryTable, locale: Locale): string {
  const to = { country: 'PL', typeOfDelivery: 'shipping_to_customer' } as const
  const quote = deliveryPrice([product], to, table)
  if (typeof quote !== 'object') return t('onRequest')
  const rate = rateFor(table, 'shipping', 'PL')
  if (!rate || quote.grosze === 0) return t('free')
  if (rate.basis !== 'weight') return rateText(t, rate, locale)
  return [t('from', { price: formatPrice(quote.grosze, locale) }), ...freeFrom(t, rate, locale)].join(', ')
}

const freeFrom = (t: Words, { freeFromGrosze }: DeliveryRate, locale: Locale): string[] =>
  freeFromGrosze === null ? [] : [t('freeFrom', { price: formatPrice(freeFromGrosze, locale) })]
