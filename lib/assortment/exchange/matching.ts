import 'server-only'
import { type SqlBool, sql } from 'kysely'
import { skuKey, toGtin } from '@/lib/catalog/product/numbers'
import { selectForStaff, toStaffProduct } from '@/lib/catalog/product/rows'
import type { StaffProduct } from '@/lib/catalog/product/schema'
import type { InvalidField } from '@/lib/platform/errors'
import { isRowId } from '@/lib/platform/values/row-id'
import type { Cells } from './file/cells'
import type { FileRow } from './file/rows'

export type CellProblem = InvalidField & { value: string }

type NumberColumn = 'id' | 'sku' | 'ean'

/** The product that a row is about, and the column that names it. No column: the row is a new product. */
export type RowMatch = {
  by: NumberColumn | null
  product: StaffProduct | undefined
  problem?: CellProblem
}

export const idOf = ({ id }: Cells): number | undefined =>
  typeof id === 'number' && isRowId(id) ? id : undefined

const trimmedText = (cell: unknown): string | undefined =>
  typeof cell === 'string' && cell.trim() !== '' ? cell.trim() : undefined

type Found = { byId: StaffProduct[]; bySku: StaffProduct[]; byGtin: StaffProduct[] }

/** By id, else by SKU, else by EAN, without case, spaces and leading zeros. Numbers of several products are a problem. */
export async function matchRows(rows: readonly FileRow[]): Promise<RowMatch[]> {
  const unnumbered = rows.filter(({ cells }) => (cells.id ?? null) === null)
  const skus = unnumbered.flatMap(({ cells }) => trimmedText(cells.sku) ?? [])
  const gtins = unnumbered.flatMap(({ cells }) => toGtin(trimmedText(cells.ean)) ?? [])
  const [byId, bySku, byGtin] = await Promise.all([
    productsOf(rows.flatMap(({ cells }) => idOf(cells) ?? [])),
    productsWhere(sql`upper(sku) IN (SELECT upper(unnest(${skus}::text[])))`, skus),
    productsWhere(sql`lpad(ean, 14, '0') = ANY(${gtins}::text[])`, gtins),
  ])
  return rows.map((row) => matchOf(row, { byId, bySku, byGtin }))
}

async function productsOf(ids: number[]): Promise<StaffProduct[]> {
  if (ids.length === 0) return []
  return (await selectForStaff().where('id', 'in', ids).execute()).map(toStaffProduct)
}

async function productsWhere(condition: ReturnType<typeof sql<SqlBool>>, wanted: string[]) {
  if (wanted.length === 0) return []
  return (await selectForStaff().where(condition).orderBy('id').execute()).map(toStaffProduct)
}

function matchOf({ cells, problems }: FileRow, { byId, bySku, byGtin }: Found): RowMatch {
  const id = idOf(cells)
  if ((cells.id ?? null) !== null || problems.some(({ path }) => path === 'id'))
    return { by: 'id', product: byId.find((product) => product.id === id) }
  const sku = trimmedText(cells.sku)
  const ean = trimmedText(cells.ean)
  const gtin = toGtin(ean)
  const ofSku = sku ? bySku.filter((product) => skuKey(product.sku) === skuKey(sku)) : []
  const ofGtin = gtin ? byGtin.filter((product) => toGtin(product.ean) === gtin) : []
  // the shop's numbers are unique by their letters: two that differ only in case are two products
  const exact = ofSku.find((product) => product.sku === sku)
  const named = exact ? [exact] : ofSku
  const [first] = named
  if (sku && first) {
    const isOther = ofGtin.length > 0 && !ofGtin.some(({ id }) => id === first.id)
    if (named.length > 1 || isOther) return ambiguous('sku', sku, isOther ? [first, ...ofGtin] : named)
    return { by: 'sku', product: first }
  }
  if (!ean || ofGtin.length === 0) return { by: null, product: undefined }
  if (sku && ofGtin.some((product) => product.sku !== null)) return ambiguous('sku', sku, ofGtin)
  return ofGtin.length > 1 ? ambiguous('ean', ean, ofGtin) : { by: 'ean', product: ofGtin[0] }
}

const MOST_NAMED = 3

const ambiguous = (path: 'sku' | 'ean', number: string, products: StaffProduct[]): RowMatch => {
  const named = products.slice(0, MOST_NAMED).map(({ id, sku, title }) => `${title} (${sku ?? `#${id}`})`)
  const more = products.length > MOST_NAMED ? ', …' : ''
  return {
    by: path,
    product: undefined,
    problem: { path, code: 'import.ambiguous_number', value: `${number}: ${named.join(', ')}${more}` },
  }
}
