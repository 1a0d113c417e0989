import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasRightCheckDigit } from '@/lib/catalog/product/fields/shared'
import { db } from '@/lib/platform/database/db'
import { anAdministrator, aTire } from '@/lib/sales/orders/testing'
import { AdminProductsQuery } from './list-query'
import { listAdminProducts, productsToOrder } from './queries'
import { productNumbered } from './search'
import { archiveProduct } from './service'

const foundIds = async (search: string, more = {}) =>
  (
    await listAdminProducts(AdminProductsQuery.parse({ search, sale: 'all', pageSize: '100', ...more }))
  ).products.map(({ id }) => id)

function anEan(): string {
  const body = `059${String(randomInt(10 ** 9)).padStart(9, '0')}`
  return [...'0123456789'].map((digit) => body + digit).find(hasRightCheckDigit) ?? ''
}

async function numbered() {
  const mark = String(randomInt(10 ** 6)).padStart(6, '0')
  const tire = await aTire(3, { title: `Żwirek Ełk ${mark}`, price: 300 })
  const [sku, ean] = [`Adm-${mark}.Ł`, anEan()]
  await db().product.update({
    where: { id: tire.id },
    data: {
      sku,
      ean,
      width: 265,
      profile: 70,
      diameter: 16,
      icVc: '123Q',
      loadIndex: 123,
      loadIndexDual: 120,
    },
  })
  return { id: tire.id, sku, ean, mark }
}

test('the staff finds a product by SKU and EAN, typed or scanned, with signs and without, and in part', async () => {
  const { id, sku, ean, mark } = await numbered()
  const spaced = `${ean[0]} ${ean.slice(1, 7)} ${ean.slice(7)}`
  for (const search of [
    sku,
    sku.toUpperCase(),
    `adm${mark}`,
    `adm ${mark}`,
    mark,
    ean,
    ean.slice(1),
    `0${ean}`,
    spaced,
    ean.slice(3, 11),
    `zwirek elk ${mark}`,
    `elk ${ean}`,
  ])
    expect([search, await foundIds(search)]).toEqual([search, [id]])
  expect(await foundIds(`${mark} nie ma`)).toEqual([])
})

test('a size is found as it is typed in a hurry: 2657016, 265/70/16, 31105015, with the load index of twins', async () => {
  const { id, mark } = await numbered()
  for (const size of ['2657016', '265/70/16', '265 70 16', '265/70R16', '26570R16', '123/120Q'])
    expect([size, await foundIds(`${size} ${mark}`)]).toEqual([size, [id]])
  await db().product.update({ where: { id }, data: { width: 31, profile: 10.5, diameter: 15 } })
  for (const size of ['31105015', '3110515', '31x10.5', '31X10,50 R15', '31x10.50R15'])
    expect([size, await foundIds(`${size} ${mark}`)]).toEqual([size, [id]])
})

test('a product is found by its title of today only', async () => {
  const { id, mark } = await numbered()
  await db().product.update({ where: { id }, data: { title: `Skała MT ${mark}` } })
  expect(await foundIds(`skala ${mark}`)).toEqual([id])
  expect(await foundIds(`zwirek ${mark}`)).toEqual([])
})

test('a word of one or two letters is found as a word: AT and A/T, not inside of others', async () => {
  const mark = `m${randomInt(10 ** 8)}`
  const titled = async (title: string) => (await aTire(1, { title: `${title} ${mark}` })).id
  const [at, slashed, inBrackets] = [
    await titled('Żwirek AT'),
    await titled('Ranger A/T'),
    await titled('Trail (AT)'),
  ]
  const others = [await titled('Attack HT'), await titled('Matador MT'), await titled('Batex 4T')]
  for (const search of [`at ${mark}`, `A/T ${mark}`, `${mark} At`])
    expect([search, (await foundIds(search)).sort()]).toEqual([search, [at, slashed, inBrackets].sort()])
  expect(await foundIds(`mt ${mark}`)).toEqual([others[1]])
  expect(await foundIds(`ата ${mark}`)).toEqual([others[1]])
  // longer ones stand anywhere
  expect((await foundIds(`att ${mark}`)).sort()).toEqual([others[0]])
})

test('an id is found alone behind its sign, and first of all that has its figures', async () => {
  const { id } = await numbered()
  expect(await foundIds(`#${id}`)).toEqual([id])
  expect((await foundIds(String(id), { sort: 'title' }))[0]).toBe(id)
})

test('a whole number leads to its product of any status, a part of one and one of two products do not', async () => {
  const { id, sku, ean } = await numbered()
  await archiveProduct(id, anAdministrator)
  for (const number of [sku, sku.toUpperCase(), ean, ean.slice(1), ` ${ean} `])
    expect([number, (await productNumbered(number))?.id]).toEqual([number, id])
  expect(await productNumbered(ean.slice(0, -1))).toBeNull()
  expect(await productNumbered(String(id))).toBeNull()
  const twin = await aTire(1)
  await db().product.update({ where: { id: twin.id }, data: { ean } })
  expect(await productNumbered(ean)).toBeNull()
})

test('for an order only what is on sale is offered, by the same search', async () => {
  const { id, sku, ean, mark } = await numbered()
  for (const search of [sku, ean, `2657016 ${mark}`])
    expect([search, (await productsToOrder(search)).map((product) => product.id)]).toEqual([search, [id]])
  await archiveProduct(id, anAdministrator)
  expect(await productsToOrder(ean)).toEqual([])
  expect(await productsToOrder('')).toEqual([])
})

test.each([
  ['opony do jimny na błoto', { productType: 'Tire', use: 'mud' }],
  ['czarne stalówki 15 cali', { productType: 'Wheel', typeOfWheel: 'steel', color: 'black', diameter: 15 }],
  ['грязевая резина r15', { productType: 'Tire', use: 'mud', diameter: 15 }],
])('a search that no product has the words of is read as a visitor’s question: %s', async (search, parts) => {
  const { products, total } = await listAdminProducts(AdminProductsQuery.parse({ search, sale: 'onSale' }))
  expect(total).toBeGreaterThan(0)
  for (const product of products) expect(product).toMatchObject(parts)
  expect((await productsToOrder(search)).length).toBeGreaterThan(0)
})

test('what is read finds archived products too, and a strange word finds nothing', async () => {
  const tire = await aTire(3, { title: 'Ciepły Asfalt', price: 300 })
  await db().product.update({ where: { id: tire.id }, data: { width: 455, profile: 95, diameter: 24 } })
  await archiveProduct(tire.id, anAdministrator)
  expect(await foundIds('szukam opon 455 95 24')).toEqual([tire.id])
  expect(await foundIds('opony kajzerka 455 95 24')).toEqual([])
})
