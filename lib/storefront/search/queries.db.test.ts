import { afterAll, describe, expect, test } from 'vitest'
import { productTypes } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { queryFor } from '@/lib/storefront/results/address'
import { listProducts } from '@/lib/storefront/results/queries'
import { searchTitles } from './queries'

afterAll(() => db().$disconnect())

const FIRST = { page: 1, pageSize: 24 }
const titles = async (question: string) => {
  const { products } = await searchTitles(question, FIRST)
  return products.map(({ title }) => title)
}

test('all three types are searched', async () => {
  expect((await searchTitles('bagno', FIRST)).products[0]?.productType).toBe('Tire')
  expect((await searchTitles('felga', FIRST)).products[0]?.productType).toBe('Wheel')
  expect((await searchTitles('dystans', FIRST)).products[0]?.productType).toBe('Spacer')
})

test.each([
  ['in capitals', 'BAGNO 195/80R15'],
  ['with diacritics where there are none', 'Bągńo 195/80 R15'],
  ['with look-alike Cyrillic letters', 'Ваgnо 195/80R15'],
  ['with words the other way round', '195/80r15 bagno'],
])('a title is found %s', async (_, question) => {
  const found = await titles(question)
  expect(found.length).toBeGreaterThan(0)
  for (const title of found) expect(title).toMatch(/Bagno.* 195\/80 R15/)
})

describe('what nobody titled like that', () => {
  test.each([
    ['two letters swapped', 'bagon 195/80R15', 'bagno 195/80r15'],
    ['a letter missing', 'bago 195/80R15', 'bagno 195/80r15'],
    ['a letter too many', 'baggno 195/80R15', 'bagno 195/80r15'],
    ['a wrong letter', 'bahno 195/80R15', 'bagno 195/80r15'],
    ['a word that no title has', 'opona bagno 195/80R15', 'bagno 195/80r15'],
    ['typed in Cyrillic by its sound', 'багно 195/80R15', 'bagno 195/80r15'],
    ['typed in Cyrillic with a slip', 'багон 195/80R15', 'bagno 195/80r15'],
    ['typed in Cyrillic by its keys', 'ифптщ 195/80R15', 'bagno 195/80r15'],
  ])('%s is found, and said', async (_, question, meant) => {
    const found = await searchTitles(question, FIRST)
    expect(found.meant).toBe(meant)
    expect(found.total).toBe((await searchTitles(meant, FIRST)).total)
    expect(found.products[0]?.title).toContain('Bagno')
  })

  test.each(['qqqqqq', 'bagno 999/99R99', '%', '_', '\0', '', '   '])(
    '%j finds nothing',
    async (question) => {
      expect(await searchTitles(question, FIRST)).toMatchObject({ products: [], total: 0, meant: null })
    },
  )
})

test('a word that no title has is dropped and named, and the lists of each type find the rest', async () => {
  const found = await searchTitles('qwerty 195/80 R15 Bagno', FIRST)
  expect(found).toMatchObject({ dropped: ['qwerty'], words: '195/80r15 bagno' })
  expect(found.total).toBeGreaterThan(0)
  expect((await searchTitles('bagno', FIRST)).dropped).toEqual([])
  const { totals, words, total } = await searchTitles('trakt 15', FIRST)
  const lists = await Promise.all(
    productTypes.map(async (type) => {
      const list = await listProducts(queryFor(type, { title: words ?? '' }), 24)
      return [type, list.total]
    }),
  )
  expect(Object.fromEntries(lists)).toEqual(totals)
  expect(total).toBe(lists.reduce((sum, [, count]) => sum + Number(count), 0))
})

test.each([
  ['Зимняя резина Bagno ШИПЫ', ['Зимняя', 'ШИПЫ']],
  ['Żółwiowa bagno', ['Żółwiowa']],
])('a dropped word of %j is named as it was typed', async (question, dropped) => {
  expect((await searchTitles(question, FIRST)).dropped).toEqual(dropped)
})

test('the products of a title search come in the order that is asked for', async () => {
  const { products } = await searchTitles('trakt', { ...FIRST, sort: '-price' })
  const prices = products.map(({ priceGrosze }) => priceGrosze)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  const byTitle = await searchTitles('felga stalowa', { ...FIRST, sort: 'title' })
  expect(byTitle.products[0]?.title).not.toBe((await searchTitles('felga stalowa', FIRST)).products[0]?.title)
})

test.each([
  ['Trakt Baza steel wheel 15x7', /^Felga stalowa Trakt Baza 7Jx15/],
  ['Литой диск Trakt Granit', /^Felga aluminiowa Trakt Granit/],
  ['Trakt wheel spacer 30 mm 5x139.7 CB108 bolt-on', /^Dystans Trakt 30 mm 5x139.7 CB108 przykręcany/],
])('a title is found as it is shown to visitors: %s', async (question, stored) => {
  const found = await titles(question)
  expect(found.length).toBeGreaterThan(0)
  for (const title of found) expect(title).toMatch(stored)
})

test('a product is found by its number in the shop and by its bar code, alone and whole', async () => {
  const { id } = await db().product.findFirstOrThrow({
    where: { productType: 'Tire', sku: { not: null }, inArchive: false },
  })
  await db().product.update({ where: { id }, data: { sku: 'Bagno-7', ean: '5901234123457' } })
  for (const number of ['Bagno-7', ' bagno-7 ', '5901234123457']) {
    const found = await searchTitles(number, FIRST)
    expect(found).toMatchObject({ products: [{ id }], total: 1, meant: null })
  }
  expect((await searchTitles('bagno-7', { page: 2, pageSize: 24 })).products).toEqual([])
  // a part of a number is a part of a title
  expect((await searchTitles('bagno', FIRST)).total).toBeGreaterThan(1)
  expect((await searchTitles('590123412345', FIRST)).products).toEqual([])
  await db().product.update({ where: { id }, data: { inArchive: true } })
  expect((await searchTitles('5901234123457', FIRST)).products).toEqual([])
})

test('pages go through the whole result without a gap or a repetition', async () => {
  const { total } = await searchTitles('felga stalowa', FIRST)
  expect(total).toBeGreaterThan(48)
  const ids: number[] = []
  for (let page = 1; ids.length < total; page++) {
    const { products } = await searchTitles('felga stalowa', { page, pageSize: 24 })
    expect(products.length).toBeGreaterThan(0)
    ids.push(...products.map(({ id }) => id))
  }
  expect(new Set(ids).size).toBe(total)
  expect((await searchTitles('felga stalowa', { page: 999, pageSize: 24 })).products).toEqual([])
})

test('a word of a new title is known to the next question with a slip, one of a renamed product too', async () => {
  const { id } = await db().product.findFirstOrThrow({ where: { productType: 'Wheel', inArchive: false } })
  await db().product.update({ where: { id }, data: { title: 'Felga Wyprawowa Ósemka' } })
  const found = await searchTitles('wyprwaowa osmeka', FIRST)
  expect(found.meant).toBe('wyprawowa osemka')
  expect(found.products.map((product) => product.id)).toEqual([id])
})

test('a word with a typo is corrected among the titles of a large catalogue too', async () => {
  const { id } = await db().product.findFirstOrThrow({ where: { productType: 'Spacer', inArchive: false } })
  await db().product.update({ where: { id }, data: { title: 'Pierścień Wybrzeże' } })
  await db().$executeRaw`
    INSERT INTO search_word SELECT DISTINCT prefix || translate(left(md5(n::text), 6), '0123456789', 'ghijklmnpp')
    FROM generate_series(1, 10000) AS n, unnest(ARRAY['wy', 'pi', 'ba']) AS prefix`
  expect((await searchTitles('bagon', FIRST)).meant).toBe('bagno')
  for (const typed of [
    'wybreze',
    'wybzreze',
    'wybrzezze',
    'wbrzeze',
    'pierscen wybrzeze',
    'pierzcien wybrzece',
  ])
    expect((await searchTitles(typed, FIRST)).products.map((product) => product.id)).toEqual([id])
})
