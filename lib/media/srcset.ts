import { NEWS_PICTURE, PRODUCT_PICTURE } from '@/lib/media/drawing/picture-size'
import { type PicturePlace, parsePictureFile, WIDTHS_OF } from './formats'

/** The width for browsers that do not know AVIF, which get one picture for every place. */
const FALLBACK_WIDTH = 960

type PictureSources = {
  /** WebP, where `srcSet` is not understood. */
  src: string
  /** AVIF in the widths of its place. */
  srcSet?: string
  /** Size of the whole picture: its ratio reserves the space, so that the layout does not shift. */
  width: number
  height: number
}

/**
 * The sources of a `<picture>` for an address in a place. The shop's own
 * pictures have several widths and two formats; a foreign picture has only itself, in the frame of a product picture.
 */
export function pictureSources(url: string, place: PicturePlace = 'large'): PictureSources {
  const match = /^(\/media\/(product\/[^/?#]+|news|photo)\/)([^/?#]+)$/.exec(url)
  const file = parsePictureFile(match?.[3] ?? '')
  if (!match?.[1] || !file) return { src: url, ...PRODUCT_PICTURE }
  const stem = `${match[1]}${file.name}`
  return {
    src: `${stem}-${FALLBACK_WIDTH}.webp`,
    srcSet: WIDTHS_OF[place].map((width) => `${stem}-${width}.avif ${width}w`).join(','),
    ...(match[2] === 'news' ? NEWS_PICTURE : PRODUCT_PICTURE),
  }
}
