import 'server-only'
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
    const unused = await tx.$queryRaw<{ hash: string }[]>`
      SELECT hash FROM uploaded_picture WHERE used_at IS NULL AND uploaded_at < now() - interval '1 day'
      ORDER BY uploaded_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`
    const hashes = unused.map(({ hash }) => hash)
    if (hashes.length === 0) return 0
    // the files first: cut off in between, the next round finds the rows again
    for (const hash of hashes) await vault.remove(fileOf(hash))
    await tx.$executeRaw`DELETE FROM uploaded_picture WHERE hash = ANY (${hashes}::text[])`
    return hashes.length
  })
