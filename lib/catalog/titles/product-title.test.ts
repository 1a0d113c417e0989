import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { type Locale, locales, perLocale } from '@/lib/platform/i18n/routing'
import { typesetMessages } from '@/lib/shop/settings/own-texts'
import { messages } from '@/messages/all'
import { demoSpacers } from '@/prisma/catalogue/spacers'
import { demoWheels } from '@/prisma/catalogue/wheels'
import { printed, shownTitle, type TitledProduct } from './product-title'

const words = perLocale((locale) => ({
  locale,
  t: createTranslator({
    locale,
    messages: typesetMessages(messages[locale], locale),
    namespace: 'productTitle',
  }),
}))
const shown = (product: TitledProduct, locale: Locale) => shownTitle(product, words[locale])
const inEach = (product: TitledProduct) =>
  (['pl', 'en', 'ru'] as const).map((locale) => shown(product, locale).text)
/** Shown as it is stored, and said to be Polish. */
const isStored = (product: TitledProduct) =>
  locales.every((locale) => {
    const { text, locale: language } = shown(product, locale)
    return text === printed(product.title) && language === 'pl'
  })

const wheel = {
  productType: 'Wheel',
  title: 'Felga stalowa Trakt Baza 7Jx15 5x139.7 ET-20 CB108',
  typeOfWheel: 'steel',
  width: 7,
  diameter: 15,
  boltSpacing: '5x139.7',
  offset: -20,
  centralBoreDiameter: 108,
} satisfies TitledProduct

const spacer = {
  productType: 'Spacer',
  title: 'Dystans Trakt 30 mm 5x139.7 CB108 przykręcany 6061-T6',
  boltDistance: '5x139.7',
  thickness: 30,
  mounting: 'bolt-on',
} satisfies TitledProduct

describe('a wheel', () => {
  test('has its title in each language, with its name and its markings', () => {
    expect(inEach(wheel)).toEqual([
      'Felga stalowa Trakt Baza 7Jx15 5x139.7 ET−20 CB108',
      'Trakt Baza steel wheel 15x7 5x139.7 ET−20 CB108',
      'Стальной диск Trakt Baza 7Jx15 5x139.7 ET−20 DIA108',
    ])
    expect(locales.map((locale) => shown(wheel, locale).locale)).toEqual(locales)
  })

  test('is named by its fields where its title says less', () => {
    expect(inEach({ ...wheel, title: 'Felga', typeOfWheel: 'alloy' })).toEqual([
      'Felga aluminiowa 7Jx15 5x139.7 ET−20 CB108',
      'Alloy wheel 15x7 5x139.7 ET−20 CB108',
      'Литой диск 7Jx15 5x139.7 ET−20 DIA108',
    ])
  })

  test('without an offset keeps the one of its title, and has none where that has none', () => {
    expect(shown({ ...wheel, offset: null }, 'en').text).toBe(
      'Trakt Baza steel wheel 15x7 5x139.7 CB108 ET−20',
    )
    expect(shown({ ...wheel, offset: null, title: 'Felga Trakt Baza', typeOfWheel: null }, 'en').text).toBe(
      'Trakt Baza wheel 15x7 5x139.7 CB108',
    )
  })

  test('is read as people write figures', () => {
    const title = 'Felga stalowa Trakt Ramię 15x7 5×139,7 ET −20 CB 108'
    expect(shown({ ...wheel, title }, 'en').text).toBe('Trakt Ramię steel wheel 15x7 5x139.7 ET−20 CB108')
  })

  test.each([
    ['words that its fields do not say', { title: 'Felga stalowa Trakt Baza 7Jx15 po regeneracji' }],
    ['another size than it has', { title: 'Felga stalowa Trakt Baza 8Jx16' }],
    ['another offset than it has', { title: 'Felga stalowa Trakt Baza ET15' }],
    ['another bore than it has', { title: 'Felga stalowa Trakt Baza CB110' }],
    ['another kind than it has', { title: 'Felga aluminiowa Trakt Granit' }],
    ['a kind that has no word', { typeOfWheel: 'kuta' }],
    ['no bolt pattern', { boltSpacing: '' }],
    ['no size', { width: 0 }],
  ])('with %s keeps its stored title', (_, more) => {
    expect(isStored({ ...wheel, ...more })).toBe(true)
  })
})

describe('a spacer', () => {
  test('has its title in each language, with how it is held', () => {
    expect(inEach(spacer)).toEqual([
      'Dystans Trakt 30 mm 5x139.7 CB108 przykręcany 6061-T6',
      'Trakt wheel spacer 30 mm 5x139.7 CB108 bolt-on 6061-T6',
      'Проставка Trakt 30 мм 5x139.7 DIA108 со шпильками 6061-T6',
    ])
  })

  test('says nothing of how it is held where nobody said it', () => {
    expect(inEach({ ...spacer, title: 'Dystans Trakt', mounting: null })).toEqual([
      'Dystans Trakt 30 mm 5x139.7',
      'Trakt wheel spacer 30 mm 5x139.7',
      'Проставка Trakt 30 мм 5x139.7',
    ])
  })

  test('whose title alone says how it is held says so in each language', () => {
    const title = 'Dystans Trakt 30 mm 5x139.7 nasuwany'
    expect(shown({ ...spacer, title, mounting: null }, 'en').text).toBe(
      'Trakt wheel spacer 30 mm 5x139.7 slip-on',
    )
  })

  test.each([
    ['whose title and field contradict each other', { mounting: 'slip-on' }],
    ['of another thickness than its title has', { thickness: 25 }],
    ['without a thickness', { thickness: null }],
    ['with words that its fields do not say', { title: 'Dystans Trakt 30 mm do Jimny' }],
  ])('%s keeps its stored title', (_, more) => {
    expect(isStored({ ...spacer, ...more })).toBe(true)
  })
})

test('a tire keeps the names and markings that its title is made of', () => {
  expect(isStored({ productType: 'Tire', title: 'Trakt Poligon MT Kolce 31x10.5 R15 109Q' })).toBe(true)
})

test('every wheel and spacer of the demo is shown in the language of the visitor', () => {
  const products: TitledProduct[] = [
    ...demoWheels().map(({ boltPattern, ...rest }) => ({ ...rest, boltSpacing: boltPattern })),
    ...demoSpacers().map(({ boltPattern, ...rest }) => ({ ...rest, boltDistance: boltPattern })),
  ]
  for (const product of products) {
    expect(shown(product, 'pl').text).toBe(printed(product.title))
    expect(shown(product, 'en').locale, product.title).toBe('en')
    expect(shown(product, 'en').text).not.toMatch(
      /felga|stalowa|aluminiowa|dystans|przelotowy|nasuwany|przykręcany/i,
    )
  }
})
