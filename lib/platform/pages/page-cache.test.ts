import { expect, test } from 'vitest'
import { expireHere } from '@/lib/platform/cache/cache'
import { cacheClock, type RequestState, requestStates } from '@/lib/platform/runtime/request-state'
import PageCache from './page-cache.mjs'

const cache = new PageCache({
  fs: { existsSync: () => false },
  flushToDisk: false,
  serverDistDir: '/nowhere',
  maxMemoryCacheSize: 1_000_000,
})
const page = (html: string) => ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'product:7' } })

/** Does something for a request of its own, and returns what the shop then knows of it. */
async function asRequest(work: () => Promise<unknown>): Promise<RequestState> {
  const state: RequestState = { id: 'request', beganAt: cacheClock() }
  await requestStates().run(state, work)
  return state
}

test('a page that was being rendered while its tag expired counts as older than that', async () => {
  await asRequest(async () => {
    expireHere(['product:7'])
    await cache.set('/tireDetail/7', page('four left'), {})
  })
  expect(await cache.get('/tireDetail/7', { kind: 'APP_PAGE' })).toBeNull()
})

test('a page that is rendered after its tag expired counts as new', async () => {
  expireHere(['product:7'])
  await asRequest(() => cache.set('/tireDetail/7', page('three left'), {}))
  const { page: read } = await asRequest(() => cache.get('/tireDetail/7', { kind: 'APP_PAGE' }))
  expect(read?.value.html).toBe('three left')
})

test('a page that is hidden from search engines is not stored', async () => {
  await cache.set('/search', page('<meta name="robots" content="noindex"/>'), {})
  expect(await cache.get('/search', { kind: 'APP_PAGE' })).toBeFalsy()
})
