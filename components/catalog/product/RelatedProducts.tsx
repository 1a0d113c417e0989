import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { Heading } from '@/components/ui/Heading'
import { isForSale } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { spacerNeeds } from '@/lib/catalog/words/bolt-text'
import { permittedRims } from '@/lib/measures/rim-widths'
import { languageTag } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { pageLocale } from '@/lib/shop/texts/locale'
import { cachedRelated } from '@/lib/storefront/results/cached'

const ALIKE = 'alike'

export async function InsteadLink({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const { alike } = await cachedRelated(product)
  if (alike.length === 0) return null
  return (
    <p className="print:hidden">
      <a href={`#${ALIKE}`} className="prose-link touch-link font-semibold">
        {t('seeInstead')}
      </a>
    </p>
  )
}

export async function RelatedProducts({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const locale = await pageLocale()
  const { alike, mountedWith } = await cachedRelated(product)
  const inches = (value: number) => value.toLocaleString(languageTag[locale])
  const titleOf = (type: ProductType) => {
    if (type === 'Spacer') return t('onHubSpacers')
    if (product.productType === 'Spacer') return t('onHubWheels')
    const diameter = `${product.diameter}″`
    if (type === 'Tire') return t('tiresOfDiameter', { diameter, width: inches(product.width) })
    const { from = 0, to = 0 } = (product.productType === 'Tire' && permittedRims(product)) || {}
    return t('wheelsOfDiameter', { diameter, from: inches(from), to: inches(to) })
  }
  const needs = product.productType === 'Spacer' ? spacerNeeds(product, await getTranslations()) : null
  const rows = [
    { title: t(isForSale(product) ? 'alike' : 'instead'), products: alike, note: null },
    ...mountedWith.map(({ type, products }) => ({
      title: titleOf(type),
      products,
      note: needs && t('toMount', { needs }),
    })),
  ]
  return rows
    .filter(({ products }) => products.length > 0)
    .map(({ title, products, note }) => (
      <section
        key={title}
        {...(products === alike ? { id: ALIKE } : {})}
        className="mt-14 scroll-mt-4 print:hidden"
      >
        <Heading className="mb-4">{title}</Heading>
        {note ? <p className="-mt-2 mb-4 max-w-prose text-soft">{typeset(note, locale)}</p> : null}
        <ProductGrid products={products} eagerRow={false} choice />
      </section>
    ))
}
