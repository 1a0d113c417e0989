import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { query } from '@/lib/core/database/query'
import { listMisses } from '@/lib/fitment/vehicles/queries'
import { clearOldMisses, recordMiss } from './misses'

beforeEach(async () => {
  await query().deleteFrom('vehicleSearchMiss').execute()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('the same question in other letters is one row, and the most frequent comes first', async () => {
  await recordMiss('Daihatsu Terios', randomUUID())
  await recordMiss('Lancia Ypsilon', randomUUID())
  await recordMiss(' LANCIA ypsilon!', randomUUID())
  expect((await listMisses(10)).map(({ question, searches }) => ({ question, searches }))).toEqual([
    { question: 'lancia ypsilon', searches: 2 },
    { question: 'daihatsu terios', searches: 1 },
  ])
})

test('a full list takes no new question, and goes on counting those that it has', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({ question: `car number ${index}` }))
  await query().insertInto('vehicleSearchMiss').values(rows).execute()
  await recordMiss('Daihatsu Terios', randomUUID())
  await recordMiss('car number 7', randomUUID())
  expect((await listMisses(2_000)).length).toBe(1_000)
  expect((await listMisses(1))[0]).toMatchObject({ question: 'car number 7', searches: 2 })
})

test('a week takes two hundred new questions, of which one sender makes twenty', async () => {
  const rows = Array.from({ length: 199 }, (_, index) => ({ question: `car number ${index}` }))
  await query().insertInto('vehicleSearchMiss').values(rows).execute()
  await recordMiss('Daihatsu Terios', randomUUID())
  await recordMiss('Lancia Ypsilon', randomUUID())
  expect((await listMisses(1_000)).length).toBe(200)
  await query()
    .updateTable('vehicleSearchMiss')
    .set({ firstAt: daysAgo(8) })
    .execute()
  const sender = randomUUID()
  for (let index = 0; index < 25; index += 1) await recordMiss(`invented ${index}`, sender)
  expect((await listMisses(1_000)).length).toBe(220)
})

test('a question is forgotten after 90 days, one that came once after 14', async () => {
  await query()
    .insertInto('vehicleSearchMiss')
    .values([
      { question: 'once lately', lastAt: daysAgo(13) },
      { question: 'once', lastAt: daysAgo(15) },
      { question: 'often', searches: 5, lastAt: daysAgo(89) },
      { question: 'often long ago', searches: 5, lastAt: daysAgo(91) },
    ])
    .execute()
  expect(await clearOldMisses()).toBe(2)
  expect((await listMisses(10)).map(({ question }) => question)).toEqual(['often', 'once lately'])
})
