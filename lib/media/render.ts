import 'server-only'
import { createHash } from 'node:crypto'
import type { PictureFormat, PictureWidth } from './formats'

/** Increase it when the same drawing gives other files, after a change of encoder settings for example. */
const MAKE = 1

/** The hash that identifies a drawing and names its files. */
export const drawingHash = (svg: string): string =>
  createHash('sha256').update(`${MAKE}\n${svg}`).digest('hex').slice(0, 32)

/** Renders an SVG at a width. The colors are flat: effort 2 is eight times faster than 4, and 8 % larger. */
export async function renderPicture(svg: string, width: PictureWidth, format: PictureFormat) {
  const sharp = await loadSharp()
  const image = sharp(Buffer.from(svg)).resize({ width })
  return format === 'avif'
    ? image.avif({ quality: 60, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer()
    : image.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer()
}

/** Scales a photo down to a width; a smaller photo stays as it is. */
export async function renderPhoto(bytes: Buffer, width: PictureWidth, format: PictureFormat) {
  const sharp = await loadSharp()
  const scaled = sharp(bytes).resize({ width, withoutEnlargement: true })
  return format === 'avif'
    ? scaled.avif({ quality: 55, effort: 3 }).toBuffer()
    : scaled.webp({ quality: 80, effort: 4 }).toBuffer()
}

/** The library of pictures, loaded at its first use: a server needs it for new pictures only. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread per picture: two pictures in parallel use the cores better than one picture on all of them.
  sharp.concurrency(1)
  // libvips would keep its last hundred operations, with 100 MB of pixels for each progressive JPEG of 25 megapixels, and
  // no picture comes twice.
  sharp.cache(false)
  return sharp
}
