import 'server-only'
import { sql } from 'kysely'
import { MOST_PICTURE_BYTES, uploadedAddress } from '@/lib/media/formats'
import { db } from '@/lib/platform/database/db'
import { now, query } from '@/lib/platform/database/query'
import { bodyBytes } from '@/lib/platform/http/request/body'
import type { ShopUser } from '@/lib/platform/identity/user'
import { consume } from '@/lib/platform/limits/service'
import { reencodePicture } from './reencode'
import { storedFileName } from './stored-files'
import { type UploadStorage, uploadStorage } from './upload-storage.service'

export type UploadedPicture = { url: string; width: number; height: number }

export const fileOf = (hash: string) => storedFileName('uploadedPicture', hash)

/**
 * Stores a picture that an administrator uploads; if nothing saved uses it within a day, it is deleted.
 * @throws ShopError too_many_requests, request_timeout, unavailable, and those of `reencodePicture` and of a full store
 */
export async function uploadPicture(
  request: Request,
  admin: ShopUser,
  storage: UploadStorage = uploadStorage(),
): Promise<UploadedPicture> {
  await consume(['uploads', admin.uid])
  const bytes = await bodyBytes(request, {
    most: MOST_PICTURE_BYTES,
    tooLarge: 'picture.too_large',
    brokenOff: 'picture.unreadable',
  })
  const picture = await reencodePicture(bytes, 'staff', request.signal)
  const { hash, width, height } = picture
  // The row first: it protects the file from the deletion of unused pictures.
  const { isNew } = await query()
    .insertInto('uploadedPicture')
    .values({ hash, width, height, uploadedBy: admin.uid })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ uploadedAt: now }))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  try {
    await storage.put(fileOf(hash), picture.bytes)
  } catch (error) {
    // Without its file the row would allow a product to be saved with a broken picture.
    if (isNew) await db().uploadedPicture.deleteMany({ where: { hash, usedAt: null } })
    throw error
  }
  return { url: uploadedAddress(hash), width, height }
}
