import { expect, test } from 'vitest'
import { knownHub, knownTire, knownWheel } from '@/lib/fitment/testing'
import { onSaleFor } from './products'

const hub = { ...knownHub, boltPattern: '5x139.7' }
const vehicle = 'suzuki/jimny-jb74'

test('parts are chosen from what is on sale for the car, tires and wheels by the diameter of each other', () => {
  expect(onSaleFor('tire', { vehicle, hub, kit: {} })).toEqual({ vehicle })
  expect(onSaleFor('wheel', { vehicle, hub, kit: { tire: knownTire } })).toEqual({
    vehicle,
    diameter: String(knownTire.size.diameter),
  })
  expect(onSaleFor('tire', { vehicle, hub, kit: { wheel: knownWheel } })).toEqual({
    vehicle,
    diameter: String(knownWheel.rim.diameter),
  })
  expect(onSaleFor('spacer', { vehicle, hub, kit: { wheel: knownWheel } })).toEqual({ vehicle })
})

test('without a car the bolt pattern decides, and without that nothing is proposed', () => {
  expect(onSaleFor('wheel', { vehicle: undefined, hub, kit: {} })).toEqual({ boltSpacing: '5x139.7' })
  expect(onSaleFor('spacer', { vehicle: undefined, hub, kit: {} })).toEqual({ boltDistance: '5x139.7' })
  const nothing = { vehicle: undefined, hub: { ...hub, boltPattern: null }, kit: {} }
  for (const part of ['tire', 'wheel', 'spacer'] as const) expect(onSaleFor(part, nothing)).toBeNull()
})
