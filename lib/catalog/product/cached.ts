import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import * as queries from './queries'
import { type Product, type ProductType, productTypes } from './schema'
import { finderTag, productPagesTag, productTag } from './tags'

// The reads of public pages: the same for every visitor, kept until a write expires their tag. Calls of the API read
// the database itself, so that each instance answers with what any of them wrote.

export async function cachedProduct(id: number, type?: ProductType): Promise<Product | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(productTag(id))
  const product = await queries.shownProduct(id, type)
  // what is missing today may come with the next many of any type
  cacheTag(...(product ? [product.productType] : productTypes).map(productPagesTag))
  return product
}

const RELATED = 4

export type Related = {
  /** Others of its kind for the same car: the tire's size, the wheel's rim and bolt pattern, the spacer's pattern. */
  alike: Product[]
  /** What goes on the same hub: spacers for a wheel, wheels for a spacer. */
  sameHub: Product[]
}

/**
 * What else fits where a product fits. Expires with the products that it shows and with what is on sale, not with every
 * order of their type.
 */
export async function cachedRelated(product: Product): Promise<Related> {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'), finderTag('Wheel'), finderTag('Spacer'))
  const page = { page: 1, pageSize: RELATED + 1 }
  const [alike, sameHub] = await Promise.all([likeThis(product, page), onSameHub(product, page)])
  const others = ({ products }: queries.ProductList) =>
    products.filter(({ id }) => id !== product.id).slice(0, RELATED)
  const related = { alike: others(alike), sameHub: others(sameHub) }
  cacheTag(...[...related.alike, ...related.sameHub].map(({ id }) => productTag(id)))
  return related
}

type FirstPage = { page: number; pageSize: number }

function likeThis(product: Product, page: FirstPage): Promise<queries.ProductList> {
  switch (product.productType) {
    case 'Tire': {
      const { width, profile, diameter } = product
      return queries.listTires({ ...page, width, profile, diameter })
    }
    case 'Wheel':
      return queries.listWheels({ ...page, diameter: product.diameter, boltSpacing: product.boltSpacing })
    case 'Spacer':
      return queries.listSpacers({ ...page, boltDistance: product.boltDistance })
  }
}

async function onSameHub(product: Product, page: FirstPage): Promise<queries.ProductList> {
  switch (product.productType) {
    case 'Tire':
      return { products: [], total: 0 }
    case 'Wheel':
      return queries.listSpacers({ ...page, boltDistance: product.boltSpacing })
    case 'Spacer':
      return queries.listWheels({ ...page, boltSpacing: product.boltDistance })
  }
}
