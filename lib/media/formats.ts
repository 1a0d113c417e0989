/** The widths in pixels of the shop's pictures, by the place where they are shown. */
export const WIDTHS_OF = {
  thumbnail: [160, 320],
  /** In a list of cards, where every address counts for each card. */
  card: [320, 480, 640, 960],
  large: [320, 480, 640, 960, 1280],
} as const
export type PicturePlace = keyof typeof WIDTHS_OF
export const LARGE_WIDTHS = WIDTHS_OF.large
const PICTURE_WIDTHS = [160, ...LARGE_WIDTHS] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
/** The width of a picture whose address names none. */
export const FULL_WIDTH: PictureWidth = 1280

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The files that `reencode` reads, as the chooser of a browser names them. */
export const UPLOADED_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

export const MOST_PICTURE_BYTES = 15 * 1024 ** 2

export type PictureFile = { name: string; width: PictureWidth; format: PictureFormat }

/** Parses `front.avif` and `front-640.webp`; `zlot-2024.avif` has no width in its name. Undefined for anything else. */
export function parsePictureFile(file: string): PictureFile | undefined {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(avif|webp)$/.exec(file)
  const [, stem = '', extension] = match ?? []
  const format = PICTURE_FORMATS.find((each) => each === extension)
  if (!format || stem.length > 120) return undefined
  const dash = stem.lastIndexOf('-')
  const width = PICTURE_WIDTHS.find((each) => dash > 0 && String(each) === stem.slice(dash + 1))
  return width ? { name: stem.slice(0, dash), width, format } : { name: stem, width: FULL_WIDTH, format }
}

export const uploadedAddress = (hash: string): string => `/media/photo/${hash}.avif`

/** The hash of the uploaded picture at an address; undefined for any other address. */
export const uploadedHash = (address: string): string | undefined =>
  /^\/media\/photo\/([0-9a-f]{32})(?:-\d{3,4})?\.(?:avif|webp)$/.exec(address)?.[1]

/** Product pictures are 4:3. */
export const PRODUCT_PICTURE = { width: 1280, height: 960 } as const
/** News pictures are 16:9. */
export const NEWS_PICTURE = { width: 1280, height: 720 } as const

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

/** The sources of a `<picture>`. A foreign picture has only itself, in the frame of a product picture. */
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
