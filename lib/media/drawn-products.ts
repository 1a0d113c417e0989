import 'server-only'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { DrawnProduct } from '@/lib/media/drawing/product'
import { type FileStorage, folderStorage } from '@/lib/media/uploads/upload-storage.service'
import { isDatabaseOutage } from '@/lib/platform/database/outage'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { drawnProduct } from './queries'

/** Number of products for which this process remembers what it has written to disk. */
const MOST_KNOWN = 20_000

/** Not in a backup: it is written again from the products. */
type Records = FileStorage<`${number}.json`>
let folder: Records | undefined
const records = (): Records => {
  folder ??= folderStorage(join(/* turbopackIgnore: true */ env().DATA_DIR, 'drawn'))
  return folder
}
const written = new LRUCache<number, string>({ max: MOST_KNOWN })

/**
 * The columns that a product's pictures depend on; null for an unknown id. While the database is down, the values last
 * drawn are used, by this server or another one with the same folder, so that stored pictures are still served.
 */
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
