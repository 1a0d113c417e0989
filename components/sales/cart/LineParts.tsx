import { useLocale } from 'next-intl'
import type { TitledProduct } from '@/lib/catalog/titles/product-title'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { typeset } from '@/lib/platform/i18n/typeset'
import { formatPrice } from '@/lib/platform/values/money'
import { useCart } from '@/lib/sales/cart/client'
import { formerPrice } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'

/** The title of a product, marked with its language, which may not be that of the page. */
export function ProductTitle({ product }: { product: TitledProduct }) {
  const title = useProductTitle(product)
  return <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
}

type Words = (key: 'formerPrice', values: { before: string }) => string

/** The price at which a product came into the cart, where it costs something else now. */
export function FormerPrice({ item, t }: { item: CartItem; t: Words }) {
  const locale = useLocale()
  const former = formerPrice(item, useCart().firstPrices)
  if (former === null) return null
  return (
    <span className="block text-sm font-medium text-rust">
      {t('formerPrice', { before: formatPrice(former, locale) })}
    </span>
  )
}
