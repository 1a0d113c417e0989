import 'server-only'
import { type PrismaTransaction, statementsIn } from '@/lib/core/prisma-transaction'
import { now, type Transaction } from '@/lib/core/query'
import { uploadedHash } from './formats'

/**
 * Notes that something shows these pictures, in the transaction that saves it: from then on they are never cleared
 * away. Returns the addresses of uploaded pictures that the shop does not have; all other addresses are passed over.
 */
export async function keepPictures(
  tx: Transaction | PrismaTransaction,
  addresses: readonly string[],
): Promise<string[]> {
  const hashes = new Map(
    addresses.flatMap((address) => {
      const hash = uploadedHash(address)
      return hash ? [[address, hash] as const] : []
    }),
  )
  if (hashes.size === 0) return []
  const kept = await statementsIn(tx)
    .updateTable('uploadedPicture')
    .set(({ fn }) => ({ usedAt: fn.coalesce('usedAt', now) }))
    .where('hash', 'in', [...hashes.values()])
    .returning('hash')
    .execute()
  const known = new Set(kept.map(({ hash }) => hash))
  return [...hashes].filter(([, hash]) => !known.has(hash)).map(([address]) => address)
}
