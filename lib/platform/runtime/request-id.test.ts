import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { identifyRequest, requestId, withRequestId } from './request-id'

test('every request has an id of its own, which its answer tells and only a trusted proxy chooses', async () => {
  expect(requestId()).toBeUndefined()
  const server = createServer(async (request, response) => {
    identifyRequest(request, response, { trustProxy: request.url === '/proxied' })
    const before = requestId()
    await sleep(20)
    response.end(JSON.stringify([before, requestId()]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (headers: Record<string, string> = {}, path = '/proxied') => {
    const response = await fetch(origin + path, { headers })
    const id = response.headers.get('x-request-id')
    expect(await response.json()).toEqual([id, id])
    return id
  }
  try {
    const ids = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(new Set(ids).size).toBe(10)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await ask({ 'x-request-id': 'from-the-proxy-1' })).toBe('from-the-proxy-1')
    expect(await ask({ 'x-request-id': 'from-a-client-1' }, '/')).toMatch(/^[0-9a-f-]{36}$/)
    for (const wrong of ['short', 'x'.repeat(65), 'with space in it', '{"json":true}'])
      expect(await ask({ 'x-request-id': wrong })).toMatch(/^[0-9a-f-]{36}$/)
  } finally {
    server.close()
  }
})

test('what serves a request without an id gets one, and keeps the one that there is', async () => {
  expect(requestId()).toBeUndefined()
  const both = await withRequestId(async () => {
    await sleep(5)
    return [requestId(), withRequestId(requestId)]
  })
  expect(both[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(both[1]).toBe(both[0])
})
