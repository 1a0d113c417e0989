import 'server-only'
import pLimit from 'p-limit'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { AttemptLimit } from '@/lib/identity/attempts'
import type { ShopUser } from '@/lib/identity/user'
import { uploadedAddress } from './formats'
import { limitedBytes, ownPicture } from './incoming'
import { type PictureVault, pictureVault } from './vault'

/** A whole catalogue's pictures go up in an afternoon; a script that went astray is slowed down. */
const uploads = new AttemptLimit({ attempts: 300, windowMs: 10 * 60_000, keys: 1_000 })
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
 *   picture.unreadable, unavailable
 */
export async function uploadPicture(
  request: Request,
  admin: ShopUser,
  vault: PictureVault = pictureVault(),
): Promise<UploadedPicture> {
  const wait = uploads.take(admin.uid)
  if (wait > 0) throw new ShopError('too_many_requests', [], { 'retry-after': String(wait) })
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
