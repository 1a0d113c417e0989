import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axlePressure, leastPressureBar } from './axle-pressure'

const tire96 = { loadIndex: 96, referenceBar: 2.5 }

test.each([
  // at its full load a tire needs the pressure of its full load
  ['96 at 2.5 bar, 1420 kg', { ...tire96, axleKg: 1420 }, 2.5],
  // 2.5 × (600 / 710)^1.25 = 2.026, rounded up
  ['96 at 2.5 bar, 1200 kg', { ...tire96, axleKg: 1200 }, 2.1],
  // 4.5 × (930 / 1120)^1.25 = 3.566: a Hilux on LT tires
  ['112 at 4.5 bar, 1860 kg', { loadIndex: 112, referenceBar: 4.5, axleKg: 1860 }, 3.6],
  // 2.5 × (430 / 710)^1.25 = 1.336, below what a road tire gets
  ['96 at 2.5 bar, 860 kg', { ...tire96, axleKg: 860 }, 1.8],
])('%s needs %s', (_, figures, bar) => {
  expect(axlePressure(figures)).toMatchObject({ bar })
})

test('a tire that does not carry half of the axle load has no pressure that helps', () => {
  expect(axlePressure({ ...tire96, axleKg: 1421 })).toEqual({ capacityKg: 710, loadKg: 710.5 })
})

test('what is not known is named', () => {
  expect(axlePressure({ axleKg: null, loadIndex: null, referenceBar: null })).toEqual({
    missing: ['axleLoad', 'loadIndex', 'reference'],
  })
  expect(axlePressure({ ...tire96, axleKg: null })).toEqual({ missing: ['axleLoad'] })
  // an index that the tables do not have
  expect(axlePressure({ ...tire96, loadIndex: 140, axleKg: 1200 })).toEqual({ missing: ['loadIndex'] })
})

test('a pressure is never below the floor nor above that of full load, and grows with the load', () => {
  const loads = fc.integer({ min: 300, max: 1420 })
  const barOf = (axleKg: number, referenceBar: number) => {
    const answer = axlePressure({ loadIndex: 96, referenceBar, axleKg })
    return 'bar' in answer ? answer.bar : Number.NaN
  }
  fc.assert(
    fc.property(loads, loads, fc.double({ min: 1.8, max: 8, noNaN: true }), (some, other, reference) => {
      const [less, more] = [Math.min(some, other), Math.max(some, other)]
      expect(barOf(less, reference)).toBeLessThanOrEqual(barOf(more, reference))
      expect(barOf(less, reference)).toBeGreaterThanOrEqual(leastPressureBar)
      expect(barOf(more, reference)).toBeLessThanOrEqual(reference)
    }),
  )
})
