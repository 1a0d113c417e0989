import 'server-only'
import { now, type Transaction } from '@/lib/core/database/query'
import { uploadedHash } from '@/lib/media/formats'

/**
 * Marks pictures as used, in the transaction that saves what shows them, so that they are never deleted. Returns the
 * addresses of uploaded pictures that the shop does not have; addresses of other kinds are ignored.
 */
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
