import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@/local/ports'
import { type Nginx, startNginx } from '@/scale/nginx'

// Debian's nginx with the deployed configuration; behind it a server that answers everything at once, since only what nginx
// itself takes in and refuses is looked at here.

/** Of pages, scripts, calls and writes of one buyer who opens a page and puts something into the cart. */
const SCRIPTS = 20
const CALLS = 5
const WRITES = 2
const BUYERS = 50
const ROUNDS = 4
const PATIENCE_MS = 120_000

const shop = createServer((request, response) => {
  request.resume()
  response.setHeader('cache-control', request.url === '/kept' ? 'public, max-age=60' : 'private, no-store')
  response.end('ok')
})
let folder = ''
let origin = ''
let nginx: Nginx
const sockets: Socket[] = []

beforeAll(async () => {
  await once(shop.listen(0, '127.0.0.1'), 'listening')
  folder = await mkdtemp(join(tmpdir(), 'shop-nginx-'))
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const serverPorts = [(shop.address() as AddressInfo).port]
  nginx = await startNginx({ folder, port, filesPort: await freePort(), serverPorts })
}, PATIENCE_MS)
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await nginx?.stop()
  shop.closeAllConnections()
  shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Sends the beginning of a request, and no end; returns what is answered to it. */
function begin(path: string, length: string, bytes: number, method = 'POST'): () => string {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  sockets.push(socket)
  let answer = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n`)
  socket.write(Buffer.alloc(bytes))
  return () => answer.split('\r\n')[0] ?? ''
}

test('twelve unfinished posts to a call of 100 kB hold less than 2 MB of the disk', async () => {
  const announced = begin('/api/contact', 'Content-Length: 52000000', 100_000)
  const held = Array.from({ length: 12 }, () => begin('/api/contact', 'Content-Length: 131000', 130_000))
  await expect.poll(announced).toBe('HTTP/1.1 413 Request Entity Too Large')
  await expect.poll(() => nginx.bytesHeld()).toBeGreaterThan(1_000_000)
  await sleep(1_000)
  expect(await nginx.bytesHeld()).toBeLessThan(2_000_000)
  expect(held.map((answer) => answer())).toEqual(held.map(() => ''))
})

test.each(['/api/complaints', '/api/pictures', '/api/admin/import', '/api/admin/vehicles/import'])(
  'of a large body to %s nothing lies on the disk',
  async (path) => {
    const before = await nginx.bytesHeld()
    for (let i = 0; i < 5; i++) begin(path, 'Content-Length: 15000000', 2_000_000)
    await sleep(2_000)
    expect(await nginx.bytesHeld()).toBeLessThanOrEqual(before)
  },
)

const LENGTH = 'Content-Length: 100000'
const CHUNKED = 'Transfer-Encoding: chunked'
test.each([
  ['POST', '/', LENGTH, '405 Not Allowed'],
  ['POST', '/cart', CHUNKED, '405 Not Allowed'],
  ['GET', '/tires', LENGTH, '405 Not Allowed'],
  ['POST', '/_next/static/chunks/1.js', LENGTH, '405 Not Allowed'],
  ['POST', '/api/contact', LENGTH, '429 Too Many Requests'],
  ['GET', '/api/products', LENGTH, '429 Too Many Requests'],
  ['POST', '/api/complaints', LENGTH, '429 Too Many Requests'],
] as const)(
  'of two hundred unfinished %s %s from one address the later ones are refused, and a page is served',
  async (method, path, length, refusal) => {
    const answers = Array.from({ length: 200 }, () => begin(path, length, 1, method))
    const refused = () => answers.filter((answer) => answer() === `HTTP/1.1 ${refusal}`).length
    await expect.poll(refused, { timeout: 5_000 }).toBe(refusal.startsWith('405') ? 200 : 100)
    expect((await fetch(`${origin}/tires`)).status).toBe(200)
    // the next case begins with none of them
    for (const socket of sockets.splice(0)) socket.destroy()
    await sleep(500)
  },
)

test.each([
  ['pl-PL,pl;q=0.9,en;q=0.8', 'HIT'],
  ['pl;q=0.2,en;q=0.9', 'BYPASS'],
  ['en', 'BYPASS'],
])('somebody whose browser asks for %s meets the cache with a %s', async (accepted, expected) => {
  const ask = async (language: string) => {
    const response = await fetch(`${origin}/kept`, { headers: { 'accept-language': language } })
    await response.arrayBuffer()
    return response.headers.get('x-cache')
  }
  await ask('pl')
  expect(await ask(accepted)).toBe(expected)
})

test(
  'fifty buyers behind one address meet no limit',
  async () => {
    const refused: string[] = []
    const ask = async (method: string, path: string) => {
      const response = await fetch(origin + path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
      await response.arrayBuffer()
      if (response.status !== 200) refused.push(`${method} ${path} ${response.status}`)
    }
    const times = (count: number, work: (i: number) => Promise<void>) =>
      Promise.all(Array.from({ length: count }, (_, i) => work(i)))
    const buy = async (buyer: number) => {
      for (let round = 0; round < ROUNDS; round++) {
        await ask('GET', `/tireDetail/${buyer}`)
        await times(SCRIPTS, (i) => ask('GET', `/_next/static/chunks/${i}.js`))
        await times(CALLS, (i) => ask('GET', `/api/call/${i}`))
        await times(WRITES, () => ask('POST', '/api/trakt/cart/me/add'))
      }
    }
    await times(BUYERS, buy)
    expect(refused).toEqual([])
  },
  PATIENCE_MS,
)

test('one address that asks without end is told to wait, with a problem that the shop’s pages understand', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1_500 }, () => fetch(`${origin}/api/contact`, { method: 'POST', body: '{}' })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(100)
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  expect(await refused[0]?.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('the log has no key of a link in a mail', async () => {
  const secret = 'k'.repeat(43)
  const paths = [
    `/track/${secret}`,
    `/en/track/${secret}?x=1`,
    `/invitation?key=${secret}`,
    `/ru/stockAlerts?confirm=${secret}`,
    `/api/stock-alerts/${secret}`,
    `/Payment?order=${secret}`,
  ]
  for (const path of paths) await fetch(origin + path, { headers: { referer: `${origin}${path}` } })
  await expect.poll(() => nginx.logged()).toContain('GET /Payment HTTP/1.1')
  const logged = await nginx.logged()
  expect(logged).toContain('"GET /en/track/- HTTP/1.1" 200')
  expect(logged).not.toContain(secret)
})
