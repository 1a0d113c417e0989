import { isRowId } from '@/lib/platform/values/row-id'

/** Social networks show pictures of this size large. JPEG is a format that all of them read. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

export const shopSharePicture = '/media/og/shop.jpg'

/** The picture for shared links: the shop's own are AVIF, which few networks read, so they have a JPEG version. */
export function sharePicture(url: string | undefined): { url: string; width?: number; height?: number } {
  if (!url) return { url: shopSharePicture, ...SHARE_PICTURE }
  const product = /^\/media\/product\/([1-9]\d{0,9})\//.exec(url)?.[1]
  if (product) return { url: `/media/og/product-${product}.jpg`, ...SHARE_PICTURE }
  const news = /^\/media\/news\/([a-z0-9-]+)\.avif$/.exec(url)?.[1]
  if (news) return { url: `/media/og/news-${news}.jpg`, ...SHARE_PICTURE }
  return { url }
}

export type ShareFile = { kind: 'shop' } | { kind: 'product'; id: number } | { kind: 'news'; name: string }

/** Parses `shop.jpg`, `product-17.jpg`, `news-zlot-2024.jpg`; undefined for anything else. */
export function parseShareFile(file: string): ShareFile | undefined {
  if (file === 'shop.jpg') return { kind: 'shop' }
  const id = /^product-([1-9]\d{0,9})\.jpg$/.exec(file)?.[1]
  if (id) return isRowId(Number(id)) ? { kind: 'product', id: Number(id) } : undefined
  const name = /^news-([a-z0-9]+(?:-[a-z0-9]+)*)\.jpg$/.exec(file)?.[1]
  return name && name.length <= 120 ? { kind: 'news', name } : undefined
}
