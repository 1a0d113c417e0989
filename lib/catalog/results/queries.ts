import 'server-only'
import { type ProductRow, productColumns, toProduct } from '@/lib/catalog/product/rows'
import type { Product, ProductSort } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/database/db'
import { Prisma } from '@/prisma/generated/client'
import { PAGE_SIZE, type Problem, type ResultsQuery } from './address'
import { resultsCondition } from './conditions'
import { countFacets, type FacetCounts } from './facet-counts'
import type { Bores } from './fitting'

const { sql, join, empty } = Prisma

export type ProductList = {
  products: Product[]
  /** Length of the whole list. */
  total: number
}

export type Results = FacetCounts & {
  products: Product[]
  /** Number of pages; 0 for an empty result. */
  pages: number
}

/** Each order ends in the id, so that pages never overlap. */
const orders: Record<ProductSort | 'default', Prisma.Sql> = {
  default: sql`sold_out, price_grosze, id`,
  price: sql`price_grosze, id`,
  '-price': sql`price_grosze DESC, id DESC`,
  title: sql`title, id`,
  '-stock': sql`quantity_in_stock DESC, id DESC`,
}

/** Everything that a results page shows, in two statements: its products, and the facets with the whole count. */
export async function findResults(query: ResultsQuery): Promise<Results> {
  const [products, counts] = await Promise.all([productsOnPage(query, PAGE_SIZE), countFacets(query)])
  return { ...counts, products, pages: Math.ceil(counts.total / PAGE_SIZE) }
}

/** One page of what a query finds, and how many it finds in all. */
export async function listProducts(query: ResultsQuery, pageSize: number): Promise<ProductList> {
  const [products, [total = 0]] = await Promise.all([productsOnPage(query, pageSize), countProducts([query])])
  return { products, total }
}

/** The first products of a query that fit on the bores as well. One whose own bore is not known may fit. */
export function listRelated(
  query: ResultsQuery,
  { ofHub, ofWheel }: Bores,
  most: number,
): Promise<Product[]> {
  const { bore, column } = {
    Tire: { bore: null, column: empty },
    Wheel: { bore: ofWheel, column: sql`central_bore_diameter` },
    Spacer: { bore: ofHub, column: sql`hub_bore` },
  }[query.type]
  if (bore === null) return productsOnPage(query, most)
  return productsOnPage(query, most, sql`AND (${column} = ${bore}::float8 OR ${column} IS NULL)`)
}

/** The ids of the page come from an index alone, so that only the page's own rows are read from the table. */
async function productsOnPage(query: ResultsQuery, pageSize: number, condition = empty): Promise<Product[]> {
  const order = orders[query.sort ?? 'default']
  const rows = await db().$queryRaw<ProductRow[]>`
    SELECT ${productColumns} FROM product WHERE id IN (
      SELECT id FROM product WHERE ${resultsCondition(query)} ${condition}
      ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(query.page - 1) * pageSize}
    ) ORDER BY ${order}`
  return rows.map(toProduct)
}

/** How many products each of the queries finds, in one statement. */
export async function countProducts(queries: readonly ResultsQuery[]): Promise<number[]> {
  if (queries.length === 0) return []
  const counts = queries.map(
    (query, place) =>
      sql`SELECT ${place}::int AS place, count(*)::int AS total FROM product WHERE ${resultsCondition(query)}`,
  )
  const rows = await db().$queryRaw<{ total: number }[]>`${join(counts, ' UNION ALL ')} ORDER BY place`
  return rows.map(({ total }) => total)
}

/** Whether search engines may list the page: its address made sense throughout, and it shows products. */
export const isWorthFinding = (problems: readonly Problem[], results: Results): boolean =>
  problems.length === 0 && results.unknown.length === 0 && results.products.length > 0
