import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { toGrosze } from '@/lib/core/money'
import { Prisma } from '@/prisma/generated/client'
import { type ProductRow, productColumns, toProduct } from './rows'
import { parseBoltPattern } from './rules'
import type {
  Product,
  ProductSort,
  ProductType,
  SpacerListQuery,
  TireListQuery,
  WheelListQuery,
} from './schema'

export type ProductList = { products: Product[]; total: number }

const { sql, join, empty } = Prisma

/** In stock first, then cheapest, then id; every order ends in the id, so that pages never overlap. */
const orders: Record<ProductSort | 'default', Prisma.Sql> = {
  default: sql`sold_out, price_grosze, id`,
  price: sql`price_grosze, id`,
  '-price': sql`price_grosze DESC, id DESC`,
  title: sql`title, id`,
  '-stock': sql`quantity_in_stock DESC, id DESC`,
}

/** The order of a list; a list that asks for none has what is in stock first. */
export const productOrder = (sort: ProductSort | undefined): Prisma.Sql => orders[sort ?? 'default']

type Paging = { page: number; pageSize: number; sort?: ProductSort | undefined }

async function list(type: ProductType, conditions: Prisma.Sql[], paging: Paging): Promise<ProductList> {
  const onSale = join(
    [sql`product_type = ${type}::product_type`, sql`NOT in_archive`, ...conditions],
    ' AND ',
  )
  const [rows, counted] = await Promise.all([
    db().$queryRaw<ProductRow[]>`
      SELECT ${productColumns} FROM product WHERE ${onSale}
      ORDER BY ${productOrder(paging.sort)}
      LIMIT ${paging.pageSize} OFFSET ${(paging.page - 1) * paging.pageSize}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM product WHERE ${onSale}`,
  ])
  return { products: rows.map(toProduct), total: counted[0]?.total ?? 0 }
}

/** The condition that a column has a value; none where no value is asked for. */
export const equals = (column: Prisma.Sql, value: number | string | undefined) =>
  value === undefined ? [] : [sql`${column} = ${value}`]

function pricesWithin(query: { priceFrom?: number | undefined; priceTo?: number | undefined }) {
  return [
    ...(query.priceFrom === undefined ? [] : [sql`price_grosze >= ${toGrosze(query.priceFrom)}`]),
    ...(query.priceTo === undefined ? [] : [sql`price_grosze <= ${toGrosze(query.priceTo)}`]),
  ]
}

export function listTires(query: TireListQuery): Promise<ProductList> {
  return list(
    'Tire',
    [
      ...equals(sql`width`, query.width),
      ...equals(sql`profile`, query.profile),
      ...equals(sql`diameter`, query.diameter),
      ...equals(sql`season`, query.season),
      ...equals(sql`manufacturer`, query.manufacturer),
      ...equals(sql`protector`, query.protector),
      ...pricesWithin(query),
    ],
    query,
  )
}

/** A pattern that cannot be one matches nothing, like any other unknown finder value. */
export const boltPattern = (text: string | undefined) =>
  text === undefined ? [] : [sql`bolt_pattern = ${parseBoltPattern(text) ?? ''}`]

export function listWheels(query: WheelListQuery): Promise<ProductList> {
  return list(
    'Wheel',
    [
      ...equals(sql`diameter`, query.diameter),
      ...boltPattern(query.boltSpacing),
      ...equals(sql`width`, query.width),
      ...equals(sql`central_bore_diameter`, query.centralBoreDiameter),
      ...pricesWithin(query),
    ],
    query,
  )
}

export function listSpacers(query: SpacerListQuery): Promise<ProductList> {
  return list(
    'Spacer',
    [...boltPattern(query.boltDistance), ...equals(sql`thickness`, query.thickness), ...pricesWithin(query)],
    query,
  )
}

/** One product, archived ones and drafts included; null when unknown or, with a type given, of another type. */
export async function getProduct(id: number, type?: ProductType): Promise<Product | null> {
  const ofType = type ? sql`AND product_type = ${type}::product_type` : empty
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${productColumns} FROM product WHERE id = ${id} ${ofType}`
  return rows[0] ? toProduct(rows[0]) : null
}

/** The same for visitors, who see no draft. */
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
