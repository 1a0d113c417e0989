import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { uploadedHash } from './formats'

/**
 * Marks pictures as used, in the transaction that saves what shows them, so that they are never deleted. Returns the
 * addresses of uploaded pictures that the shop does not have; addresses of other kinds are ignored.
 */
export async function keepPictures(
  tx: Prisma.TransactionClient,
  addresses: readonly string[],
): Promise<string[]> {
  const hashes = new Map(
    addresses.flatMap((address) => {
      const hash = uploadedHash(address)
      return hash ? [[address, hash] as const] : []
    }),
  )
  if (hashes.size === 0) return []
  const rows = await tx.$queryRaw<{ hash: string }[]>`
    UPDATE uploaded_picture SET used_at = coalesce(used_at, now())
    WHERE hash = ANY (${[...new Set(hashes.values())].sort()}::text[]) RETURNING hash`
  const storedHashes = new Set(rows.map(({ hash }) => hash))
  return [...hashes].filter(([, hash]) => !storedHashes.has(hash)).map(([address]) => address)
}
