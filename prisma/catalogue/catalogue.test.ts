import { expect, test } from 'vitest'
import { NewProduct } from '@/lib/assortment/products/entry'
import { translations } from '@/lib/platform/i18n/routing'
import { fieldIn } from '@/lib/platform/i18n/translated-fields'
import { catalogue, demoProducts, largeCatalogueProduct, largeCatalogueSizes } from './catalogue'
import { demoNews } from './news'
import { picturesOf } from './product'
import { demoSpacers } from './spacers'
import { demoTires } from './tires'
import { demoWheels } from './wheels'

const onSale = demoProducts().filter((product) => !product.inArchive)

test('the demo catalogue is the same every time', () => {
  expect(demoProducts()).toEqual(demoProducts())
})

test('the demo catalogue is broad: tires, wheels, spacers, each under a title of its own', () => {
  expect(demoTires().length).toBeGreaterThanOrEqual(600)
  expect(demoWheels().length).toBeGreaterThanOrEqual(250)
  expect(demoSpacers().length).toBeGreaterThanOrEqual(150)
  const titles = demoProducts().map((product) => product.title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('the demo catalogue is rich in 195/80 R15: many treads, prices around 350 PLN, every wording of the stock', () => {
  const tires = demoTires().filter(
    (tire) => tire.width === 195 && tire.profile === 80 && tire.diameter === 15 && !tire.inArchive,
  )
  expect(tires.map((tire) => tire.title)).toContain('Trakt Błoto MT 195/80 R15 96Q')
  expect(new Set(tires.map((tire) => tire.protector)).size).toBeGreaterThanOrEqual(12)
  const between300And400 = tires.filter((tire) => tire.priceGrosze >= 30000 && tire.priceGrosze <= 40000)
  expect(between300And400.length).toBeGreaterThanOrEqual(10)
  expect(between300And400.some((tire) => tire.quantityInStock >= 4)).toBe(true)
  for (const stock of [0, 1, 5, 20, 21, 60])
    expect(tires.map((tire) => tire.quantityInStock)).toContain(stock)
})

test('the demo catalogue has 15-inch wheels and spacers for the Jimny', () => {
  const fits = onSale.filter((product) => product.productType !== 'Tire' && product.boltPattern === '5x139.7')
  expect(fits.some((product) => product.productType === 'Wheel' && product.diameter === 15)).toBe(true)
  expect(fits.some((product) => product.productType === 'Spacer')).toBe(true)
})

test('the demo catalogue asks the prices of the trade, in whole grosze', () => {
  const limits = { Tire: [280, 1100], Wheel: [230, 1500], Spacer: [60, 260] } as const
  for (const product of demoProducts()) {
    const [least, most] = limits[product.productType]
    expect(Number.isInteger(product.priceGrosze), product.title).toBe(true)
    expect(product.priceGrosze / 100, product.title).toBeGreaterThanOrEqual(least)
    expect(product.priceGrosze / 100, product.title).toBeLessThanOrEqual(most)
  }
})

test('every product of the demo could have been entered by an administrator', () => {
  for (const { priceGrosze, ...product } of demoProducts()) {
    const bolts = product.productType === 'Tire' ? undefined : product.boltPattern
    const entry = {
      ...product,
      ...picturesOf(1, product.productType),
      price: priceGrosze / 100,
      boltSpacing: bolts,
      boltDistance: bolts,
    }
    expect(NewProduct.safeParse(entry).error?.issues, product.title).toBeUndefined()
  }
})

test('the demo catalogue has new tires with an EU label and a maker outside the EU, and retreads without one', () => {
  const tires = onSale.filter((product) => product.productType === 'Tire')
  const labelled = tires.filter((tire) => tire.eprelId)
  expect(labelled.length).toBeGreaterThan(1)
  for (const { labelFuel, labelWet, noiseDb, noiseClass, makerName, euPersonName } of labelled)
    expect([labelFuel, labelWet, noiseDb, noiseClass, makerName, euPersonName]).not.toContain(undefined)
  const retreads = tires.filter((tire) => tire.retread)
  for (const { labelFuel, approval, approvalNumber, retreadWeek, use, title } of retreads) {
    expect(labelFuel, title).toBeUndefined()
    expect([approval, approvalNumber, retreadWeek, use], title).not.toContain(undefined)
  }
})

test('a third or more of the demo can be read in every language, the rest shows the note', () => {
  for (const type of ['Tire', 'Wheel', 'Spacer'] as const) {
    const products = demoProducts().filter(({ productType }) => productType === type)
    const translated = products.filter((product) =>
      translations.every((language) => product[fieldIn('description', language)]),
    )
    expect(translated.length / products.length, type).toBeGreaterThan(1 / 3)
    expect(translated.length, type).toBeLessThan(products.length)
  }
})

test('the demo catalogue has archived a few of every type', () => {
  for (const type of ['Tire', 'Wheel', 'Spacer']) {
    const archived = demoProducts().filter((product) => product.productType === type && product.inArchive)
    expect(archived.length, type).toBeGreaterThan(4)
  }
})

test('the news of the demo come in order, with and without a picture, with watch links, shorts and none', () => {
  expect(demoNews).toHaveLength(12)
  const dates = demoNews.map((news) => news.createdDate.getTime())
  expect(dates).toEqual([...dates].sort((a, b) => a - b))
  expect(demoNews.filter((news) => news.url === '').length).toBeGreaterThan(1)
  for (const kind of [/^$/, /\/watch\?v=/, /\/shorts\//])
    expect(demoNews.filter((news) => kind.test(news.urlVideo)).length, String(kind)).toBeGreaterThan(1)
  for (const { url } of demoNews) expect(url).toMatch(/^$|^\/media\/news\/[a-z0-9-]+\.avif$/)
})

test('the news of the demo can be read in every language but for one item, which shows the note', () => {
  for (const language of translations) {
    const written = demoNews.flatMap((news) => news[language] ?? [])
    expect(written).toHaveLength(demoNews.length - 1)
    for (const { title, description } of written) expect([title, description]).not.toContain('')
  }
})

test('a large catalogue wears more than two thousand sizes', () => {
  expect(largeCatalogueSizes.length).toBeGreaterThan(2000)
})

test('a large catalogue begins with the demo and goes on the same wherever one starts', () => {
  const demo = demoProducts()
  const whole = [...catalogue(0, demo.length + 50)]
  expect(whole.slice(0, demo.length)).toEqual(demo)
  expect(whole.slice(demo.length + 20)).toEqual([...catalogue(demo.length + 20, demo.length + 50)])
  expect(whole.at(-1)).toEqual(largeCatalogueProduct(demo.length + 49))
})
