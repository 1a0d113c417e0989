import type { ProductType } from '@/lib/catalog/product/schema'

/** Replaces the id in the addresses of a new product's drawings. */
const NEW = 'new'
const views: Record<ProductType, readonly string[]> = {
  Tire: ['front', 'side', 'tread', 'drawing'],
  Wheel: ['front', 'side', 'drawing'],
  Spacer: ['front', 'side', 'drawing'],
}
const drawnPicture = /^\/media\/product\/(\d+|new)\/([a-z]+)\.avif$/

export const drawnPictures = (type: ProductType, id: number | typeof NEW = NEW): string[] =>
  views[type].map((view) => `/media/product/${id}/${view}.avif`)

export const drawnView = (url: string): string | undefined => drawnPicture.exec(url)?.[2]

/** The pictures with one more: a photo goes before the drawings, so that it becomes the main picture. */
export function withPhoto(pictures: readonly string[], photo: string): string[] {
  const firstDrawing = pictures.findIndex((url) => drawnView(url) !== undefined)
  return firstDrawing < 0 ? [...pictures, photo] : pictures.toSpliced(firstDrawing, 0, photo)
}

/** The same pictures for another product: its drawings show its own dimensions. */
export function ownPictures<T extends { url: string; urls: string[] }>(id: number | typeof NEW, pictures: T) {
  const own = (url: string) => {
    const view = drawnView(url)
    return view ? `/media/product/${id}/${view}.avif` : url
  }
  return { url: own(pictures.url), urls: pictures.urls.map(own) }
}
