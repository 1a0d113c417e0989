import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDatabaseDown } from '@/lib/platform/http/server/database-watch'
import { warmUp } from '@/lib/platform/http/server/readiness'
import { interceptPage } from './page-interceptor'

let server: Server
let endVisit = () => {}

/** A server whose own visits are answered when the test says so. */
beforeEach(async () => {
  server = createServer((_, response) => {
    endVisit = () => response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  vi.stubEnv('HOST', '127.0.0.1')
  vi.stubEnv('SHOP_ORIGIN', 'http://127.0.0.1:3000')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
  server.closeAllConnections()
})

/** A visit of a page that Next does not answer, and what the visitor gets after some seconds. */
function visit(url: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  const response = new ServerResponse(request)
  expect(interceptPage(request, response)).toBe(false)
  const after = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000)
    // the question whether the database is down, which the late page waits for
    await isDatabaseDown()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { response, after }
}

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('a page that is late on a server that has loaded its code long ago is replaced after eight seconds', async () => {
  fakeTimers()
  const { response, after } = visit('/late')
  await after(7)
  expect(response.writableEnded).toBe(false)
  await after(2)
  await vi.waitFor(() => expect(response.writableEnded).toBe(true))
  expect(response.statusCode).toBe(503)
})

test('a page that is late on a server that loads its code is waited for, and sent', async () => {
  const warmingUp = warmUp()
  await vi.waitFor(() => expect(endVisit).not.toBe(undefined))
  fakeTimers()
  const { response, after } = visit('/loading')
  await after(9)
  await after(15)
  expect(response.writableEnded).toBe(false)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.statusCode = 200
  response.end('<html><head></head><body>Opony</body></html>')
  await vi.waitFor(() => expect(response.writableFinished || response.writableEnded).toBe(true))
  expect(response.statusCode).toBe(200)
  vi.useRealTimers()
  const visits = setInterval(() => endVisit(), 5)
  await warmingUp
  clearInterval(visits)
  // code of other pages is loaded at their first visit
  fakeTimers()
  const early = visit('/early')
  await early.after(9)
  expect(early.response.writableEnded).toBe(false)
  await early.after(22)
  await vi.waitFor(() => expect(early.response.writableEnded).toBe(true))
  expect(early.response.statusCode).toBe(503)
})
