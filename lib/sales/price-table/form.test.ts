import { expect, test } from 'vitest'
import { fieldErrors } from '@/lib/platform/http/fields'
import { type DeliveryTexts, deliveryTextsOf, emptyRate, enteredIn } from './form'
import { SaveDelivery } from './schema'

const rate = { ...emptyRate, name: 'DPD', countries: ['PL'], price: '25' }
const texts: DeliveryTexts = {
  defaultWeights: { Tire: '14,5', Wheel: '', Spacer: '0.8' },
  rates: [
    { ...rate, price: '1 025,50 zł', freeFrom: '2.000,00' },
    {
      ...rate,
      countries: ['DE', 'AT'],
      basis: 'weight',
      price: 'is not read',
      steps: [
        { upTo: '30', price: '40' },
        { upTo: '31,5', price: '40,00' },
      ],
    },
  ],
}
const faultsOf = (typed: DeliveryTexts) => {
  const { error } = SaveDelivery.safeParse(enteredIn(typed, 1))
  return error ? fieldErrors(error).map(({ path, code }) => `${path}: ${code}`) : []
}

test('prices and weights are read as Poles type them, and written as they were read', () => {
  const read = SaveDelivery.parse(enteredIn(texts, 1))
  expect(read.defaultGrams).toEqual({ Tire: 14_500, Wheel: null, Spacer: 800 })
  expect(read.rates).toMatchObject([
    { priceGrosze: 102_550, freeFromGrosze: 200_000, steps: [] },
    {
      priceGrosze: null,
      freeFromGrosze: null,
      steps: [
        { upToGrams: 30_000, priceGrosze: 4_000 },
        { upToGrams: 31_500, priceGrosze: 4_000 },
      ],
    },
  ])
  const written = deliveryTextsOf(read, 'pl')
  expect(written.defaultWeights.Tire).toBe('14,5')
  expect(written.rates[0]).toMatchObject({ price: '1025,50', freeFrom: '2000,00' })
  expect(SaveDelivery.parse(enteredIn(written, 1))).toEqual(read)
})

test('what is wrong with a price is said at its control', () => {
  const wrong = (more: object) => faultsOf({ ...texts, rates: [{ ...rate, ...more }] })
  expect(wrong({ price: '' })).toEqual(['rates.0.price: required'])
  expect(wrong({ price: 'abc' })).toEqual(['rates.0.price: invalid_number'])
  expect(wrong({ price: '-1' })).toEqual(['rates.0.price: out_of_range'])
  expect(wrong({ price: '1,005' })).toEqual(['rates.0.price: two_decimals'])
  expect(wrong({ freeFrom: '0' })).toEqual(['rates.0.freeFrom: out_of_range'])
  expect(wrong({ name: ' ' })).toEqual(['rates.0.name: required'])
  expect(wrong({ countries: [] })).toEqual(['rates.0.countries: required'])
  expect(wrong({ basis: 'weight', steps: [] })).toEqual(['rates.0.steps: required'])
  expect(faultsOf({ ...texts, defaultWeights: { Tire: '0', Wheel: 'x', Spacer: '' } })).toEqual([
    'defaultWeights.Tire: out_of_range',
    'defaultWeights.Wheel: invalid_number',
  ])
})

test('steps rise in weight and never fall in price', () => {
  const steps = (...pairs: [string, string][]) =>
    faultsOf({
      ...texts,
      rates: [{ ...rate, basis: 'weight', steps: pairs.map(([upTo, price]) => ({ upTo, price })) }],
    })
  expect(steps(['10', '20'], ['10', '30'])).toEqual(['rates.0.steps.1.upTo: delivery.falling_weight'])
  expect(steps(['10', '20'], ['20', '19,99'])).toEqual(['rates.0.steps.1.price: delivery.falling_price'])
})

test('a method has one rate in a country', () => {
  const again = { ...texts, rates: [rate, { ...rate, countries: ['DE', 'PL'] }] }
  expect(faultsOf(again)).toEqual(['rates.1.countries: delivery.repeated_country'])
  const fitting = { ...rate, method: 'installation' as const }
  expect(faultsOf({ ...texts, rates: [rate, fitting] })).toEqual([])
})
