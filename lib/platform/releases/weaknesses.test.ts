import { expect, test } from 'vitest'
import { isSevere, type OsvRecord, recordsIn, weaknessesOf } from './weaknesses'

const record = (
  more: Partial<OsvRecord>,
  events: { introduced?: string; fixed?: string; last_affected?: string }[] = [],
): OsvRecord => ({
  id: 'GHSA-aaaa-bbbb-cccc',
  summary: 'Something can be read',
  database_specific: { severity: 'HIGH' },
  affected: [
    { package: { ecosystem: 'npm', name: 'next' }, ranges: [{ type: 'SEMVER', events }], versions: [] },
  ],
  ...more,
})
const isFound = (version: string, ...records: OsvRecord[]) =>
  weaknessesOf([{ name: 'next', version }], records).length > 0

test.each([
  ['16.4.6', [{ introduced: '0' }, { fixed: '16.4.7' }], true],
  ['16.4.7', [{ introduced: '0' }, { fixed: '16.4.7' }], false],
  ['16.4.7-canary.1', [{ introduced: '0' }, { fixed: '16.4.7' }], true],
  ['16.10.0', [{ introduced: '16.9.0' }, { fixed: '16.11.0' }], true],
  ['15.0.0', [{ introduced: '16.0.0' }], false],
  ['16.4.6', [{ introduced: '0' }, { last_affected: '16.4.6' }], true],
  ['16.4.7', [{ introduced: '0' }, { last_affected: '16.4.6' }], false],
  ['16.4.6', [{ fixed: '14.2.1' }, { introduced: '16.0.0' }, { introduced: '0' }], true],
  ['15.9.9', [{ introduced: '0' }, { fixed: '14.2.1' }, { introduced: '16.0.0' }], false],
  ['16.4.6', [{ introduced: 'one' }], true],
])('version %s is weighed against the events %j as the OSV schema says: %s', (version, events, expected) => {
  expect(isFound(version, record({}, events))).toBe(expected)
})

test('a record of another package or ecosystem, or one that was withdrawn, concerns nothing that is shipped', () => {
  const all = [{ introduced: '0' }]
  const of = (ecosystem: string, name: string) =>
    record({
      affected: [{ package: { ecosystem, name }, ranges: [{ type: 'SEMVER', events: all }], versions: [] }],
    })
  expect(isFound('16.4.6', of('npm', 'next'))).toBe(true)
  expect(isFound('16.4.6', of('npm', 'nuxt'))).toBe(false)
  expect(isFound('16.4.6', of('PyPI', 'next'))).toBe(false)
  expect(isFound('16.4.6', record({ withdrawn: '2026-11-01T00:00:00Z' }, all))).toBe(false)
})

test('versions that are listed one by one count without a range, and each shipped version by itself', () => {
  const listed = record({
    affected: [{ package: { ecosystem: 'npm', name: 'next' }, ranges: [], versions: ['16.4.6'] }],
  })
  const components = [
    { name: 'next', version: '16.4.6' },
    { name: 'next', version: '15.0.0' },
  ]
  expect(weaknessesOf(components, [listed]).map(({ version }) => version)).toEqual(['16.4.6'])
})

test('the severest weakness comes first, and one that says nothing of its severity counts as severe', () => {
  const all = [{ introduced: '0' }, { fixed: '17.0.0' }]
  const found = weaknessesOf(
    [{ name: 'next', version: '16.4.6' }],
    [
      record({ id: 'low', database_specific: { severity: 'LOW' } }, all),
      record({ id: 'unknown', database_specific: null }, all),
      record({ id: 'critical', database_specific: { severity: 'CRITICAL' } }, all),
    ],
  )
  expect(found.map((each) => [each.id, isSevere(each)])).toEqual([
    ['critical', true],
    ['unknown', true],
    ['low', false],
  ])
  expect(found[0]?.fixed).toEqual(['17.0.0'])
})

test('a file holds one record, a list of them or the answer of OSV’s programs; anything else is refused', () => {
  const one = '{"id":"GHSA-x","modified":"2026-11-01T00:00:00Z","affected":[]}'
  expect(recordsIn(one)).toHaveLength(1)
  expect(recordsIn(`[${one},${one}]`)).toHaveLength(2)
  expect(recordsIn(`{"vulns":[${one}]}`)).toHaveLength(1)
  expect(() => recordsIn('{"error":"no such page"}')).toThrow()
  expect(() => recordsIn('<html>')).toThrow()
})
