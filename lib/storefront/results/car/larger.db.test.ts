import { expect, test } from 'vitest'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { findLargerSizes } from '@/lib/storefront/results/cached'
import { findResults } from '@/lib/storefront/results/queries'

const largerOf = async (path: string, more = {}) => {
  const vehicle = await findVehicle(path)
  if (!vehicle) throw new Error(`no ${path}`)
  return findLargerSizes({ ...vehicle, ...more })
}

test('a Jimny is shown larger sizes, those that owners often fit among them, each with its lift and what is on sale', async () => {
  const larger = await largerOf('suzuki/jimny-jb74')
  expect(larger && tireSizeText(larger.stock)).toBe('195/80 R15')
  const shown = larger?.sizes.map(({ size, lift, isUsual }) => [tireSizeText(size), lift, isUsual])
  expect(shown).toContainEqual(['215/75 R15', 'none', true])
  expect(shown).toContainEqual(['235/75 R15', 'lift', true])
  const percents = larger?.sizes.map(({ percent }) => percent) ?? []
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  for (const { query, products, percent } of larger?.sizes ?? []) {
    expect((await findResults(query)).total).toBe(products)
    expect(products).toBeGreaterThan(0)
    expect(percent).toBeGreaterThan(0)
    expect(percent).toBeLessThanOrEqual(10)
  }
})

test.each([
  ['a smaller factory size', ['195/80 R15', '205/70 R15']],
  ['a factory size that nobody can read', ['195/80 R15', 'as delivered']],
])('no size is said to need no lift where a car may have %s', async (_, stockTires) => {
  const alone = await largerOf('suzuki/jimny-jb74', { stockTires: ['195/80 R15'] })
  const larger = await largerOf('suzuki/jimny-jb74', { stockTires })
  const lifts = (found: typeof larger) => found?.sizes.map(({ lift }) => lift) ?? []
  expect(lifts(alone)).toContain('none')
  expect(lifts(larger)).toEqual(lifts(alone).map((lift) => (lift === 'none' ? 'check' : lift)))
})

test('without a factory size nothing is larger than it', async () => {
  expect(await largerOf('suzuki/jimny-jb74', { stockTires: [] })).toBeNull()
})
