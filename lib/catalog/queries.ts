import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { toGrosze } from '@/lib/core/money'
import { Prisma } from '@/prisma/generated/client'
import { type ProductRow, productColumns, toProduct } from './rows'
import { compareBoltPatterns, parseBoltPattern } from './rules'
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

const equals = (column: Prisma.Sql, value: number | string | undefined) =>
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
const boltPattern = (text: string | undefined) =>
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

/** One product, archived ones included; null when unknown or, with a type given, of another type. */
export async function getProduct(id: number, type?: ProductType): Promise<Product | null> {
  const ofType = type ? sql`AND product_type = ${type}::product_type` : empty
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${productColumns} FROM product WHERE id = ${id} ${ofType}`
  return rows[0] ? toProduct(rows[0]) : null
}

/** @throws ShopError product.not_found */
export async function existingProduct(id: number, type?: ProductType): Promise<Product> {
  const product = await getProduct(id, type)
  if (!product) throw new ShopError('product.not_found')
  return product
}

// --- option lists of the finders -----------------------------------------------------------------------------------

/**
 * The distinct values of a column among products on sale, ascending. Steps from value to value through the finder
 * index instead of reading every row: the cost is that of the answer, not of the catalogue.
 */
async function optionValues<T>(
  type: ProductType,
  column: Prisma.Sql,
  chosen: Prisma.Sql[] = [],
): Promise<T[]> {
  const onSale = join(
    [sql`product_type = ${type}::product_type`, sql`NOT in_archive`, sql`${column} IS NOT NULL`, ...chosen],
    ' AND ',
  )
  const rows = await db().$queryRaw<{ value: T }[]>`
    WITH RECURSIVE step AS (
      (SELECT ${column} AS value FROM product WHERE ${onSale} ORDER BY 1 LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM product WHERE ${onSale} AND ${column} > step.value ORDER BY 1 LIMIT 1)
      FROM step WHERE step.value IS NOT NULL
    )
    SELECT value FROM step WHERE value IS NOT NULL`
  return rows.map((row) => row.value)
}

export const tireWidths = () => optionValues<number>('Tire', sql`width`)

export const tireProfiles = (width: number) =>
  optionValues<number>('Tire', sql`profile`, [sql`width = ${width}`])

export const tireDiameters = (width: number, profile: number) =>
  optionValues<number>('Tire', sql`diameter`, [sql`width = ${width}`, sql`profile = ${profile}`])

export const tireProtectors = (width: number, profile: number, diameter: number) =>
  optionValues<string>('Tire', sql`protector`, [
    sql`width = ${width}`,
    sql`profile = ${profile}`,
    sql`diameter = ${diameter}`,
    sql`protector <> ''`,
  ])

export const wheelDiameters = () => optionValues<number>('Wheel', sql`diameter`)

export const wheelBoltPatterns = async (diameter: number) =>
  (await optionValues<string>('Wheel', sql`bolt_pattern`, [sql`diameter = ${diameter}`])).sort(
    compareBoltPatterns,
  )

export const wheelWidths = (diameter: number, pattern: string) =>
  optionValues<number>('Wheel', sql`width`, [sql`diameter = ${diameter}`, ...boltPattern(pattern)])

export const wheelCentralBores = (diameter: number, pattern: string, width: number) =>
  optionValues<number>('Wheel', sql`central_bore_diameter`, [
    sql`diameter = ${diameter}`,
    ...boltPattern(pattern),
    // 0 is any width, as in the lists
    ...equals(sql`width`, width || undefined),
  ])

export const spacerBoltPatterns = async () =>
  (await optionValues<string>('Spacer', sql`bolt_pattern`)).sort(compareBoltPatterns)

export const spacerThicknesses = (pattern: string) =>
  optionValues<number>('Spacer', sql`thickness`, boltPattern(pattern))
