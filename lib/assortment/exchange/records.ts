import 'server-only'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { guardedText } from '@/lib/assortment/exchange/file/cells'
import { type ColumnName, cellsOfProduct, columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import { drawnPictures } from '@/lib/catalog/product/drawings/drawn-pictures'
import { fieldsOf } from '@/lib/catalog/product/fields'
import { selectForStaff, toStaffProduct } from '@/lib/catalog/product/rows'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { Cell } from '@/lib/platform/csv/write'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { ErrorCode } from '@/lib/platform/errors'
import { shop } from '@/lib/platform/shop-details'
import type { AuditFacts } from '@/lib/shop/audit/rules'
import { inBatches } from './batches'
import { selectProblems } from './queries'
import type { RowVerdict } from './row-check'
import type { ExportQuery, ImportProblem } from './schema'

/** Rows read at a time. */
const BATCH = 500

const { and } = expressionBuilder<Tables, 'product'>()
const states: Record<ExportQuery['state'], Expression<SqlBool>> = {
  all: and({}),
  sale: and({ inArchive: false }),
  archived: and({ inArchive: true }),
  sold_out: and({ inArchive: false, quantityInStock: 0 }),
}

export async function countCatalogue({ type, state }: ExportQuery): Promise<number> {
  const { count } = await query()
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('productType', '=', type)
    .where(states[state])
    .executeTakeFirstOrThrow()
  return count
}

/** In the order of their ids, a few at a time in memory. Importing the file unchanged changes nothing. */
export async function* catalogueRecords({ type, state }: ExportQuery): AsyncGenerator<Cell[][]> {
  yield [[...columnsOfFile(type).keys()]]
  const productsBehind = (id: number) =>
    selectForStaff()
      .where('productType', '=', type)
      .where('id', '>', id)
      .where(states[state])
      .orderBy('id')
      .limit(BATCH)
      .execute()
  for await (const rows of inBatches(BATCH, productsBehind, ({ id }) => id))
    yield rows.map((row) => cellsOfProduct(toStaffProduct(row)).map(exportedCell))
}

function exportedCell(value: string | number | boolean | string[] | null): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (Array.isArray(value)) return guardedText(value.join(' '))
  return typeof value === 'string' ? guardedText(value) : value
}

export type ReportWords = {
  headings: string[]
  verdict: (verdict: RowVerdict) => string
  problem: (code: ErrorCode, column: string) => string
}

type Line = { line: number; productId: number | null; verdict: RowVerdict; changes: ChangeOf | null }
type ChangeOf = { before: AuditFacts; after: AuditFacts }

/** Errors of refused cells, old and new values of changed ones. */
export async function* reportRecords(importId: number, words: ReportWords): AsyncGenerator<Cell[][]> {
  yield [words.headings]
  const linesBehind = (line: number) =>
    query()
      .selectFrom('catalogueImportRow')
      .select(['line', 'productId', 'verdict', 'changes'])
      .$narrowType<Pick<Line, 'verdict' | 'changes'>>()
      .where('importId', '=', importId)
      .where('line', '>', line)
      .orderBy('line')
      .limit(BATCH)
      .execute()
  for await (const lines of inBatches(BATCH, linesBehind, ({ line }) => line)) {
    const problems = await selectProblems(importId)
      .where('line', '>=', lines[0]?.line ?? 0)
      .where('line', '<=', lines.at(-1)?.line ?? 0)
      .execute()
    yield lines.flatMap((line) => reportLines(line, problems, words))
  }
}

function reportLines({ line, productId, verdict, changes }: Line, all: ImportProblem[], words: ReportWords) {
  const start: Cell[] = [line, productId, words.verdict(verdict)]
  const problems = all.filter((problem) => problem.line === line)
  if (problems.length > 0)
    return problems.map(({ column, code, value }) => [
      ...start,
      column,
      words.problem(code, column),
      value,
      null,
    ])
  if (!changes) return [[...start, null, null, null, null]]
  return Object.keys(changes.after).map((column) => [
    ...start,
    column,
    null,
    cellOf(changes.before[column]),
    cellOf(changes.after[column]),
  ])
}

const cellOf = (fact: AuditFacts[string] | undefined): Cell =>
  Array.isArray(fact) ? fact.join(' ') : (fact ?? null)

const offers: Record<ProductType, Partial<Record<ColumnName, Cell>>> = {
  Tire: { title: `${shop.brand} Bagno XT 195/80 R15 96Q`, price: 389.99, quantityInStock: 12 },
  Wheel: { title: 'Felga stalowa 15x7 5x139.7 ET-10 CB108 czarna', price: 289, quantityInStock: 8 },
  Spacer: { title: 'Dystans przykręcany 30 mm 5x139.7', price: 149, quantityInStock: 20 },
}

function exampleOf(type: ProductType): Partial<Record<ColumnName, Cell>> {
  const [url = '', ...urls] = drawnPictures(type)
  const described = fieldsOf(type).flatMap(([name, { example }]): [ColumnName, Cell][] =>
    example === undefined ? [] : [[name, typeof example === 'boolean' ? Number(example) : example]],
  )
  return {
    ...Object.fromEntries(described),
    ...offers[type],
    status: 'onSale',
    inArchive: 0,
    url,
    urls: urls.join(' '),
  }
}

/** The import passes over rows whose first cell begins with #. */
export function templateRecords(type: ProductType, meaning: (column: ColumnName) => string): Cell[][] {
  const names = [...columnsOfFile(type).keys()]
  const example = exampleOf(type)
  return [
    names,
    names.map((name) => (name === 'id' ? `# ${meaning(name)}` : meaning(name))),
    names.map((name) => (name === 'id' ? '#' : (example[name] ?? null))),
  ]
}
