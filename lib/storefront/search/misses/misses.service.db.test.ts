import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { query } from '@/lib/platform/database/query'
import type { MissKind } from './miss'
import { clearOldMisses, recordMiss } from './misses.service'
import { listMisses, missesByWeek } from './queries'

beforeEach(async () => {
  await query().deleteFrom('searchMiss').execute()
})

/** The Monday of so many weeks ago, as a date of the database. */
const monday = (weeksAgo: number) => {
  const day = new Date()
  day.setUTCHours(0, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7) - 7 * weeksAgo)
  return day
}
const row = (question: string, weeksAgo: number, searches = 1, kind: MissKind = 'unknown') => ({
  week: monday(weeksAgo),
  kind,
  question,
  searches,
})
const insert = (rows: ReturnType<typeof row>[]) => query().insertInto('searchMiss').values(rows).execute()
const questions = async () => (await listMisses(2_000)).map(({ question }) => question)

test('the same question in other letters and another order is one row, and the most frequent comes first', async () => {
  await recordMiss('Quandar Boltix', randomUUID())
  await recordMiss('Zorvex Kaprun', randomUUID())
  await recordMiss(' ZORVEX kaprun opony!', randomUUID())
  await recordMiss('opony bf goodrich', randomUUID())
  await recordMiss('opony zimowe 455/95 r30', randomUUID())
  await recordMiss('455/95R30 zimowe', randomUUID())
  await recordMiss('zimowe opony 455 95 30', randomUUID())
  expect((await listMisses(10)).map(({ kind, question, thisWeek }) => [kind, question, thisWeek])).toEqual([
    ['empty', '/tires/filter/width=455&profile=95&diameter=30&season=winter', 3],
    ['unknown', 'zorvex kaprun', 2],
    ['notSold', 'bf goodrich', 1],
    ['unknown', 'quandar boltix', 1],
  ])
})

test('a question that has products is not counted, whatever a browser says', async () => {
  for (const question of ['opony', 'opony do jimny', 'felgi stalowe 15', 'jimny jb74'])
    await recordMiss(question, randomUUID())
  expect(await questions()).toEqual([])
})

test('a week takes two hundred new questions of a kind, and goes on counting those that it has', async () => {
  await insert(Array.from({ length: 199 }, (_, index) => row(`car number ${index}`, 0)))
  await insert(Array.from({ length: 300 }, (_, index) => row(`old car ${index}`, 1)))
  await recordMiss('Zorvex Kaprun', randomUUID())
  await recordMiss('Quandar Boltix', randomUUID())
  await recordMiss('Zorvex Kaprun', randomUUID())
  // another kind has room of its own
  await recordMiss('opony bf goodrich', randomUUID())
  const found = await listMisses(2_000)
  expect(found).toHaveLength(199 + 300 + 2)
  expect(found[0]).toMatchObject({ question: 'zorvex kaprun', thisWeek: 2 })
  expect(found.map(({ question }) => question)).not.toContain('quandar boltix')
})

test('of one sender twenty searches a day are counted', async () => {
  const sender = randomUUID()
  for (let index = 0; index < 25; index += 1) await recordMiss(`zorvex ${index}`, sender)
  expect(await questions()).toHaveLength(20)
})

test('a question is forgotten after a year, unknown words that came in one week once after two weeks', async () => {
  await insert([
    row('once lately', 2),
    row('once', 3),
    row('once and again', 9),
    row('once and again', 20),
    row('often', 52, 5),
    row('often long ago', 54, 5),
    row('/tires/filter/width=455', 40, 1, 'empty'),
    row('bf goodrich', 40, 1, 'notSold'),
  ])
  expect(await clearOldMisses()).toBe(2)
  expect((await questions()).sort()).toEqual([
    '/tires/filter/width=455',
    'bf goodrich',
    'often',
    'once and again',
    'once lately',
  ])
})

test('the file has each week by itself, newest first', async () => {
  await insert([row('zorvex kaprun', 1, 4), row('zorvex kaprun', 0, 2), row('bf goodrich', 0, 3, 'notSold')])
  const day = (weeksAgo: number) => monday(weeksAgo).toISOString().slice(0, 10)
  expect(await missesByWeek()).toEqual([
    { week: day(0), kind: 'notSold', question: 'bf goodrich', searches: 3 },
    { week: day(0), kind: 'unknown', question: 'zorvex kaprun', searches: 2 },
    { week: day(1), kind: 'unknown', question: 'zorvex kaprun', searches: 4 },
  ])
})
