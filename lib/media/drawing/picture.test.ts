import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tireDrawing } from '@/lib/media/drawing/tire/scale-drawing'
import { tireSide } from '@/lib/media/drawing/tire/tire'
import { shop } from '@/lib/platform/shop-details'
import { escapeMarkup } from '@/lib/platform/values/markup'
import { demoNews } from '@/prisma/catalogue/news'
import { digits } from './dimension-lines'
import newsPictures from './news-pictures.json'
import { newsPicture, placeholder, productDrawing } from './picture'
import type { DrawnProduct, DrawnSpacer } from './product'
import { contrast, drawn, everyView, spacer, tire, viewsOf, wheel } from './testing'

/** A bore as the scale drawing letters it below the face. */
const figureOf = (bore: string) => digits(bore, [480, 876], 42)

describe('every picture', () => {
  const all: [string, string][] = [
    ...[tire, wheel, spacer].flatMap((product) =>
      viewsOf(product).map((view): [string, string] => [
        `the ${view} of a ${product.productType}`,
        drawn(product, view),
      ]),
    ),
    ['the placeholder', placeholder()],
    ...Object.entries(newsPictures).map(([slug, svg]): [string, string] => [`the news ${slug}`, svg]),
  ]

  test.each(all)('%s is well-formed and shows something', async (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|gradient|<text/i)
    expect(await contrast(svg)).toBeGreaterThan(8)
  })

  test('every picture is the same each time it is drawn', () => {
    for (const product of [tire, wheel, spacer]) expect(everyView(product)).toEqual(everyView({ ...product }))
  })

  test('no picture has a view that its type lacks', () => {
    for (const view of ['tread', 'back', '', 'constructor', '__proto__'])
      expect(productDrawing(wheel, view)).toBeUndefined()
    expect(productDrawing(tire, 'toString')).toBeUndefined()
  })
})

describe('what a title or name says never becomes markup', () => {
  const hostile = `<script>alert(1)</script>"'&]]><g onload="x">`

  test.each<[string, DrawnProduct]>([
    ['a tire', { ...tire, protector: hostile, manufacturer: hostile, icVc: hostile }],
    ['a wheel', { ...wheel, title: hostile, color: hostile, boltPattern: hostile, typeOfWheel: hostile }],
    ['a spacer', { ...spacer, alloy: hostile, thread: hostile, mounting: hostile, boltPattern: hostile }],
  ])('no text of %s becomes markup', async (_, product) => {
    for (const svg of everyView(product)) {
      expect(svg).not.toMatch(/script|onload|alert/)
      expect(await contrast(svg)).toBeGreaterThan(0)
    }
  })

  test('the text of an attribute is escaped', () => {
    expect(escapeMarkup(`<a b="c" d='e'>&`)).toBe('&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;')
  })
})

describe('sizes out of the ordinary', () => {
  test.each<[string, DrawnProduct]>([
    ['flotation 31x10.5 R15', { ...tire, width: 31, profile: 10.5 }],
    ['995/80 R15', { ...tire, width: 995 }],
    ['profile 20', { ...tire, profile: 20 }],
    ['a flotation size smaller than its rim', { ...tire, width: 9, profile: 40, diameter: 24 }],
    [
      'a tire without any figure',
      { ...tire, width: null, profile: null, diameter: null, icVc: null, protector: null },
    ],
    [
      'a wheel 4x8 with a circle larger than itself',
      { ...wheel, width: 4, diameter: 8, boltPattern: '8x275' },
    ],
    ['a wheel with an offset beyond its width', { ...wheel, offset: -400 }],
    [
      'a wheel without any figure',
      { ...wheel, width: null, diameter: null, boltPattern: null, offset: null, color: null },
    ],
    ['a spacer of 3 mm', { ...spacer, thickness: 3 }],
    [
      'a spacer of 100 mm with a bore larger than its circle',
      { ...spacer, thickness: 100, hubBore: 300, ringBore: 300, studLength: 9_000 },
    ],
  ])('every view is drawn for %s', async (_, product) => {
    for (const svg of everyView(product)) expect(await contrast(svg)).toBeGreaterThan(3)
  })

  test.each<[string, DrawnProduct]>([
    ['a tire without a width', { ...tire, width: null }],
    ['a flotation size smaller than its rim', { ...tire, width: 9, profile: 40, diameter: 24 }],
    ['a wheel with an offset beyond its width', { ...wheel, offset: -400 }],
    ['a spacer without a bolt pattern', { ...spacer, boltPattern: null }],
  ])('the placeholder without figures is drawn for %s', (_, product) => {
    for (const svg of everyView(product)) expect(svg).toBe(placeholder())
  })

  test('the drawing of a spacer without a known hub bore shows no figure for it, and a dashed hole', () => {
    const withBore = drawn(spacer, 'drawing')
    const withoutBore = drawn({ ...spacer, hubBore: null }, 'drawing')
    expect(withBore).toContain(figureOf('CB 108'))
    expect(withoutBore).not.toContain(figureOf('CB 108'))
    expect(withoutBore.split('stroke-dasharray="20 14"')).toHaveLength(2)
    expect(withBore).not.toContain('stroke-dasharray="20 14"')
  })

  test.each<[what: string, missing: Partial<DrawnSpacer>, views: string[]]>([
    ['centering ring is drawn where none is known', { ringBore: null }, ['front', 'side']],
    ['length of studs is drawn where it is not known', { studLength: null }, ['side', 'drawing']],
    ['thread is named where it is not known', { thread: null }, ['drawing']],
    ['thread is named that is none', { thread: 'jak w aucie' }, ['drawing']],
  ])('of a spacer no %s', (_, missing, views) => {
    for (const view of ['front', 'side', 'drawing']) {
      const lacking = drawn({ ...spacer, ...missing }, view)
      if (views.includes(view)) expect(lacking.length, view).toBeLessThan(drawn(spacer, view).length)
      else expect(lacking, view).toBe(drawn(spacer, view))
    }
  })

  test('studs and ring of a spacer are as long and as wide as they are said to be', () => {
    const longer = { ...spacer, studLength: 45 }
    for (const view of ['side', 'drawing']) expect(drawn(longer, view)).not.toBe(drawn(spacer, view))
    expect(drawn({ ...spacer, ringBore: 71.5 }, 'side')).not.toBe(drawn(spacer, 'side'))
  })

  test('a spacer of the stronger alloy is dark, one of an unknown alloy like the usual one', () => {
    expect(drawn({ ...spacer, alloy: '7075-T6' }, 'front')).not.toBe(drawn(spacer, 'front'))
    expect(drawn({ ...spacer, alloy: null }, 'front')).toBe(drawn(spacer, 'front'))
  })

  test('a spacer is drawn with studs only if its mounting is known to be bolt-on, whatever its thickness', () => {
    for (const view of ['front', 'side', 'drawing']) {
      const unsaid = drawn({ ...spacer, mounting: null }, view)
      expect(unsaid).toBe(drawn({ ...spacer, mounting: 'slip-on' }, view))
      expect(unsaid).not.toBe(drawn(spacer, view))
    }
  })

  test('the drawing of a wheel without a known bore shows no figure for it', () => {
    const bore = { ...wheel, centralBoreDiameter: null }
    expect(drawn(bore, 'drawing')).not.toContain(figureOf('CB 108'))
    expect(drawn(wheel, 'drawing')).toContain(figureOf('CB 108'))
  })

  test('the drawing of a wheel without a known offset shows neither offset nor disc', () => {
    const withoutOffset = { ...wheel, offset: null }
    expect(drawn(withoutOffset, 'front')).toBe(drawn(wheel, 'front'))
    for (const view of ['side', 'drawing']) {
      expect(drawn(withoutOffset, view)).not.toBe(drawn({ ...wheel, offset: 0 }, view))
      expect(drawn(withoutOffset, view).length).toBeLessThan(drawn(wheel, view).length)
    }
  })

  test('any tire has a side and a drawing', () => {
    const figure = fc.oneof(fc.constant(null), fc.double({ min: -10, max: 20_000, noNaN: false }))
    const any = fc.record({ width: figure, profile: figure, diameter: figure, protector: fc.string() })
    fc.assert(
      fc.property(any, (figures) => {
        for (const svg of [tireSide({ ...tire, ...figures }), tireDrawing({ ...tire, ...figures })])
          expect(svg).not.toMatch(/NaN|Infinity/)
      }),
      { numRuns: 60 },
    )
  })
})

test('a wheel model keeps its spokes over all sizes, bolt patterns and offsets', () => {
  const other = { ...wheel, title: 'Felga aluminiowa Trakt Granit 9Jx18 5x139.7 ET25 CB108' }
  expect(drawn(other, 'front')).toBe(drawn(wheel, 'front'))
  const another = { ...wheel, title: wheel.title.replace('Granit', 'Bazalt') }
  expect(drawn(another, 'front')).not.toBe(drawn(wheel, 'front'))
})

test('a wheel of another maker has neither spokes nor beadlock, which are known of the shop’s own models only', () => {
  const foreign = { ...wheel, makerName: 'Obca Odlewnia' }
  expect(drawn(foreign, 'front').length).toBeLessThan(drawn(wheel, 'front').length)
  expect(drawn({ ...foreign, title: 'Felga Bazalt' }, 'front')).toBe(drawn(foreign, 'front'))
  expect(drawn({ ...wheel, makerName: shop.company.name }, 'front')).toBe(drawn(wheel, 'front'))
})

test('news have a picture of their own in the demo, and the picture of the shop under any other name', () => {
  const slugs = demoNews.flatMap(({ url }) => /([\w-]+)\.avif$/.exec(url)?.[1] ?? [])
  expect(slugs.length).toBeGreaterThan(5)
  expect(Object.keys(newsPictures).sort()).toEqual(['default', ...slugs].sort())
  for (const slug of ['default', 'nowosc-17', '', 'constructor', '__proto__'])
    expect(newsPicture(slug)).toBe(newsPictures.default)
})
