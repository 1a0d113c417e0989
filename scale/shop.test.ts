import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { median } from '@/bench/rows'
import { orderOf } from '@/lib/sales/orders/testing-sample-order'
import { addToCart, call, createBuyer, createTire, origin } from '../e2e/support/api'
import { wordsOf } from '../e2e/support/words'
import { type Cluster, startCluster } from './cluster'
import { CUT_OFF, startLoad } from './load'
import { requestsPerSecond } from './nginx'

const ROUNDS = 3
const ROUND_SECONDS = 2
/** Within this time after an order every page shows what is left. */
const FRESH_MS = 2_000
const RESULTS = '/tires/filter/season=allseason'

const t = wordsOf('pl')
const inStock = (count: number) => t('card.stockLast', { count }).replace(/\s/g, ' ')
const detailPage = (tire: number) => `/tireDetail/${tire}`

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster?.stop())

const visit = (path: string, headers: Record<string, string> = {}, at = origin) =>
  fetch(at + path, { redirect: 'manual', headers: { 'accept-language': 'pl', ...headers } })

/** What nginx did: HIT, MISS, STALE, …, or null where it keeps nothing. */
const cacheOf = ({ headers }: Response) => headers.get('x-cache')

const shows = async (path: string, text: string, at = origin) =>
  (await (await visit(path, {}, at)).text()).replace(/\s/g, ' ').includes(text)

/** Places an order of one piece; returns when it was acknowledged. */
async function buyOne(tire: number, at = origin): Promise<number> {
  const buyer = await createBuyer()
  await addToCart(buyer, tire, at)
  const { status } = await call('POST', '/api/trakt/cart/moveToOrder', {
    token: buyer.token,
    body: orderOf(buyer),
    at,
  })
  expect(status).toBe(201)
  return Date.now()
}

test('nginx sends a page that it keeps many times as fast as the shop', async () => {
  const { body: tires } = await call<{ id: number }[]>('GET', '/api/tires?pageSize=1')
  for (const path of [RESULTS, detailPage(tires[0]?.id ?? 0)]) {
    const page = await visit(path, { 'accept-encoding': 'gzip' })
    expect(page.status).toBe(200)
    const bytes = Number(page.headers.get('content-length'))
    await page.arrayBuffer()
    await writeFile(join(cluster.nginx.filesFolder, 'page'), Buffer.alloc(bytes, 'x'))
    const rates = { page: [] as number[], file: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      rates.page.push(await requestsPerSecond(origin + path, ROUND_SECONDS))
      rates.file.push(await requestsPerSecond(`${cluster.files}/page`, ROUND_SECONDS))
    }
    const [pages, files] = [median(rates.page), median(rates.file)]
    const share = Math.round((100 * pages) / files)
    console.log(
      `${path}: ${Math.round(pages)} answers/s, a file of ${bytes} bytes ${Math.round(files)}: ${share} %`,
    )
    const shop = await requestsPerSecond(`${cluster.servers[0]?.origin}${path}`, ROUND_SECONDS)
    console.log(`${path}: one server of the shop ${Math.round(shop)} answers/s`)
    expect(pages).toBeGreaterThan(3 * shop)
  }
})

test('nginx keeps a page for each encoding, and never mixes up languages', async () => {
  await visit('/rules')
  const plain = await visit('/rules', { 'accept-encoding': 'identity' })
  const html = await plain.text()
  expect(plain.headers.get('content-encoding')).toBeNull()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
  ] as const) {
    const compressed = await visit('/rules', { 'accept-encoding': accepted })
    expect(compressed.headers.get('content-encoding'), accepted).toBe(encoding)
    expect(await compressed.text()).toBe(html)
  }

  const asked: Array<[language: string, cookie: string, target: string | null]> = [
    ['pl', '', null],
    ['en-US,en;q=0.9', '', '/en/rules'],
    ['de-DE,de;q=0.9', '', null],
    ['ru', '', '/ru/rules'],
    ['pl', 'a=b; trakt-locale=en', '/en/rules'],
    ['en', 'trakt-locale=pl; session=x', null],
    ['pl', '', null],
  ]
  for (const [language, cookie, target] of asked) {
    const response = await visit('/rules', { 'accept-language': language, cookie })
    const location = response.headers.get('location')
    expect(location && new URL(location, origin).pathname, `${language} ${cookie}`).toBe(target)
    if (target) expect(cacheOf(response)).toBe('BYPASS')
    else expect(await response.text()).toContain('<html lang="pl"')
  }
  const english = await visit('/en/rules', { 'accept-language': 'ru', cookie: 'trakt-locale=pl' })
  expect(await english.text()).toContain('<html lang="en"')
})

test('nginx keeps nothing personal, neither a cookie nor the id of a visit', async () => {
  const paths = [
    '/api/tires',
    '/api/session',
    '/api/health',
    '/admin',
    '/en/cart',
    '/Payment',
    '/orders',
    '/signIn',
  ]
  for (const path of paths)
    for (const cookie of ['', 'session=x']) {
      const response = await visit(path, { cookie })
      expect([null, 'BYPASS'], path).toContain(cacheOf(response))
    }
  await visit('/')
  const kept = await visit('/')
  expect(cacheOf(kept)).toMatch(/HIT|STALE/)
  expect([kept.headers.get('x-request-id'), kept.headers.get('set-cookie')]).toEqual([null, null])
  const chosen = await visit('/api/tires', { 'x-request-id': 'chosen-by-the-visitor' })
  expect(chosen.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
})

test('behind nginx a visitor cannot choose the address by which the shop counts', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 25; i++) {
    const headers = { origin, 'x-forwarded-for': `203.0.113.${i}` }
    const { status } = await call('POST', '/api/session', { headers, body: { idToken: 'forged' } })
    statuses.push(status)
  }
  expect(new Set(statuses)).toContain(429)
})

test('two seconds after an order on one server all servers and nginx show it, without waiting for the replica', async () => {
  const { servers, replica } = cluster
  const origins = [...servers.map((server) => server.origin), origin]
  const times: Record<string, number[]> = { 'the other servers': [], nginx: [] }
  for (const isReplicaLate of [false, true]) {
    const tire = await createTire(3)
    const path = detailPage(tire)
    for (const at of origins) await expect.poll(() => shows(path, inStock(3), at)).toBe(true)
    if (isReplicaLate) await replica.query('SELECT pg_wal_replay_pause()')
    for (const left of [2, 1]) {
      const placedAt = await buyOne(tire, servers[0]?.origin)
      await Promise.all(
        origins.map(async (at) => {
          while (!(await shows(path, inStock(left), at)) && Date.now() - placedAt < 10_000) await sleep(20)
          times[at === origin ? 'nginx' : 'the other servers']?.push(Date.now() - placedAt)
        }),
      )
    }
    await replica.query('SELECT pg_wal_replay_resume()')
  }
  console.log('ms from an order to the page that shows it:', times)
  expect(Math.max(...Object.values(times).flat())).toBeLessThan(FRESH_MS)
})

test('a page that is rarely visited is never older than two seconds behind nginx', async () => {
  for (const pause of [0, 250, 500, 750]) {
    const tire = await createTire(3)
    const path = detailPage(tire)
    await expect.poll(() => shows(path, inStock(3))).toBe(true)
    await sleep(2_000 + pause)
    await visit(path)
    const placedAt = await buyOne(tire)
    await sleep(placedAt + FRESH_MS - Date.now())
    expect(await shows(path, inStock(2)), `after ${pause} ms`).toBe(true)
  }
})

test('servers that are restarted one after the other fail nobody', async () => {
  const load = await startLoad(['/', RESULTS, '/api/tires?pageSize=5', '/en/rules', '/api/session'])
  await sleep(2_000)
  for (const server of cluster.servers) {
    await server.stop()
    await server.start()
  }
  await sleep(2_000)
  await load.end()
  console.log(
    `rolling restart: ${load.reads} reads, ${load.orders.size} orders, longest answer ${load.longestMs} ms, failed`,
    load.failedReads.length + load.failedWrites.length,
  )
  expect([...load.failedReads, ...load.failedWrites]).toEqual([])
  expect(load.orders.size).toBeGreaterThan(0)
})

test('killing a server loses no acknowledged order, and what was not answered is asked again', async () => {
  const load = await startLoad(['/', RESULTS, '/api/tires?pageSize=5'])
  for (const server of cluster.servers) {
    await sleep(3_000)
    server.kill()
    await sleep(1_000)
    await server.start()
  }
  await load.end()
  const { rows } = await cluster.primary.query<{ key: string; order_id: string }>(
    'SELECT key, order_id FROM idempotency_key WHERE key = ANY($1)',
    [[...load.orders.keys()]],
  )
  console.log(
    `kill -9 of each server: ${load.reads} reads, ${load.failedReads.length} failed; ${load.orders.size} orders,`,
    `asked again ${load.failedWrites.length} times; longest answer ${load.longestMs} ms`,
  )
  expect(new Map(rows.map(({ key, order_id }) => [key, order_id]))).toEqual(load.orders)
  expect(load.failedReads.filter((failure) => !failure.endsWith(CUT_OFF))).toEqual([])
})

test('pages are read from the replica, and from the primary when there is none', async () => {
  const readsOnReplica = async () => {
    const { rows } = await cluster.replica.query(
      'SELECT sum(xact_commit)::int AS reads FROM pg_stat_database',
    )
    return Number(rows[0].reads)
  }
  const before = await readsOnReplica()
  for (let width = 200; width < 220; width++)
    await visit(`/tires/filter/width=${width}`, {}, cluster.servers[0]?.origin)
  await expect.poll(readsOnReplica, { timeout: 20_000 }).toBeGreaterThan(before + 40)
  await cluster.standby.stop()
  for (let width = 220; width < 230; width++) {
    const began = Date.now()
    expect((await visit(`/tires/filter/width=${width}`, {}, cluster.servers[0]?.origin)).status).toBe(200)
    console.log('without the replica', Date.now() - began, 'ms')
  }
})

test('while no server answers, nginx still shows the pages that it keeps', async () => {
  await (await visit('/')).text()
  for (const server of cluster.servers) server.kill()
  await sleep(FRESH_MS + 1_000)
  const page = await visit('/')
  expect([page.status, cacheOf(page)]).toEqual([200, 'STALE'])
})
