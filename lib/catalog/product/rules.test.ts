import { describe, expect, test } from 'vitest'
import { compareBoltPatterns, parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { readIcVc, serviceDescription, splitIcVc } from '@/lib/measures/load-and-speed'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { isBelowSet, maxQuantity, proposedQuantity, stockLevel } from './rules'

test('the stock is exact up to twenty and more than enough above', () => {
  expect([0, 1, 3, 4, 20, 21].map(stockLevel)).toEqual(['none', 'last', 'last', 'exact', 'exact', 'many'])
})

test('a cart takes ten, or the stock if lower', () => {
  expect([0, 3, 10, 60].map(maxQuantity)).toEqual([0, 3, 10, 10])
})

describe('bolt patterns', () => {
  test.each(['5x139.7', '5×139,7', '5 X 139.70', '5/139.7', '5х139,7', ' 5*139.7 '])(
    '%s is 5x139.7',
    (text) => {
      expect(parseBoltPattern(text)).toBe('5x139.7')
    },
  )
  test('5x114.3 and 5x115 stay two patterns', () => {
    expect(parseBoltPattern('5x114.3')).not.toBe(parseBoltPattern('5x115'))
  })
  test.each(['', 'abc', '5', '5x', 'x139.7', '5x139.7.1', '500x139.7'])('%j is none', (text) => {
    expect(parseBoltPattern(text)).toBeUndefined()
  })
  test('sort by holes, then by circle', () => {
    const sorted = ['6x114.3', '5x165.1', '5x98', '10x100', '5x139.7'].sort(compareBoltPatterns)
    expect(sorted).toEqual(['5x98', '5x139.7', '5x165.1', '6x114.3', '10x100'])
  })
})

test('load index and speed code are read where they can be', () => {
  expect(readIcVc('96Q')).toEqual({ loadIndex: 96, speedIndex: 'Q' })
  expect(readIcVc('112n')).toEqual({ loadIndex: 112, speedIndex: 'N' })
  expect(readIcVc('112/110N')).toEqual({ loadIndex: 112, speedIndex: 'N' })
  expect(readIcVc('IC995')).toEqual({ loadIndex: null, speedIndex: null })
})

test('a size reads as on the sidewall', () => {
  expect(tireSizeText({ width: 195, profile: 80, diameter: 15 })).toBe('195/80 R15')
  expect(tireSizeText({ width: 31, profile: 10.5, diameter: 15 })).toBe('31x10.5 R15')
})

test('a product page proposes four tires or wheels and two spacers, and never more than there are', () => {
  expect(proposedQuantity('Tire', 60)).toBe(4)
  expect(proposedQuantity('Wheel', 4)).toBe(4)
  expect(proposedQuantity('Spacer', 60)).toBe(2)
  expect(proposedQuantity('Tire', 3)).toBe(3)
})

test('an IC/VC with two load indices is split, and shown as it stands on the sidewall', () => {
  expect(splitIcVc('123/120Q')).toEqual({ icVc: '123Q', loadIndexDual: 120 })
  expect(splitIcVc(' 112 / 110 n ')).toEqual({ icVc: '112N', loadIndexDual: 110 })
  for (const other of ['96Q', '123/Q', '123/120', '265/70R16', '']) expect(splitIcVc(other)).toBeNull()
  expect(serviceDescription({ icVc: '123Q', loadIndexDual: 120 })).toBe('123/120Q')
  expect(serviceDescription({ icVc: '96Q', loadIndexDual: null })).toBe('96Q')
})

test('what is left of a product is less than a set below four tires or wheels and below two spacers', () => {
  expect(isBelowSet('Tire', 3)).toBe(true)
  expect(isBelowSet('Wheel', 4)).toBe(false)
  expect(isBelowSet('Spacer', 1)).toBe(true)
  expect(isBelowSet('Spacer', 2)).toBe(false)
  // what is sold out says that it is
  expect(isBelowSet('Tire', 0)).toBe(false)
})
