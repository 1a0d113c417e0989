/** Widths in pixels that a picture of the shop is made in. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
/** What an address without a width gives. */
export const FULL_WIDTH: PictureWidth = 1280

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Most bytes of a picture that is uploaded. */
export const MOST_PICTURE_BYTES = 15 * 1024 ** 2

export type PictureFile = { name: string; width: PictureWidth; format: PictureFormat }

/**
 * Reads `front.avif` and `front-640.webp`. A number at the end that is no width belongs to the name: `zlot-2024.avif`
 * is the news picture `zlot-2024`. Undefined for anything else.
 */
export function parsePictureFile(file: string): PictureFile | undefined {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(avif|webp)$/.exec(file)
  const [, stem = '', extension] = match ?? []
  const format = PICTURE_FORMATS.find((known) => known === extension)
  if (!format || stem.length > 120) return undefined
  const dash = stem.lastIndexOf('-')
  const width = PICTURE_WIDTHS.find((known) => dash > 0 && String(known) === stem.slice(dash + 1))
  return width ? { name: stem.slice(0, dash), width, format } : { name: stem, width: FULL_WIDTH, format }
}

/** The address of an uploaded picture, which its content names. */
export const uploadedAddress = (hash: string): string => `/media/photo/${hash}.avif`

/** The name of the uploaded picture at an address; undefined for any other address. */
export const uploadedHash = (address: string): string | undefined =>
  /^\/media\/photo\/([0-9a-f]{32})(?:-\d{3,4})?\.(?:avif|webp)$/.exec(address)?.[1]
