import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { transaction } from '@/lib/core/transaction'
import { anAdministrator } from '@/lib/orders/testing'
import { uploadedAddress } from './formats'
import { answerUploadedPicture } from './pictures'
import { clearUnusedPictures } from './unused'
import { uploadPicture } from './upload'
import { keepPictures } from './uploaded'
import { type UploadStorage, uploadStorage } from './upload-storage'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'trakt-upload-'))
  vi.stubEnv('DATA_DIR', directory)
  vi.stubEnv('SHOP_ORIGIN', 'https://trakt.example')
  for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'])
    vi.stubEnv(name, 'x')
  vi.stubEnv('FIREBASE_DATABASE_URL', 'https://x.example')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(directory, { recursive: true, force: true })
})

const upload = async (color: string, storage?: UploadStorage) => {
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const request = new Request('https://trakt.example/api/pictures', {
    method: 'POST',
    body: new Uint8Array(bytes),
  })
  return uploadPicture(request, anAdministrator, storage)
}
const hashOf = (url: string) => /[0-9a-f]{32}/.exec(url)?.[0] ?? ''
const aDayAgo = (url: string) =>
  db().uploadedPicture.update({
    where: { hash: hashOf(url) },
    data: { uploadedAt: new Date(Date.now() - 25 * 3_600_000) },
  })
const files = async () => (await readdir(join(directory, 'pictures'))).map(hashOf)
const show = (file: string, headers: Record<string, string> = {}) =>
  answerUploadedPicture(new Request(`https://trakt.example/media/photo/${file}`, { headers }), file)

describe('an uploaded picture', () => {
  test('is served in the sizes and formats of the layout, for ever and as what it is', async () => {
    const { url, width, height } = await upload('#123456')
    expect([width, height]).toEqual([1600, 1200])
    const answer = await show(`${hashOf(url)}-640.webp`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const picture = await sharp(await answer.arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 640, height: 480 })
    const repeated = await show(`${hashOf(url)}-640.webp`, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(repeated.status).toBe(304)
    const whole = await sharp(await (await show(`${hashOf(url)}.avif`)).arrayBuffer()).metadata()
    expect(whole).toMatchObject({ format: 'heif', width: 1280 })
  })

  test.each([
    `${'0'.repeat(32)}.avif`,
    '..%2f..%2fenv.avif',
    '../../.env',
    'front.avif',
    `${'a'.repeat(32)}.svg`,
    `${'a'.repeat(32)}/..avif`,
  ])('%s is none', async (file) => {
    await expect(show(file)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('that nothing shows is cleared away after a day, one that something shows is not', async () => {
    const [unused, used, fresh] = [await upload('#aa0000'), await upload('#00aa00'), await upload('#0000aa')]
    await transaction((tx) => keepPictures(tx, [used.url]))
    await aDayAgo(unused.url)
    await aDayAgo(used.url)
    await clearUnusedPictures()
    const remaining = await files()
    expect([unused, used, fresh].map(({ url }) => remaining.includes(hashOf(url)))).toEqual([false, true, true])
    expect(await transaction((tx) => keepPictures(tx, [unused.url, used.url]))).toEqual([unused.url])
    await expect(show(`${hashOf(unused.url)}-320.webp`)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('uploaded anew begins its day anew', async () => {
    const { url } = await upload('#bb0000')
    await aDayAgo(url)
    expect((await upload('#bb0000')).url).toBe(url)
    await clearUnusedPictures()
    expect(await files()).toContain(hashOf(url))
  })

  test('that goes while a product with it is saved is named, not lost from the page later', async () => {
    const { url } = await upload('#cc0000')
    await aDayAgo(url)
    const [missing] = await Promise.all([transaction((tx) => keepPictures(tx, [url])), clearUnusedPictures()])
    const onDisk = (await files()).includes(hashOf(url))
    expect(onDisk).toBe(missing.length === 0)
  })

  test('that the disk has no room for leaves no row, so that no product can be saved with it', async () => {
    let hash = ''
    const full: UploadStorage = {
      ...pictureVault(),
      put: async (name) => {
        hash = hashOf(name)
        throw new ShopError('picture.no_room')
      },
    }
    await expect(upload('#dd0000', full)).rejects.toMatchObject({ code: 'picture.no_room' })
    const url = uploadedAddress(hash)
    expect(await transaction((tx) => keepPictures(tx, [url]))).toEqual([url])
    // An existing file stays when it is uploaded again.
    expect((await upload('#dd0000')).url).toBe(url)
    await expect(upload('#dd0000', full)).rejects.toMatchObject({ code: 'picture.no_room' })
    expect(await transaction((tx) => keepPictures(tx, [url]))).toEqual([])
    expect((await show(`${hash}-320.webp`)).status).toBe(200)
  })
})
