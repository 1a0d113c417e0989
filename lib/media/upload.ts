import 'server-only'
import { db } from '@/lib/core/db'
import type { ShopUser } from '@/lib/identity/user'
import { consume } from '@/lib/limits/service'
import { uploadedAddress } from './formats'
import { limitedBytes, ownPicture } from './incoming'
import { turnstile } from './turnstile'
import { type PictureVault, pictureVault } from './vault'

/** Fifty megapixels take 200 MB while they are read. */
const inTurn = turnstile(1)

/** What an upload answers: the address to show the picture at, and its size in pixels. */
export type UploadedPicture = { url: string; width: number; height: number }

export const fileOf = (hash: string) => `${hash}.webp`

/**
 * Takes a picture that an administrator uploads. Until something that shows it is saved it is on trial: a day later
 * it is cleared away.
 *
 * @throws ShopError too_many_requests, picture.too_large, picture.unsupported, picture.too_many_pixels,
 *   picture.unreadable, unavailable
 */
export async function uploadPicture(
  request: Request,
  admin: ShopUser,
  vault: PictureVault = pictureVault(),
): Promise<UploadedPicture> {
  await consume(['uploads', admin.uid])
  const bytes = await limitedBytes(request)
  const picture = await inTurn(() => ownPicture(bytes))
  const { hash, width, height } = picture
  // the row first: from now on the clearing passes the file over
  await db().$executeRaw`
    INSERT INTO uploaded_picture (hash, width, height, uploaded_by) VALUES (${hash}, ${width}, ${height}, ${admin.uid})
    ON CONFLICT (hash) DO UPDATE SET uploaded_at = now()`
  await vault.put(fileOf(hash), picture.bytes)
  return { url: uploadedAddress(hash), width, height }
}
