import { describe, expect, test } from 'vitest'
import { parsePictureFile, pictureSources } from './formats'

describe('the sources of a picture', () => {
  test('a product picture comes in five widths, 4:3, and once in the older format', () => {
    expect(pictureSources('/media/product/17/front.avif')).toEqual({
      src: '/media/product/17/front-960.webp',
      srcSet: [320, 480, 640, 960, 1280]
        .map((width) => `/media/product/17/front-${width}.avif ${width}w`)
        .join(','),
      width: 1280,
      height: 960,
    })
  })

  test('a thumbnail comes in its own two widths', () => {
    expect(pictureSources('/media/product/17/front.avif', 'thumbnail').srcSet).toBe(
      '/media/product/17/front-160.avif 160w,/media/product/17/front-320.avif 320w',
    )
  })

  test('an address that names a width still has all widths as sources', () => {
    const { srcSet } = pictureSources('/media/product/17/side-320.webp')
    expect(srcSet).toContain('/media/product/17/side-960.avif 960w')
    expect(srcSet).not.toContain('-320-')
  })

  test('a news picture is 16:9, and a year in its name is no width', () => {
    const sources = pictureSources('/media/news/zlot-2024.avif')
    expect(sources.srcSet).toContain('/media/news/zlot-2024-480.avif 480w')
    expect(sources.width / sources.height).toBeCloseTo(16 / 9)
  })

  test.each([
    '',
    '/uploads/opona.jpg',
    'https://example.com/media/product/1/front.avif',
    '/media/product/1/front.jpg',
    '/media/product/1/front.avif?v=2',
    '/media/other/front.avif',
  ])('an uploaded or foreign picture (%s) has only itself as a source', (url) => {
    expect(pictureSources(url)).toEqual({ src: url, width: 1280, height: 960 })
  })
})

test('a picture file has a name, one of five widths and one of two formats', () => {
  expect(parsePictureFile('front.avif')).toEqual({ name: 'front', width: 1280, format: 'avif' })
  expect(parsePictureFile('front-640.webp')).toEqual({ name: 'front', width: 640, format: 'webp' })
  expect(parsePictureFile('front-700.webp')?.name).toBe('front-700')
  for (const wrong of ['front', 'front.png', '.avif', '-640.avif', '../front.avif', 'Front.avif', 'a..avif'])
    expect(parsePictureFile(wrong)).toBeUndefined()
  expect(parsePictureFile('640.avif')?.name).toBe('640')
})
