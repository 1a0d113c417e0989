import { NEWS_PICTURE, PRODUCT_PICTURE } from '@/lib/drawing/picture-size'
import { LARGE_WIDTHS, parsePictureFile, THUMBNAIL_WIDTHS } from './formats'

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
 * The sources of a `<picture>` for an address; `isThumbnail` where it is shown no wider than 7rem. The shop's own
 * pictures have several widths and two formats; a foreign picture has only itself, in the frame of a product picture.
 */
export function pictureSources(url: string, isThumbnail = false): PictureSources {
  const match = /^(\/media\/(product\/[^/?#]+|news|photo)\/)([^/?#]+)$/.exec(url)
  const file = parsePictureFile(match?.[3] ?? '')
  if (!match?.[1] || !file) return { src: url, ...PRODUCT_PICTURE }
  const stem = `${match[1]}${file.name}`
  return {
    src: `${stem}-${FALLBACK_WIDTH}.webp`,
    srcSet: (isThumbnail ? THUMBNAIL_WIDTHS : LARGE_WIDTHS)
      .map((width) => `${stem}-${width}.avif ${width}w`)
      .join(','),
    ...(match[2] === 'news' ? NEWS_PICTURE : PRODUCT_PICTURE),
  }
}
