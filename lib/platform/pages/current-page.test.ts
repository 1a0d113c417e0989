import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { expireHere } from '@/lib/platform/cache/cache'
import { identifyRequest } from '@/lib/platform/runtime/request-id'
import { cacheClock, requestStates } from '@/lib/platform/runtime/request-state'
import { setUpDemo } from '@/lib/platform/runtime/testing'
import { storedPages } from './stored-pages'

setUpDemo({ DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop' })
const { interceptPage } = await import('./page-interceptor')

let asked = 0
let status = 200
let html = ''
let response: ServerResponse
/** What Next keeps, where that is not what it sends. */
let cached: string | undefined
let cookie: string | undefined
let links: string[] = []
let renderedAt = 0

/** Answers as Next does: from its cache, whose entry the shop is told, with the ETag of the page. */
const next: RequestListener = (_, answer) => {
  asked += 1
  response = answer
  const state = requestStates().getStore()
  const headers = { 'x-next-cache-tags': 'products:Tire:195//,news' }
  response.statusCode = status
  if (state) state.page = { lastModified: renderedAt, value: { html: cached ?? html, headers } }
  response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=1')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('etag', `"${html.length}"`)
  for (const link of links) response.appendHeader('link', link)
  if (cookie) response.setHeader('set-cookie', cookie)
  response.end(html)
  if (status === 500) process.nextTick(() => response.end('<p>late</p>'))
}

const server = createServer((request, response) => {
  identifyRequest(request, response, { trustProxy: false })
  if (!interceptPage(request, response)) next(request, response)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

beforeEach(() => {
  storedPages.clear()
  asked = 0
  status = 200
  cached = undefined
  cookie = undefined
  links = []
  render('<p>four left</p>')
})

function render(text: string): void {
  html = text
  renderedAt = cacheClock()
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

async function visit(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const request = send({
    host: '127.0.0.1',
    port,
    path,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
  })
  const [answer] = await once(request.end(), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const text = decoders[String(answer.headers['content-encoding'])]?.(body) ?? body
  return { status: answer.statusCode, headers: answer.headers, text: text.toString() }
}

test('a page is sent as it was sent before, without asking Next, until one of its tags expires', async () => {
  const first = await visit('/tires/filter/width=195')
  const second = await visit('/tires/filter/width=195?utm_source=letter')
  const alike = ({ status, text, headers }: typeof first) => ({
    status,
    text,
    headers: { ...headers, date: '', 'x-request-id': '', 'x-accel-expires': '' },
  })
  expect(alike(second)).toEqual(alike(first))
  expect(second.headers['content-security-policy']).toContain("script-src 'self'")
  expect(asked).toBe(1)

  expireHere(['products:Tire:225//'])
  await visit('/tires/filter/width=195')
  expect(asked).toBe(1)

  expireHere(['products:Tire:195//'])
  render('<p>three left</p>')
  expect((await visit('/tires/filter/width=195')).text).toBe('<p>three left</p>')
  expect((await visit('/tires/filter/width=195')).text).toBe('<p>three left</p>')
  expect(asked).toBe(2)
})

test('a page without a language in its address, rendered or stored, varies by what may lead to another one', async () => {
  for (const isStored of [false, true]) {
    expect((await visit('/news')).headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect((await visit('/en/news')).headers.vary).toBe('Accept-Encoding')
    expect(asked, `stored: ${isStored}`).toBe(2)
  }
})

test('a page that Next renders anew because its time is over is asked for again', async () => {
  renderedAt -= 3_600_000
  await visit('/tires')
  await visit('/tires')
  expect(asked).toBe(2)
})

test('a browser that holds the page is told so, without the page and its policy', async () => {
  await visit('/tires')
  const { status, headers, text } = await visit('/tires', { 'if-none-match': 'W/"old", "16"' })
  expect({ status, text, etag: headers.etag }).toEqual({ status: 304, text: '', etag: '"16"' })
  expect(headers['cache-control']).toContain('s-maxage=1,')
  expect(headers['x-accel-expires']).toMatch(/^@\d{10}$/)
  expect(headers['content-security-policy']).toBeUndefined()
  expect(asked).toBe(1)
})

test('a browser that takes no compressed page gets it as it is', async () => {
  await visit('/tires')
  const { headers, text } = await visit('/tires', { 'accept-encoding': 'identity' })
  expect([headers['content-encoding'], headers['content-length'], text]).toEqual([undefined, '16', html])
  expect(asked).toBe(1)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
])('a client that accepts "%s" gets the page, rendered or stored, by %s', async (accepted, encoding) => {
  for (let visits = 0; visits < 2; visits++) {
    const { headers, text } = await visit('/tires', { 'accept-encoding': accepted })
    expect([headers['content-encoding'], text]).toEqual([encoding, html])
  }
  expect(asked).toBe(1)
})

test('a page is compressed once for all clients that take gzip alone', async () => {
  await visit('/tires')
  const page = storedPages.get('/tires')
  await visit('/tires', { 'accept-encoding': 'gzip' })
  const gzipped = page?.gzipped
  expect(gzipped).toBeInstanceOf(Promise)
  const { text } = await visit('/tires', { 'accept-encoding': 'gzip' })
  expect(text).toBe(html)
  expect(page?.gzipped).toBe(gzipped)
})

test('what a page asks for ahead is sent once, however often Next names it', async () => {
  const [text, display] = [
    '</onest.woff2>; rel=preload; as="font"',
    '</unbounded.woff2>; rel=preload; as="font"',
  ]
  links = [`${text}, ${display}`, `${text}, ${display}`]
  for (let visits = 0; visits < 2; visits++)
    expect((await visit('/tires')).headers.link).toBe(`${text}, ${display}`)
})

test('a page that is asked for again is compressed again, one a second, and stays the same page', async () => {
  render(Array.from({ length: 4_000 }, (_, index) => `<p>${(index * index) % 997} tires</p>`).join(''))
  const sent = async (path: string) => {
    const { headers, text } = await visit(path)
    expect(text).toBe(html)
    return Number(headers['content-length'])
  }
  const first = await sent('/tires')
  expect(await sent('/wheels')).toBe(first)
  await expect.poll(() => sent('/tires'), { timeout: 5_000 }).toBeLessThan(first)
  expect(await sent('/wheels')).toBe(first)
  await expect.poll(() => sent('/wheels'), { timeout: 5_000 }).toBeLessThan(first)
  expect(asked).toBe(2)
})

test('a page that sets a cookie is stored for nobody else, and no cache may keep it', async () => {
  cookie = 'session=of-the-first'
  const first = await visit('/tires')
  expect([first.headers['set-cookie'], first.headers['cache-control'], first.headers.etag]).toEqual([
    ['session=of-the-first'],
    'private, no-store',
    undefined,
  ])
  expect(first.headers['x-accel-expires']).toBeUndefined()
  expect(storedPages.size).toBe(0)
  // the same page without a cookie has the same ETag, and would make the stored one current
  cookie = undefined
  for (let visits = 0; visits < 2; visits++) {
    const { headers } = await visit('/tires')
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect(asked).toBe(2)
})

test('whoever may be led to another language or be refused is left to Next', async () => {
  await visit('/tires')
  await visit('/tires', { 'accept-language': 'en-US,en;q=0.9' })
  await visit('/tires', { cookie: 'a=b; trakt-locale=ru' })
  expect(asked).toBe(3)
  await visit('/tires', { 'accept-language': 'en', cookie: 'trakt-locale=pl' })
  expect(asked).toBe(3)
  for (const path of ['/admin/news', '/CreateOrder', '/en/CreateOrder'])
    for (let visits = 0; visits < 2; visits++) await visit(path)
  expect(asked).toBe(9)
})

test('a page that is not the one in the cache of Next is never sent without asking', async () => {
  cached = '<p>a part of it</p>'
  await visit('/tires')
  await visit('/tires')
  expect(asked).toBe(2)
})

test('what is sent in place of a page that failed has the id of its request', async () => {
  renderedAt -= 3_600_000
  const first = await visit('/tires')
  status = 500
  const second = await visit('/tires', { 'accept-encoding': 'identity' })
  expect([second.status, second.text, asked]).toEqual([200, html, 2])
  expect(second.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers['content-security-policy']).toContain("script-src 'self'")
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  // Next may go on with a page that was late
  expect(response.setHeader('etag', '"late"').appendHeader('link', '</>').getHeader('etag')).toBeUndefined()
})
