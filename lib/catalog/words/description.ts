import type { ProductType } from '@/lib/catalog/product/schema'
import { defaultLocale, type Locale } from '@/lib/i18n/routing'

type DescribedProduct = {
  productType: ProductType
  /** In Polish: of a tire, and of others. */
  inf?: string | null
  description?: string | null
  descriptionEn?: string | null
  descriptionRu?: string | null
}

/** What the seller wrote of a product: in the visitor's language, else in Polish; null where nobody wrote anything. */
export function descriptionIn(
  product: DescribedProduct,
  locale: Locale,
): { text: string; locale: Locale } | null {
  const polish = product.description || product.inf
  const own = { pl: polish, en: product.descriptionEn, ru: product.descriptionRu }[locale]
  if (own) return { text: own, locale }
  return polish ? { text: polish, locale: defaultLocale } : null
}
