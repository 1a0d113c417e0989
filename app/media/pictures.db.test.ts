import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'

let directory = ''
vi.mock('@/lib/platform/runtime/env', async (original) => ({
  ...(await original<typeof import('@/lib/platform/runtime/env')>()),
  env: () => ({ DATA_DIR: directory }),
}))

const product = await import('@/app/media/product/[id]/[file]/route')
const news = await import('@/app/media/news/[file]/route')

const ids = { tire: 0, twin: 0, wheel: 0, spacer: 0 }

const common = { priceGrosze: 39900, quantityInStock: 4 }
const tire = {
  ...common,
  productType: 'Tire' as const,
  title: 'Trakt Błoto MT 195/80 R15 96Q',
  width: 195,
  profile: 80,
  diameter: 15,
  manufacturer: 'Trakt',
  typeOfTire: '4X4',
  icVc: '96Q',
  season: 'allseason',
  protector: 'Błoto MT',
  inf: '',
  retread: true,
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trakt-pictures-'))
  const create = async (data: Parameters<ReturnType<typeof db>['product']['create']>[0]['data']) =>
    (await db().product.create({ data, select: { id: true } })).id
  ids.tire = await create(tire)
  ids.twin = await create({ ...tire, title: `${tire.title} <b>partia 2</b>`, priceGrosze: 41900 })
  ids.wheel = await create({
    ...common,
    productType: 'Wheel',
    title: 'Felga stalowa Trakt Baza 7Jx15 5x139.7 ET-20 CB108',
    typeOfWheel: 'steel',
    width: 7,
    diameter: 15,
    boltPattern: '5x139.7',
    centralBoreDiameter: 108,
    offset: -20,
    color: 'black',
    material: 'steel',
  })
  ids.spacer = await create({
    ...common,
    productType: 'Spacer',
    title: 'Dystans Trakt 30 mm 5x139.7 CB108 przykręcany 6061-T6',
    boltPattern: '5x139.7',
    mounting: 'bolt-on',
    boltInfo: 'M12x1.25, 5 szpilek w komplecie',
    thickness: 30,
  })
})
afterAll(() => rm(directory, { recursive: true, force: true }))

type Method = 'GET' | 'HEAD' | 'POST'
const ask = (
  id: number | string,
  file: string,
  headers: Record<string, string> = {},
  method: Method = 'GET',
) =>
  product[method](new Request(`http://shop.test/media/product/${id}/${file}`, { method, headers }), {
    params: Promise.resolve({ id: String(id), file }),
  })
const askNews = (file: string) =>
  news.GET(new Request(`http://shop.test/media/news/${file}`), { params: Promise.resolve({ file }) })

test('the pictures of a product come in the width and format asked for, with what a cache needs', async () => {
  const answer = await ask(ids.tire, 'front-320.avif')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 240 })
  const whole = Buffer.from(await (await ask(ids.tire, 'side.webp')).arrayBuffer())
  expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 960 })
})

test('the pictures of a product are there in every view of the type', async () => {
  const all = [
    ...['front', 'side', 'tread', 'drawing'].map((view) => ask(ids.tire, `${view}-320.webp`)),
    ...['front', 'side', 'drawing'].flatMap((view) =>
      [ids.wheel, ids.spacer].map((id) => ask(id, `${view}-320.webp`)),
    ),
    ask('placeholder', 'front-320.webp'),
  ]
  for (const answer of await Promise.all(all)) expect(answer.status).toBe(200)
})

test('a browser that holds the picture gets 304 and no body', async () => {
  const etag = (await ask(ids.tire, 'front-320.webp')).headers.get('etag') ?? ''
  const again = await ask(ids.tire, 'front-320.webp', { 'if-none-match': `"old", W/${etag}` })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect(await again.text()).toBe('')
  expect((await ask(ids.tire, 'front-480.webp', { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD for a picture tells the length and sends nothing', async () => {
  const answer = await ask(ids.tire, 'front-320.webp', {}, 'HEAD')
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(500)
  expect(await answer.text()).toBe('')
})

test('two products of one size and tread share the file', async () => {
  const [one, other] = [await ask(ids.tire, 'front-320.avif'), await ask(ids.twin, 'front-320.avif')]
  expect(other.headers.get('etag')).toBe(one.headers.get('etag'))
  const name = (one.headers.get('etag') ?? '').replaceAll('"', '')
  expect((await readdir(join(directory, 'media'))).filter((file) => file === name)).toHaveLength(1)
})

test.each([
  ['a product that is none', 999_999, 'front.avif'],
  ['an id that cannot be one', '1e3', 'front.avif'],
  ['a view that nobody draws', 'tire', 'back.avif'],
  ['a view of another type', 'wheel', 'tread.avif'],
  ['a width that is none', 'tire', 'front-700.avif'],
  ['a format that is none', 'tire', 'front.png'],
  ['a way out of the folder', 'tire', '../../.env'],
  ['another view of the placeholder', 'placeholder', 'side.avif'],
])('the picture of %s is 404', async (_, id, file) => {
  const productId = typeof id === 'string' && id in ids ? ids[id as keyof typeof ids] : id
  const answer = await ask(productId, file)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('the pictures of a product cannot be posted to', async () => {
  const answer = await ask(ids.tire, 'front.avif', {}, 'POST')
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toMatch(/GET, HEAD/)
})

test('the pictures of the news are 16:9, for any name, and the default is one of them', async () => {
  for (const file of ['zlot-2024-320.webp', 'default-320.webp']) {
    const answer = await askNews(file)
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 180 })
  }
})

test('a name that no news picture can have is 404', async () => {
  for (const file of ['Zlot.avif', 'zlot.gif', '.avif', 'a b.avif'])
    expect((await askNews(file)).status).toBe(404)
})

describe('while the database is away', () => {
  const there = process.env.DATABASE_URL
  const forgetConnections = () => {
    for (const name of ['shopDatabase', 'shopMainPool']) Reflect.deleteProperty(globalThis, name)
  }
  /** Modules as a newly started server loads them: nothing is cached in memory. */
  const freshServer = async () => {
    vi.resetModules()
    forgetConnections()
    const { GET } = await import('@/app/media/product/[id]/[file]/route')
    const { GET: share } = await import('@/app/media/og/[file]/route')
    const get = (path: string, handle: typeof GET, params: Record<string, string>) =>
      handle(new Request(`http://shop.test/media/${path}`), { params: Promise.resolve(params) })
    return {
      picture: (id: number, file: string) => get(`product/${id}/${file}`, GET, { id: String(id), file }),
      share: (file: string) => get(`og/${file}`, share, { file }),
    }
  }
  afterAll(() => {
    process.env.DATABASE_URL = there
    forgetConnections()
  })

  test('while the database is away, pictures that were drawn before are the same, and others of the product are drawn', async () => {
    const sharing = `product-${ids.tire}.jpg`
    const before = await freshServer()
    const [picture, shared] = [await before.picture(ids.tire, 'front-320.avif'), await before.share(sharing)]
    expect([picture.status, shared.status]).toEqual([200, 200])
    // Nothing listens on the discard port.
    process.env.DATABASE_URL = 'postgresql://127.0.0.1:9/none'
    const server = await freshServer()
    const again = await server.picture(ids.tire, 'front-320.avif')
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await picture.arrayBuffer()))
    expect(again.headers.get('etag')).toBe(picture.headers.get('etag'))
    expect((await server.picture(ids.tire, 'side-480.webp')).status).toBe(200)
    expect((await server.share(sharing)).status).toBe(200)
  })

  test('while the database is away, a product that was never drawn is 503, not missing', async () => {
    const server = await freshServer()
    expect((await server.picture(999_999, 'front-320.avif')).status).toBe(503)
  })
})
