import { expect, test } from 'vitest'
import { knownHub, knownSpacer, knownTire, knownWheel, sizeOf } from '@/lib/fitment/testing'
import { setupsOf } from './setup'

test('a spacer alone moves the stock wheel outward by its thickness', () => {
  const { before, after } = setupsOf({ spacer: knownSpacer }, knownHub)
  expect(before.wheel).toMatchObject({ rim: { diameter: 15, width: 5.5 }, offset: 5, spacerMm: 0 })
  expect(after.tire).toEqual(before.tire)
  expect((after.wheel?.outsideMm ?? 0) - (before.wheel?.outsideMm ?? 0)).toBeCloseTo(30)
  expect((after.wheel?.insideMm ?? 0) - (before.wheel?.insideMm ?? 0)).toBeCloseTo(-30)
})

test('a wheel is drawn beside the stock rim of its diameter, and with its own tire', () => {
  const hub = {
    ...knownHub,
    stockRims: [
      { diameter: 16, width: 6, offset: 5 },
      { diameter: 15, width: 6.5, offset: 5 },
      { diameter: 15, width: 5.5, offset: 5 },
    ],
    stockTires: [sizeOf('225/70R16'), sizeOf('195/80R15')],
  }
  const { before, after } = setupsOf({ wheel: knownWheel, tire: knownTire }, hub)
  expect(before.wheel?.rim).toMatchObject({ diameter: 15, width: 5.5 })
  expect(before.tire).toEqual(sizeOf('195/80R15'))
  expect(after).toMatchObject({ tire: knownTire.size, wheel: { rim: knownWheel.rim, offset: 5 } })
})

test('a wheel whose place is not known is not drawn', () => {
  expect(setupsOf({ wheel: { ...knownWheel, offset: null } }, knownHub).after.wheel).toBeNull()
  expect(
    setupsOf({ tire: knownTire }, { ...knownHub, stockRims: [{ diameter: 15, width: 5.5, offset: null }] })
      .before.wheel,
  ).toBeNull()
  expect(setupsOf({ tire: knownTire }, { ...knownHub, stockRims: [] }).after.wheel).toBeNull()
})
