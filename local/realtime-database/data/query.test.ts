import { expect, test } from 'vitest'
import { parseQuery, runQuery } from './query'
import type { Tree } from './tree'

const wheels: Tree = { beta: { et: 10 }, gamma: { et: '10' }, omega: { et: { from: 1 } }, '7': { et: 10 } }

const keys = (wire: object) => Object.keys(runQuery(wheels, parseQuery(wire)) ?? {}).sort()

test('a query tells the number 10 from the word 10', () => {
  expect(keys({ i: 'et', sp: 10, ep: 10 })).toEqual(['7', 'beta'])
  expect(keys({ i: 'et', sp: '10', ep: '10' })).toEqual(['gamma'])
})

test('a query that finds nothing gives null', () => {
  expect(runQuery(wheels, parseQuery({ i: 'et', sp: 99, ep: 99 }))).toBe(null)
  expect(runQuery('a leaf', parseQuery({ i: 'et', sp: 99, ep: 99 }))).toBe(null)
})

test('a query is an equalTo to the rules only when start and end are one value and both count', () => {
  const seen = (wire: object) => parseQuery({ i: 'id', ...wire })?.equalTo
  expect(seen({ sp: 'a', sin: true, ep: 'a', ein: true })).toBe('a')
  expect(seen({ sp: 'a', sin: false, ep: 'a', ein: true })).toBe(null)
  expect(seen({ sp: 'a', ep: 'b' })).toBe(null)
  expect(seen({ sp: 'a' })).toBe(null)
  expect(seen({ sp: 'a', sn: 'k1', ep: 'a', en: 'k9' })).toBe(null)
})

test('a query that no SDK sends, and one that the shop never makes, is refused', () => {
  expect(() => parseQuery({ i: 5 })).toThrow('orders by the name of a child')
  expect(() => parseQuery({ sp: {} })).toThrow('compares with a value')
  expect(() => runQuery(wheels, parseQuery({ i: 'et', sp: 1 }))).toThrow('equalTo() only')
  expect(() => runQuery(wheels, parseQuery({ l: 1, vf: 'l' }))).toThrow('equalTo() only')
})
