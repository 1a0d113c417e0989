import { expect, test } from 'vitest'
import type { Product } from '@/lib/catalog/product/schema'
import { treadCharacter } from './rows'

const tire = (more: object) => ({ productType: 'Tire', season: 'allseason', ...more }) as Product

test('larger blocks are better in mud, and louder and shorter-lived on the road', () => {
  const [road, at, rugged, mud] = ['road', 'all-terrain', 'rugged', 'mud'].map((use) =>
    treadCharacter(tire({ use })),
  )
  expect([road, at, rugged, mud].map((each) => each?.mud)).toEqual([1, 3, 4, 5])
  expect([road, at, rugged, mud].map((each) => each?.quiet)).toEqual([5, 4, 3, 2])
})

test('nothing is said of winter tires, of studs, of an unknown tread and of wheels', () => {
  for (const product of [
    tire({ use: 'road', season: 'winter' }),
    tire({ use: 'studded' }),
    tire({ use: null }),
  ])
    expect(treadCharacter(product)).toBeNull()
  expect(treadCharacter({ productType: 'Wheel' } as Product)).toBeNull()
})
