import type { ProductType } from './schema'

/** Stands for the id of a product that has none yet in the addresses of the pictures drawn from its own figures. */
const NEW = 'new'
const views: Record<ProductType, readonly string[]> = {
  Tire: ['front', 'side', 'tread', 'drawing'],
  Wheel: ['front', 'side', 'drawing'],
  Spacer: ['front', 'side', 'drawing'],
}
const drawnPicture = /^\/media\/product\/(\d+|new)\/([a-z]+)\.avif$/

/** The pictures that the shop draws of a product, in the order of its gallery. */
export const drawnPictures = (type: ProductType, id: number | typeof NEW = NEW): string[] =>
  views[type].map((view) => `/media/product/${id}/${view}.avif`)

/** The view that a drawn picture shows; undefined for a picture of any other kind. */
export const drawnView = (url: string): string | undefined => drawnPicture.exec(url)?.[2]

/** The same pictures for a product: those that were drawn from some figures are drawn from its own. */
export function ownPictures<T extends { url: string; urls: string[] }>(
  id: number | typeof NEW,
  pictures: T,
): { url: string; urls: string[] } {
  const own = (url: string) => {
    const view = drawnView(url)
    return view ? `/media/product/${id}/${view}.avif` : url
  }
  return { url: own(pictures.url), urls: pictures.urls.map(own) }
}
