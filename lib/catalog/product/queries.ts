import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { selectProducts, toProduct } from './rows'
import type { Product, ProductType } from './schema'

/** One product, archived ones and drafts included; null when unknown or, with a type given, of another type. */
export async function getProduct(id: number, type?: ProductType): Promise<Product | null> {
  const products = selectProducts().where('id', '=', id)
  const row = await (type ? products.where('productType', '=', type) : products).executeTakeFirst()
  return row ? toProduct(row) : null
}

/** The same for visitors: null for a draft. */
export async function shownProduct(id: number, type?: ProductType): Promise<Product | null> {
  const product = await getProduct(id, type)
  return product?.status === 'draft' ? null : product
}

/**
 * A product that visitors may see.
 * @throws ShopError product.not_found
 */
export async function existingProduct(id: number, type?: ProductType): Promise<Product> {
  const product = await shownProduct(id, type)
  if (!product) throw new ShopError('product.not_found')
  return product
}
