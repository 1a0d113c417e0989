import type { Cells, CellValue } from '@/lib/assortment/exchange/file/cells'
import { factsOf } from '@/lib/assortment/products/changes'
import { entryOf, NewProduct, ProductEntry } from '@/lib/assortment/products/entry'
import { type ColumnName, isPicture, neededForNew } from '@/lib/catalog/product/columns-of-files'
import { drawnPictures } from '@/lib/catalog/product/drawings/drawn-pictures'
import { fieldsOf } from '@/lib/catalog/product/fields'
import { missingForSale } from '@/lib/catalog/product/needed-for-sale'
import { skuKey, toGtin } from '@/lib/catalog/product/numbers'
import {
  type ProductStatus,
  type ProductType,
  type StaffProduct,
  statuses,
} from '@/lib/catalog/product/schema'
import { splitIcVc } from '@/lib/measures/load-and-speed'
import type { ErrorCode, InvalidField } from '@/lib/platform/errors'
import { fieldErrors } from '@/lib/platform/http/fields'
import { type Answered, inPln } from '@/lib/platform/http/money'
import { type AuditFacts, changedFields } from '@/lib/shop/audit/rules'

export type RowVerdict = 'created' | 'changed' | 'unchanged' | 'refused'

export type Judged =
  | { verdict: 'refused'; problems: InvalidField[] }
  | { verdict: 'unchanged' }
  | { verdict: 'created'; entry: NewProduct }
  | {
      verdict: 'changed'
      entry: ProductEntry
      status: ProductStatus
      /** The difference in pieces. Setting the stock itself would undo sales since the export. */
      stockDelta: number
      changes: { before: AuditFacts | null; after: AuditFacts | null }
    }

const MOST_PIECES = 1_000_000

const refusedRow = (...problems: InvalidField[]): Judged => ({ verdict: 'refused', problems })

/** A row whose numbers name no product: a new one, for which the file must have every column. */
export function judgeNew(type: ProductType, columns: readonly ColumnName[], cells: Cells): Judged {
  const missing = neededForNew(type).filter((name) => !columns.includes(name))
  const number = (['sku', 'ean'] as const).find((name) => !isEmpty(cells[name]))
  // a file of stocks or prices is about products that are there
  if (missing.length > 0 && number) return refusedRow({ path: number, code: 'import.unknown_number' })
  if (missing.length > 0)
    return refusedRow(...missing.map((path) => ({ path, code: 'import.missing_column' }) as const))
  const { id: _, stockAtExport: __, ...values } = { ...cells, ...splitCell(cells) }
  const [url, ...urls] = drawnPictures(type)
  const parsed = NewProduct.safeParse({
    ...values,
    productType: type,
    url: values.url ?? url,
    urls: values.urls ?? urls,
  })
  return parsed.success
    ? { verdict: 'created', entry: parsed.data }
    : refusedRow(...rowProblems(parsed.error))
}

const splitCell = ({ icVc }: Cells) => (typeof icVc === 'string' ? splitIcVc(icVc) : null)

/** What was read from an IC/VC goes with it, unless the file has columns of its own for that. */
function icVcCells(cells: Cells, before: StaffProduct): Cells {
  const split = splitCell(cells)
  const icVc = split?.icVc ?? cells.icVc
  if (before.productType !== 'Tire' || typeof icVc !== 'string') return {}
  const derived = { loadIndex: null, speedIndex: null, loadIndexDual: null }
  const isOther = icVc.toUpperCase() !== before.icVc
  return { ...(isOther ? { ...derived, ...definedIn(cells) } : {}), ...split }
}

const definedIn = ({ loadIndex, speedIndex, loadIndexDual }: Cells): Cells =>
  Object.fromEntries(
    Object.entries({ loadIndex, speedIndex, loadIndexDual }).filter(([, cell]) => cell !== undefined),
  )

/** The numbers that only found the product: other letters or zeros of the same number change nothing. */
function numbersThatFound({ id, sku, ean }: Cells, before: StaffProduct): Cells {
  if ((id ?? null) !== null) return {}
  const isSku = typeof sku === 'string' && skuKey(sku) === skuKey(before.sku)
  const isEan = typeof ean === 'string' && before.ean !== null && toGtin(ean) === toGtin(before.ean)
  return { ...(isSku ? { sku: before.sku } : {}), ...(isEan ? { ean: before.ean } : {}) }
}

/** `stockBase` is the stock that the row's number was edited from; only the difference is applied. */
export function judgeEdit(
  type: ProductType,
  cells: Cells,
  before: StaffProduct | undefined,
  stockBase: number,
): Judged {
  if (!before) return refusedRow({ path: 'id', code: 'import.unknown_id' })
  if (before.productType !== type) return refusedRow({ path: 'id', code: 'import.other_type' })
  const {
    id: _,
    stockAtExport: __,
    quantityInStock,
    status: ___,
    inArchive: ____,
    ...values
  } = {
    ...cells,
    ...icVcCells(cells, before),
    ...numbersThatFound(cells, before),
  }
  const present = entryOf(before)
  const shown = inPln(present)
  const wanted = overlaid(shown, values)
  const status = statusAfter(cells, before)
  if (!Number.isInteger(stockBase)) return refusedRow({ path: 'stockAtExport', code: 'invalid_number' })
  if (quantityInStock === null) return refusedRow({ path: 'quantityInStock', code: 'invalid_number' })
  const stock = typeof quantityInStock === 'number' ? quantityInStock : stockBase
  const stockDelta = stock - stockBase
  const stockProblem = stockProblemOf(stock, before.quantityInStock + stockDelta)
  const isEdited = changedFields({ ...shown }, wanted) !== null
  // unchanged values are not checked: they may be older than today's rules
  const parsed = isEdited ? ProductEntry.safeParse(wanted) : null
  const problems = [...(parsed?.error ? rowProblems(parsed.error) : []), ...stockProblem]
  if (before.promotionUntil && wanted.price !== shown.price)
    problems.push({ path: 'price', code: 'product.promotion_running' })
  if (problems.length > 0) return refusedRow(...problems)
  const entry = parsed?.data ?? present
  const after = {
    ...before,
    ...(isEdited ? entry : {}),
    status,
    inArchive: status !== 'onSale',
    quantityInStock: before.quantityInStock + stockDelta,
  } as StaffProduct
  const changes = changedFields(factsOf(before), factsOf(after))
  // a product that is already on sale without what it needs stays on sale
  const isOffered = status === 'onSale' && (isEdited || status !== before.status)
  const missing = isOffered ? missingForSale(entry) : []
  if (missing.length > 0) return refusedRow(...missing)
  return changes ? { verdict: 'changed', entry, status, stockDelta, changes } : { verdict: 'unchanged' }
}

/** A file has both columns and people change only one of them, so the changed one counts. */
function statusAfter({ status, inArchive }: Cells, before: StaffProduct): ProductStatus {
  const newStatus = statuses.find((each) => each === status)
  if (newStatus && newStatus !== before.status) return newStatus
  if (typeof inArchive !== 'boolean' || inArchive === before.inArchive) return before.status
  return inArchive ? 'archived' : 'onSale'
}

function stockProblemOf(stock: number, after: number): InvalidField[] {
  const because = (code: ErrorCode) => [{ path: 'quantityInStock', code }]
  if (!Number.isInteger(stock)) return because('invalid_number')
  if (stock < 0 || stock > MOST_PIECES || after > MOST_PIECES) return because('out_of_range')
  return after < 0 ? because('import.sold_since') : []
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The product's fields with the row's cells. An empty cell does not clear pictures or a field that is never null. */
function overlaid(present: Answered<ProductEntry>, values: Partial<Record<string, CellValue>>): AuditFacts {
  const wanted: AuditFacts = { ...present }
  const neverCleared = fieldsOf(present.productType).flatMap(([name, field]): string[] =>
    field.notNull || isPicture(field) ? [name] : [],
  )
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (isEmpty(value) && (isEmpty(wanted[name]) || neverCleared.includes(name))) continue
    wanted[name] = value
  }
  return wanted
}

/** The error names the column, without the position in its list. */
const rowProblems = (error: Parameters<typeof fieldErrors>[0]): InvalidField[] => {
  const problems = fieldErrors(error).map(({ path, code }) => ({ path: path.split('.')[0] ?? path, code }))
  return problems.filter(({ path }, index) => problems.findIndex((each) => each.path === path) === index)
}
