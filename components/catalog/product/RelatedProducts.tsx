import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import type { Product } from '@/lib/catalog/product/schema'
import { cachedRelated } from '@/lib/catalog/results/cached'

const onHub = { Tire: 'onHubWheels', Wheel: 'onHubSpacers', Spacer: 'onHubWheels' } as const

/** Other products that fit the same car, and products for the same hub. */
export async function RelatedProducts({ product, fit }: { product: Product; fit: string }) {
  const t = await getTranslations('product')
  const { alike, sameHub } = await cachedRelated(product)
  const row = (title: string, products: readonly Product[]) =>
    products.length > 0 ? (
      <section className="mt-14 print:hidden">
        <h2 className="mb-4 font-display text-lg font-bold">{title}</h2>
        <ProductGrid products={products} eagerRow={false} choice />
      </section>
    ) : null
  return (
    <>
      {row(t('alsoFits', { size: fit }), alike)}
      {row(t(onHub[product.productType]), sameHub)}
    </>
  )
}
