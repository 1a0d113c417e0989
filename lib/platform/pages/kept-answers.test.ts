import { once } from 'node:events'
import { createServer, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { expireHere, expiresWith } from '@/lib/platform/cache/cache'
import { answerHeaders, surroundings } from '@/lib/platform/http/server/security-headers'
import { identifyRequest } from '@/lib/platform/runtime/request-id'
import { setUpDemo } from '@/lib/platform/runtime/testing'

setUpDemo({ DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop' })
const { call } = await import('@/lib/platform/api/call-table')
const { sendKeptAnswer } = await import('./kept-answers')
const { compress } = await import('./stored-pages')

let asked = 0
let stock = 4
let until: number | undefined
let isKept = true
let isEmpty = false
let textLength = 2_000
/** While the call is under way. */
let meanwhile = () => {}

const about = { cache: 'public', query: z.object({ page: z.string().optional() }) } as const
const list = call('GET /api/tires', 'anyone', about, (query) => {
  asked += 1
  if (isKept) expiresWith(['products:Tire'], until)
  const answer = isEmpty ? [] : [{ stock, page: query.page, text: 'a'.repeat(textLength) }]
  meanwhile()
  return answer
})

const server = createServer(async (request, response) => {
  identifyRequest(request, response, { trustProxy: false })
  if (!sendKeptAnswer(request, response)) await askNext(request.url ?? '', request.headers, response)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

/** Answers as Next does, which adds the headers of next.config.ts. */
async function askNext(path: string, headers: object, response: ServerResponse) {
  const request = new Request(`http://localhost${path}`, { headers: new Headers({ ...headers }) })
  const answer = await list(request as never, { params: Promise.resolve({}) })
  for (const { key, value } of answerHeaders(surroundings())) response.setHeader(key, value)
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.setHeader('vary', 'Accept-Encoding')
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status === 200) response.setHeader('content-length', body.length)
  response.writeHead(answer.status).end(body)
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const [answer] = await once(send({ host: '127.0.0.1', port, path, headers }).end(), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
  return { status: answer.statusCode as number, headers: answer.headers, text }
}

beforeEach(() => {
  expireHere(['products:Tire'])
  asked = 0
  stock = 4
  until = undefined
  isKept = true
  isEmpty = false
  textLength = 2_000
  meanwhile = () => {}
})

test('kept answers and pages hold no more memory than they are long', async () => {
  await ask('/api/tires?page=2')
  await ask('/api/tires?page=2', { 'accept-encoding': 'gzip' })
  const { shopAnswers } = globalThis as { shopAnswers?: Map<string, { body: Buffer; gzipped?: Buffer }> }
  const { body, gzipped } = shopAnswers?.get('/api/tires?page=2') ?? {}
  for (const kept of [body, gzipped, await compress('<p>')])
    expect(kept?.buffer.byteLength).toBe(kept?.length)
  expect(gzipped?.length).toBeGreaterThan(0)
})

test('an answer is sent as it was sent before, without asking its function, until a write expires it', async () => {
  const first = await ask('/api/tires?page=1')
  const second = await ask('/api/tires?page=1')
  const alike = ({ status, text, headers }: typeof first) => ({
    status,
    text,
    headers: { ...headers, date: '', 'x-request-id': '' },
  })
  expect(alike(second)).toEqual(alike(first))
  expect(asked).toBe(1)

  expireHere(['products:Wheel'])
  await ask('/api/tires?page=1')
  expect(asked).toBe(1)

  stock = 3
  expireHere(['products:Tire'])
  expect(JSON.parse((await ask('/api/tires?page=1')).text)).toMatchObject([{ stock: 3 }])
  expect(asked).toBe(2)
})

test('an answer during whose making something was written is kept for nobody', async () => {
  meanwhile = () => {
    stock = 3
    expireHere(['products:Tire'])
  }
  expect(JSON.parse((await ask('/api/tires')).text)).toMatchObject([{ stock: 4 }])
  meanwhile = () => {}
  expect(JSON.parse((await ask('/api/tires')).text)).toMatchObject([{ stock: 3 }])
})

test('an answer ends at its time', async () => {
  until = Date.now() - 1
  await ask('/api/tires')
  await ask('/api/tires')
  expect(asked).toBe(2)
})

test('an answer of which nobody said when it ends is not kept', async () => {
  isKept = false
  await ask('/api/tires')
  await ask('/api/tires')
  expect(asked).toBe(2)
})

test.each(['/api/tires?page=1&utm=x', '/api/tires?page=1&page=2', '/api/tires?made=up'])(
  'an address that can be made up without end is answered, and not kept: %s',
  async (path) => {
    await ask(path)
    await ask(path)
    expect(asked).toBe(2)
  },
)

test.each<Record<string, string>>([
  { authorization: 'Bearer x' },
  { cookie: 'a=b; session=x' },
  { cookie: '__Host-session=x' },
])('who says who they are is answered anew: %o', async (headers) => {
  await ask('/api/tires')
  await ask('/api/tires', headers)
  expect(asked).toBe(2)
})

test('an empty list is not kept: made-up values find it without end', async () => {
  isEmpty = true
  await ask('/api/tires?page=9')
  await ask('/api/tires?page=9')
  expect(asked).toBe(2)
})

test('short answers take no more memory than long ones: the first of 4,096 is no longer kept', async () => {
  textLength = 1
  for (let page = 1; page <= 4_096; page += 1) await ask(`/api/tires?page=${page}`)
  asked = 0
  await ask('/api/tires?page=4096')
  expect(asked).toBe(0)
  await ask('/api/tires?page=1')
  expect(asked).toBe(1)
}, 60_000)

test('a client that holds the answer is told so, and one that accepts gzip gets it compressed', async () => {
  const { headers, text } = await ask('/api/tires')
  const held = await ask('/api/tires', { 'if-none-match': String(headers.etag) })
  expect([held.status, held.text, held.headers.etag]).toEqual([304, '', headers.etag])
  const compressed = await ask('/api/tires', { 'accept-encoding': 'gzip' })
  expect([compressed.headers['content-encoding'], compressed.text]).toEqual(['gzip', text])
  expect(asked).toBe(1)
})
