import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newsPicture, productDrawing } from '@/lib/media/drawing/picture'
import { demoTires } from '@/prisma/catalogue/tires'
import { drawingHash, renderPicture } from './render'

/** The width that a card of 240 px needs at two pixels per point, and the next larger one. */
const CARD_WIDTHS = [480, 640] as const
const MOST_BYTES = 60_000

const tire = (pattern: string) => {
  const tire = demoTires().find(({ protector }) => protector === pattern)
  if (!tire) throw new Error(`the demo sells no ${pattern}`)
  return tire
}

describe('a rendered picture', () => {
  test.each(['Błoto MT', 'Zamieć WT', 'Trasa HT', 'Poligon MT Kolce'])(
    'the picture of a card with %s is under 60 kB',
    async (pattern) => {
      const svg = productDrawing(tire(pattern), 'front')?.() ?? ''
      for (const width of CARD_WIDTHS) {
        expect((await renderPicture(svg, width, 'avif')).length).toBeLessThan(MOST_BYTES)
        expect((await renderPicture(svg, width, 'webp')).length).toBeLessThan(MOST_BYTES)
      }
    },
    30_000,
  )

  test('a rendered picture is as wide as asked, 4:3 of a product and 16:9 of news', async () => {
    const product = await renderPicture(productDrawing(tire('Szuter AT'), 'side')?.() ?? '', 320, 'avif')
    expect(await sharp(product).metadata()).toMatchObject({ format: 'heif', width: 320, height: 240 })
    const news = await renderPicture(newsPicture('default'), 640, 'webp')
    expect(await sharp(news).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 })
  })

  test('each drawing has a hash of its own', () => {
    expect(drawingHash('<svg/>')).toBe(drawingHash('<svg/>'))
    expect(drawingHash('<svg/>')).not.toBe(drawingHash('<svg />'))
    expect(drawingHash('<svg/>')).toMatch(/^[0-9a-f]{32}$/)
  })
})
