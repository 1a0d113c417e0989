import 'server-only'
import { productOrder } from '@/lib/catalog/product/queries'
import { type ProductRow, productColumns, toProduct } from '@/lib/catalog/product/rows'
import type { Product } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'
import { PAGE_SIZE, type Problem, type ResultsQuery } from './address'
import { resultsCondition } from './conditions'
import { type Counted, countFacets } from './facets'

export type Results = Counted & {
  products: Product[]
  /** Number of pages; 0 for an empty result. */
  pages: number
}

/** Everything that a results page shows, in two statements: the page's products, and the facets with the whole count. */
export async function findResults(query: ResultsQuery): Promise<Results> {
  const [rows, counted] = await Promise.all([
    db().$queryRaw<ProductRow[]>(pageStatement(query)),
    countFacets(query),
  ])
  return { ...counted, products: rows.map(toProduct), pages: Math.ceil(counted.total / PAGE_SIZE) }
}

/** The ids of the page come from an index alone; whole rows are read for those few only. */
function pageStatement(query: ResultsQuery): Prisma.Sql {
  const order = productOrder(query.sort)
  return Prisma.sql`
    SELECT ${productColumns} FROM product WHERE id IN (
      SELECT id FROM product WHERE ${resultsCondition(query)}
      ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ${(query.page - 1) * PAGE_SIZE}
    ) ORDER BY ${order}`
}

/** Whether search engines may list the page: nothing in its address was left aside, and something stands on it. */
export const isWorthFinding = (problems: readonly Problem[], results: Results): boolean =>
  problems.length === 0 && results.unknown.length === 0 && results.products.length > 0
