import type { TitledProduct } from '@/lib/catalog/titles/product-title'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { typeset } from '@/lib/platform/i18n/typeset'

/** The title of a product, marked with its language, which may not be that of the page. */
export function ProductTitle({ product }: { product: TitledProduct }) {
  const title = useProductTitle(product)
  return <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
}
