import type { TitledProduct } from '@/lib/catalog/titles/product-title'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { typeset } from '@/lib/platform/i18n/typeset'

/** The title of a product in the language of the page, or in the one that it has. */
export function ProductTitle({ product }: { product: TitledProduct }) {
  const title = useProductTitle(product)
  return <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
}
