import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { setRequiredVariables } from '@/lib/platform/runtime/testing'
import { hookRequests } from './server-hook'
import { answerUnroutable } from './unroutable'

/** Stands in for Next. */
const served = vi.fn((_: IncomingMessage) => {})
let server: Server
let port = 0

beforeAll(async () => {
  setRequiredVariables()
  server = createServer((incoming, response) => {
    served(incoming)
    response.end('served')
  })
  // Next's own listener, which leaves some without an answer.
  server.on('upgrade', () => {})
  hookRequests(answerUnroutable, { refusesUpgrades: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => void server.close())

async function ask(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  served.mockClear()
  const call = request({ host: '127.0.0.1', port, method, path, headers }).end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  let text = ''
  for await (const piece of response) text += piece
  return {
    status: response.statusCode,
    headers: response.headers,
    text,
    isServed: served.mock.calls.length > 0,
  }
}

describe('what Next would fail at', () => {
  test('OPTIONS * is answered 204 with the methods of the server', async () => {
    const answer = await ask('OPTIONS', '*')
    expect([answer.status, answer.isServed]).toEqual([204, false])
    expect(answer.headers.allow).toContain('DELETE')
    expect((await ask('GET', '*')).status).toBe(400)
  })

  test.each(['TRACE', 'PROPFIND', 'SEARCH'])(
    'a call by %s is 405 with a problem document',
    async (method) => {
      const answer = await ask(method, '/api/tires')
      expect([answer.status, answer.isServed]).toEqual([405, false])
      expect(answer.headers.allow).toContain('GET')
      expect(JSON.parse(answer.text)).toMatchObject({ code: 'method_not_allowed' })
    },
  )

  test.each([
    [
      'multipart',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data\r\n',
    ],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
    ['an action', { 'next-action': '7f'.repeat(20) }, '[]'],
  ])("%s sent to a page is answered 405 with the page's methods", async (_, headers, body) => {
    for (const path of ['/', '/tires', '/en/tireDetail/1', '/admin', 'http://trakt.example/news']) {
      const answer = await ask('POST', path, headers, body)
      expect([path, answer.status, answer.headers.allow, answer.isServed]).toEqual([
        path,
        405,
        'GET, HEAD',
        false,
      ])
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(answer.text).toMatch(/Nie wysłano.*Not sent.*Не отправлено/s)
    }
  })

  test.each(['/%zz', '/%', '/en/products/title/%E0%A4', '/news/%ff', '/_next/%c3%28', '/apis/%zz'])(
    'the address %s is a 400 page',
    async (path) => {
      const answer = await ask('GET', path)
      expect([answer.status, answer.isServed]).toEqual([400, false])
      expect(answer.text).toMatch(/Nieprawidłowy adres.*Invalid address.*Неверный адрес/s)
    },
  )

  test.each(['?page=%zz', '?width=195&profile=%E0%A4', '?%', '?q=%ff&q=a'])(
    'a call with the malformed query %s is a problem document with 400',
    async (query) => {
      for (const path of ['/api/tires', 'http://trakt.example/api/products/title/opony', '/media/photo/x']) {
        const answer = await ask('GET', path + query)
        expect([answer.status, answer.isServed]).toEqual([400, false])
        expect(JSON.parse(answer.text)).toMatchObject({ code: 'bad_request' })
      }
    },
  )

  test('a write that climbs out of the API to a page is a problem document', async () => {
    for (const path of ['/api/%2e%2e', '/api/..', '/api/tires/.%2E/..', '/media/%2e%2e/cart']) {
      const { status, headers, isServed } = await ask('POST', path, { 'content-type': 'text/plain' })
      expect([path, status, isServed]).toEqual([path, 400, false])
      expect(headers['content-type']).toContain('application/problem+json')
    }
    expect((await ask('POST', '/api/tires.json')).isServed).toBe(true)
  })

  test('a call with a malformed address, and TRACE, are problem documents', async () => {
    const malformed = await ask('POST', '/api/admin/import/%zz')
    expect([malformed.status, JSON.parse(malformed.text).code]).toEqual([400, 'bad_request'])
    const trace = await ask('TRACE', '/api/tires')
    expect([trace.status, JSON.parse(trace.text).code]).toEqual([405, 'method_not_allowed'])
    expect((await ask('TRACE', '/tires')).status).toBe(405)
  })
})

test('a web socket is refused, and its connection is closed', async () => {
  await ask('GET', '/')
  for (const path of ['/', '/admin', '/CreateOrder', '/api/tires']) {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    let text = ''
    for await (const piece of socket) text += piece
    expect([path, text.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 400 Bad Request'])
  }
  // a server may ignore other protocols (RFC 9110, 7.8), which some clients offer at each request
  expect((await ask('GET', '/', { connection: 'upgrade', upgrade: 'h2c' })).isServed).toBe(true)
})

test.each([
  ['GET', '/'],
  ['HEAD', '/tires'],
  ['OPTIONS', '/tires'],
  ['GET', '/products/title/opony%20zimowe?page=%zz'],
  ['GET', '/api/tires?manufacturer=50%25&protector=B%C5%82oto+MT'],
  ['POST', '/api/trakt/cart/moveToOrder'],
  ['POST', 'http://trakt.example/api/contact'],
  ['DELETE', '/api/session'],
  ['PUT', '/media/photo/x.avif'],
  ['POST', '/__nextjs_original-stack-frames'],
])('%s %s is passed on to Next', async (method, path) => {
  expect((await ask(method, path)).isServed).toBe(true)
})
