import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uploadedAddress } from '@/lib/media/formats'
import { answerUploadedPicture } from '@/lib/media/pictures'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { clearUnusedPictures, freePictures, keepPictures } from './picture-use.service'
import { aDayAgo, files, hashOf, upload } from './testing'
import { type UploadStorage, uploadStorage } from './upload-storage.service'

const show = (file: string, headers: Record<string, string> = {}) =>
  answerUploadedPicture(new Request(`https://trakt.example/media/photo/${file}`, { headers }), file)

describe('an uploaded picture', () => {
  test('an uploaded picture is served in all sizes and formats, cacheable forever', async () => {
    const { url, width, height } = await upload('#123456', { width: 1600 })
    expect([width, height]).toEqual([1600, 1200])
    const answer = await show(`${hashOf(url)}-640.webp`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const picture = await sharp(await answer.arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 640, height: 480 })
    const repeated = await show(`${hashOf(url)}-640.webp`, {
      'if-none-match': answer.headers.get('etag') ?? '',
    })
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
  ])('%s is not an uploaded picture', async (file) => {
    await expect(show(file)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('an unused picture is deleted after a day, a used one is not', async () => {
    const [unused, used, fresh] = [await upload('#aa0000'), await upload('#00aa00'), await upload('#0000aa')]
    await transaction((tx) => keepPictures(tx, [used.url]))
    await aDayAgo(unused.url)
    await aDayAgo(used.url)
    await clearUnusedPictures()
    const remaining = await files()
    expect([unused, used, fresh].map(({ url }) => remaining.includes(hashOf(url)))).toEqual([
      false,
      true,
      true,
    ])
    expect(await transaction((tx) => keepPictures(tx, [unused.url, used.url]))).toEqual([unused.url])
    await expect(show(`${hashOf(unused.url)}-320.webp`)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a picture that is uploaded again gets another day', async () => {
    const { url } = await upload('#bb0000')
    await aDayAgo(url)
    expect((await upload('#bb0000')).url).toBe(url)
    await clearUnusedPictures()
    expect(await files()).toContain(hashOf(url))
  })

  test('a picture deleted while a product with it is saved is reported at once', async () => {
    const { url } = await upload('#cc0000')
    await aDayAgo(url)
    const [missing] = await Promise.all([transaction((tx) => keepPictures(tx, [url])), clearUnusedPictures()])
    const onDisk = (await files()).includes(hashOf(url))
    expect(onDisk).toBe(missing.length === 0)
  })

  test('a picture that nothing shows any more is deleted a day later, one that something else shows is not', async () => {
    const [replaced, shared] = [await upload('#ee0000'), await upload('#00ee00')]
    await transaction((tx) => keepPictures(tx, [replaced.url, shared.url]))
    const product = await db().product.findFirstOrThrow()
    await db().product.update({ where: { id: product.id }, data: { urls: [shared.url] } })
    await aDayAgo(replaced.url)
    await aDayAgo(shared.url)
    await transaction((tx) => freePictures(tx, [replaced.url, shared.url]))
    await clearUnusedPictures()
    expect((await files()).includes(hashOf(replaced.url))).toBe(true)
    await aDayAgo(replaced.url)
    await clearUnusedPictures()
    const remaining = await files()
    expect([replaced, shared].map(({ url }) => remaining.includes(hashOf(url)))).toEqual([false, true])
    await db().product.update({ where: { id: product.id }, data: { urls: product.urls } })
  })

  test.each([['-640.webp'], ['.avif']])('a picture shown under its address with %s stays', async (ending) => {
    const { url } = await upload('#ee00ee')
    await transaction((tx) => keepPictures(tx, [url]))
    const product = await db().product.findFirstOrThrow()
    await db().product.update({ where: { id: product.id }, data: { url: url.replace('.avif', ending) } })
    await transaction((tx) => freePictures(tx, [url]))
    await aDayAgo(url)
    await clearUnusedPictures()
    expect(await files()).toContain(hashOf(url))
    await db().product.update({ where: { id: product.id }, data: { url: product.url } })
  })

  test('a picture that does not fit on the disk leaves no row', async () => {
    let hash = ''
    const full: UploadStorage = {
      ...uploadStorage(),
      put: async (name) => {
        hash = hashOf(name)
        throw new ShopError('picture.no_room')
      },
    }
    await expect(upload('#dd0000', { storage: full })).rejects.toMatchObject({ code: 'picture.no_room' })
    const url = uploadedAddress(hash)
    expect(await transaction((tx) => keepPictures(tx, [url]))).toEqual([url])
    // An existing file stays when it is uploaded again.
    expect((await upload('#dd0000')).url).toBe(url)
    await expect(upload('#dd0000', { storage: full })).rejects.toMatchObject({ code: 'picture.no_room' })
    expect(await transaction((tx) => keepPictures(tx, [url]))).toEqual([])
    expect((await show(`${hash}-320.webp`)).status).toBe(200)
  })
})
