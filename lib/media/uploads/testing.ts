import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/runtime/env'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { uploadPicture } from './upload.service'
import type { UploadStorage } from './upload-storage.service'

/** Uploads a picture of one color; a small one is encoded much sooner. */
export async function upload(
  color: string,
  { storage, width = 400 }: { storage?: UploadStorage; width?: number } = {},
) {
  const height = width * 0.75
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const request = new Request('https://trakt.example/api/pictures', {
    method: 'POST',
    body: new Uint8Array(bytes),
  })
  return uploadPicture(request, anAdministrator, storage)
}

export const hashOf = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? ''

/** Makes a picture older than any editor that may still save it. */
export const aDayAgo = (url: string) =>
  db().uploadedPicture.update({
    where: { hash: hashOf(url) },
    data: { uploadedAt: new Date(Date.now() - 25 * 3_600_000) },
  })

/** The hashes of the files on the disk. */
export const files = async () => (await readdir(join(env().DATA_DIR, 'pictures'))).map(hashOf)
