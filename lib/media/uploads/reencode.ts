import 'server-only'
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { ShopError } from '@/lib/core/errors'

/** Without this limit a few kilobytes of PNG could fill the server's memory. */
const MOST_PIXELS = 50_000_000
/** Twice the widest picture on a page, so that visitors can zoom in. */
const MOST_SIDE = 2_560
const MOST_SECONDS = 30
/** One at a time: decoding fifty megapixels takes 200 MB. */
const inTurn = pLimit(1)

export type ReencodedPicture = {
  /** SHA-256 of the stored bytes. */
  hash: string
  /** WebP */
  bytes: Buffer
  width: number
  height: number
}

/** The type of a file by its first bytes. Its name and the browser's content type are ignored. */
function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  // AVIF, still or animated; HEIC has the same container and another brand.
  if (text(4, 8) === 'ftyp' && /^(avif|avis|mif1|msf1)/.test(text(8, 12))) return 'heif'
  return undefined
}

/**
 * Encodes an uploaded picture anew: upright, at most 2560 px a side. Only its pixels remain: no metadata such as place
 * and date, no appended second file, no further frames. SVG is not accepted, because it can contain scripts.
 *
 * @throws ShopError picture.unsupported, picture.too_many_pixels, picture.unreadable
 */
export const reencodePicture = (bytes: Buffer): Promise<ReencodedPicture> => inTurn(() => reencode(bytes))

async function reencode(bytes: Buffer): Promise<ReencodedPicture> {
  const kind = kindOf(bytes)
  if (!kind) throw new ShopError('picture.unsupported')
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header?.width || !header.height) throw new ShopError('picture.unreadable')
  if (header.format !== kind || (kind === 'heif' && header.compression !== 'av1'))
    throw new ShopError('picture.unsupported')
  if (header.width * header.height > MOST_PIXELS) throw new ShopError('picture.too_many_pixels')
  const made = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MOST_SECONDS })
    .webp({ quality: 88, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!made) throw new ShopError('picture.unreadable')
  const { data, info } = made
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return { hash, bytes: data, width: info.width, height: info.height }
}
