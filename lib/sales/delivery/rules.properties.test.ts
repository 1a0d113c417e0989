import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productTypes } from '@/lib/catalog/product/schema'
import { linesTotal } from '@/lib/sales/orders/rules'
import {
  type DeliveryLine,
  type DeliveryPrice,
  type DeliveryTable,
  deliveryPrice,
  type WeightStep,
} from './rules'

const grosze = fc.integer({ min: 0, max: 10_000_000 })
const grams = fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: null })

const line: fc.Arbitrary<DeliveryLine> = fc.record({
  productType: fc.constantFrom(...productTypes),
  priceGrosze: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  weight: fc.option(
    fc.integer({ min: 1, max: 60_000 }).map((weight) => weight / 1_000),
    { nil: null },
  ),
})
const lines = fc.array(line, { minLength: 1, maxLength: 6 })

/** Steps as the schema and the table let them in: each heavier than the one before it, and no cheaper. */
const steps = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 6 }),
    fc.array(grosze, { minLength: 6, maxLength: 6 }),
  )
  .map(([weights, prices]) => {
    const rising = [...prices].sort((a, b) => a - b)
    return weights
      .sort((a, b) => a - b)
      .map((upToGrams, place) => ({ upToGrams, priceGrosze: rising[place] ?? 0 }))
  })

const pricing = fc.oneof(
  fc.record({
    basis: fc.constantFrom('order' as const, 'piece' as const),
    priceGrosze: grosze,
    steps: fc.constant<WeightStep[]>([]),
  }),
  fc.record({ basis: fc.constant('weight' as const), priceGrosze: fc.constant(null), steps }),
)

const table: fc.Arbitrary<DeliveryTable> = fc
  .record({
    pricing,
    freeFromGrosze: fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: null }),
    defaultGrams: fc.record({ Tire: grams, Wheel: grams, Spacer: grams }),
  })
  .map(({ pricing, freeFromGrosze, defaultGrams }) => ({
    defaultGrams,
    rates: [{ name: 'DPD', method: 'shipping', countries: ['DE'], freeFromGrosze, ...pricing }],
  }))

const toGermany = { country: 'DE', typeOfDelivery: 'shipping_to_customer' } as const
/** What cannot be ordered is dearer than anything that can. */
const dearness = (price: DeliveryPrice) =>
  typeof price === 'object' ? price.grosze : Number.POSITIVE_INFINITY
const isPastThreshold = ({ rates }: DeliveryTable, goods: DeliveryLine[]) =>
  linesTotal(goods) >= (rates[0]?.freeFromGrosze ?? Number.POSITIVE_INFINITY)

test('no delivery has a negative price or a fraction of a grosz', () => {
  fc.assert(
    fc.property(lines, table, (goods, prices) => {
      const price = dearness(deliveryPrice(goods, toGermany, prices))
      expect(price).toBeGreaterThanOrEqual(0)
      expect(price === Number.POSITIVE_INFINITY || Number.isSafeInteger(price)).toBe(true)
    }),
  )
})

test('a delivery is free from the threshold on, and what is free below it has a price of nothing', () => {
  fc.assert(
    fc.property(lines, table, (goods, prices) => {
      if (isPastThreshold(prices, goods)) expect(dearness(deliveryPrice(goods, toGermany, prices))).toBe(0)
      const never = { ...prices, rates: prices.rates.map((rate) => ({ ...rate, freeFromGrosze: null })) }
      if (!isPastThreshold(prices, goods))
        expect(deliveryPrice(goods, toGermany, prices)).toEqual(deliveryPrice(goods, toGermany, never))
    }),
  )
})

test('another item or another piece never makes a delivery cheaper, except past the threshold', () => {
  fc.assert(
    fc.property(lines, line, fc.nat(), table, (goods, added, which, prices) => {
      const before = dearness(deliveryPrice(goods, toGermany, prices))
      const place = which % goods.length
      const morePieces = goods.map((each, index) =>
        index === place ? { ...each, quantity: each.quantity + 1 } : each,
      )
      for (const more of [[...goods, added], morePieces])
        if (!isPastThreshold(prices, more))
          expect(dearness(deliveryPrice(more, toGermany, prices))).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('the order of the lines does not change the price of a delivery', () => {
  fc.assert(
    fc.property(lines, table, (goods, prices) => {
      expect(deliveryPrice([...goods].reverse(), toGermany, prices)).toEqual(
        deliveryPrice(goods, toGermany, prices),
      )
    }),
  )
})

test('a country without a rate is on request, and Poland without one is free', () => {
  fc.assert(
    fc.property(lines, table, (goods, prices) => {
      expect(deliveryPrice(goods, { ...toGermany, country: 'FR' }, prices)).toBe('onRequest')
      expect(dearness(deliveryPrice(goods, { ...toGermany, country: 'PL' }, prices))).toBe(0)
    }),
  )
})
