import 'server-only'
import { guardedText } from '@/lib/catalog/exchange/file/cells'
import { cellsOfProduct, columnsOfFile } from '@/lib/catalog/exchange/file/columns'
import { type ProductRow, productColumns, toProduct } from '@/lib/catalog/product/rows'
import { db } from '@/lib/core/db'
import type { Cell } from '@/lib/csv/write'
import { Prisma } from '@/prisma/generated/client'
import type { ExportQuery } from './schema'

/** Rows read at a time. */
const BATCH = 500

const states: Record<ExportQuery['state'], Prisma.Sql> = {
  all: Prisma.sql`true`,
  sale: Prisma.sql`NOT in_archive`,
  archived: Prisma.sql`in_archive`,
  sold_out: Prisma.sql`NOT in_archive AND quantity_in_stock = 0`,
}

/**
 * Yields the products of a type as records of a CSV file, the heading first, in the order of their ids. Only a few are
 * in memory at a time. Importing the file unchanged changes nothing.
 */
export async function* catalogueRecords({ type, state }: ExportQuery): AsyncGenerator<Cell[][]> {
  yield [[...columnsOfFile(type).keys()]]
  for (let last = 0; ; ) {
    const rows = await db().$queryRaw<ProductRow[]>`
      SELECT ${productColumns} FROM product
      WHERE product_type = ${type}::product_type AND id > ${last} AND ${states[state]} ORDER BY id LIMIT ${BATCH}`
    if (rows.length > 0) yield rows.map((row) => cellsOfProduct(toProduct(row)).map(written))
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? last
  }
}

function written(value: string | number | boolean | string[] | null): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (Array.isArray(value)) return guardedText(value.join(' '))
  return typeof value === 'string' ? guardedText(value) : value
}
