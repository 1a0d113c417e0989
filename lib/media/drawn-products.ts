import 'server-only'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import { type DrawnProduct, drawnShapes } from '@/lib/media/drawing/product'
import { type FileStorage, folderStorage } from '@/lib/media/uploads/upload-storage.service'
import { isDatabaseOutage } from '@/lib/platform/database/outage'
import { query } from '@/lib/platform/database/query'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'

const MOST_KNOWN = 20_000

/** Not in a backup: it is written again from the products. */
type Records = FileStorage<`${number}.json`>
let folder: Records | undefined
const records = (): Records => {
  folder ??= folderStorage(join(/* turbopackIgnore: true */ env().DATA_DIR, 'drawn'))
  return folder
}
const written = new LRUCache<number, string>({ max: MOST_KNOWN })

/** The columns of a product's pictures; null for an unknown id. During an outage of the database, the last drawn ones. */
export async function productToDraw(id: number): Promise<DrawnProduct | null> {
  try {
    const product = await drawnProduct(id)
    if (product) await remember(id, JSON.stringify(product))
    return product
  } catch (error) {
    const record = isDatabaseOutage(error) ? await records().get(`${id}.json`) : null
    if (!record) throw error
    return JSON.parse(String(record)) as DrawnProduct
  }
}

async function remember(id: number, record: string): Promise<void> {
  if (written.get(id) === record) return
  written.set(id, record)
  await records()
    .put(`${id}.json`, Buffer.from(record))
    .catch((error: unknown) => log.warn({ drawn: id, error: String(error) }))
}

const { Tire, Wheel, Spacer } = drawnShapes
const columns = [...new Set([...keysOf(Tire), ...keysOf(Wheel), ...keysOf(Spacer)]), 'loadIndexDual' as const]

function keysOf<Shape extends object>(shape: Shape) {
  return Object.keys(shape) as (keyof Shape)[]
}

/** Archived products too, because past orders show them; no further columns, so that products of one size share files. */
async function drawnProduct(id: number): Promise<DrawnProduct | null> {
  const row = await query().selectFrom('product').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const type = row.productType as DrawnProduct['productType']
  const drawn = Object.fromEntries(
    Object.keys(drawnShapes[type]).map((column) => [column, (row as Record<string, unknown>)[column]]),
  )
  if (type !== 'Tire' || !row.icVc) return drawn as DrawnProduct
  const { icVc, loadIndexDual } = row
  return { ...drawn, icVc: serviceDescription({ icVc, loadIndexDual }) } as DrawnProduct
}
