import { afterAll, describe, expect, test } from 'vitest'
import { recordStatements } from '@/bench/measuring/statements'
import type { ProductType } from '@/lib/catalog/product/schema'
import { tireDimensions } from '@/lib/measures/dimensions'
import { db } from '@/lib/platform/database/db'
import { readResults, resultsQueryString } from './address'
import { findAlternatives, findNearSizes } from './alternatives'
import { findResults } from './queries'

afterAll(() => db().$disconnect())

const alternatives = (type: ProductType, address: string) =>
  findAlternatives(readResults(type, address).query)

describe('a size that nobody has leads to those that come near', () => {
  const asked = { width: 205, profile: 80, diameter: 15 }

  test('within 3 % of its diameter, those for the same rim first, and each with products', async () => {
    const sizes = await findNearSizes(asked)
    expect(sizes.length).toBeGreaterThan(1)
    const wanted = tireDimensions(asked).overallDiameterMm
    for (const size of sizes) {
      expect(Math.abs(size.difference)).toBeLessThanOrEqual(0.03)
      expect(tireDimensions(size).overallDiameterMm / wanted - 1).toBeCloseTo(size.difference, 10)
      const address = `width=${size.width}&profile=${size.profile}&diameter=${size.diameter}`
      expect((await findResults(readResults('Tire', address).query)).total).toBe(size.products)
    }
    expect(sizes[0]).toMatchObject({ width: 215, profile: 75, diameter: 15 })
    const otherRims = sizes.findIndex(({ diameter }) => diameter !== 15)
    if (otherRims >= 0) expect(sizes.slice(otherRims).every(({ diameter }) => diameter !== 15)).toBe(true)
  })

  test('a flotation size counts with its own diameter', async () => {
    const sizes = await findNearSizes({ width: 31, profile: 10.5, diameter: 15 })
    expect(sizes).not.toContainEqual(expect.objectContaining({ width: 31 }))
    expect(sizes).toContainEqual(expect.objectContaining({ width: 265, profile: 70, diameter: 16 }))
  })

  test('of about its width: a tire half as wide would fit neither the rim nor the car', async () => {
    const wide = { width: 325, profile: 50, diameter: 15 }
    const ours = tireDimensions({ width: 195, profile: 80, diameter: 15 }).overallDiameterMm
    expect(Math.abs(tireDimensions(wide).overallDiameterMm / ours - 1)).toBeLessThan(0.03)
    expect(await findNearSizes(wide)).toEqual([])
  })

  test('a size like no other leads to none', async () => {
    expect(await findNearSizes({ width: 445, profile: 95, diameter: 30 })).toEqual([])
  })
})

describe('filters that leave nothing', () => {
  test('are offered for giving up, each with what is found then', async () => {
    const { relaxations } = await alternatives(
      'Tire',
      'width=195&profile=80&diameter=15&protector=Bagno+XT&priceFrom=1&priceTo=2',
    )
    expect(relaxations.map(({ filter }) => filter)).toEqual(['prices'])
    for (const { query, total } of relaxations) {
      expect(total).toBeGreaterThan(0)
      expect((await findResults(query)).total).toBe(total)
    }
  })

  test('are offered together where one alone does not help', async () => {
    const { relaxations } = await alternatives(
      'Tire',
      'width=195&profile=80&diameter=15&protector=Nikt&priceFrom=1&priceTo=2',
    )
    expect(relaxations.map(({ filter }) => filter)).toEqual(['all'])
    expect(resultsQueryString(relaxations[0]?.query ?? readResults('Tire', '').query)).toBe(
      'width=195&profile=80&diameter=15',
    )
  })

  test('never suggest another bolt pattern: it would not fit the car', async () => {
    const { relaxations } = await alternatives('Spacer', 'boltDistance=4x100&thickness=30')
    expect(relaxations).toEqual([])
  })

  test('cost three statements, however many there are', async () => {
    const address =
      'width=205&profile=80&diameter=15&protector=Nikt&priceFrom=1&priceTo=2&typeOfTire=4X4&inStock=yes'
    expect((await recordStatements(() => alternatives('Tire', address))).length).toBeLessThanOrEqual(3)
  })
})
