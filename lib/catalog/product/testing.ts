import { storedFields } from './columns'
import type { ProductType } from './fields'
import type { Product } from './schema'

/** A product of which nothing is known, to be filled with what a test is about. */
export function blankProduct<T extends ProductType>(productType: T): Extract<Product, { productType: T }> {
  const unknown = storedFields[productType].map(({ name }) => [name, null])
  return {
    ...Object.fromEntries(unknown),
    id: 0,
    productType,
    title: '',
    url: '',
    urls: [],
    priceGrosze: 100,
    quantityInStock: 1,
    status: 'onSale',
    inArchive: false,
  }
}
