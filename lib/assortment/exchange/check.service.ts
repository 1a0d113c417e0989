import 'server-only'
import { decoded } from '@/lib/assortment/exchange/file/decode'
import { type FileRow, fileRows } from '@/lib/assortment/exchange/file/rows'
import { versionOf } from '@/lib/assortment/products/changes'
import type { ColumnName } from '@/lib/catalog/product/columns-of-files'
import type { ProductType, StaffProduct } from '@/lib/catalog/product/schema'
import { uploadedHash } from '@/lib/media/formats'
import { insertRows, query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { inBatches } from './batches'
import { beginJob, importLock, noteJob } from './jobs.service'
import { type CellProblem, idOf, matchRows, type RowMatch } from './matching'
import { readJob } from './queries'
import { type Judged, judgeEdit, judgeNew } from './row-check'
import type { ImportJob } from './schema'

/** 500 are no faster and take 100 MB more: their JSON outlives the young generation of the heap. */
export const ROWS_A_BATCH = 200
/** The report shows this many characters of a refused cell, or of the products that it could mean. */
const SHOWN_VALUE = 80
const SHOWN_NAMES = 300

/** The version of the product that was checked. Without its stock: a sale in the meantime is not a conflict. */
export const seenState = (product: StaffProduct) => `${versionOf(product)} ${product.status}`

/** Changes nothing in the catalogue. @throws ShopError import.busy, and what is wrong with a whole file */
export async function checkFile(
  bytes: AsyncIterable<Uint8Array>,
  file: { type: ProductType; fileName: string },
  admin: ShopUser,
): Promise<ImportJob> {
  const lock = await importLock()
  try {
    const id = await beginJob(file, admin)
    try {
      let encoding: string | null = null
      const texts = decoded(bytes, (name) => {
        encoding = name
      })
      const { columns, rows } = await fileRows(texts, file.type)
      await noteJob(id, { columns })
      await judgeAll(id, file.type, columns, rows)
      await noteJob(id, { state: 'checked', encoding })
      return await readJob(id)
    } catch (error) {
      await noteFailure(id, error)
      throw error
    }
  } finally {
    await lock.release()
  }
}

/** @throws ShopError import.busy, import.not_found, import.not_ready */
export async function checkAgain(id: number): Promise<ImportJob> {
  const lock = await importLock()
  try {
    const { state, productType, columns } = await readJob(id)
    if (state !== 'checked') throw new ShopError('import.not_ready')
    await query().deleteFrom('catalogueImportProblem').where('importId', '=', id).execute()
    const nothing = { rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0 }
    await query()
      .updateTable('catalogueImport')
      .set({ ...nothing, failure: null, failureFields: null })
      .where('id', '=', id)
      .execute()
    await judgeAll(id, productType, columns as ColumnName[], stagedFileRows(id))
    return await readJob(id)
  } finally {
    await lock.release()
  }
}

async function* stagedFileRows(id: number): AsyncGenerator<FileRow> {
  const rowsBehind = (line: number) =>
    query()
      .selectFrom('catalogueImportRow')
      .select(['line', 'cells'])
      .$narrowType<Pick<FileRow, 'cells'>>()
      .where('importId', '=', id)
      .where('line', '>', line)
      .orderBy('line')
      .limit(ROWS_A_BATCH)
      .execute()
  for await (const rows of inBatches(ROWS_A_BATCH, rowsBehind, ({ line }) => line))
    for (const { line, cells } of rows) yield { line, cells, problems: [] }
}

async function noteFailure(id: number, error: unknown): Promise<void> {
  const isKnown = error instanceof ShopError
  await noteJob(id, {
    state: 'failed',
    failure: isKnown ? error.code : 'import.broken_off',
    failureFields: isKnown ? error.fields.slice(0, 100) : [],
  }).catch(() => undefined)
}

async function judgeAll(id: number, type: ProductType, columns: ColumnName[], rows: AsyncGenerator<FileRow>) {
  const seen: Seen = { ids: new Set(), skus: new Set() }
  let batch: FileRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < ROWS_A_BATCH) continue
    await store(id, await judgeBatch(type, columns, batch, seen))
    batch = []
  }
  if (batch.length > 0) await store(id, await judgeBatch(type, columns, batch, seen))
}

/** The ids and stock numbers of the rows so far: a file must not repeat them. */
type Seen = { ids: Set<number>; skus: Set<string> }

type CheckedRow = {
  line: number
  cells: FileRow['cells']
  judged: Judged
  before: StaffProduct | undefined
  stockBase: number | null
  problems: CellProblem[]
}

async function judgeBatch(type: ProductType, columns: ColumnName[], rows: FileRow[], { ids, skus }: Seen) {
  const matches = await matchRows(rows)
  const checked = rows.map((row, index) =>
    judgeRow(type, columns, row, matches[index] ?? { by: null, product: undefined }, ids),
  )
  return withPictures(await withOwnNumbers(checked, skus))
}

function judgeRow(
  type: ProductType,
  columns: ColumnName[],
  { line, cells, problems: unreadable }: FileRow,
  { by, product: before, problem }: RowMatch,
  ids: Set<number>,
): CheckedRow {
  const id = before?.id ?? idOf(cells)
  const atExport = cells.stockAtExport
  const stockBase = typeof atExport === 'number' ? atExport : (before?.quantityInStock ?? null)
  const judged: Judged = problem
    ? { verdict: 'refused', problems: [] }
    : by
      ? judgeEdit(type, cells, before, stockBase ?? 0)
      : judgeNew(type, columns, cells)
  const repeated: CellProblem[] =
    by && id !== undefined && ids.has(id)
      ? [{ path: by, code: 'import.repeated_id', value: shown(cells[by]) }]
      : []
  const problems = [
    ...unreadable,
    ...repeated,
    ...(problem ? [problem] : []),
    ...(judged.verdict === 'refused' ? judged.problems : [])
      .filter(({ path }) => !unreadable.some((each) => each.path === path))
      .map((problem) => ({ ...problem, value: shown(cells[problem.path as ColumnName]) })),
  ]
  if (id !== undefined) ids.add(id)
  return {
    line,
    cells,
    before,
    stockBase,
    problems,
    judged: problems.length > 0 ? { verdict: 'refused', problems } : judged,
  }
}

const shown = (value: FileRow['cells'][ColumnName]): string =>
  Array.isArray(value) ? value.join(' ') : String(value ?? '')

const refusedFor = (row: CheckedRow, problem: CellProblem): CheckedRow => ({
  ...row,
  problems: [problem],
  judged: { verdict: 'refused', problems: [problem] },
})

/** Refuses rows with the stock number of another product, in the shop or in the file. */
async function withOwnNumbers(checked: CheckedRow[], named: Set<string>): Promise<CheckedRow[]> {
  const skuOf = ({ judged }: CheckedRow) => ('entry' in judged ? judged.entry.sku : null)
  const skus = checked.flatMap((row) => skuOf(row) ?? [])
  if (skus.length === 0) return checked
  const rows = await query().selectFrom('product').select(['id', 'sku']).where('sku', 'in', skus).execute()
  const owners = new Map(rows.map(({ id, sku }) => [sku, id]))
  return checked.map((row) => {
    const sku = skuOf(row)
    if (sku === null) return row
    const owner = owners.get(sku)
    const isTaken = named.has(sku) || (owner !== undefined && owner !== row.before?.id)
    named.add(sku)
    if (!isTaken) return row
    return refusedFor(row, { path: 'sku', code: 'sku_taken', value: sku })
  })
}

async function withPictures(checked: CheckedRow[]): Promise<CheckedRow[]> {
  const hashesOf = ({ judged }: CheckedRow) =>
    'entry' in judged
      ? [judged.entry.url, ...judged.entry.urls].flatMap((url) => uploadedHash(url) ?? [])
      : []
  const hashes = [...new Set(checked.flatMap(hashesOf))]
  if (hashes.length === 0) return checked
  const rows = await query()
    .selectFrom('uploadedPicture')
    .select('hash')
    .where('hash', 'in', hashes)
    .execute()
  const uploaded = new Set(rows.map(({ hash }) => hash))
  return checked.map((row) => {
    const missing = hashesOf(row).find((hash) => !uploaded.has(hash))
    if (missing === undefined || !('entry' in row.judged)) return row
    const path = uploadedHash(row.judged.entry.url) === missing ? 'url' : 'urls'
    return refusedFor(row, { path, code: 'picture_missing', value: shown(row.cells[path]) })
  })
}

async function store(importId: number, checked: CheckedRow[]): Promise<void> {
  const rows = checked.map(({ line, cells, judged, before, stockBase }) => ({
    importId,
    line,
    cells,
    verdict: judged.verdict,
    productId: before?.id ?? idOf(cells) ?? null,
    seen: before ? seenState(before) : null,
    stockBase: before ? stockBase : null,
    changes: judged.verdict === 'changed' ? judged.changes : null,
  }))
  const problems = checked.flatMap(({ line, problems }) =>
    problems.map(({ path, code, value }) => ({
      importId,
      line,
      columnName: path,
      code,
      value: value.slice(0, code === 'import.ambiguous_number' ? SHOWN_NAMES : SHOWN_VALUE),
    })),
  )
  const count = (verdict: Judged['verdict']) => rows.filter((row) => row.verdict === verdict).length
  await transaction(async (tx) => {
    await insertRows(tx, 'catalogueImportRow', rows)
      .onConflict((conflict) =>
        conflict.columns(['importId', 'line']).doUpdateSet(({ ref }) => ({
          verdict: ref('excluded.verdict'),
          productId: ref('excluded.productId'),
          seen: ref('excluded.seen'),
          stockBase: ref('excluded.stockBase'),
          changes: ref('excluded.changes'),
        })),
      )
      .execute()
    if (problems.length > 0) await insertRows(tx, 'catalogueImportProblem', problems).execute()
    await tx
      .updateTable('catalogueImport')
      .set(({ eb }) => ({
        rows: eb('rows', '+', rows.length),
        created: eb('created', '+', count('created')),
        changed: eb('changed', '+', count('changed')),
        unchanged: eb('unchanged', '+', count('unchanged')),
        refused: eb('refused', '+', count('refused')),
      }))
      .where('id', '=', importId)
      .execute()
  })
}
