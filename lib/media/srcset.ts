import { NEWS_PICTURE, PRODUCT_PICTURE } from '@/lib/drawing/picture-size'
import { PICTURE_WIDTHS, parsePictureFile } from './formats'

type PictureSources = {
  src: string
  srcSetAvif?: string
  srcSetWebp?: string
  /** Size of the whole picture: its ratio reserves the space, so that the layout does not shift. */
  width: number
  height: number
}

/**
 * The sources of a `<picture>` for an address. The shop's own pictures have several widths and two formats; a foreign
 * picture has only itself, in the frame of a product picture.
 */
export function pictureSources(url: string): PictureSources {
  const match = /^(\/media\/(product\/[^/?#]+|news|photo)\/)([^/?#]+)$/.exec(url)
  const file = parsePictureFile(match?.[3] ?? '')
  if (!match?.[1] || !file) return { src: url, ...PRODUCT_PICTURE }
  const stem = `${match[1]}${file.name}`
  const srcSet = (format: string) =>
    PICTURE_WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return {
    src: url,
    srcSetAvif: srcSet('avif'),
    srcSetWebp: srcSet('webp'),
    ...(match[2] === 'news' ? NEWS_PICTURE : PRODUCT_PICTURE),
  }
}
