import 'server-only'
import { sql } from 'kysely'
import { transaction } from '@/lib/platform/database/transaction'
import { fileOf } from './upload.service'
import { uploadStorage } from './upload-storage.service'

/** An editor may still save a picture that was uploaded this recently. */
const UNUSED_FOR = '1 day'
/** Number of files per round. */
const AT_ONCE = 20

/**
 * Deletes pictures that were uploaded over a day ago and are not used by anything saved. Their rows are locked
 * meanwhile: saving a product with one of them waits and then fails, because the picture is gone.
 *
 * @returns the number of deleted pictures
 */
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
