import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/core/database/db'
import { queryFor, type ResultsQuery } from './address'
import { type Bores, boresOf } from './fitting'
import { listRelated } from './queries'

afterAll(() => db().$disconnect())

test('what a page recommends fits the hub of its product, or does not say whether it does', async () => {
  const spacers = queryFor('Spacer', { boltDistance: '5x139.7' })
  const { id } = await db().product.findFirstOrThrow({
    where: { productType: 'Spacer', boltPattern: '5x139.7', hubBore: 98, inArchive: false },
  })
  await db().product.update({ where: { id }, data: { hubBore: null } })
  const bores = async (query: ResultsQuery, wanted: Bores) => {
    const related = await listRelated(query, wanted, 100)
    return new Set(
      related.map((each) => (each.productType === 'Spacer' ? each.hubBore : boresOf(each).ofWheel)),
    )
  }
  expect(await bores(spacers, { ofHub: 108, ofWheel: 108 })).toEqual(new Set([108, null]))
  expect(await bores(spacers, { ofHub: null, ofWheel: null })).toEqual(new Set([98, 108, null]))
  const wheels = queryFor('Wheel', { boltSpacing: '5x139.7' })
  expect(await bores(wheels, { ofHub: 108, ofWheel: 98 })).toEqual(new Set([98]))
})
