import 'server-only'
import { sql } from 'kysely'
import type { Cells } from '@/lib/assortment/exchange/file/cells'
import { factsOf, replacedPictures, tagsOfChange } from '@/lib/assortment/products/changes'
import type { ColumnName } from '@/lib/catalog/product/columns-of-files'
import { ownPictures } from '@/lib/catalog/product/drawings/drawn-pictures'
import { type StaffRow, selectForStaff, toStaffProduct } from '@/lib/catalog/product/rows'
import type { ProductType, StaffProduct } from '@/lib/catalog/product/schema'
import { finderTag, productPagesTag, productsTag } from '@/lib/catalog/product/tags'
import { freePictures, keepPictures } from '@/lib/media/uploads/picture-use.service'
import { expireTags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { type InvalidField, ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { changedFields } from '@/lib/shop/audit/rules'
import { recordChange } from '@/lib/shop/audit/service'
import { inBatches } from './batches'
import { ROWS_A_BATCH, seenState } from './check.service'
import { type ImportLock, importLock, noteJob } from './jobs.service'
import { readJob } from './queries'
import { judgeEdit, judgeNew, type RowVerdict } from './row-check'
import type { ImportJob } from './schema'
import { insertProducts, noteAudit, StagedEdits } from './writes.service'

/** With more changed products than this, one tag expires the pages of the whole type. */
const NAMED_PAGES = 300

class Conflict extends Error {
  constructor(readonly lines: (InvalidField & { line: number })[]) {
    super('import.conflict')
  }
}

/** All rows or none; `run` never throws: the job records it. @throws ShopError import.busy, .not_found, .not_ready */
export async function beginImport(
  id: number,
  admin: ShopUser,
): Promise<{ job: ImportJob; run: () => Promise<void> }> {
  const lock = await importLock()
  try {
    const { state, refused, created, changed } = await readJob(id)
    if (state !== 'checked' || refused > 0 || created + changed === 0) throw new ShopError('import.not_ready')
    await noteJob(id, { state: 'importing', done: 0, failure: null })
    const job = await readJob(id)
    return { job, run: () => run(job, admin, lock).finally(lock.release) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function run(job: ImportJob, admin: ShopUser, lock: ImportLock): Promise<void> {
  try {
    const tags = await transaction((tx) => importRows(tx, job, admin, lock))
    // first: the products have changed, whether or not the job can be noted
    expireTags(tags)
    await noteJob(job.id, { state: 'imported', done: job.created + job.changed })
  } catch (error) {
    const isConflict = error instanceof Conflict
    if (isConflict) await noteConflict(job.id, error)
    else log.error({ import: job.id, error: String(error) })
    const failure = isConflict ? 'import.conflict' : 'import.interrupted'
    await noteJob(job.id, { state: 'checked', done: 0, failure }).catch(() => undefined)
  }
}

async function noteConflict(id: number, { lines }: Conflict): Promise<void> {
  await db().catalogueImportProblem.createMany({
    data: lines.map(({ line, path, code }) => ({ importId: id, line, columnName: path, code })),
  })
}

async function importRows(tx: Transaction, job: ImportJob, admin: ShopUser, lock: ImportLock) {
  const { stagedRows } = await tx
    .selectFrom('catalogueImportRow')
    .select(({ fn }) => fn.countAll<number>().as('stagedRows'))
    .where('importId', '=', job.id)
    .executeTakeFirstOrThrow()
  // the table of rows is UNLOGGED: PostgreSQL empties it after a crash
  if (stagedRows !== job.rows) throw new Error('the rows of the file are gone')
  const tags = new Tags(job.productType)
  let done = 0
  const note = (rows: number) => {
    done += rows
    return lock.noteDone(job.id, done)
  }
  for await (const rows of stagedBatches(tx, job.id, 'created', 'line')) {
    for (const product of await create(tx, job, rows, admin)) tags.add(null, product)
    await note(rows.length)
  }
  const staged = new StagedEdits(tx, job.productType)
  await staged.create()
  const replaced: string[] = []
  for await (const rows of stagedBatches(tx, job.id, 'changed', 'productId')) {
    for (const [before, after] of await stage(tx, job, rows, admin, staged)) {
      tags.add(before, after)
      replaced.push(...replacedPictures(before, after))
    }
    await note(rows.length)
  }
  await recordChange(tx, admin, {
    action: 'import.products',
    subject: { type: 'import', id: job.id },
    before: null,
    after: {
      fileName: job.fileName,
      productType: job.productType,
      created: job.created,
      changed: job.changed,
    },
  })
  // as late as possible: buyers of these products wait from here to the commit
  await writeStaged(tx, job, admin, staged)
  await freePictures(tx, replaced)
  return tags.all()
}

/** The tags to expire: of a few products and their lists, or of the whole type. */
class Tags {
  readonly #tags = new Set<string>()
  #products = 0
  constructor(readonly type: ProductType) {}

  add(before: StaffProduct | null, after: StaffProduct): void {
    const tags = tagsOfChange(before, after)
    if (tags.length > 0) this.#products += 1
    if (this.#products <= NAMED_PAGES) for (const tag of tags) this.#tags.add(tag)
    else if (tags.includes(finderTag(this.type))) this.#tags.add(finderTag(this.type))
  }

  all(): string[] {
    const finder = this.#tags.has(finderTag(this.type)) ? [finderTag(this.type)] : []
    return this.#products <= NAMED_PAGES
      ? [...this.#tags]
      : [productPagesTag(this.type), productsTag(this.type), ...finder]
  }
}

type StagedRow = { line: number; productId: number; cells: Cells; seen: string; stockBase: number }

const stagedRows = (tx: Transaction, importId: number, verdict: RowVerdict) =>
  tx
    .selectFrom('catalogueImportRow')
    .select(['line', 'productId', 'cells', 'seen', 'stockBase'])
    .$narrowType<StagedRow>()
    .where('importId', '=', importId)
    .where('verdict', '=', verdict)

/** All rows of a verdict, in the order of `by`. */
const stagedBatches = (tx: Transaction, importId: number, verdict: RowVerdict, by: 'line' | 'productId') =>
  inBatches(
    ROWS_A_BATCH,
    (last) =>
      stagedRows(tx, importId, verdict).where(by, '>', last).orderBy(by).limit(ROWS_A_BATCH).execute(),
    (row) => row[by],
  )

async function create(tx: Transaction, job: ImportJob, rows: StagedRow[], admin: ShopUser) {
  const { rows: ids } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('product', 'id'))::int AS id FROM generate_series(1, ${rows.length}::int)
  `.execute(tx)
  const entries = rows.map(({ line, cells }, index) => {
    const judged = judgeNew(job.productType, job.columns as ColumnName[], cells)
    if (judged.verdict !== 'created') throw new Conflict([{ line, path: '', code: 'import.changed_since' }])
    const id = ids[index]?.id ?? 0
    return { id, ...judged.entry, ...ownPictures(id, judged.entry) }
  })
  await keep(tx, entries, rows)
  const products = await insertProducts(tx, entries)
  const facts = products.map((product) => ({ id: product.id, before: null, after: factsOf(product) }))
  await noteAudit(tx, admin, facts)
  return products
}

async function stage(
  tx: Transaction,
  job: ImportJob,
  rows: StagedRow[],
  admin: ShopUser,
  staged: StagedEdits,
): Promise<[StaffProduct, StaffProduct][]> {
  const ids = rows.map(({ productId }) => productId)
  const present = await selectForStaff(tx)
    .select(sql<string>`xmin`.as('xmin'))
    .where('id', 'in', ids)
    .execute()
  const xmins = new Map(present.map(({ id, xmin }) => [id, xmin]))
  const edits = judgeAgain(job.productType, rows, present).map(({ before, entry, status, stockDelta }) => ({
    before,
    after: { ...entry, ...ownPictures(before.id, entry) },
    status,
    stockDelta,
    seenXmin: xmins.get(before.id) ?? '',
  }))
  await keep(
    tx,
    edits.map(({ after }) => after),
    rows,
  )
  const afterById = await staged.add(edits)
  const pairs = edits.flatMap(({ before }): [StaffProduct, StaffProduct][] => {
    const after = afterById.get(before.id)
    return after ? [[before, after]] : []
  })
  await noteAudit(
    tx,
    admin,
    pairs.flatMap(([before, after]) => {
      const changed = changedFields(factsOf(before), factsOf(after))
      return changed ? [{ id: after.id, ...changed }] : []
    }),
  )
  return pairs
}

/** Writes all staged edits at once. Sales since they were staged are kept; edits since then are conflicts. */
async function writeStaged(tx: Transaction, job: ImportJob, admin: ShopUser, staged: StagedEdits) {
  await staged.noteHistory(admin, job.fileName)
  await staged.write(async (moved) => {
    if (moved.length === 0) return
    const ids = moved.map(({ id }) => id)
    const rows = await stagedRows(tx, job.id, 'changed')
      .where(({ eb, fn, val }) => eb('productId', '=', fn.any(val(ids))))
      .execute()
    judgeAgain(job.productType, rows, moved)
  })
}

function judgeAgain(type: ProductType, rows: StagedRow[], present: StaffRow[]) {
  const products = new Map(present.map((row) => [row.id, toStaffProduct(row)]))
  const conflicts: Conflict['lines'] = []
  const edits = rows.flatMap(({ line, productId, cells, seen, stockBase }) => {
    const before = products.get(productId)
    if (!before || seenState(before) !== seen) {
      conflicts.push({ line, path: 'id', code: 'import.changed_since' })
      return []
    }
    const judged = judgeEdit(type, cells, before, stockBase)
    if (judged.verdict === 'refused') conflicts.push(...judged.problems.map((each) => ({ ...each, line })))
    return judged.verdict === 'changed' ? [{ before, ...judged }] : []
  })
  if (conflicts.length > 0) throw new Conflict(conflicts)
  return edits
}

/** Marks uploaded pictures as used. A picture that was deleted since the check is a conflict. */
async function keep(tx: Transaction, entries: { url: string; urls: string[] }[], rows: StagedRow[]) {
  const missing = await keepPictures(
    tx,
    entries.flatMap(({ url, urls }) => [url, ...urls]),
  )
  if (missing.length === 0) return
  throw new Conflict([{ line: rows[0]?.line ?? 0, path: 'url', code: 'picture_missing' }])
}
