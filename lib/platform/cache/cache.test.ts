import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { cacheClock } from '@/lib/platform/runtime/request-state'
import { expireHere, expireTags, hasExpiredSince } from './cache'
import * as expiredTags from './expired-tags'

const toldOthers: string[] = []
const notifying = vi
  .spyOn(expiredTags, 'notifyOtherServers')
  .mockImplementation(async (tags) => void toldOthers.push(...tags))
afterAll(() => notifying.mockRestore())

afterEach(() => {
  toldOthers.length = 0
  vi.unstubAllEnvs()
})

test('what was cached before a tag expired is old, what is cached afterward is not', () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  const before = cacheClock()
  expireTags(['product:7', 'products:Tire', 'product:7'])
  const after = cacheClock()
  expect(hasExpiredSince(['news', 'product:7'], before)).toBe(true)
  expect(hasExpiredSince(['product:7', 'products:Tire'], after)).toBe(false)
  expect(hasExpiredSince(['product:8'], before)).toBe(false)
})

test("other servers are told about this server's writes, but not about tags that it received", () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  expireTags(['product:7', 'product:7'])
  expireHere(['news'])
  expect(toldOthers).toEqual(['product:7'])
})

test('scripts have no cache to expire', () => {
  const before = cacheClock()
  expireTags(['product:9'])
  expect(toldOthers).toEqual([])
  expect(hasExpiredSince(['product:9'], before)).toBe(false)
})
