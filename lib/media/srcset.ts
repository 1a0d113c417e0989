import { NEWS_PICTURE, PRODUCT_PICTURE } from '@/lib/drawing/picture-size'
import { PICTURE_WIDTHS, parsePictureFile } from './formats'

type PictureSources = {
  src: string
  srcSetAvif?: string
  srcSetWebp?: string
  /** Of the whole picture: their ratio reserves the room, so that nothing jumps. */
  width: number
  height: number
}

/**
 * What a `<picture>` needs for a picture's address. The shop's own pictures come in several widths and two formats; an
 * uploaded or foreign one is only itself, in the frame of a product picture.
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
