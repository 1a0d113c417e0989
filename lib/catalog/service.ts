import 'server-only'
import { expireTags } from '@/lib/core/cache'
import { db } from '@/lib/core/db'
import { toGrosze } from '@/lib/core/money'
import { existingProduct } from './queries'
import { readIcVc } from './rules'
import type { NewTire, Product } from './schema'
import { finderTag, productsTag, productTag } from './tags'

/** Puts a new tire into the catalogue; archived ones are kept out of lists, finders and search. */
export async function createTire(tire: NewTire): Promise<Product> {
  const { price, loadIndex, speedIndex, ...rest } = tire
  const read = readIcVc(tire.icVc)
  const { id } = await db().product.create({
    data: {
      ...rest,
      productType: 'Tire',
      priceGrosze: toGrosze(price),
      loadIndex: loadIndex ?? read.loadIndex,
      speedIndex: speedIndex ?? read.speedIndex,
    },
    select: { id: true },
  })
  expireTags([productTag(id), productsTag('Tire'), finderTag('Tire')])
  return existingProduct(id)
}
