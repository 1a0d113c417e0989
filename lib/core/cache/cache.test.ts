import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expireHere, expireTags } from './cache'

const { expired, toldOthers, later } = vi.hoisted(() => ({
  expired: [] as string[],
  toldOthers: [] as string[],
  later: [] as Array<() => Promise<void>>,
}))
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => expired.push(tag) }))
vi.mock('./expired-tags', () => ({
  notifyOtherServers: async (tags: string[]) => void toldOthers.push(...tags),
}))
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => later.push(task) }))

beforeEach(() => {
  expired.length = 0
  toldOthers.length = 0
  later.length = 0
})
afterEach(() => vi.unstubAllEnvs())

test('a page that is being drawn while the shop changes is expired when it is finished, too', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  expireTags(['product:7', 'products:Tire', 'product:7'])
  expect(expired).toEqual(['product:7', 'products:Tire'])
  await Promise.all(later.map((task) => task()))
  expect(expired).toEqual(['product:7', 'products:Tire', 'product:7', 'products:Tire'])
})

test("other servers are told about this server's writes, but not about tags that it received", async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  expireTags(['product:7', 'product:7'])
  expireHere(['news'])
  await Promise.all(later.map((task) => task()))
  expect(toldOthers).toEqual(['product:7'])
})

test('scripts have no cache to expire', () => {
  expireTags(['product:7'])
  expect([...expired, ...later]).toEqual([])
})
