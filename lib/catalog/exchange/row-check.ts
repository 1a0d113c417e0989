import { changedFields, type Facts } from '@/lib/audit/rules'
import { factsOf } from '@/lib/catalog/admin/changes'
import { entryOf, NewProduct, ProductEntry } from '@/lib/catalog/admin/entry'
import { drawnPictures } from '@/lib/catalog/product/drawn-pictures'
import { readIcVc } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import type { ErrorCode, FieldError } from '@/lib/core/errors'
import { fieldErrors } from '@/lib/http/fields'
import type { Cells, CellValue } from './cells'
import { type ColumnName, neededForNew } from './columns'

export type RowVerdict = 'created' | 'changed' | 'unchanged' | 'refused'

/** What becomes of a row. */
export type Judged =
  | { verdict: 'refused'; problems: FieldError[] }
  | { verdict: 'unchanged' }
  | { verdict: 'created'; entry: NewProduct }
  | {
      verdict: 'changed'
      entry: ProductEntry
      inArchive: boolean
      /** How many pieces more or fewer: never a number to set, or a sale since then would be undone. */
      stockDelta: number
      changes: { before: Facts | null; after: Facts | null }
    }

const MOST_PIECES = 1_000_000

const refusal = (path: string, code: ErrorCode): Judged => ({
  verdict: 'refused',
  problems: [{ path, code }],
})

/** A row without an id: a new product. */
export function judgeNew(type: ProductType, columns: readonly ColumnName[], cells: Cells): Judged {
  const missing = neededForNew(type).filter((name) => !columns.includes(name))
  if (missing.length > 0)
    return {
      verdict: 'refused',
      problems: missing.map((path) => ({ path, code: 'import.missing_column' })),
    }
  const { id: _, stockAtExport: __, ...given } = cells
  const [url, ...urls] = drawnPictures(type)
  const parsed = NewProduct.safeParse({
    ...withoutEmptyFlags(given),
    productType: type,
    url: given.url ?? url,
    urls: given.urls ?? urls,
  })
  return parsed.success
    ? { verdict: 'created', entry: parsed.data }
    : { verdict: 'refused', problems: rowProblems(parsed.error) }
}

/**
 * A row with an id: an edit of that product, of the columns that the file has. `stockBase` is the stock that the row's
 * own stock is a change of.
 */
export function judgeEdit(
  type: ProductType,
  cells: Cells,
  before: Product | undefined,
  stockBase: number,
): Judged {
  if (!before) return refusal('id', 'import.unknown_id')
  if (before.productType !== type) return refusal('id', 'import.other_type')
  const { id: _, stockAtExport: __, quantityInStock, inArchive, ...given } = cells
  const present = entryOf(before)
  const wanted = overlaid(present, given)
  const archived = typeof inArchive === 'boolean' ? inArchive : before.inArchive
  if (!Number.isInteger(stockBase)) return refusal('stockAtExport', 'invalid_number')
  if (quantityInStock === null) return refusal('quantityInStock', 'invalid_number')
  const stock = typeof quantityInStock === 'number' ? quantityInStock : stockBase
  const stockDelta = stock - stockBase
  const stockProblem = stockProblemOf(stock, before.quantityInStock + stockDelta)
  const isEdited = changedFields({ ...present }, wanted) !== null
  // what is left as it was need not be valid by the rules of today
  const parsed = isEdited ? ProductEntry.safeParse(wanted) : null
  const problems = [...(parsed?.error ? rowProblems(parsed.error) : []), ...stockProblem]
  if (problems.length > 0) return { verdict: 'refused', problems }
  const entry = completed(parsed?.data ?? present)
  const after = {
    ...before,
    ...(isEdited ? entry : {}),
    inArchive: archived,
    quantityInStock: before.quantityInStock + stockDelta,
  } as Product
  const changes = changedFields(factsOf(before), factsOf(after))
  return changes
    ? { verdict: 'changed', entry, inArchive: archived, stockDelta, changes }
    : { verdict: 'unchanged' }
}

function stockProblemOf(stock: number, after: number): FieldError[] {
  const refused = (code: ErrorCode) => [{ path: 'quantityInStock', code }]
  if (!Number.isInteger(stock)) return refused('invalid_number')
  if (stock < 0 || stock > MOST_PIECES || after > MOST_PIECES) return refused('out_of_range')
  return after < 0 ? refused('import.sold_since') : []
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The product's fields with the row's cells over them. An empty picture cell keeps the pictures. */
function overlaid(present: ProductEntry, given: Partial<Record<string, CellValue>>): Facts {
  const wanted: Facts = { ...present }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (isEmpty(value) && (isEmpty(wanted[name]) || ['url', 'urls', 'retread'].includes(name))) continue
    wanted[name] = value
  }
  return wanted
}

/** An empty yes-or-no cell of a new product means what the form's box means at first. */
const withoutEmptyFlags = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).filter(
      ([name, value]) => value !== null || !['retread', 'inArchive'].includes(name),
    ),
  )

/** Load index and speed code are read from the IC/VC where they are left out, as everywhere. */
function completed(entry: ProductEntry): ProductEntry {
  if (entry.productType !== 'Tire') return entry
  const read = readIcVc(entry.icVc)
  return {
    ...entry,
    loadIndex: entry.loadIndex ?? read.loadIndex,
    speedIndex: entry.speedIndex || read.speedIndex,
  }
}

/** The column is named, not the place in it. */
const rowProblems = (error: Parameters<typeof fieldErrors>[0]): FieldError[] => {
  const problems = fieldErrors(error).map(({ path, code }) => ({ path: path.split('.')[0] ?? path, code }))
  return problems.filter(({ path }, index) => problems.findIndex((each) => each.path === path) === index)
}
