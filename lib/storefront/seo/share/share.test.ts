import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { DrawnProduct } from '@/lib/media/drawing/product'
import { parseShareFile, SHARE_PICTURE, sharePicture, shopSharePicture } from '@/lib/shop/seo/share-address'
import { newsShareDrawing, productShareDrawing, shopShareDrawing } from './picture'

describe('what a link to a page is shown with', () => {
  test('a picture of the shop is shared as a JPEG of known size', () => {
    expect(sharePicture('/media/product/17/front.avif')).toEqual({
      url: '/media/og/product-17.jpg',
      ...SHARE_PICTURE,
    })
    expect(sharePicture('/media/news/zlot-w-drawsku.avif')).toEqual({
      url: '/media/og/news-zlot-w-drawsku.jpg',
      ...SHARE_PICTURE,
    })
  })

  test('a page without a picture shows the shop, a picture from elsewhere is left alone', () => {
    expect(sharePicture(undefined).url).toBe(shopSharePicture)
    expect(sharePicture('https://pictures.example/17.jpg')).toEqual({
      url: 'https://pictures.example/17.jpg',
    })
    expect(sharePicture('/media/product/placeholder/front.avif').url).toBe(
      '/media/product/placeholder/front.avif',
    )
  })

  test('the address of every share picture is parsed, and no other', () => {
    expect(parseShareFile('shop.jpg')).toEqual({ kind: 'shop' })
    expect(parseShareFile('product-17.jpg')).toEqual({ kind: 'product', id: 17 })
    expect(parseShareFile('news-rozmiar-do-jimny.jpg')).toEqual({ kind: 'news', name: 'rozmiar-do-jimny' })
    for (const file of [
      '',
      'shop.png',
      'product-0.jpg',
      'product-9999999999.jpg',
      'news-.jpg',
      'news-../x.jpg',
    ])
      expect(parseShareFile(file), file).toBeUndefined()
  })
})

const wheel = {
  productType: 'Wheel',
  title: 'Felga',
  makerName: null,
  typeOfWheel: 'steel',
  color: 'black',
} as const
const products: Record<string, DrawnProduct> = {
  tire: {
    productType: 'Tire',
    width: 195,
    profile: 80,
    diameter: 15,
    icVc: '96Q',
    manufacturer: 'Trakt',
    protector: 'Żwir AT & "co."',
  },
  wheel: { ...wheel, width: 7, diameter: 15, boltPattern: '5x139.7', centralBoreDiameter: 108, offset: -20 },
  spacer: {
    productType: 'Spacer',
    boltPattern: '5x139.7',
    mounting: null,
    thickness: 30,
    hubBore: 108,
    ringBore: null,
    alloy: null,
    thread: null,
    studLength: null,
  },
  'tire without figures': {
    productType: 'Tire',
    width: null,
    profile: null,
    diameter: null,
    icVc: null,
    manufacturer: null,
    protector: null,
  },
}
const drawings = {
  shop: shopShareDrawing(),
  news: newsShareDrawing('zlot-w-drawsku'),
  ...Object.fromEntries(
    Object.entries(products).map(([name, product]) => [name, productShareDrawing(product)]),
  ),
}

test.each(Object.entries(drawings))('the picture of a %s renders in the size promised', async (_, svg) => {
  const { info } = await sharp(Buffer.from(svg)).jpeg().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(SHARE_PICTURE)
})
