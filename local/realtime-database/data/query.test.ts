import { expect, test } from 'vitest'
import { parseQuery, runQuery, toRulesQuery } from './query'
import type { Tree } from './tree'

const wheels: Tree = {
  alpha: { et: -25 },
  beta: { et: 10 },
  gamma: { et: '10' },
  delta: { et: false },
  omega: { et: { from: 1 } },
  psi: { note: 'no offset' },
  '7': { et: 10 },
}

function keys(wire: object): string[] {
  const order = new Map<string, number>()
  const result = runQuery(wheels, parseQuery(wire))
  for (const key of Object.keys(result ?? {})) order.set(key, order.size)
  return [...order.keys()].sort()
}

test('a query sorts by value (null, false, numbers, strings, branches), then by key', () => {
  const first = (count: number) => keys({ i: 'et', l: count, vf: 'l' })
  expect(first(1)).toEqual(['psi'])
  expect(first(2)).toEqual(['delta', 'psi'])
  expect(first(3)).toEqual(['alpha', 'delta', 'psi'])
  expect(first(4)).toEqual(['7', 'alpha', 'delta', 'psi'])
  expect(keys({ i: 'et', l: 2, vf: 'r' })).toEqual(['gamma', 'omega'])
})

test('a query tells the number 10 from the word 10', () => {
  expect(keys({ i: 'et', sp: 10, ep: 10 })).toEqual(['7', 'beta'])
  expect(keys({ i: 'et', sp: '10', ep: '10' })).toEqual(['gamma'])
})

test('a query leaves out a bound that is not included', () => {
  expect(
    keys({ i: 'et', sp: -25, sn: '[MAX_NAME]', sin: false, ep: '10', en: '[MIN_NAME]', ein: false }),
  ).toEqual(['7', 'beta'])
  expect(keys({ i: '.key', sp: 'alpha', sin: false, ep: 'delta', ein: false })).toEqual(['beta'])
})

test('a query that finds nothing gives null', () => {
  expect(runQuery(wheels, parseQuery({ i: 'et', sp: 99, ep: 99 }))).toBe(null)
  expect(runQuery('a leaf', parseQuery({ l: 1, vf: 'l' }))).toBe(null)
})

test('a query is an equalTo to the rules only when start and end are one value and both count', () => {
  const seen = (wire: object) => toRulesQuery(parseQuery({ i: 'id', ...wire })).equalTo
  expect(seen({ sp: 'a', sin: true, ep: 'a', ein: true })).toBe('a')
  expect(seen({ sp: 'a', sin: false, ep: 'a', ein: true })).toBe(null)
  expect(seen({ sp: 'a', ep: 'b' })).toBe(null)
  expect(seen({ sp: 'a' })).toBe(null)
  expect(seen({ sp: 'a', sn: 'k1', ep: 'a', en: 'k9' })).toBe(null)
})

test('a query that no SDK sends is refused', () => {
  expect(() => parseQuery({ i: 5 })).toThrow('orders by the name of a child')
  expect(() => parseQuery({ sp: {} })).toThrow('The bound of a query')
  expect(() => parseQuery({ l: 0 })).toThrow('above 0')
  expect(() => parseQuery('id')).toThrow('must be an object')
})
