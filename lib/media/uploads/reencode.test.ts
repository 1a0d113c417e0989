import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pngOf } from '@/lib/media/testing'
import { reencodePicture } from './reencode'

const area = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff7a1a' } })

const refused = (code: string) => expect.objectContaining({ code })

describe('an accepted picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s picture is accepted', async (format) => {
    const reencoded = await reencodePicture(await area(640, 480).toFormat(format).toBuffer())
    expect(reencoded).toMatchObject({ width: 640, height: 480 })
    expect(await sharp(reencoded.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 })
  })

  test('a photo taken upright is stored upright, without the place where it was taken', async () => {
    const phone = await area(400, 300)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 49/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(phone).metadata()).exif?.length).toBeGreaterThan(0)
    const reencoded = await reencodePicture(phone)
    expect(reencoded).toMatchObject({ width: 300, height: 400 })
    const metadata = await sharp(reencoded.bytes).metadata()
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('a file appended to a picture is dropped', async () => {
    const page = '<!doctype html><script>alert(document.domain)</script>'
    const polyglot = Buffer.concat([await area(64, 48).jpeg().toBuffer(), Buffer.from(`${page}PK\x03\x04`)])
    const { bytes } = await reencodePicture(polyglot)
    expect(bytes.toString('latin1')).not.toContain('script')
    expect(bytes.toString('latin1')).not.toContain('PK\x03\x04')
  })

  test('only the first frame of an animated picture is kept', async () => {
    const frames = await sharp(
      [await area(20, 20).png().toBuffer(), await area(20, 20).negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    const { bytes } = await reencodePicture(frames)
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  })

  test('a picture is scaled to the largest size in use and named by the hash of the result', async () => {
    const jpeg = await area(4_000, 1_000).jpeg().toBuffer()
    const [first, again] = [await reencodePicture(jpeg), await reencodePicture(jpeg)]
    expect(first).toMatchObject({ width: 2_560, height: 640 })
    expect(first.hash).toMatch(/^[0-9a-f]{32}$/)
    expect(again.hash).toBe(first.hash)
  })
})

describe('a refused picture', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><p>JPEG'],
    ['a GIF', 'GIF89a'],
    ['nothing', ''],
    ['an archive', 'PK\x03\x04'],
  ])('%s is refused as a picture, whatever its name says', async (_, text) => {
    await expect(reencodePicture(Buffer.from(text, 'latin1'))).rejects.toEqual(refused('picture.unsupported'))
  })

  test('a file that only begins like a JPEG is refused', async () => {
    const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 1)])
    await expect(reencodePicture(file)).rejects.toEqual(refused('picture.unreadable'))
  })

  test('half a picture is refused', async () => {
    const whole = await area(800, 600).jpeg().toBuffer()
    await expect(reencodePicture(whole.subarray(0, whole.length / 2))).rejects.toEqual(
      refused('picture.unreadable'),
    )
  })

  test('a tiny file that announces 10,000 megapixels is refused before it is decoded', async () => {
    const bomb = pngOf(100_000, 100_000, 0)
    expect(bomb.length).toBeLessThan(200)
    await expect(reencodePicture(bomb)).rejects.toEqual(refused('picture.too_many_pixels'))
  })

  test('a real picture of 100 megapixels in some hundred kilobytes is refused', async () => {
    const bomb = pngOf(10_000, 10_000, 10_000)
    expect(bomb.length).toBeLessThan(200_000)
    await expect(reencodePicture(bomb)).rejects.toEqual(refused('picture.too_many_pixels'))
  })
})
