import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { db } from '@/lib/core/database/db'
import { now, query, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { answerInTime } from '@/lib/core/runtime/time-limit'
import { identityProvider } from '@/lib/identity/firebase/firebase-admin'
import { can } from '@/lib/identity/roles'
import type { ShopUser } from '@/lib/identity/user'
import { MOST_PICTURE_BYTES } from '@/lib/media/formats'
import { reencodePicture } from '@/lib/media/uploads/reencode'
import { storedFileName } from '@/lib/media/uploads/stored-files'
import { uploadStorage } from '@/lib/media/uploads/upload-storage'

/** A form that was refused may be sent again for this long; what belongs to no complaint is deleted then. */
const UNSENT_FOR = '1 hour'
/** Number of files per round. */
const AT_ONCE = 20
/** Limits the question whose address is confirmed, in ms. */
const PATIENCE_MS = 10_000

export type SavedPicture = { id: string; hash: string }

/** No name that a public picture may have: only the call for complaints reads it. */
const fileOf = (id: string) => storedFileName('complaintPicture', id)

/**
 * Stores a picture without its metadata, such as the place where it was taken. It belongs to no complaint yet.
 *
 * @throws ShopError picture.too_large, picture.unsupported, picture.too_many_pixels, picture.unreadable,
 *   picture.no_room, unavailable
 */
export async function savePicture(file: File, position: number): Promise<SavedPicture> {
  if (file.size > MOST_PICTURE_BYTES) throw new ShopError('picture.too_large')
  const { hash, bytes, width, height } = await reencodePicture(Buffer.from(await file.arrayBuffer()))
  const id = randomUUID()
  // The row first: a file without one would never be deleted.
  await query().insertInto('complaintPicture').values({ id, position, hash, width, height }).execute()
  await uploadStorage().put(fileOf(id), bytes)
  return { id, hash }
}

/** The pictures that came with a form that was refused. */
export const picturesOfDraft = (draftId: string): Promise<SavedPicture[]> =>
  db().complaintPicture.findMany({
    where: { draftId },
    select: { id: true, hash: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })

/** Ties pictures to a complaint, or to a draft that is sent again. */
export async function tiePictures(
  tx: Transaction,
  pictures: readonly SavedPicture[],
  to: { complaintId: number } | { draftId: string },
): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .updateTable('complaintPicture')
    .set({ ...to, createdAt: now })
    .where(
      'id',
      'in',
      pictures.map(({ id }) => id),
    )
    .where('complaintId', 'is', null)
    .execute()
}

/**
 * A picture, for who may see all orders and for whoever is signed in with the confirmed address that the complaint came from.
 *
 * @throws ShopError not_found to everybody else too, unavailable
 */
export async function readPicture(id: string, user: ShopUser): Promise<Buffer> {
  const row = await db().complaintPicture.findUnique({
    where: { id },
    select: { complaint: { select: { email: true } } },
  })
  if (!row?.complaint || !(can(user.role, 'see', 'orders') || (await owns(user, row.complaint.email))))
    throw new ShopError('not_found')
  const bytes = await uploadStorage().get(fileOf(id))
  if (!bytes) throw new ShopError('not_found')
  return bytes
}

/** An unconfirmed address may belong to somebody else. */
async function owns(user: ShopUser, email: string): Promise<boolean> {
  if (!user.email || user.email.toLowerCase() !== email.toLowerCase()) return false
  const account = await answerInTime(identityProvider().getUser(user.uid), PATIENCE_MS)
  return account.emailVerified && account.email?.toLowerCase() === email.toLowerCase()
}

/**
 * Deletes forms that were refused and not sent again, and pictures that belong to no complaint, such as those of one
 * whose person has been erased. Returns how many pictures it was.
 */
export async function clearUnsent(): Promise<number> {
  const isOld = sql<boolean>`created_at < now() - ${UNSENT_FOR}::interval`
  await query().deleteFrom('complaintDraft').where(isOld).execute()
  return transaction(async (tx) => {
    const unused = await tx
      .selectFrom('complaintPicture')
      .select('id')
      .where('complaintId', 'is', null)
      .where(isOld)
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = unused.map(({ id }) => id)
    if (ids.length === 0) return 0
    // The files first: after an interruption the next round finds the rows again.
    for (const id of ids) await uploadStorage().remove(fileOf(id))
    await tx.deleteFrom('complaintPicture').where('id', 'in', ids).execute()
    return ids.length
  })
}
