import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expireTags } from './cache'

const { expired, later } = vi.hoisted(() => ({
  expired: [] as string[],
  later: [] as Array<() => Promise<void>>,
}))
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => expired.push(tag) }))
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => later.push(task) }))

beforeEach(() => {
  expired.length = 0
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

test('scripts have no cache to expire', () => {
  expireTags(['product:7'])
  expect([...expired, ...later]).toEqual([])
})
