import { afterAll, expect, test } from 'vitest'
import type { ProductType } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/database/db'
import { readResults } from './address'
import { countFacets } from './facet-counts'
import type { FacetName } from './parameters'

const JIMNY = 'width=195&profile=80&diameter=15'
const facetsOf = (type: ProductType, address: string) => countFacets(readResults(type, address).query)

afterAll(() => db().$disconnect())

test.each<[ProductType, string, FacetName, string[]]>([
  ['Tire', JIMNY, 'season', ['summer', 'winter', 'allseason']],
  ['Tire', JIMNY, 'use', ['road', 'all-terrain', 'rugged', 'mud', 'studded']],
  ['Tire', JIMNY, 'snow', ['snowflake', 'mud-and-snow']],
  ['Tire', JIMNY, 'atLeast', ['4']],
  ['Wheel', 'diameter=15&boltSpacing=5x139.7', 'centralBoreDiameter', ['98', '108']],
  ['Wheel', 'diameter=15&boltSpacing=5x139.7', 'maxLoad', ['800', '900']],
  ['Spacer', 'boltDistance=5x139.7', 'hubBore', ['98', '108']],
  ['Spacer', 'boltDistance=5x114.3', 'thread', ['1/2-20 UNF', 'M12x1.5']],
])('the demo catalog can be narrowed: %s %s by %s', async (type, address, facet, values) => {
  const { facets, total } = await facetsOf(type, address)
  const offered = facets.find(({ name }) => name === facet)?.values ?? []
  expect(offered.map(({ value }) => value)).toEqual(values)
  for (const { count } of offered) {
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(total)
  }
})

test('a tread pattern says what its tires are made for', async () => {
  const { facets } = await facetsOf('Tire', JIMNY)
  const treads = facets.find(({ name }) => name === 'protector')?.values ?? []
  const purposeOf = (tread: string) => treads.find(({ value }) => value === tread)?.use
  expect([purposeOf('Błoto MT'), purposeOf('Szuter AT')]).toEqual(['mud', 'all-terrain'])
  expect(facets.find(({ name }) => name === 'season')?.values.every((value) => !('use' in value))).toBe(true)
})

test('a value that was chosen counts its own products, and so does the next one', async () => {
  const one = await facetsOf('Tire', `${JIMNY}&protector=Bagno+XT`)
  const both = await facetsOf('Tire', `${JIMNY}&protector=Bagno+XT&protector=B%C5%82oto+MT`)
  const countIn = ({ facets }: typeof one, tread: string) =>
    facets.find(({ name }) => name === 'protector')?.values.find(({ value }) => value === tread)?.count
  expect(countIn(one, 'Bagno XT')).toBe(one.total)
  expect(countIn(one, 'Błoto MT')).toBe(both.total - one.total)
  expect(countIn(both, 'Bagno XT')).toBe(one.total)
})
