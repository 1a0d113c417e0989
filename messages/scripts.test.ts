import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { shownTitle } from '@/lib/catalog/titles/product-title'
import { locales } from '@/lib/platform/i18n/routing'
import { demoProducts } from '@/prisma/catalogue/catalogue'
import { demoNews } from '@/prisma/catalogue/news'
import { demoSpacers } from '@/prisma/catalogue/spacers'
import { demoWheels } from '@/prisma/catalogue/wheels'
import { messages } from './all'
import { bareWords } from './bare'
import { failedWords } from './failed'
import { textsIn } from './texts'

/**
 * Letters of the other alphabet that only look right: beside Latin ones in a word, the `х` of a size, or a marking that is
 * Latin in every language (`ET`, `CB`, `M+S`, `M12`, `R15`) written in Cyrillic.
 */
const lookAlike =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\d[хХ]\d|(?<!\p{L})(?:ЕТ|СВ|МТ|АТ|НТ|[МM]\+С|[MМ]\+[С])(?!\p{L})|(?<!\p{L})[МР]\d/u

/** The texts that hold look-alike letters, each with the place where it does. */
const mixed = (texts: Iterable<readonly [string, unknown]>) =>
  [...texts].flatMap(([key, text]) => {
    const place = typeof text === 'string' ? lookAlike.exec(text) : null
    return place ? [`${key}: "${place[0]}" in ${place.input}`] : []
  })

/** Every text within a value, by its path. */
const textsWithin = (value: unknown, path: string): [string, unknown][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, part]) => textsWithin(part, `${path}.${key}`))
    : [[path, value]]

test.each(locales)('no word of the messages in %s has letters of another alphabet', (locale) => {
  expect(mixed(textsIn[locale])).toEqual([])
})

test('no word of a page that has no messages has letters of another alphabet', () => {
  expect(mixed(textsWithin({ failedWords, bareWords }, 'pages'))).toEqual([])
})

test('no word of the demo’s products and news has letters of another alphabet', () => {
  expect(mixed(textsWithin(demoProducts(), 'products'))).toEqual([])
  expect(mixed(textsWithin(demoNews, 'news'))).toEqual([])
})

test('no name of a car has letters of another alphabet', () => {
  const file = readFileSync(new URL('../prisma/vehicles/vehicles.csv', import.meta.url), 'utf8')
  // Path, make, model and generation. The aliases are what people type, and no page shows them.
  const names = file.split('\n').map((line) => line.split(',').slice(0, 4).join(' '))
  expect(mixed(names.map((name) => [name, name] as const))).toEqual([])
})

test.each(locales)('no title in %s has letters of another alphabet', (locale) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'productTitle' })
  const words = { locale, t }
  const titles = [...demoWheels(), ...demoSpacers()].map(
    (product) => [product.title, shownTitle(product, words).text] as const,
  )
  expect(mixed(titles)).toEqual([])
})

test.each(['зиmhяя', 'Mарк', '5х139.7', 'ЕТ −20', 'М12x1.25', 'Р15', 'M+С', 'СВ108'])(
  'look-alike letters are found in %s',
  (text) => expect(mixed([['', text]])).toHaveLength(1),
)

test.each(['зимняя шина M+S', '5x139.7', 'ET −20', 'M12x1.25', 'R15', 'диск 15x7, ЦО 108', 'Сварка МКПП'])(
  'none are found in %s',
  (text) => expect(mixed([['', text]])).toEqual([]),
)
