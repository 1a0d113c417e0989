import 'server-only'
import { sql } from 'kysely'
import { uploadedHash } from '@/lib/media/formats'
import { now, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { fileOf } from './upload.service'
import { uploadStorage } from './upload-storage.service'

/** Marks pictures as used, so that they are never deleted. Returns the addresses that the shop does not have. */
export async function keepPictures(tx: Transaction, addresses: readonly string[]): Promise<string[]> {
  const hashes = new Map(
    addresses.flatMap((address) => {
      const hash = uploadedHash(address)
      return hash ? [[address, hash] as const] : []
    }),
  )
  if (hashes.size === 0) return []
  const rows = await tx
    .updateTable('uploadedPicture')
    .set(({ fn }) => ({ usedAt: fn.coalesce('usedAt', now) }))
    .where('hash', 'in', [...hashes.values()])
    .returning('hash')
    .execute()
  const storedHashes = new Set(rows.map(({ hash }) => hash))
  return [...hashes].filter(([, hash]) => !storedHashes.has(hash)).map(([address]) => address)
}

/** Marks pictures that nothing saved uses as unused. Their files are deleted a day later: open pages still show them. */
export async function freePictures(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const hashes = addresses.flatMap((address) => uploadedHash(address) ?? [])
  if (hashes.length === 0) return
  // locked by a statement of its own: the next one then sees what others saved with these pictures
  await tx
    .selectFrom('uploadedPicture')
    .select('hash')
    .where('hash', 'in', hashes)
    .orderBy('hash')
    .forUpdate()
    .execute()
  // one pass through each table, however many pictures an import replaces
  await sql`
    UPDATE uploaded_picture SET used_at = NULL, uploaded_at = ${now}
    WHERE hash = ANY (${hashes}::text[]) AND hash NOT IN (
      SELECT shown.hash FROM (
        SELECT url FROM product
        UNION ALL SELECT unnest(urls) FROM product
        UNION ALL SELECT url FROM news
        UNION ALL SELECT url FROM order_line
        UNION ALL SELECT jsonb_path_query(data, '$.details.guaranteeNotice.*') #>> '{}' FROM settings_version
      ) AS address, substring(address.url FROM '^/media/photo/([0-9a-f]{32})') AS shown (hash)
      WHERE starts_with(address.url, '/media/photo/') AND shown.hash = ANY (${hashes}::text[])
    )`.execute(tx)
}

/** An editor may still save a picture that was uploaded this recently. */
const UNUSED_FOR = '1 day'
const AT_ONCE = 20

/** Deletes pictures that are unused for a day. Saving a product with one of them waits, and then fails. Returns how many. */
export const clearUnusedPictures = (): Promise<number> =>
  transaction(async (tx) => {
    const unused = await tx
      .selectFrom('uploadedPicture')
      .select('hash')
      .where('usedAt', 'is', null)
      .where('uploadedAt', '<', sql<Date>`now() - ${UNUSED_FOR}::interval`)
      .orderBy('uploadedAt')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    const hashes = unused.map(({ hash }) => hash)
    if (hashes.length === 0) return 0
    // The files first: after an interruption the next round finds the rows again.
    for (const hash of hashes) await uploadStorage().remove(fileOf(hash))
    await tx.deleteFrom('uploadedPicture').where('hash', 'in', hashes).execute()
    return hashes.length
  })
