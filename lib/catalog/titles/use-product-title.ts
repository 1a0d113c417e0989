'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ShownTitle, shownTitle, type TitledProduct } from './product-title'

/** The title of a product in the language of the page. Needs the message group `productTitle`. */
export function useProductTitle(product: TitledProduct): ShownTitle {
  return shownTitle(product, { locale: useLocale(), t: useTranslations('productTitle') })
}
