import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { reencodePicture } from '@/lib/media/uploads/reencode'
import { storedFileName } from '@/lib/media/uploads/stored-files'
import { uploadStorage } from '@/lib/media/uploads/upload-storage.service'
import { db } from '@/lib/platform/database/db'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { can } from '@/lib/platform/identity/roles'
import type { ShopUser } from '@/lib/platform/identity/user'
import { env } from '@/lib/platform/runtime/env'
import { answerInTime } from '@/lib/platform/runtime/time-limit'

/** A refused form and its pictures are deleted after this time, in which the form may be sent again. */
const UNSENT_FOR = '1 hour'
const AT_ONCE = 20
/** Limits the provider's answer about an address, in ms. */
const PATIENCE_MS = 10_000

export type SavedPicture = { id: string; hash: string }

/** A name that no public picture can have, so that only the call for complaints serves the file. */
const complaintPictureFile = (id: string) => storedFileName('complaintPicture', id)

/**
 * Stores a picture, given as bytes or as the path of a file, without its metadata (such as the place where it was taken).
 * The picture belongs to no complaint yet. A picture whose sender has gone is not stored.
 * @throws ShopError picture.unsupported, picture.over_25_megapixels, picture.unreadable, picture.no_room, bad_request when
 *   the sender has gone, unavailable
 */
export async function savePicture(
  picture: Buffer | string,
  position: number,
  signal?: AbortSignal,
): Promise<SavedPicture> {
  const { hash, bytes, width, height } = await reencodePicture(picture, 'stranger', signal)
  const id = randomUUID()
  // The row first: a file without a row would never be deleted.
  await query()
    .insertInto('complaintPicture')
    .values({ id, position, hash, width, height, bytes: bytes.length })
    .execute()
  try {
    await uploadStorage().put(complaintPictureFile(id), bytes)
  } catch (error) {
    await db().complaintPicture.delete({ where: { id } })
    throw error
  }
  return { id, hash }
}

/** The size of all pictures in bytes. Rows of the former release have no size: theirs is estimated. */
export async function picturesStored(): Promise<number> {
  const { bytes } = await query()
    .selectFrom('complaintPicture')
    .select(({ fn }) =>
      fn.coalesce(sql<number>`sum(coalesce(bytes, width * height / 4))::float8`, sql.lit(0)).as('bytes'),
    )
    .executeTakeFirstOrThrow()
  return bytes
}

/** The most that `picturesStored` may reach, so that strangers cannot fill the shop's disk. */
export const mostPicturesStored = (): number => env().COMPLAINT_PICTURES_MB * 1_000_000

export const hasRoomForPictures = async (): Promise<boolean> =>
  (await picturesStored()) < mostPicturesStored()

/** The pictures of a refused form. */
export const picturesOfDraft = (draftId: string): Promise<SavedPicture[]> =>
  db().complaintPicture.findMany({
    where: { draftId },
    select: { id: true, hash: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  })

/** Ties pictures to a complaint or to a draft. */
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

/** Unties the pictures of complaints; `clearUnsent` deletes them in its next round. */
export async function untiePictures(tx: Transaction, complaintIds: readonly number[]): Promise<void> {
  if (complaintIds.length === 0) return
  await tx
    .updateTable('complaintPicture')
    .set({ complaintId: null, draftId: null, createdAt: new Date(0) })
    .where('complaintId', 'in', complaintIds)
    .execute()
}

/**
 * A picture, for roles that see all orders and for the confirmed address that sent the complaint.
 * @throws ShopError not_found, also for everybody else; unavailable
 */
export async function readPicture(id: string, user: ShopUser): Promise<Buffer> {
  const row = await db().complaintPicture.findUnique({
    where: { id },
    select: { complaint: { select: { email: true } } },
  })
  if (!row?.complaint || !(can(user.role, 'see', 'orders') || (await owns(user, row.complaint.email))))
    throw new ShopError('not_found')
  const bytes = await uploadStorage().get(complaintPictureFile(id))
  if (!bytes) throw new ShopError('not_found')
  return bytes
}

/** Whether an address is proven to be the user's: by a code, which the shop knows of, or by the provider. */
async function owns(user: ShopUser, email: string): Promise<boolean> {
  if (user.confirmedEmail === email.toLowerCase()) return true
  if (!user.email || user.email.toLowerCase() !== email.toLowerCase()) return false
  const account = await answerInTime(identityProvider().getUser(user.uid), PATIENCE_MS)
  return account.emailVerified && account.email?.toLowerCase() === email.toLowerCase()
}

/** Deletes old drafts, and a batch of old pictures without a complaint. Returns the number of pictures. */
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
    // The files first: after an interruption the next round finds their rows.
    for (const id of ids) await uploadStorage().remove(complaintPictureFile(id))
    await tx.deleteFrom('complaintPicture').where('id', 'in', ids).execute()
    return ids.length
  })
}
