import 'server-only'
import { sql } from 'kysely'
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

/**
 * Marks uploaded pictures as unused that no product, news item or order shows any more, in the transaction that
 * deletes or replaces what showed them. `clearUnusedPictures` deletes their files a day later: pages that are still open
 * show them.
 */
export async function freePictures(tx: Transaction, addresses: readonly string[]): Promise<void> {
  const hashes = addresses.flatMap((address) => uploadedHash(address) ?? [])
  if (hashes.length === 0) return
  // locked by a statement of its own: the next one then sees what others saved with these pictures
  await tx.selectFrom('uploadedPicture').select('hash').where('hash', 'in', hashes).forUpdate().execute()
  await tx
    .updateTable('uploadedPicture as picture')
    .set({ usedAt: null, uploadedAt: now })
    .where('hash', 'in', hashes)
    .where(({ not, exists, selectFrom, ref, or }) => {
      const address = sql<string>`'/media/photo/' || ${ref('picture.hash')} || '.avif'`
      return not(
        or([
          exists(selectFrom('product as p').select('p.id').where('p.url', '=', address)),
          exists(
            selectFrom('product as p')
              .select('p.id')
              .where((product) => sql<boolean>`${address} = ANY(${product.ref('p.urls')})`),
          ),
          exists(selectFrom('news as n').select('n.id').where('n.url', '=', address)),
          exists(selectFrom('orderLine as l').select('l.id').where('l.url', '=', address)),
        ]),
      )
    })
    .execute()
}
