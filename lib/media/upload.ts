import 'server-only'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { db } from '@/lib/core/db'
import { now, query } from '@/lib/core/query'
import { bodyBytes } from '@/lib/http/body'
import type { ShopUser } from '@/lib/identity/user'
import { consume } from '@/lib/limits/service'
import { uploadedAddress } from './formats'
import { MOST_BYTES, ownPicture } from './incoming'
import { type PictureVault, pictureVault } from './vault'

/** Fifty megapixels take 200 MB while they are read. */
const inTurn = pLimit(1)

/** What an upload answers: the address to show the picture at, and its size in pixels. */
export type UploadedPicture = { url: string; width: number; height: number }

export const fileOf = (hash: string) => `${hash}.webp`

/**
 * Takes a picture that an administrator uploads. Until something that shows it is saved it is on trial: a day later
 * it is cleared away.
 *
 * @throws ShopError too_many_requests, picture.too_large, picture.unsupported, picture.too_many_pixels,
 *   picture.unreadable, picture.no_room, request_timeout, unavailable
 */
export async function uploadPicture(
  request: Request,
  admin: ShopUser,
  vault: PictureVault = pictureVault(),
): Promise<UploadedPicture> {
  await consume(['uploads', admin.uid])
  const bytes = await bodyBytes(request, {
    most: MOST_BYTES,
    tooLarge: 'picture.too_large',
    brokenOff: 'picture.unreadable',
  })
  const picture = await inTurn(() => ownPicture(bytes))
  const { hash, width, height } = picture
  // the row first: from now on the clearing passes the file over
  const { isNew } = await query()
    .insertInto('uploadedPicture')
    .values({ hash, width, height, uploadedBy: admin.uid })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ uploadedAt: now }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  try {
    await vault.put(fileOf(hash), picture.bytes)
  } catch (error) {
    // a row without its file would let a product be saved with a picture that nobody can see
    if (isNew) await db().uploadedPicture.deleteMany({ where: { hash, usedAt: null } })
    throw error
  }
  return { url: uploadedAddress(hash), width, height }
}
