import type { Product } from '@/lib/catalog/product/schema'
import { isDrawable } from '@/lib/media/drawing/measure'
import type { DrawnProduct } from '@/lib/media/drawing/product'
import { drawnPictures, drawnView } from './drawn-pictures'

export function drawnFrom(product: Product): DrawnProduct {
  switch (product.productType) {
    case 'Tire':
      return product
    case 'Wheel':
      return { ...product, boltPattern: product.boltSpacing }
    case 'Spacer':
      return { ...product, boltPattern: product.boltDistance }
  }
}

/** Whatever pictures it has; undefined if its dimensions are impossible. */
export const drawingAddress = (product: Product): string | undefined =>
  isDrawable(drawnFrom(product))
    ? drawnPictures(product.productType, product.id).find((url) => drawnView(url) === 'drawing')
    : undefined
