import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { storedFileName } from '@/lib/media/uploads/stored-files'
import { folderStorage } from '@/lib/media/uploads/upload-storage.service'
import { migrate } from '@/local/postgres/migrations'
import { startDebianPostgres } from './debian-postgres.fixture'

/** What stands in every file, and must not be readable in an encrypted backup. */
export const PLAIN = 'a picture of the tire that burst'
export const RECORDS = { Users: { Anna_uid: { id: 'uid', name: 'Anna' } } }
export const COMPLAINT_PICTURE = '0f3e1c52-8a57-4b0e-9d5c-2f1f6f2f7a11'
/** A picture of a product, and one of a complaint. */
export const FILES = [
  storedFileName('uploadedPicture', 'a'.repeat(32)),
  storedFileName('complaintPicture', COMPLAINT_PICTURE),
] as const

/** A shop with products, a mail and a picture of each kind, on a PostgreSQL with its client programs. */
export async function startBackedUpShop() {
  const server = await startDebianPostgres()
  await migrate(server.url)
  const database = new pg.Client(server.url)
  await database.connect()
  await database.query(`
    INSERT INTO product (product_type, title, price_grosze, quantity_in_stock, bolt_pattern, thickness)
      SELECT 'Spacer', 'Dystans żółty ' || n, 16999 + n, n, '5x139.7', 30 FROM generate_series(1, 50) n;
    INSERT INTO outbox (topic, event_key, payload) VALUES ('order.placed', 'order.placed:1', '{"orderId": "1"}');
    INSERT INTO uploaded_picture (hash, width, height, uploaded_by, uploaded_at)
      VALUES ('${'a'.repeat(32)}', 8, 6, 'admin', now() - interval '1 day');
    INSERT INTO complaint_picture (id, position, hash, width, height, created_at)
      VALUES ('${COMPLAINT_PICTURE}', 1, '${'b'.repeat(32)}', 8, 6, now() - interval '1 day');
  `)
  const stop = async () => {
    await database.end()
    await server.stop()
  }
  return { url: server.url, database, stop }
}
export type BackedUpShop = Awaited<ReturnType<typeof startBackedUpShop>>

/** A folder with the pictures, in which a test writes its backups. Delete it with `remove`. */
export async function placeForBackups() {
  const place = await mkdtemp(join(tmpdir(), 'shop-of-test-'))
  const storage = folderStorage(join(place, 'pictures'))
  for (const name of FILES) await storage.put(name, Buffer.from(PLAIN))
  return { place, remove: () => rm(place, { recursive: true, force: true }) }
}

/** How such a shop is backed up into `backups` below its folder. */
export const optionsOf = ({ url }: { url: string }, place: string) => ({
  url,
  folder: join(place, 'backups'),
  keepDays: 30,
  dataDir: place,
  storage: folderStorage(join(place, 'pictures')),
  readUserRecords: async (): Promise<unknown> => RECORDS,
})
