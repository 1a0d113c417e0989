import 'server-only'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import pLimit from 'p-limit'
import { loadSharp } from '@/lib/media/render'
import { ShopError } from '@/lib/platform/errors'

const MOST_SECONDS = 30
const HEAD_BYTES = 12

/** Decoding fifty megapixels takes 200 MB, so it is done one at a time, and the staff never waits for strangers. */
const senders = {
  // twice the widest picture on a page, so that visitors can zoom in
  staff: { mostPixels: 50_000_000, tooMany: 'picture.too_many_pixels', mostSide: 2_560, inTurn: pLimit(1) },
  stranger: {
    mostPixels: 25_000_000,
    tooMany: 'picture.over_25_megapixels',
    mostSide: 2_048,
    inTurn: pLimit(1),
  },
} as const

export type PictureSender = keyof typeof senders

export type ReencodedPicture = {
  /** SHA-256 of the stored bytes. */
  hash: string
  /** WebP */
  bytes: Buffer
  width: number
  height: number
}

/** The type of a picture by its first bytes. Its name and the browser's content type are ignored. */
function pictureTypeOf(head: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const text = (from: number, to: number) => head.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // AVIF, still or animated; HEIC has the same container and another brand.
  if (text(4, 8) === 'ftyp' && /^(avif|avis|mif1|msf1)/.test(text(8, 12))) return 'heif'
  return undefined
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * Encodes an uploaded picture, bytes or the path of a file, anew: only its pixels remain, without place and date, a second
 * file or further frames. SVG is not accepted, because it can contain scripts.
 *
 * @throws ShopError picture.unsupported, picture.unreadable, bad_request when the sender has gone before its turn, and
 *   picture.too_many_pixels of the staff, picture.over_25_megapixels of strangers
 */
export const reencodePicture = (
  picture: Buffer | string,
  sender: PictureSender = 'staff',
  signal?: AbortSignal,
): Promise<ReencodedPicture> =>
  senders[sender].inTurn(() => {
    if (signal?.aborted) throw new ShopError('bad_request')
    return reencode(picture, sender)
  })

async function reencode(picture: Buffer | string, sender: PictureSender): Promise<ReencodedPicture> {
  const { mostPixels, tooMany, mostSide } = senders[sender]
  const kind = pictureTypeOf(typeof picture === 'string' ? await headOf(picture) : picture)
  if (!kind) throw new ShopError('picture.unsupported')
  const sharp = await loadSharp()
  const header = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header?.width || !header.height) throw new ShopError('picture.unreadable')
  if (header.format !== kind || (kind === 'heif' && header.compression !== 'av1'))
    throw new ShopError('picture.unsupported')
  if (header.width * header.height > mostPixels) throw new ShopError(tooMany)
  const made = await sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MOST_SECONDS })
    .webp({ quality: 88, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!made) throw new ShopError('picture.unreadable')
  const { data, info } = made
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return { hash, bytes: data, width: info.width, height: info.height }
}
