import { expect, test } from 'vitest'
import { knownSpacer, knownTire } from '@/lib/fitment/testing'
import { costOf, type KitProduct, kitFieldsOf, knownParts, namedProducts, piecesOf } from './products'

const tire: KitProduct = {
  id: 7,
  title: { text: 'Trakt MT 195/80 R15', locale: 'pl' },
  path: '/tireDetail/7',
  priceGrosze: 46_950,
  stock: 3,
  inArchive: false,
  part: { tire: knownTire },
}

test('the first product of each type makes a kit', () => {
  const goods = [
    { id: 1, productType: 'Spacer' },
    { id: 2, productType: 'Tire' },
    { id: 3, productType: 'Tire' },
  ] as const
  expect(kitFieldsOf(goods)).toEqual({ tire: '2', spacer: '1' })
})

test('a kit costs what its pieces cost that go into the cart: no more than are in stock, and no spacer for the spare', () => {
  const wheel = { ...tire, id: 8, stock: 20, priceGrosze: 30_000 }
  const spacer = { ...wheel, id: 9, priceGrosze: 9_999, part: { spacer: knownSpacer } }
  expect(costOf({ tire, wheel, spacer }, 4)).toBe(3 * 46_950 + 4 * 30_000 + 4 * 9_999)
  expect(costOf({ wheel, spacer }, 5)).toBe(5 * 30_000 + 4 * 9_999)
  expect(costOf({ wheel: { ...wheel, inArchive: true } }, 4)).toBe(0)
})

test('a product that was taken out of the kit, or that is another one, is not judged', () => {
  expect(namedProducts({ tire: '7' }, { tire })).toEqual({ tire })
  expect(namedProducts({ tire: '8' }, { tire })).toEqual({})
  expect(knownParts({ tire: '7' }, { tire }, []).tire).toEqual(knownTire)
  expect(knownParts({ tireSize: '195/80R15' }, { tire }, []).tire).toBeNull()
})

test.each([
  [2, { stock: 21 }, 2],
  [5, { stock: 21 }, 5],
  [4, { stock: 3 }, 3],
  [4, { stock: 0 }, 0],
  [4, { stock: 21, inArchive: true }, 0],
  // four wheels are on the ground
  [5, { stock: 21, part: { spacer: knownSpacer } }, 4],
  [2, { stock: 21, part: { spacer: knownSpacer } }, 2],
])('of %i pieces of a product with %j, %i go into the cart', (asked, of, pieces) => {
  expect(piecesOf({ ...tire, ...of }, asked)).toBe(pieces)
})
