import 'server-only'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { guardedText } from '@/lib/assortment/exchange/file/cells'
import { cellsOfProduct, columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import { selectForStaff, toStaffProduct } from '@/lib/catalog/product/rows'
import type { Cell } from '@/lib/platform/csv/write'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { ExportQuery } from './schema'

/** Rows read at a time. */
const BATCH = 500

const { and } = expressionBuilder<Tables, 'product'>()
const states: Record<ExportQuery['state'], Expression<SqlBool>> = {
  all: and({}),
  sale: and({ inArchive: false }),
  archived: and({ inArchive: true }),
  sold_out: and({ inArchive: false, quantityInStock: 0 }),
}

/** How many products a file would have. */
export async function countCatalogue({ type, state }: ExportQuery): Promise<number> {
  const { count } = await query()
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('productType', '=', type)
    .where(states[state])
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Yields the products of a type as records of a CSV file, the heading first, in the order of their ids. Only a few are
 * in memory at a time. Importing the file unchanged changes nothing.
 */
export async function* catalogueRecords({ type, state }: ExportQuery): AsyncGenerator<Cell[][]> {
  yield [[...columnsOfFile(type).keys()]]
  for (let last = 0; ; ) {
    const rows = await selectForStaff()
      .where('productType', '=', type)
      .where('id', '>', last)
      .where(states[state])
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (rows.length > 0) yield rows.map((row) => cellsOfProduct(toStaffProduct(row)).map(written))
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? last
  }
}

function written(value: string | number | boolean | string[] | null): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (Array.isArray(value)) return guardedText(value.join(' '))
  return typeof value === 'string' ? guardedText(value) : value
}
