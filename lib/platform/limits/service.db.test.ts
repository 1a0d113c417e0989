import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { clearExpiredLimits, consume } from './service'

let keys = 0
const somebody = () => `somebody-${++keys}`
const refusals = async (work: () => Promise<unknown>, times: number) => {
  const results = await Promise.allSettled(Array.from({ length: times }, work))
  return results.filter((result) => result.status === 'rejected').length
}
afterEach(() => {
  vi.useRealTimers()
})

test('a call beyond a limit is told how long to wait, and others are not blocked', async () => {
  const key = somebody()
  expect(await refusals(() => consume(['emailsTried', key]), 10)).toBe(0)
  await expect(consume(['emailsTried', key])).rejects.toMatchObject({
    code: 'too_many_requests',
    headers: { 'retry-after': expect.stringMatching(/^(600|59\d)$/) },
  })
  await consume(['emailsTried', somebody()])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_001 })
  await consume(['emailsTried', key])
})

test('sixty calls at once pass a limit of five exactly five times', async () => {
  const key = somebody()
  expect(await refusals(() => consume(['contactMessages', key]), 60)).toBe(55)
})

test('points that were given back and refused calls do not count against a limit', async () => {
  const key = somebody()
  const giveBack = await consume(['contactMessages', key])
  for (let i = 0; i < 4; i++) await consume(['contactMessages', key])
  for (let i = 0; i < 5; i++) await expect(consume(['contactMessages', key])).rejects.toThrow()
  await giveBack()
  await consume(['contactMessages', key])
  await expect(consume(['contactMessages', key])).rejects.toThrow()
})

test('a point that is given back twice is given back once', async () => {
  const key = somebody()
  const giveBack = await consume(['contactMessages', key])
  await giveBack()
  await giveBack()
  expect(await refusals(() => consume(['contactMessages', key]), 6)).toBe(1)
})

test('a call that one of several limits refuses counts in none of them', async () => {
  const [account, recipient] = [somebody(), somebody()]
  for (let i = 0; i < 5; i++) await consume(['safetyReports', recipient])
  for (let i = 0; i < 5; i++)
    await expect(consume(['contactMessages', account], ['safetyReports', recipient])).rejects.toThrow()
  expect(await refusals(() => consume(['contactMessages', account]), 5)).toBe(0)
})

test('neither an address nor an e-mail can be read in the table', async () => {
  await consume(['contactMessages', 'anna@example.com'])
  const rows = await db().rateLimit.findMany()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ key }) => /^\w+:[\w-]{43}$/.test(key))).toBe(true)
})

test('counters whose window is over are cleared away, the others stay', async () => {
  const [old, fresh] = [somebody(), somebody()]
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  await consume(['contactMessages', old])
  vi.useRealTimers()
  for (let i = 0; i < 5; i++) await consume(['contactMessages', fresh])
  const before = await db().rateLimit.count()
  expect(await clearExpiredLimits()).toBe(1)
  expect(await db().rateLimit.count()).toBe(before - 1)
  await expect(consume(['contactMessages', fresh])).rejects.toThrow()
})
