import { expect, test } from 'vitest'
import { jimny, sizeOf } from '@/lib/fitment/testing'
import { tireDimensions } from '@/lib/measures/dimensions'
import { parseTireSize, tireSizeText } from '@/lib/measures/tire-sizes'
import { hubOf, parseSizeLoad, parseStockOffset, speedSymbolOf, type Vehicle } from './vehicle'

const vehicle = (values: Partial<Vehicle>): Vehicle => ({ ...jimny, ...values })

test('a hub has every figure of its vehicle, and how sure each is', () => {
  expect(hubOf(vehicle({ boreConfidence: 'low', axleLoad: 900, axleConfidence: 'medium' }))).toEqual({
    boltPattern: '5x139.7',
    centerBore: 108,
    thread: 'M12x1.25',
    fastener: 'nut',
    seat: 'cone60',
    studLength: null,
    stockOffset: 5,
    stockRims: [{ diameter: 15, width: 5.5, offset: 5 }],
    ownTire: null,
    stockTires: [{ width: 195, profile: 80, diameter: 15 }],
    loadIndex: 96,
    speedSymbol: 'S',
    axleLoad: 900,
    brakeRim: 15,
    confidence: {
      boltPattern: 'high',
      centerBore: 'low',
      thread: 'high',
      offset: 'high',
      load: 'high',
      speed: 'medium',
      axleLoad: 'medium',
    },
  })
})

test('a figure without a grade of its own has that of the bolt pattern, and an unknown figure has none', () => {
  const unknown = { thread: null, stockOffset: null, stockOffsets: [], minLoadIndex: null, topSpeed: null }
  const bare = vehicle({ ...unknown, minSpeedSymbol: null, confidence: 'medium', offsetConfidence: null })
  expect(hubOf(bare).confidence).toEqual({ boltPattern: 'medium', centerBore: 'medium' })
  expect(hubOf({ ...bare, stockOffset: 5 }).confidence.offset).toBe('medium')
})

test.each<[string, Partial<Vehicle>, (number | null)[], number | null]>([
  [
    'each wheel its own, and none where it is not named',
    { stockOffset: null, stockOffsets: ['16x6.5:62', '17x8:49'], stockWheels: ['16x6.5', '17x8', '18x8'] },
    [62, 49, null],
    null,
  ],
  ['the usual one, where none is named', { stockOffset: 44, stockOffsets: [] }, [44], 44],
  [
    'the one that all have, for a wheel that nobody named',
    { stockOffset: null, stockOffsets: ['15x5.5:39.5'] },
    [39.5],
    39.5,
  ],
  ['none, where nothing is known', { stockOffset: null, stockOffsets: [] }, [null], null],
])('the ET of stock wheels: %s', (_, values, offsets, usual) => {
  const hub = hubOf(vehicle(values))
  expect(hub.stockRims.map(({ offset }) => offset)).toEqual(offsets)
  expect(hub.stockOffset).toBe(usual)
})

test('the load index is that of the car’s own size, else the least of the vehicle', () => {
  const hilux = vehicle({
    stockTires: ['225/70R17C', '265/65R17', '265/60R18', '205R16C', '205R16'],
    loadIndexes: ['225/70R17C=108', '265/65R17=112', '205R16C=110', '205R16=104'],
    minLoadIndex: 110,
  })
  expect(hubOf(hilux).loadIndex).toBe(110)
  expect(hubOf(hilux, sizeOf('265/65R17')).loadIndex).toBe(112)
  expect(hubOf(hilux, sizeOf('225/70R17')).loadIndex).toBe(108)
  expect(hubOf(hilux, sizeOf('265/60R18')).loadIndex).toBe(110)
  expect(hubOf(hilux, sizeOf('205R16')).loadIndex).toBe(110)
})

test.each([
  [null, null, null],
  ['S', null, 'S'],
  [null, 180, 'S'],
  ['Q', 159, 'Q'],
  ['Q', 161, 'R'],
  ['K', 115, 'L'],
  ['S', 145, 'S'],
  ['N', 170, 'R'],
  ['H', 208, 'H'],
  ['H', 210, 'H'],
  ['H', 211, 'V'],
  ['U', 201, 'H'],
  ['V', 286, 'Y'],
])('the speed symbol of stock tires %s at %s km/h is %s', (minSpeedSymbol, topSpeed, symbol) => {
  expect(speedSymbolOf({ minSpeedSymbol, topSpeed })).toBe(symbol)
})

test.each([
  ['205R16', 734, 736],
  ['205R16C', 734, 736],
  ['195R15', 692, 694],
  ['185R14C', 650, 652],
  ['7.50R16', 802, 808],
  ['7.50-16', 802, 808],
  ['7.00-16', 777, 779],
  ['6.50R16', 741, 744],
])('the old size %s is between %s and %s mm tall', (text, least, most) => {
  const size = sizeOf(text)
  expect(tireDimensions(size).overallDiameterMm).toBeGreaterThanOrEqual(least)
  expect(tireDimensions(size).overallDiameterMm).toBeLessThanOrEqual(most)
  expect(parseTireSize(tireSizeText(size))).toEqual(size)
})

test('a size in inches is shown as it is marked', () => {
  expect(tireSizeText(sizeOf('7.50R16'))).toBe('7.50 R16')
  expect(tireSizeText(sizeOf('7.00-16'))).toBe('7.00 R16')
})

test.each(['7.51R16', '7.50R15', '205', 'R16', '205R', '4.50R16'])('%j is no size', (text) => {
  expect(parseTireSize(text)).toBeNull()
})

test.each([
  ['16x7:55', { diameter: 16, width: 7, offset: 55 }],
  ['16x6.5:-39.5', { diameter: 16, width: 6.5, offset: -39.5 }],
  ['16x7', null],
  ['16x7:', null],
  ['55', null],
  ['16x7:55:5', null],
])('the wheel with its ET %j is read as %j', (text, pair) => {
  expect(parseStockOffset(text)).toEqual(pair)
})

test.each([
  ['195/80R15=96', { size: '195/80R15', loadIndex: 96 }],
  ['195/80R15', null],
  ['=96', null],
  ['195/80R15=9', null],
])('the size with its load index %j is read as %j', (text, pair) => {
  expect(parseSizeLoad(text)).toEqual(pair)
})
