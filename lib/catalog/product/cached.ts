import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { withShownStock } from '@/lib/catalog/product/shown-stock'
import { readReplica } from '@/lib/platform/database/replica'
import { shownProduct } from './queries'
import { type Product, type ProductType, productTypes } from './schema'
import { productPagesTag, productTag } from './tags'

/** A product for public pages, cached until a write expires its tag. */
export async function cachedProduct(id: number, type?: ProductType): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(productTag(id))
  const product = await readReplica(() => shownProduct(id, type))
  // A missing id may be created by any later import, so the page has the tag of every type.
  cacheTag(...(product ? [product.productType] : productTypes).map(productPagesTag))
  return product && withShownStock(product)
}
