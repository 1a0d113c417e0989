import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Facts } from '@/lib/audit/rules'
import { entryOf, firstStatus, type NewProduct, type ProductEntry } from '@/lib/catalog/admin/entry'
import { columnsOf, columnsOfStatus, storedFields } from '@/lib/catalog/product/columns'
import { type ProductRow, productColumns, toProduct } from '@/lib/catalog/product/rows'
import type { Product, ProductStatus, ProductType } from '@/lib/catalog/product/schema'
import { isLockTimeout } from '@/lib/core/outage'
import type { ShopUser } from '@/lib/identity/user'
import { Prisma } from '@/prisma/generated/client'

// Statements that write a batch of an import at once. The values of all rows are one JSON parameter.

type Tx = Prisma.TransactionClient

const raw = (texts: string[]) => Prisma.raw(texts.join(', '))
const columnNames = (type: ProductType) => storedFields[type].map(({ sql }) => `"${sql}"`)
const given = (type: ProductType) => storedFields[type].map(({ column, sqlType }) => `"${column}" ${sqlType}`)
const values = (type: ProductType) => storedFields[type].map(({ column }) => `given."${column}"`)

/** @returns the rows as they are now, by id */
export async function insertProducts(
  tx: Tx,
  entries: (NewProduct & { id: number })[],
): Promise<ProductRow[]> {
  const [first] = entries
  if (!first) return []
  const type = first.productType
  const rows = entries.map((entry) => ({
    ...columnsOf(entry),
    id: entry.id,
    quantityInStock: entry.quantityInStock,
    ...columnsOfStatus(firstStatus(entry)),
  }))
  return tx.$queryRaw<ProductRow[]>`
    INSERT INTO product (id, product_type, quantity_in_stock, in_archive, is_draft, ${raw(columnNames(type))})
    SELECT given.id, ${type}::product_type, given."quantityInStock", given."inArchive", given."isDraft",
      ${raw(values(type))}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (id int, "quantityInStock" int, "inArchive" boolean, "isDraft" boolean, ${raw(given(type))})
    ORDER BY given.id
    RETURNING ${productColumns}`
}

/** An edit: the product before, with the version of its row, and the product after. */
type Edit = {
  before: Product
  seenXmin: string
  after: ProductEntry
  status: ProductStatus
  stockDelta: number
}

/** The most rows of one statement, to stay well within the time limit of statements. */
const ROWS_A_STEP = 10_000
/** How many times products that somebody else has locked are tried, and the pauses between, for the buyers. */
const LOCK_ATTEMPTS = 30
const LOCK_PAUSE_MS = 500

/**
 * The edits of an import, staged in a temporary table and then written at once. Everything slow happens before:
 * buyers wait only while the products themselves are written.
 */
export class StagedEdits {
  /** The columns that each step sets, and its number of rows. Each column of a step changes in every row of it. */
  readonly #steps: { sets: string; rows: number }[] = []
  constructor(
    readonly tx: Tx,
    readonly type: ProductType,
  ) {}

  create = () =>
    this.tx.$executeRaw`
      CREATE TEMPORARY TABLE staged_edit (
        LIKE product INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS,
        step int NOT NULL, stock_delta int NOT NULL, seen_xmin xid NOT NULL, PRIMARY KEY (id)
      ) ON COMMIT DROP`

  /** @returns the products as they will be, by id */
  async add(edits: Edit[]): Promise<Map<number, Product>> {
    const rows = edits.map((edit) => ({
      ...columnsOf(edit.after),
      id: edit.before.id,
      quantityInStock: edit.before.quantityInStock + edit.stockDelta,
      ...columnsOfStatus(edit.status),
      step: this.#stepOf(edit),
      stockDelta: edit.stockDelta,
      seenXmin: edit.seenXmin,
    }))
    const staged = await this.tx.$queryRaw<ProductRow[]>`
      INSERT INTO staged_edit (id, product_type, quantity_in_stock, in_archive, is_draft, step, stock_delta, seen_xmin,
        ${raw(columnNames(this.type))})
      SELECT given.id, ${this.type}::product_type, given."quantityInStock", given."inArchive", given."isDraft", given.step,
        given."stockDelta", given."seenXmin", ${raw(values(this.type))}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (id int, "quantityInStock" int,
        "inArchive" boolean, "isDraft" boolean, step int, "stockDelta" int, "seenXmin" xid, ${raw(given(this.type))})
      RETURNING ${productColumns}`
    return new Map(staged.map((row) => [row.id, toProduct(row)]))
  }

  #stepOf({ before, after, status, stockDelta }: Edit): number {
    const [was, is]: Record<string, unknown>[] = [columnsOf(entryOf(before)), columnsOf(after)]
    const columns = storedFields[this.type]
      .filter(({ column }) => !isDeepStrictEqual(was?.[column], is?.[column]))
      .map(({ sql }) => sql)
    if (status !== before.status) columns.push('in_archive', 'is_draft')
    const sets = columns.map((column) => `"${column}" = staged_edit."${column}"`)
    if (stockDelta !== 0) sets.push('quantity_in_stock = product.quantity_in_stock + staged_edit.stock_delta')
    const key = [...sets, 'updated_at = now()'].join(', ')
    let step = this.#steps.findIndex((each) => each.sets === key && each.rows < ROWS_A_STEP)
    if (step < 0) step = this.#steps.push({ sets: key, rows: 0 }) - 1
    const chosen = this.#steps[step]
    if (chosen) chosen.rows++
    return step
  }

  /** Writes the history of prices and stocks, as it will be if nothing is sold before `write`. */
  async noteHistory(by: ShopUser, fileName: string): Promise<void> {
    const { tx } = this
    await tx.$executeRaw`ANALYZE staged_edit`
    await tx.$executeRaw`
      INSERT INTO price_change (product_id, from_grosze, to_grosze)
      SELECT id, p.price_grosze, s.price_grosze FROM staged_edit s JOIN product p USING (id)
      WHERE p.price_grosze <> s.price_grosze ORDER BY id`
    await tx.$executeRaw`SET LOCAL shop.prices_are_noted = 'on'`
    await tx.$executeRaw`
      INSERT INTO stock_change (product_id, delta, stock_after, reason, note, changed_by, changed_by_name)
      SELECT id, stock_delta, quantity_in_stock, 'import', ${fileName}, ${by.uid}, ${by.name}
      FROM staged_edit WHERE stock_delta <> 0 ORDER BY id`
  }

  /**
   * Locks the products until the transaction ends, in the order in which buyers lock. While somebody else holds one of
   * them, the others are released: buyers must not wait for somebody whom the import waits for.
   *
   * @returns products that were sold or edited since they were staged
   */
  async lock(): Promise<ProductRow[]> {
    const { tx } = this
    for (let attempt = 1; ; attempt++) {
      await tx.$executeRaw`SAVEPOINT unlocked`
      try {
        await tx.$queryRaw`
          SELECT count(*) FROM (
            SELECT FROM product WHERE id IN (SELECT id FROM staged_edit) ORDER BY id FOR NO KEY UPDATE) AS locked`
        break
      } catch (error) {
        if (attempt >= LOCK_ATTEMPTS || !isLockTimeout(error)) throw error
        await tx.$executeRaw`ROLLBACK TO SAVEPOINT unlocked`
        await sleep(LOCK_PAUSE_MS)
      }
    }
    return tx.$queryRaw<ProductRow[]>`
      SELECT ${productColumns} FROM product
      WHERE EXISTS (SELECT FROM staged_edit s WHERE s.id = product.id AND s.seen_xmin <> product.xmin)`
  }

  /** Writes the products that `lock` holds. */
  async write(): Promise<void> {
    const { tx } = this
    await tx.$executeRaw`
      UPDATE stock_change c SET stock_after = p.quantity_in_stock + s.stock_delta
      FROM staged_edit s JOIN product p USING (id)
      WHERE s.seen_xmin <> p.xmin AND c.product_id = p.id AND c.xmin = pg_current_xact_id()::xid`
    for (const [step, { sets, rows }] of this.#steps.entries()) {
      const written = await tx.$executeRaw`
        UPDATE product SET ${Prisma.raw(sets)} FROM staged_edit
        WHERE staged_edit.step = ${step} AND product.id = staged_edit.id`
      if (written !== rows) throw new Error(`${rows - written} products are gone`)
    }
  }
}

/** Writes an audit entry for each product, like an edit by hand. */
export async function noteAudit(
  tx: Tx,
  by: ShopUser,
  entries: { id: number; before: Facts | null; after: Facts | null }[],
): Promise<void> {
  if (entries.length === 0) return
  await tx.$executeRaw`
    INSERT INTO audit_entry (actor, actor_name, action, subject_type, subject_id, before, after)
    SELECT ${by.uid}, ${by.name}, 'product.import', 'product', id, before, after
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS given (id text, before jsonb, after jsonb)`
}
