import { afterAll, expect, test } from 'vitest'
import { recordStatements } from '@/bench/measuring/statements'
import { storedFields } from '@/lib/catalog/product/columns'
import { isBelowSet } from '@/lib/catalog/product/rules'
import { productTypes } from '@/lib/catalog/product/schema'
import { judge } from '@/lib/fitment/judge/judge'
import { fitVerdicts } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { hubOf } from '@/lib/fitment/vehicles/vehicle'
import { db } from '@/lib/platform/database/db'
import {
  queryFor,
  type ResultsQuery,
  readResults,
  withFitting,
  withPage,
} from '@/lib/storefront/results/address'
import { finderCondition } from '@/lib/storefront/results/conditions'
import { findResults } from '@/lib/storefront/results/queries'
import { fittingIds, kitColumns } from './judged'
import { withVehicleFits } from './vehicle'

afterAll(() => db().$disconnect())

const cars = ['suzuki/jimny-jb74', 'nissan/patrol-y61', 'uaz/469-3151-469-3151-31514']

async function hubAt(path: string) {
  const vehicle = await findVehicle(path)
  if (!vehicle) throw new Error(`no ${path}`)
  return hubOf(vehicle)
}

async function everyPage(wanted: ResultsQuery) {
  const { pages, total } = await findResults(wanted)
  const found = []
  for (let page = 1; page <= pages; page += 1)
    found.push(...(await findResults(withPage(wanted, page))).products)
  expect(new Set(found.map(({ id }) => id)).size).toBe(total)
  return found
}

test.each(cars)(
  'the lists of %s begin with what fits it, then have sets, then the cheapest',
  async (path) => {
    const hub = await hubAt(path)
    for (const type of productTypes) {
      const products = await everyPage(queryFor(type, { vehicle: path }))
      const places = products.map((product) => [
        Number(product.quantityInStock === 0),
        fitVerdicts.indexOf(judge(kitOf(product), hub).verdict),
      ])
      const inOrder = places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
      expect(places).toEqual(inOrder)
      const green = products.filter(
        (product) => product.quantityInStock > 0 && judge(kitOf(product), hub).verdict === 'fits',
      )
      const isSet = green.map(({ quantityInStock }) => Number(isBelowSet(type, quantityInStock)))
      expect(isSet).toEqual(isSet.toSorted())
      const prices = green
        .slice(0, isSet.filter((below) => below === 0).length)
        .map(({ priceGrosze }) => priceGrosze)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  },
)

test('a list of what simply fits has all of it and nothing else, for its facets too', async () => {
  let seen = 0
  for (const path of cars) {
    const hub = await hubAt(path)
    for (const type of productTypes) {
      const all = queryFor(type, { vehicle: path })
      const green = (await everyPage(all)).filter((each) => judge(kitOf(each), hub).verdict === 'fits')
      const fitting = await everyPage(withFitting(all))
      expect(fitting.map(({ id }) => id)).toEqual(green.map(({ id }) => id))
      expect((await findResults(withFitting(all))).total).toBe(green.length)
      seen += green.length
    }
  }
  expect(seen).toBeGreaterThan(10)
})

test('a change of what a verdict depends on ends the lists that are put in order by it', () => {
  const judged = new Set<string>(kitColumns)
  const fields = productTypes.flatMap((type) => storedFields[type]).filter(({ column }) => judged.has(column))
  expect(fields.length).toBeGreaterThanOrEqual(judged.size - 1)
  expect(fields.filter(({ field }) => field.detailPageOnly).map(({ name }) => name)).toEqual([])
})

test('only what fits is offered on each page of a list that has such a product on any', async () => {
  for (const path of cars) {
    const hub = await hubAt(path)
    for (const type of productTypes) {
      const all = queryFor(type, { vehicle: path })
      const products = await everyPage(all)
      const hasFitting = products.some((product) => judge(kitOf(product), hub).verdict === 'fits')
      const { pages } = await findResults(all)
      const { onlyFitting } = await findResults(withPage(all, Math.max(1, pages)))
      expect([path, type, onlyFitting]).toEqual([path, type, hasFitting ? 'offered' : 'none'])
      expect((await findResults(withFitting(all))).onlyFitting).toBe('shown')
    }
  }
  const byPrice = readResults('Tire', 'vehicle=suzuki/jimny-jb74&sort=price').query
  expect((await findResults(byPrice)).onlyFitting).toBe('offered')
  expect((await findResults(queryFor('Tire', {}))).onlyFitting).toBe('none')
})

test('what fits is read once for all that differ by facets, and given up where it is too much', async () => {
  const chosen = readResults('Tire', 'vehicle=suzuki/jimny-jb74&fits=yes').query
  const uses = ['mud', 'allterrain', 'road'].map((use) => ({ ...chosen, facets: { use: [use] } }))
  const narrowed = { ...chosen, single: { ...chosen.single, diameter: '15' } }
  const statements = await recordStatements(() => withVehicleFits([...uses, narrowed, narrowed]))
  expect(statements.filter(({ text }) => text.includes('candidate'))).toHaveLength(2)

  const [{ fit, hub, fittingIds: ids = [] } = chosen] = await withVehicleFits([narrowed])
  const condition = finderCondition({ type: 'Tire', single: { ...narrowed.single, fits: undefined }, fit })
  const { total } = await findResults({ ...narrowed, single: { ...narrowed.single, fits: undefined } })
  if (!hub) throw new Error('no hub')
  expect(await fittingIds(condition, hub, total)).toEqual(ids)
  expect(await fittingIds(condition, hub, total - 1)).toBeNull()
})

test('an order that somebody chose stays, and without a car there is nothing to fit', async () => {
  const dearest = readResults('Tire', 'vehicle=suzuki/jimny-jb74&sort=-price').query
  const prices = (await findResults(dearest)).products.map(({ priceGrosze }) => priceGrosze)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(readResults('Tire', 'fits=yes').query.single).toEqual({})
  expect(readResults('Tire', 'vehicle=suzuki/jimny-jb74&fits=maybe').problems).toMatchObject([
    { parameter: 'fits', code: 'unknown_value' },
  ])
})
