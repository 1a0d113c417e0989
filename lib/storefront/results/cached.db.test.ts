import { cacheTag } from 'next/cache'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import { productTypes } from '@/lib/catalog/product/schema'
import { productPagesTag } from '@/lib/catalog/product/tags'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { db } from '@/lib/platform/database/db'
import { cachedLargerSizes, cachedRelated } from './cached'
import { tagsOfList } from './tags'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))

const tags = () => vi.mocked(cacheTag).mock.calls.flat()
beforeEach(() => vi.mocked(cacheTag).mockClear())
afterAll(() => db().$disconnect())

test('what a page of a product leads on to expires with an import of very many products of any type', async () => {
  const { id } = await db().product.findFirstOrThrow({ where: { productType: 'Tire', inArchive: false } })
  await cachedRelated(await existingProduct(id))
  expect(tags()).toEqual(expect.arrayContaining(productTypes.map(productPagesTag)))
})

test('how many larger tires a car takes expires with any change of tires in lists', async () => {
  const vehicle = await findVehicle('suzuki/jimny-jb74')
  if (!vehicle) throw new Error('no Jimny')
  await cachedLargerSizes(vehicle)
  expect(tags()).toEqual(expect.arrayContaining(tagsOfList({ type: 'Tire', single: {} })))
})
