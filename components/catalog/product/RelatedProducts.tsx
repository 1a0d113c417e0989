import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { cachedRelated } from '@/lib/catalog/results/cached'

/** Other products that fit the same car, and what is mounted together with this one. */
export async function RelatedProducts({ product, fit }: { product: Product; fit: string }) {
  const t = await getTranslations('product')
  const { alike, mountedWith } = await cachedRelated(product)
  const titleOf = (type: ProductType) => {
    if (type === 'Spacer') return t('onHubSpacers')
    if (product.productType === 'Spacer') return t('onHubWheels')
    const diameter = t('inches', { value: product.diameter })
    return t(type === 'Wheel' ? 'wheelsOfDiameter' : 'tiresOfDiameter', { diameter })
  }
  const rows = [
    { title: t('alsoFits', { size: fit }), products: alike },
    ...mountedWith.map(({ type, products }) => ({ title: titleOf(type), products })),
  ]
  return rows
    .filter(({ products }) => products.length > 0)
    .map(({ title, products }) => (
      <section key={title} className="mt-14 print:hidden">
        <h2 className="mb-4 font-display text-lg font-bold">{title}</h2>
        <ProductGrid products={products} eagerRow={false} choice />
      </section>
    ))
}
