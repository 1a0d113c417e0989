import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { Prisma } from '@/prisma/generated/client'
import { type ProductRow, productColumns, toProduct } from './rows'
import type { Product, ProductType } from './schema'

const { sql, empty } = Prisma

/** One product, archived ones and drafts included; null when unknown or, with a type given, of another type. */
export async function getProduct(id: number, type?: ProductType): Promise<Product | null> {
  const ofType = type ? sql`AND product_type = ${type}::product_type` : empty
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${productColumns} FROM product WHERE id = ${id} ${ofType}`
  return rows[0] ? toProduct(rows[0]) : null
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
