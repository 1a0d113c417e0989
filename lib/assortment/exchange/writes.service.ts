import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Generated, sql } from 'kysely'
import { entryOf, firstStatus, type NewProduct, type ProductEntry } from '@/lib/assortment/products/entry'
import { columnsOf, columnsOfStatus, type FieldColumn, storedFields } from '@/lib/catalog/product/columns'
import { columnsForStaff, type StaffRow, selectForStaff, toStaffProduct } from '@/lib/catalog/product/rows'
import type { ProductStatus, ProductType, StaffProduct } from '@/lib/catalog/product/schema'
import { isLockTimeout } from '@/lib/platform/database/outage'
import { insertRows, now, type Transaction } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { ShopUser } from '@/lib/platform/identity/user'
import type { AuditFacts } from '@/lib/shop/audit/rules'

// Statements that write a batch of an import at once. The values of all rows are one JSON parameter.

/** @returns the products as they are now */
export async function insertProducts(tx: Transaction, entries: (NewProduct & { id: number })[]) {
  const rows = entries.map((entry) => ({
    ...columnsOf(entry),
    id: entry.id,
    productType: entry.productType,
    quantityInStock: entry.quantityInStock,
    ...columnsOfStatus(firstStatus(entry)),
  }))
  return (await insertRows(tx, 'product', rows).returning(columnsForStaff).execute()).map(toStaffProduct)
}

type Edit = {
  before: StaffProduct
  seenXmin: string
  after: ProductEntry
  status: ProductStatus
  stockDelta: number
}

/** The most rows of one statement, to stay well within the time limit of statements. */
const ROWS_A_STEP = 10_000
/** Attempts to lock the products, and the pauses between them, in which buyers get theirs. */
const LOCK_ATTEMPTS = 30
const LOCK_PAUSE_MS = 500
/** Buyers are likely to wait for products that were sold within so many days, or stand in a cart. */
const SELLING_DAYS = 30

type StagedEdit = Tables['product'] & {
  step: number
  stockDelta: number
  seenXmin: string
  isWanted: Generated<boolean>
}
type Part = { step: number; rows: number; firstId: number; lastId: number }
type Column = 'inArchive' | 'isDraft' | 'quantityInStock' | FieldColumn

/** Everything slow happens before: buyers wait only while the products themselves are written. */
export class StagedEdits {
  /** The columns that each step sets, and its number of rows. Each column of a step changes in every row of it. */
  readonly #steps: { columns: Column[]; key: string; rows: number }[] = []
  readonly #staged
  constructor(
    readonly tx: Transaction,
    readonly type: ProductType,
  ) {
    this.#staged = tx.withTables<{ stagedEdit: StagedEdit }>()
  }

  create = () =>
    sql`
      CREATE TEMPORARY TABLE staged_edit (
        LIKE product INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS,
        step int NOT NULL, stock_delta int NOT NULL, seen_xmin xid NOT NULL,
        is_wanted boolean NOT NULL DEFAULT false, PRIMARY KEY (id)
      ) ON COMMIT DROP`.execute(this.tx)

  /** @returns the products as they will be, by id */
  async add(edits: Edit[]): Promise<Map<number, StaffProduct>> {
    if (edits.length === 0) return new Map()
    const rows = edits.map((edit) => ({
      ...columnsOf(edit.after),
      id: edit.before.id,
      productType: this.type,
      quantityInStock: edit.before.quantityInStock + edit.stockDelta,
      ...columnsOfStatus(edit.status),
      step: this.#stepOf(edit),
      stockDelta: edit.stockDelta,
      seenXmin: edit.seenXmin,
    }))
    const staged = await insertRows(this.#staged, 'stagedEdit', rows).returning(columnsForStaff).execute()
    return new Map(staged.map((row) => [row.id, toStaffProduct(row)]))
  }

  #stepOf({ before, after, status, stockDelta }: Edit): number {
    const [was, is]: Record<string, unknown>[] = [columnsOf(entryOf(before)), columnsOf(after)]
    const columns: Column[] = storedFields[this.type]
      .map(({ column }) => column)
      .filter((column) => !isDeepStrictEqual(was?.[column], is?.[column]))
    if (status !== before.status) columns.push('inArchive', 'isDraft')
    if (stockDelta !== 0) columns.push('quantityInStock')
    const key = columns.join()
    let step = this.#steps.findIndex((each) => each.key === key && each.rows < ROWS_A_STEP)
    if (step < 0) step = this.#steps.push({ columns, key, rows: 0 }) - 1
    const chosen = this.#steps[step]
    if (chosen) chosen.rows++
    return step
  }

  async noteHistory(by: ShopUser, fileName: string): Promise<void> {
    const tx = this.#staged
    await sql`ANALYZE staged_edit`.execute(tx)
    await tx
      .insertInto('priceChange')
      .columns(['productId', 'fromGrosze', 'toGrosze'])
      .expression(({ selectFrom }) =>
        selectFrom('stagedEdit as s')
          .innerJoin('product as p', 'p.id', 's.id')
          .select(['p.id', 'p.priceGrosze as fromGrosze', 's.priceGrosze as toGrosze'])
          .whereRef('p.priceGrosze', '<>', 's.priceGrosze')
          .orderBy('p.id'),
      )
      .execute()
    await sql`SET LOCAL shop.prices_are_noted = 'on'`.execute(tx)
    await tx
      .insertInto('stockChange')
      .columns(['productId', 'delta', 'stockAfter', 'reason', 'note', 'changedBy', 'changedByName'])
      .expression(({ selectFrom, val }) =>
        selectFrom('stagedEdit')
          .select(['id', 'stockDelta', 'quantityInStock'])
          .select([
            val('import').as('reason'),
            val(fileName).as('note'),
            val(by.uid).as('changedBy'),
            val(by.name).as('changedByName'),
          ])
          .where('stockDelta', '<>', 0)
          .orderBy('id'),
      )
      .execute()
  }

  /**
   * Locks the products until the transaction ends, in the order in which buyers lock, and writes them. When one of them is
   * locked elsewhere, the import releases its own locks and tries again, so that no buyer waits as long as the import does.
   * @param judge is given products that were sold or edited since they were staged, before they are written
   */
  async write(judge: (moved: StaffRow[]) => Promise<void>): Promise<void> {
    const { tx } = this
    for (let attempt = 1; ; attempt++) {
      await sql`SAVEPOINT unlocked`.execute(tx)
      try {
        await this.#writeAll(judge)
        return
      } catch (error) {
        if (attempt >= LOCK_ATTEMPTS || !isLockTimeout(error)) throw error
        await sql`ROLLBACK TO SAVEPOINT unlocked`.execute(tx)
        await sleep(LOCK_PAUSE_MS)
      }
    }
  }

  /** Writes the wanted products last, so that their buyers wait only while these are written. */
  async #writeAll(judge: (moved: StaffRow[]) => Promise<void>): Promise<void> {
    await sql`
      UPDATE staged_edit SET is_wanted = true WHERE id IN (
        SELECT product_id FROM cart_item UNION ALL
        SELECT l.product_id FROM order_line l JOIN shop_order o ON o.id = l.order_id
        WHERE o.order_date > now() - ${`${SELLING_DAYS} days`}::interval)`.execute(this.tx)
    await sql`CREATE INDEX ON staged_edit (id) WHERE is_wanted`.execute(this.tx)
    // locks the wanted products once before anything is written: a lock that is held for long shows here
    await sql`SAVEPOINT unwritten`.execute(this.tx)
    await this.#lock(true)
    await sql`ROLLBACK TO SAVEPOINT unwritten`.execute(this.tx)
    for (const isWanted of [false, true]) {
      const parts = await this.#staged
        .selectFrom('stagedEdit')
        .select(({ fn }) => ['step', fn.countAll<number>().as('rows')])
        .select(({ fn }) => [fn.min('id').as('firstId'), fn.max('id').as('lastId')])
        .where('isWanted', '=', isWanted)
        .groupBy('step')
        .execute()
      if (parts.length === 0) continue
      await judge(await this.#lock(isWanted))
      await sql`
        UPDATE stock_change c SET stock_after = p.quantity_in_stock + s.stock_delta
        FROM staged_edit s JOIN product p USING (id)
        WHERE s.is_wanted = ${isWanted} AND s.seen_xmin <> p.xmin AND c.product_id = p.id
          AND c.xmin = pg_current_xact_id()::xid`.execute(this.tx)
      for (const part of parts) await this.#writePart(part, isWanted)
    }
  }

  /** @returns products that were sold or edited since they were staged */
  async #lock(isWanted: boolean): Promise<StaffRow[]> {
    const { tx } = this
    await sql`
      SELECT count(*) FROM (
        SELECT FROM product WHERE id IN (SELECT id FROM staged_edit WHERE is_wanted = ${isWanted})
        ORDER BY id FOR NO KEY UPDATE
      ) AS locked`.execute(tx)
    return selectForStaff(tx)
      .where(({ exists }) =>
        exists(sql`(
          SELECT FROM staged_edit s
          WHERE s.id = product.id AND s.seen_xmin <> product.xmin AND s.is_wanted = ${isWanted})`),
      )
      .execute()
  }

  async #writePart({ step, rows, firstId, lastId }: Part, isWanted: boolean): Promise<void> {
    const columns = this.#steps[step]?.columns ?? []
    const { numUpdatedRows } = await this.#staged
      .updateTable('product')
      .from('stagedEdit')
      .set(({ eb, ref }) => ({
        ...Object.fromEntries(columns.map((column) => [column, ref(`stagedEdit.${column}`)])),
        ...(columns.includes('quantityInStock') && {
          quantityInStock: eb('product.quantityInStock', '+', ref('stagedEdit.stockDelta')),
        }),
        updatedAt: now,
      }))
      .whereRef('product.id', '=', 'stagedEdit.id')
      .where('stagedEdit.step', '=', step)
      .where('stagedEdit.isWanted', '=', isWanted)
      // bounds both tables, so that no part reads rows that another part writes
      .where(({ and, between }) =>
        and([between('stagedEdit.id', firstId, lastId), between('product.id', firstId, lastId)]),
      )
      .executeTakeFirstOrThrow()
    const missing = rows - Number(numUpdatedRows)
    if (missing !== 0) throw new Error(`${missing} products are gone`)
  }
}

/** Writes an audit entry for each product, like an edit by hand. */
export async function noteAudit(
  tx: Transaction,
  by: ShopUser,
  entries: { id: number; before: AuditFacts | null; after: AuditFacts | null }[],
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ id, before, after }) => ({
    actor: by.uid,
    actorName: by.name,
    action: 'product.import',
    subjectType: 'product',
    subjectId: id,
    before,
    after,
  }))
  await insertRows(tx, 'auditEntry', rows).execute()
}
