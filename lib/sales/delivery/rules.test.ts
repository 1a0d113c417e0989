import { describe, expect, test } from 'vitest'
import { deliveryKinds } from '@/lib/sales/orders/rules'
import { type DeliveryLine, type DeliveryTable, deliveryPrice, noTable } from './rules'

const tire: DeliveryLine = { productType: 'Tire', priceGrosze: 40_000, quantity: 4, weight: 14.5 }
const spacer: DeliveryLine = { productType: 'Spacer', priceGrosze: 10_000, quantity: 2 }
const rate = { name: 'DPD', freeFromGrosze: null, steps: [] } as const
const steps = [
  { upToGrams: 30_000, priceGrosze: 3_000 },
  { upToGrams: 58_000, priceGrosze: 5_000 },
]
const table: DeliveryTable = {
  defaultGrams: { Tire: null, Wheel: 9_000, Spacer: null },
  rates: [
    {
      ...rate,
      method: 'shipping',
      countries: ['PL'],
      basis: 'order',
      priceGrosze: 2_500,
      steps: [],
      freeFromGrosze: 200_000,
    },
    { ...rate, method: 'shipping', countries: ['DE', 'AT'], basis: 'piece', priceGrosze: 4_000, steps: [] },
    { ...rate, method: 'shipping', countries: ['CZ'], basis: 'weight', priceGrosze: null, steps },
  ],
}
const to = (country: string, typeOfDelivery = 'shipping_to_customer' as const) => ({
  country,
  typeOfDelivery,
})
const priced = (grosze: number, name: string | null = 'DPD') => ({ grosze, name })

describe('the price of a delivery', () => {
  test('is not needed where the shop has no price table, wherever the order goes', () => {
    for (const country of ['PL', 'DE', 'Polska', ''])
      expect(deliveryPrice([tire], to(country), noTable)).toBe('noTable')
  })

  test('of an order is the same for one line and for many', () => {
    expect(deliveryPrice([spacer], to('PL'), table)).toEqual(priced(2_500))
    expect(deliveryPrice([spacer, { ...tire, quantity: 1 }], to('Polska'), table)).toEqual(priced(2_500))
  })

  test('counts each piece where it is for a piece, in every country of its rate', () => {
    expect(deliveryPrice([tire, spacer], to('DE'), table)).toEqual(priced(24_000))
    expect(deliveryPrice([tire, spacer], to('at'), table)).toEqual(priced(24_000))
  })

  test('by weight is that of the first step that the goods do not exceed', () => {
    expect(deliveryPrice([{ ...tire, quantity: 2 }], to('CZ'), table)).toEqual(priced(3_000))
    expect(deliveryPrice([tire], to('CZ'), table)).toEqual(priced(5_000))
  })

  test('is on request above the last step, and where a weight is not known', () => {
    expect(deliveryPrice([{ ...tire, quantity: 5 }], to('CZ'), table)).toBe('onRequest')
    expect(deliveryPrice([tire, spacer], to('CZ'), table)).toBe('onRequest')
  })

  test("takes the type's weight where a product has none, and the product's own where it has one", () => {
    const wheel: DeliveryLine = { productType: 'Wheel', priceGrosze: 30_000, quantity: 3 }
    expect(deliveryPrice([wheel], to('CZ'), table)).toEqual(priced(3_000))
    expect(deliveryPrice([{ ...wheel, weight: 11 }], to('CZ'), table)).toEqual(priced(5_000))
  })

  test('is nothing from the threshold on, whatever the goods weigh', () => {
    expect(deliveryPrice([{ ...tire, quantity: 5 }], to('PL'), table)).toEqual(priced(0))
    const light = { ...table, rates: table.rates.map((each) => ({ ...each, freeFromGrosze: 1 })) }
    expect(deliveryPrice([spacer], to('CZ'), light)).toEqual(priced(0))
  })

  test('is on request to a country without a rate, and nothing within Poland', () => {
    expect(deliveryPrice([tire], to('FR'), table)).toBe('onRequest')
    expect(deliveryPrice([tire], to('Germany'), table)).toBe('onRequest')
    const fitting = { country: 'PL', typeOfDelivery: 'delivery_with_assembly' } as const
    expect(deliveryPrice([tire], fitting, table)).toEqual(priced(0, null))
  })

  test('is the same to the own address and to another one', () => {
    expect(deliveryKinds.shipping_to_another_address).toEqual({
      ...deliveryKinds.shipping_to_customer,
      isElsewhere: true,
    })
    expect(deliveryKinds.delivery_with_assembly.method).toBe('installation')
  })

  test('is nothing for what is picked up, with a table or without, wherever the buyer lives', () => {
    const to = { country: 'DE', typeOfDelivery: 'pickup' } as const
    for (const each of [table, noTable])
      expect(deliveryPrice([tire], to, each)).toEqual({ grosze: 0, name: null })
  })
})
