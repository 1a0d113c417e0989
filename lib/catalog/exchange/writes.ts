import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { Facts } from '@/lib/audit/rules'
import type { ShopUser } from '@/lib/identity/user'
import { Prisma } from '@/prisma/generated/client'
import { entryOf, type NewProduct, type ProductEntry } from '../entry'
import { type ProductRow, productColumns } from '../rows'
import type { Product, ProductType } from '../schema'
import { columnsOf } from '../service'

// Statements that write a batch of an import at once: the values travel as JSON, one parameter however many rows.

type Tx = Prisma.TransactionClient

/** Column and type of every field that an entry writes. */
const stored = {
  title: ['title', 'text'],
  url: ['url', 'text'],
  urls: ['urls', 'text[]'],
  priceGrosze: ['price_grosze', 'int'],
  manufacturer: ['manufacturer', 'text'],
  typeOfTire: ['type_of_tire', 'text'],
  icVc: ['ic_vc', 'text'],
  width: ['width', 'double precision'],
  profile: ['profile', 'double precision'],
  diameter: ['diameter', 'double precision'],
  season: ['season', 'text'],
  protector: ['protector', 'text'],
  inf: ['inf', 'text'],
  loadIndex: ['load_index', 'int'],
  speedIndex: ['speed_index', 'text'],
  retread: ['retread', 'boolean'],
  typeOfWheel: ['type_of_wheel', 'text'],
  boltPattern: ['bolt_pattern', 'text'],
  centralBoreDiameter: ['central_bore_diameter', 'double precision'],
  offset: ['"offset"', 'int'],
  color: ['color', 'text'],
  material: ['material', 'text'],
  boltInfo: ['bolt_info', 'text'],
  thickness: ['thickness', 'double precision'],
} as const

const fieldsOf: Record<ProductType, (keyof typeof stored)[]> = {
  Tire: [
    ...(['title', 'url', 'urls', 'priceGrosze', 'manufacturer', 'typeOfTire', 'icVc', 'width'] as const),
    ...(['profile', 'diameter', 'season', 'protector', 'inf', 'loadIndex', 'speedIndex', 'retread'] as const),
  ],
  Wheel: [
    ...(['title', 'url', 'urls', 'priceGrosze', 'typeOfWheel', 'diameter', 'width', 'boltPattern'] as const),
    ...(['centralBoreDiameter', 'offset', 'color', 'material'] as const),
  ],
  Spacer: ['title', 'url', 'urls', 'priceGrosze', 'boltPattern', 'boltInfo', 'thickness'],
}

const raw = (texts: string[]) => Prisma.raw(texts.join(', '))
const columnNames = (type: ProductType) => fieldsOf[type].map((field) => stored[field][0])
const given = (type: ProductType) => fieldsOf[type].map((field) => `"${field}" ${stored[field][1]}`)
const values = (type: ProductType) => fieldsOf[type].map((field) => `given."${field}"`)

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
    ...{ id: entry.id, quantityInStock: entry.quantityInStock, inArchive: entry.inArchive },
  }))
  return tx.$queryRaw<ProductRow[]>`
    INSERT INTO product (id, product_type, quantity_in_stock, in_archive, ${raw(columnNames(type))})
    SELECT given.id, ${type}::product_type, given."quantityInStock", given."inArchive", ${raw(values(type))}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (id int, "quantityInStock" int, "inArchive" boolean, ${raw(given(type))})
    ORDER BY given.id
    RETURNING ${productColumns}`
}

type Edit = { before: Product; after: ProductEntry; inArchive: boolean; stockDelta: number }

/**
 * Writes edits over products that the transaction holds. Only columns that differ in one of them are set: others would
 * be computed and indexed anew for nothing, the title's search key first of all.
 *
 * @returns the rows as they are now
 */
export async function updateProducts(tx: Tx, type: ProductType, edits: Edit[]): Promise<ProductRow[]> {
  if (edits.length === 0) return []
  const changed = new Set<string>()
  const rows = edits.map(({ before, after, inArchive, stockDelta }) => {
    const [was, is]: Record<string, unknown>[] = [columnsOf(entryOf(before)), columnsOf(after)]
    for (const field of fieldsOf[type]) if (!isDeepStrictEqual(was?.[field], is?.[field])) changed.add(field)
    return { ...is, ...{ id: before.id, inArchive, stockDelta } }
  })
  const sets = [
    ...fieldsOf[type]
      .filter((field) => changed.has(field))
      .map((field) => `${stored[field][0]} = given."${field}"`),
    ...(edits.some(({ before, inArchive }) => before.inArchive !== inArchive)
      ? ['in_archive = given."inArchive"']
      : []),
    ...(edits.some(({ stockDelta }) => stockDelta !== 0)
      ? ['quantity_in_stock = product.quantity_in_stock + given."stockDelta"']
      : []),
    'updated_at = now()',
  ]
  // outside of the statement with the returning list, whose bare names would be ambiguous beside those of `given`
  return tx.$queryRaw<ProductRow[]>`
    WITH written AS (
      UPDATE product SET ${raw(sets)}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS given (id int, "inArchive" boolean, "stockDelta" int, ${raw(given(type))})
      WHERE product.id = given.id
      RETURNING product.*)
    SELECT ${productColumns} FROM written`
}

/** One entry of the audit for each product, as an edit by hand leaves it. */
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

/** Why a stock differs from what orders made of it. */
export async function noteStock(
  tx: Tx,
  by: ShopUser,
  fileName: string,
  changes: { productId: number; delta: number; stockAfter: number }[],
): Promise<void> {
  const real = changes.filter(({ delta }) => delta !== 0)
  if (real.length === 0) return
  await tx.stockChange.createMany({
    data: real.map((change) => ({
      ...change,
      ...{ reason: 'import', note: fileName, changedBy: by.uid, changedByName: by.name },
    })),
  })
}
