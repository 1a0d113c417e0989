import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromShopTime, shopTime, shopToday } from './clock'

test.each([
  ['2026-11-21T10:30', '2026-11-21T09:30:00.000Z'],
  ['2026-07-01T00:15', '2026-06-30T22:15:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
])('the shop time %s is %s', (local, iso) => {
  expect(fromShopTime(local)?.toISOString()).toBe(iso)
  expect(shopTime(new Date(iso))).toBe(local)
})

test('the hour that is skipped in spring is the one after it, the one that comes twice the first', () => {
  expect(fromShopTime('2026-03-29T02:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(fromShopTime('2026-10-25T02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test.each(['', 'jutro', '2026-13-01T10:00', '2026-11-21', '2026-11-21T25:00'])(
  '%j is not a shop time',
  (text) => {
    expect(fromShopTime(text)).toBeUndefined()
  },
)

test('the day of the shop begins at its own midnight', () => {
  expect(shopToday(new Date('2026-11-21T22:59:00Z'))).toBe('2026-11-21')
  expect(shopToday(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22')
})

test('no page and no call takes the day by universal time', () => {
  const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const wrong = sources.filter((file) =>
    readFileSync(`app/${file}`, 'utf8').includes('toISOString().slice(0, 10)'),
  )
  expect(wrong).toEqual([])
})
