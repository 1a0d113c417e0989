import { useLocale, useTranslations } from 'next-intl'
import { isBelowSet, setSizes } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { formatPrice } from '@/lib/platform/values/money'

type Props = { productType: ProductType; grosze: number; stock: number }

/** What a set costs, below the price of one; of less than a set, that it is none. */
export function SetPrice({ productType, grosze, stock }: Props) {
  const t = useTranslations('card')
  const locale = useLocale()
  const count = setSizes[productType]
  return isBelowSet(productType, stock) ? (
    <span className="card-set text-rust">{t('noSet')}</span>
  ) : (
    <span className="card-set">{t('set', { count, price: formatPrice(grosze * count, locale) })}</span>
  )
}
