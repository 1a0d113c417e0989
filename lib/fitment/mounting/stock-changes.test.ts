import { expect, test } from 'vitest'
import { knownHub, knownSpacer, knownTire, knownWheel, sizeOf } from '@/lib/fitment/testing'
import { stockChanges } from './stock-changes'

test('what differs from the stock set is named with both figures', () => {
  const kit = {
    tire: { ...knownTire, size: sizeOf('215/75R15') },
    wheel: { ...knownWheel, rim: { diameter: 15, width: 7 }, offset: 0 },
    spacer: knownSpacer,
  }
  expect(stockChanges(kit, knownHub)).toEqual([
    { of: 'tire', from: '195/80 R15', to: '215/75 R15' },
    { of: 'rim', from: '15x5.5', to: '15x7' },
    // the spacer counts
    { of: 'offset', from: '5', to: '−30' },
  ])
})

test('a spacer alone changes the ET of the stock wheel', () => {
  expect(stockChanges({ spacer: knownSpacer }, knownHub)).toEqual([{ of: 'offset', from: '5', to: '−25' }])
})

test('the stock set changes nothing, and what is not known of it is named by a question mark', () => {
  expect(stockChanges({ tire: knownTire, wheel: knownWheel }, knownHub)).toEqual([])
  const unknown = { ...knownHub, stockRims: [], stockTires: [], stockOffset: null }
  expect(stockChanges({ tire: knownTire, wheel: knownWheel }, unknown)).toEqual([
    { of: 'tire', from: '?', to: '195/80 R15' },
    { of: 'rim', from: '?', to: '15x5.5' },
    { of: 'offset', from: '?', to: '5' },
  ])
})

test('a tire of any of the factory sizes changes nothing', () => {
  const hub = { ...knownHub, stockTires: ['205/70R15', '195/80R15'].map(sizeOf) }
  expect(stockChanges({ tire: knownTire }, hub)).toEqual([])
  expect(stockChanges({ tire: { ...knownTire, size: sizeOf('215/75R15') } }, hub)).toEqual([
    { of: 'tire', from: '205/70 R15, 195/80 R15', to: '215/75 R15' },
  ])
})
