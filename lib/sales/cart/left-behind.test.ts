import { expect, test } from 'vitest'
import { isMissing } from './merge'

const stock = (quantityInStock: number, inArchive = false) => ({ quantityInStock, inArchive })

test.each([
  ['sold out', 4, 0, stock(0), true],
  ['fewer in stock', 4, 3, stock(3), true],
  ['in the archive', 4, 0, stock(9, true), true],
  ['no longer there', 4, 0, null, true],
  ['all there', 4, 4, stock(9), false],
  ['all there and none left for others', 4, 4, stock(4), false],
  ['in stock again', 4, 3, stock(4), false],
] as const)('a line that is %s', (_, wanted, held, product, isSaid) => {
  expect(isMissing(wanted, held, product)).toBe(isSaid)
})
