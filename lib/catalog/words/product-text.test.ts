import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { fieldsOf, type ProductField } from '@/lib/catalog/product/fields'
import { isStudded } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { blankProduct } from '@/lib/catalog/product/testing'
import type { Locale } from '@/lib/platform/i18n/routing'
import { messages } from '@/messages/all'
import { productTraits, titleAtSize } from './product-text'

const traits = (product: Product, locale: Locale) =>
  productTraits(product, createTranslator({ locale, messages: messages[locale] })).map((trait) =>
    trait.replaceAll('\u00a0', ' '),
  )
const inEach = (product: Product) => (['pl', 'en', 'ru'] as const).map((locale) => traits(product, locale))

const tire = {
  ...blankProduct('Tire'),
  width: 195,
  profile: 80,
  diameter: 15,
  icVc: '96Q',
  loadIndex: 96,
  season: 'allseason',
  protector: 'Błoto MT',
  use: 'mud',
} as const
const wheel = {
  ...blankProduct('Wheel'),
  width: 5.5,
  diameter: 15,
  boltSpacing: '5x139.7',
  centralBoreDiameter: 108,
  offset: 5,
  color: 'black',
  maxLoad: 900,
}
const spacer = {
  ...blankProduct('Spacer'),
  thickness: 30,
  boltDistance: '5x139.7',
  mounting: 'bolt-on',
  hubBore: 108,
} as const

describe('what a card says of', () => {
  test('a tire: what it is made for, its season and its load in words', () => {
    expect(inEach(tire)).toEqual([
      ['Błoto MT', '96Q', 'błotna (MT)', 'całoroczna', 'nośność 710 kg'],
      ['Błoto MT', '96Q', 'mud-terrain (MT)', 'all-season', 'max. load 710 kg'],
      ['Błoto MT', '96Q', 'грязевая (MT)', 'всесезонная', 'нагрузка до 710 кг'],
    ])
  })

  test('a tire: first of all that it is a retread, or the classes of its EU label', () => {
    expect(inEach({ ...tire, retread: true }).map(([first]) => first)).toEqual([
      'Opona bieżnikowana',
      'Retreaded tire',
      'Восстановленная шина',
    ])
    const labeled = { ...tire, labelFuel: 'C', labelWet: 'B', noiseDb: 71, noiseClass: 'B' } as const
    expect(traits(labeled, 'pl').slice(0, 3)).toEqual([
      'Etykieta UE: paliwo C',
      'mokra droga B',
      'hałas 71 dB B',
    ])
    expect(traits({ ...labeled, noiseClass: null }, 'pl')[2]).toBe('hałas 71 dB')
    expect(traits({ ...labeled, retread: true }, 'pl').slice(0, 2)).toEqual([
      'Opona bieżnikowana',
      'Błoto MT',
    ])
  })

  test('a tire: nothing that is not known', () => {
    expect(traits({ ...tire, protector: null, use: null, loadIndex: null }, 'en')).toEqual([
      '96Q',
      'all-season',
    ])
    expect(traits({ ...tire, loadIndex: 299 }, 'en')).not.toContainEqual(expect.stringContaining('load'))
  })

  test('a wheel: its bore, and its load where it is known', () => {
    expect(inEach(wheel)).toEqual([
      ['5x139.7', 'ET 5', 'CB 108', 'czarna', 'nośność 900 kg'],
      ['5x139.7', 'ET 5', 'CB 108', 'black', 'max. load 900 kg'],
      ['5x139.7', 'ET 5', 'DIA 108', 'чёрный', 'нагрузка до 900 кг'],
    ])
    expect(traits({ ...wheel, offset: null, color: 'lakier RAL 7016', maxLoad: null }, 'pl')).toEqual([
      '5x139.7',
      'CB 108',
      'lakier RAL 7016',
    ])
  })

  test('a spacer: how it is held, and its bore where it is known', () => {
    expect(inEach(spacer)).toEqual([
      ['5x139.7', 'CB 108', 'przykręcany'],
      ['5x139.7', 'CB 108', 'bolt-on'],
      ['5x139.7', 'DIA 108', 'со шпильками'],
    ])
    const unknown = {
      ...spacer,
      mounting: null,
      hubBore: null,
      boltInfo: 'M12x1.5, wymaga śrub dłuższych o 5 mm',
    }
    expect(traits(unknown, 'en')).toEqual(['5x139.7', 'M12x1.5, needs bolts 5 mm longer'])
  })
})

test.each<Product>([tire, wheel, spacer])(
  'a card of a $productType shows nothing whose change would leave lists as they are',
  (product) => {
    const other = (field: ProductField) => {
      if (field.kind === 'choice') return field.options.at(-1)
      if (field.kind === 'number') return (field.min ?? 1) + 5
      return field.kind === 'flag' ? true : 'x'
    }
    for (const [name, field] of fieldsOf(product.productType)) {
      const changed = { ...product, [name]: other(field) }
      const isSeen = String(traits(changed, 'en')) !== String(traits(product, 'en'))
      if (field.detailPageOnly) expect(isSeen || isStudded(changed), name).toBe(false)
    }
  },
)

test.each<[title: string, Product, ReturnType<typeof titleAtSize>]>([
  ['Trakt Błoto MT 195/80 R15 96Q', tire, { before: 'Trakt Błoto MT', size: '195/80 R15', after: '96Q' }],
  ['195/80R15 Trakt', tire, { before: '', size: '195/80R15', after: 'Trakt' }],
  ['Trakt Błoto MT 205/80 R15', tire, null],
  [
    'Trakt Skała RT 31x10.5 R15 109Q',
    { ...tire, width: 31, profile: 10.5 },
    { before: 'Trakt Skała RT', size: '31x10.5 R15', after: '109Q' },
  ],
  [
    'Felga stalowa Baza 5.5Jx15 5x139.7 ET5 CB108',
    wheel,
    { before: 'Felga stalowa Baza', size: '5.5Jx15', after: '5x139.7 ET5 CB108' },
  ],
  [
    'Trakt Baza steel wheel 15x5.5 5x139.7',
    wheel,
    { before: 'Trakt Baza steel wheel', size: '15x5.5', after: '5x139.7' },
  ],
  ['Проставка 30 мм 5x139.7', spacer, { before: 'Проставка', size: '30 мм', after: '5x139.7' }],
  ['Dystans 130 mm', spacer, null],
])('a card finds the size in the title %s, so that it says it once', (title, product, parts) => {
  expect(titleAtSize(product, title)).toEqual(parts)
})
