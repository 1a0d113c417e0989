import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { query } from '@/lib/platform/database/query'
import { readReplica } from '@/lib/platform/database/replica'
import { ShopError } from '@/lib/platform/errors'
import { selectForStaff, selectProducts, toProduct, toStaffProduct } from './rows'
import { type Product, type ProductType, productTypes, type StaffProduct } from './schema'
import { productPagesTag, productTag, withShownStock } from './tags'

/** One product, archived ones and drafts included; null when unknown or, with a type given, of another type. */
export async function getProduct(id: number, type?: ProductType): Promise<Product | null> {
  const { rows } = await productById(query(), { id })
  const row = rows[0]
  return row && (type === undefined || row.productType === type) ? toProduct(row) : null
}

const productById = prepared(({ id }: Placeholders<{ id: number }>) => selectProducts().where('id', '=', id))

/** One product with what only the staff may see; null when unknown. */
export async function getStaffProduct(id: number): Promise<StaffProduct | null> {
  const row = await selectForStaff().where('id', '=', id).executeTakeFirst()
  return row ? toStaffProduct(row) : null
}

/** The same for visitors: null for a draft. */
export async function shownProduct(id: number, type?: ProductType): Promise<Product | null> {
  const product = await getProduct(id, type)
  return product?.status === 'draft' ? null : product
}

/** @throws ShopError product.not_found */
export async function existingProduct(id: number, type?: ProductType): Promise<Product> {
  const product = await shownProduct(id, type)
  if (!product) throw new ShopError('product.not_found')
  return product
}

export async function cachedProduct(id: number, type?: ProductType): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(productTag(id))
  const product = await readReplica(() => shownProduct(id, type))
  // A missing id may be created by any later import, so the page has the tag of every type.
  cacheTag(...(product ? [product.productType] : productTypes).map(productPagesTag))
  return product && withShownStock(product)
}
