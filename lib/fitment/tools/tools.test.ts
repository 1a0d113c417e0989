import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MM_PER_INCH } from '@/lib/measures/dimensions'
import { leastLoadIndex, leastSpeedSymbol } from '@/lib/measures/load-and-speed'
import { circleOf, distanceOn, findBoltCircle, holeCounts, nearPatterns } from './bolt-circle'
import { compareGearing, engineSpeed, equivalentRatio } from './gearing'
import { barToPsi, convertMarkings, inchesToMm, mmToInches, psiToBar } from './load-speed'
import { compareOffsets } from './offset'
import { changeOf, compareTireSizes } from './tire-size'

const metric = fc.record({
  width: fc.integer({ min: 135, max: 405 }),
  profile: fc.integer({ min: 35, max: 100 }),
  diameter: fc.integer({ min: 12, max: 22 }),
})

describe('tire sizes compared', () => {
  test.each([
    ['195/80R15', 693.0],
    ['215/75 R15', 703.5],
    ['235/75R15', 733.5],
    ['265/70R16', 777.4],
    ['265/70R17', 802.8],
    ['31x10.5R15', 774.7],
    ['33x12,50 R15', 825.5],
  ])('%s has an overall diameter of %s mm', (size, mm) => {
    expect(compareTireSizes({ old: size, new: undefined }).answer?.old?.overallDiameterMm).toBeCloseTo(mm, 1)
  })

  test('215/75 R15 instead of 195/80 R15 lifts the axle by 5.25 mm and makes 90 on the speedometer 91.4', () => {
    const change = compareTireSizes({ old: '195/80R15', new: '215/75R15' }).answer?.change
    expect(change?.diameterMm).toBeCloseTo(10.5)
    expect(change?.clearanceMm).toBeCloseTo(5.25)
    expect(change?.percent).toBeCloseTo(1.515, 3)
    expect(change?.speeds.find(({ indicated }) => indicated === 90)?.true).toBeCloseTo(91.36, 2)
    expect(change).toMatchObject({ reason: 'largerThanUsual', isOtherRim: false })
  })

  test('a change there and back is none, and its millimeters are the same with the other sign', () => {
    fc.assert(
      fc.property(metric, metric, (a, b) => {
        const there = changeOf(a, b)
        const back = changeOf(b, a)
        expect(there.diameterMm).toBeCloseTo(-back.diameterMm, 9)
        expect((1 + there.percent / 100) * (1 + back.percent / 100)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('one size alone is described, and an unreadable one is named at its field', () => {
    expect(compareTireSizes({ old: '195/80R15', new: undefined })).toMatchObject({
      problems: {},
      answer: { new: null, change: null },
    })
    expect(compareTireSizes({ old: '', new: 'banana' })).toEqual({
      problems: { old: { code: 'empty' }, new: { code: 'notSize' } },
      answer: null,
    })
  })
})

describe('offset before and after', () => {
  const wheels = { width: '7', et: '0', newWidth: '7', newEt: '0', spacer: '' }

  test('a 7J ET0 wheel has 101.6 mm of backspacing, which is 4 inches', () => {
    expect(compareOffsets(wheels).answer?.now.insideMm).toBeCloseTo(101.6)
  })

  test('a spacer does what as much less ET does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 0, max: 60 }), (et, spacer) => {
        const mounted = compareOffsets({ ...wheels, newEt: String(et), spacer: String(spacer) }).answer
        const made = compareOffsets({ ...wheels, newEt: String(et - spacer) }).answer
        expect(mounted?.change).toEqual(made?.change)
        expect(mounted?.change.trackMm).toBeCloseTo(2 * (spacer - et))
      }),
    )
  })

  test('a wider wheel of the same ET grows by half of the width on each side', () => {
    const { change } = compareOffsets({ ...wheels, newWidth: '8' }).answer ?? {}
    expect(change?.insideMm).toBeCloseTo(12.7)
    expect(change?.outsideMm).toBeCloseTo(12.7)
    expect(change?.trackMm).toBe(0)
  })

  test('an ET of 300 is refused at its field with the limits', () => {
    expect(compareOffsets({ ...wheels, newEt: 'ET 300' })).toEqual({
      problems: { newEt: { code: 'outOfRange', least: -150, most: 150 } },
      answer: null,
    })
  })
})

describe('the bolt circle from two holes', () => {
  test.each([
    ['5', '82.1', '5x139.7'],
    ['6', '69,85', '6x139.7'],
    ['4', '70.7', '4x100'],
    ['5', '97', '5x165.1'],
  ])('%s holes at %s mm are %s', (holes, distance, pattern) => {
    const { answer } = findBoltCircle({ holes, from: 'centers', distance, hole: '' })
    expect(answer?.nearest[0]?.pattern).toBe(pattern)
  })

  test('the circle and the distance of its holes are inverse to each other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...holeCounts),
        fc.double({ min: 30, max: 300, noNaN: true }),
        (holes, mm) => {
          expect(distanceOn(holes, circleOf(holes, mm))).toBeCloseTo(mm, 9)
        },
      ),
    )
  })

  test('5x114.3 and 5x115 are both named, and neither is taken for the other', () => {
    const patterns = nearPatterns(5, 114.3).filter(({ isLikely }) => isLikely)
    expect(patterns.map(({ pattern }) => pattern)).toEqual(['5x114.3', '5x115'])
    expect(patterns[1]?.differenceMm).toBeCloseTo(-0.7)
  })

  test('measured over the edges, one hole is taken off', () => {
    const centers = findBoltCircle({ holes: '5', from: 'centers', distance: '82.1', hole: '' })
    const edges = findBoltCircle({ holes: '5', from: 'edges', distance: '96.1', hole: '14' })
    expect(edges.answer?.diameterMm).toBeCloseTo(centers.answer?.diameterMm ?? 0, 9)
    expect(findBoltCircle({ holes: '5', from: 'edges', distance: '96.1', hole: '' }).problems).toEqual({
      hole: { code: 'empty' },
    })
  })
})

describe('gearing', () => {
  const stock = { old: '195/80R15', new: '215/75R15', axle: '4.09', newAxle: '', gear: '', speed: '90' }

  test('195/80 R15 with 4.09 makes 2,818 turns a minute at 90 km/h, and 215/75 R15 would need 4.15', () => {
    const { answer } = compareGearing(stock)
    expect(answer?.speeds[0]?.now).toBeCloseTo(2_818, 0)
    expect(answer?.equivalent).toBeCloseTo(4.152, 3)
    expect(answer?.percent).toBeCloseTo(1.515, 3)
  })

  test('the equivalent ratio brings back the engine speed of any tire', () => {
    const mm = fc.double({ min: 500, max: 1_100, noNaN: true })
    fc.assert(
      fc.property(mm, mm, fc.double({ min: 2, max: 9, noNaN: true }), (old, fitted, axle) => {
        const before = engineSpeed(90, Math.PI * old, axle)
        expect(engineSpeed(90, Math.PI * fitted, equivalentRatio(axle, old, fitted))).toBeCloseTo(before, 6)
      }),
    )
  })
})

describe('markings and units', () => {
  test('96Q is 710 kg and 160 km/h, and 112/110N has a load for twin wheels too', () => {
    const empty = { kg: '', kmh: '', inches: '', mm: '', psi: '', bar: '' }
    expect(convertMarkings({ marking: '96q', ...empty }).answer?.marking).toMatchObject({ kg: 710, kmh: 160 })
    expect(convertMarkings({ marking: '112/110 N', ...empty }).answer?.marking).toMatchObject({
      kg: 1120,
      twinKg: 1060,
      kmh: 140,
    })
    expect(convertMarkings({ marking: '900Q', ...empty }).problems).toEqual({
      marking: { code: 'outOfRange', least: 60, most: 130 },
    })
    expect(convertMarkings({ marking: '96Ж', ...empty }).problems).toEqual({
      marking: { code: 'notMarking' },
    })
  })

  test('the least index and symbol carry what is asked for, and the one before does not', () => {
    expect(leastLoadIndex(700)).toBe(96)
    expect(leastLoadIndex(710)).toBe(96)
    expect(leastLoadIndex(711)).toBe(97)
    expect(leastLoadIndex(1_901)).toBeNull()
    expect(leastSpeedSymbol(161)).toBe('R')
    expect(leastSpeedSymbol(301)).toBeNull()
  })

  test('a length and a pressure converted there and back stay what they were', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1_000, noNaN: true }), (value) => {
        expect(mmToInches(inchesToMm(value))).toBeCloseTo(value, 9)
        expect(psiToBar(barToPsi(value))).toBeCloseTo(value, 9)
      }),
    )
    expect(inchesToMm(1)).toBe(MM_PER_INCH)
    expect(psiToBar(29)).toBeCloseTo(2, 2)
  })
})
