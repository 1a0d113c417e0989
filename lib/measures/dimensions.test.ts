import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadCapacityKg, speedLimitKmh } from '@/lib/measures/load-and-speed'
import {
  boltCenters,
  boltCircle,
  outwardPokeMm,
  tireDimensions,
  trackChangeMm,
  wheelBackspacingMm,
} from './dimensions'

describe('the dimensions of a tire', () => {
  test.each([
    ['195/80 R15', 195, 80, 15, 156, 693, 2177.1, 459.3],
    ['215/75 R15', 215, 75, 15, 161.25, 703.5, 2210.1, 452.5],
    ['235/75 R15', 235, 75, 15, 176.25, 733.5, 2304.4, 434],
    ['265/70 R16', 265, 70, 16, 185.5, 777.4, 2442.3, 409.5],
    ['285/70 R17', 285, 70, 17, 199.5, 830.8, 2610, 383.1],
    ['30x9.5 R15', 30, 9.5, 15, 184.15, 749.3, 2354, 424.8],
    ['31x10.5 R15', 31, 10.5, 15, 196.85, 774.7, 2433.8, 410.9],
    ['33x12.5 R15', 33, 12.5, 15, 222.25, 825.5, 2593.4, 385.6],
    ['35x12.5 R15', 35, 12.5, 15, 247.65, 876.3, 2753, 363.2],
    ['37x12.5 R17', 37, 12.5, 17, 247.65, 927.1, 2912.6, 343.3],
    // of a quad: as large as it says
    ['25x8 R12', 25, 8, 12, 165.1, 635, 1994.9, 501.3],
  ])(
    '%s is as large as the tables of the trade say',
    (_, width, profile, diameter, sidewall, overall, around, turns) => {
      const size = tireDimensions({ width, profile, diameter })
      expect(size.sidewallMm).toBeCloseTo(sidewall, 2)
      expect(size.overallDiameterMm).toBeCloseTo(overall, 2)
      expect(size.circumferenceMm).toBeCloseTo(around, 1)
      expect(size.revolutionsPerKm).toBeCloseTo(turns, 1)
    },
  )

  test('a flotation size says its width in inches', () => {
    expect(tireDimensions({ width: 31, profile: 10.5, diameter: 15 })).toMatchObject({
      flotation: true,
      sectionWidthMm: 266.7,
    })
    expect(tireDimensions({ width: 195, profile: 80, diameter: 15 })).toMatchObject({
      flotation: false,
      sectionWidthMm: 195,
    })
  })

  test('a tire turns as often per kilometer as its circumference fits', () => {
    const metric = fc.record({
      width: fc.integer({ min: 125, max: 995 }),
      profile: fc.integer({ min: 20, max: 100 }),
      diameter: fc.integer({ min: 10, max: 24 }),
    })
    fc.assert(
      fc.property(metric, (size) => {
        const { circumferenceMm, revolutionsPerKm } = tireDimensions(size)
        expect(circumferenceMm * revolutionsPerKm).toBeCloseTo(1_000_000, 3)
      }),
    )
  })
})

test('the load index says how much one tire carries', () => {
  const expected = { 84: 500, 96: 710, 100: 800, 109: 1030, 115: 1215, 120: 1400, 121: 1450 }
  for (const [index, kg] of Object.entries(expected)) expect(loadCapacityKg(Number(index))).toBe(kg)
  expect(loadCapacityKg(12)).toBeUndefined()
  expect(loadCapacityKg(999)).toBeUndefined()
})

test('the speed code says how fast a tire may go, and H is not in the order of the alphabet', () => {
  const expected = { J: 100, Q: 160, T: 190, H: 210, V: 240 }
  for (const [code, kmh] of Object.entries(expected)) expect(speedLimitKmh(code)).toBe(kmh)
  expect(speedLimitKmh('q')).toBe(160)
  expect(speedLimitKmh('I')).toBeUndefined()
  expect(speedLimitKmh('constructor')).toBeUndefined()
})

describe('the seat of a wheel', () => {
  test('a 7J wheel of ET 0 has the 4 inches of backspacing that the trade gives it', () => {
    expect(wheelBackspacingMm({ widthInches: 7, offsetMm: 0 })).toBeCloseTo(4 * 25.4)
  })

  test('a 7J wheel of ET -20 stands 81.6 mm inside the mounting face and 121.6 mm outside, with its flanges', () => {
    const wheel = { widthInches: 7, offsetMm: -20 }
    expect(wheelBackspacingMm(wheel)).toBeCloseTo(81.6)
    expect(outwardPokeMm(wheel)).toBeCloseTo(121.6)
    expect(wheelBackspacingMm(wheel) + outwardPokeMm(wheel)).toBeCloseTo(8 * 25.4)
  })

  test('ET -20 instead of 10 makes the axle 60 mm wider', () => {
    expect(trackChangeMm(10, -20)).toBe(60)
  })
})

describe('the bolt circle', () => {
  test('the bolt circle is read from the pattern as the shop writes it', () => {
    expect(boltCircle('5x139.7')).toEqual({ holes: 5, diameterMm: 139.7 })
    expect(boltCircle('6x114.3')).toEqual({ holes: 6, diameterMm: 114.3 })
    for (const wrong of ['', '5', '139.7', '2x100', '5x0', '5×139,7 cali', '<svg>'])
      expect(boltCircle(wrong)).toBeUndefined()
  })

  test('the bolt circle has all holes at equal distances', () => {
    const centers = boltCenters({ holes: 5, diameterMm: 139.7 })
    expect(centers).toHaveLength(5)
    for (const { x, y } of centers) expect(2 * Math.hypot(x, y)).toBeCloseTo(139.7)
    const [first = { x: 0, y: 0 }, second = { x: 0, y: 0 }] = centers
    const chord = Math.hypot(first.x - second.x, first.y - second.y)
    expect(chord).toBeCloseTo(139.7 * Math.sin(Math.PI / 5))
    expect(first.y).toBeCloseTo(-69.85)
  })
})
