import 'server-only'
import { transaction } from '@/lib/core/transaction'
import { fileOf } from './upload'
import { type UploadStorage, uploadStorage } from './upload-storage'

/** Number of files per round. */
const AT_ONCE = 20

/**
 * Deletes pictures that were uploaded over a day ago and are not used by anything saved. Their rows are locked
 * meanwhile: saving a product with one of them waits and then fails, because the picture is gone.
 *
 * @returns the number of deleted pictures
 */
export const clearUnusedPictures = (storage: UploadStorage = uploadStorage()): Promise<number> =>
  transaction(async (tx) => {
    const unused = await tx.$queryRaw<{ hash: string }[]>`
      SELECT hash FROM uploaded_picture WHERE used_at IS NULL AND uploaded_at < now() - interval '1 day'
      ORDER BY uploaded_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`
    const hashes = unused.map(({ hash }) => hash)
    if (hashes.length === 0) return 0
    // The files first: after an interruption the next round finds the rows again.
    for (const hash of hashes) await storage.remove(fileOf(hash))
    await tx.$executeRaw`DELETE FROM uploaded_picture WHERE hash = ANY (${hashes}::text[])`
    return hashes.length
  })
