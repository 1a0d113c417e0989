import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { setRequiredVariables } from '@/lib/platform/runtime/testing'
import * as settings from '@/lib/shop/settings/load'
import { isClosedPath, sendClosedPage } from './closed-shop'

const replaced = [
  vi.spyOn(settings, 'isSetUp').mockReturnValue(false),
  vi.spyOn(settings, 'tryToLoadSettings').mockResolvedValue(undefined),
]
afterAll(() => {
  for (const each of replaced) each.mockRestore()
})

test('a shop without seller data shows visitors nothing but the way in', () => {
  for (const path of ['/', '/tires', '/rules', '/orders', '/administrator'])
    expect(isClosedPath(path)).toBe(true)
  for (const path of ['/admin', '/admin/settings', '/signIn', '/registration', '/invitation'])
    expect(isClosedPath(path)).toBe(false)
})

test('a closed page is 503 for visitors, and no error for the router of a page that links to it', async () => {
  setRequiredVariables()
  const server = createServer((request, response) => {
    if (!sendClosedPage(request, response)) response.end('open')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const visit = await ask('/')
  expect([visit.status, visit.headers.get('retry-after')]).toEqual([503, '3600'])
  const ahead = await ask('/?_rsc=x', { rsc: '1', 'next-router-prefetch': '1' })
  // the router takes HTML for a page that it must load
  expect([ahead.status, await ahead.text()]).toEqual([200, ''])
  expect(ahead.headers.get('content-type')).toContain('text/html')
  expect(ahead.headers.get('cache-control')).toBe('no-store')
  expect(await (await ask('/admin')).text()).toBe('open')
  server.close()
})
