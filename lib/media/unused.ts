import 'server-only'
import { sql } from 'kysely'
import { transaction } from '@/lib/core/transaction'
import { fileOf } from './upload'
import { type PictureVault, pictureVault } from './vault'

/** Files of one round. */
const AT_ONCE = 20

/**
 * Clears away pictures that were uploaded over a day ago and that nothing saved shows. Their rows are locked
 * meanwhile: who saves a product with one of them waits, and is then told that it is gone.
 *
 * @returns how many went
 */
export const clearUnusedPictures = (vault: PictureVault = pictureVault()): Promise<number> =>
  transaction(async (tx) => {
    const unused = await tx
      .selectFrom('uploadedPicture')
      .select('hash')
      .where('usedAt', 'is', null)
      .where('uploadedAt', '<', sql<Date>`now() - interval '1 day'`)
      .orderBy('uploadedAt')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    const hashes = unused.map(({ hash }) => hash)
    if (hashes.length === 0) return 0
    // the files first: cut off in between, the next round finds the rows again
    for (const hash of hashes) await vault.remove(fileOf(hash))
    await tx.deleteFrom('uploadedPicture').where('hash', 'in', hashes).execute()
    return hashes.length
  })
