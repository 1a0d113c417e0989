import type { Product } from '@/lib/catalog/product/schema'
import { defaultLocale, isTranslation, type Locale } from '@/lib/platform/i18n/routing'
import { fieldIn } from '@/lib/platform/i18n/translated-fields'

/** What the seller wrote of a product: in the visitor's language, else in Polish; null where nobody wrote anything. */
export function descriptionIn(product: Product, locale: Locale): { text: string; locale: Locale } | null {
  const polish = product.productType === 'Tire' ? product.inf : product.description
  const own = isTranslation(locale) ? product[fieldIn('description', locale)] : polish
  if (own) return { text: own, locale }
  return polish ? { text: polish, locale: defaultLocale } : null
}
