import { demoProducts } from '@/prisma/catalogue/catalogue'
import type { CatalogueProduct } from '@/prisma/catalogue/product'

/** How many of each type. */
const counts = { Tire: 24, Wheel: 8, Spacer: 8 }
const LEAST_STOCK = 4

/** Some of the demo's products, from all over its catalog. Their numbers stay free for what the shop really sells. */
export function trialProducts(): CatalogueProduct[] {
  const onSale = demoProducts().filter(({ inArchive }) => !inArchive)
  return (['Tire', 'Wheel', 'Spacer'] as const).flatMap((type) => {
    const ofType = onSale.filter(({ productType }) => productType === type)
    const step = ofType.length / counts[type]
    return Array.from({ length: counts[type] }, (_, place) => ofType[Math.floor(place * step)])
      .filter((product) => product !== undefined)
      .map((product) => ({
        ...product,
        sku: null,
        ean: null,
        quantityInStock: Math.max(product.quantityInStock, LEAST_STOCK),
      }))
  })
}
