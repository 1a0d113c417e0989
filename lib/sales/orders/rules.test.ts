import { describe, expect, test } from 'vitest'
import { isAbroad, isPoland } from '@/lib/platform/values/countries'
import { isPolishPostCode } from '@/lib/platform/values/post-code'
import { isForeignTaxId, isNip, plainNip } from '@/lib/platform/values/tax-id'
import {
  deliveryCountsFrom,
  finishDate,
  isOrderId,
  isToCollect,
  isUnusualChange,
  linesTotal,
  nextStatuses,
  orderIdFrom,
  type PaymentFacts,
  type PaymentState,
  paymentState,
  travelOf,
  typedOrderId,
  wayOf,
} from './rules'

describe('order statuses', () => {
  test("the order's own page offers the next status or Canceled, and only Canceled past the end", () => {
    expect(nextStatuses('Pending')).toEqual(['In Processing', 'Canceled'])
    expect(nextStatuses('Sent')).toEqual(['Delivered', 'Canceled'])
    expect(nextStatuses('Delivered')).toEqual(['Canceled'])
  })

  test('a canceled order may be resumed in its page in any status, as in the list', () => {
    expect(nextStatuses('Canceled')).toEqual(['Pending', 'In Processing', 'Sent', 'Delivered'])
  })

  test('only a step forward is made without a question', () => {
    expect(isUnusualChange('Pending', 'In Processing')).toBe(false)
    expect(isUnusualChange('Sent', 'Delivered')).toBe(false)
    expect(isUnusualChange('Pending', 'Sent')).toBe(true)
    expect(isUnusualChange('Delivered', 'In Processing')).toBe(true)
    expect(isUnusualChange('Delivered', 'Canceled')).toBe(true)
    expect(isUnusualChange('Canceled', 'Pending')).toBe(true)
  })

  test('an order is finished once it is delivered', () => {
    const orderDate = '2026-11-21T10:00:00.000Z'
    expect(finishDate({ status: 'Delivered', orderDate })).toBe(orderDate)
    expect(finishDate({ status: 'Sent', orderDate })).toBeNull()
  })
})

describe('the money for an order', () => {
  const paidAt = '2026-11-21T10:00:00.000Z'
  const order = (more: Partial<PaymentFacts>): PaymentFacts => ({
    typeOfPayment: 'payment_at_delivery',
    customerType: 'private_person',
    paidAt: null,
    paidWay: null,
    payment: null,
    totalGrosze: 10_000,
    paidGrosze: more.paidAt || more.payment?.status === 'captured' ? 10_000 : 0,
    refunds: [],
    ...more,
  })
  const wallet = (status: string) => ({ payment: { status } })

  test.each<[Partial<PaymentFacts>, PaymentState]>([
    [{}, 'unpaid'],
    [{ typeOfPayment: 'bank_transfer' }, 'transferAwaited'],
    [{ customerType: 'company', totalGrosze: 1_500_000 }, 'unpaid'],
    [{ customerType: 'company', totalGrosze: 1_500_001 }, 'transferAwaited'],
    [{ totalGrosze: 1_500_001 }, 'unpaid'],
    [{ typeOfPayment: 'paypal' }, 'onlineAwaited'],
    [{ typeOfPayment: 'blik' }, 'onlineAwaited'],
    [{ typeOfPayment: 'p24' }, 'onlineAwaited'],
    [{ paidAt, paidWay: 'delivery' }, 'paidAtDelivery'],
    [{ typeOfPayment: 'bank_transfer', paidAt, paidWay: 'transfer' }, 'paidByTransfer'],
    [{ typeOfPayment: 'paypal', paidAt, paidWay: 'delivery' }, 'paidAtDelivery'],
    [{ paidAt, paidWay: 'delivery', ...wallet('captured') }, 'captured'],
    [{ typeOfPayment: 'bank_transfer', ...wallet('captured') }, 'captured'],
    [wallet('pending'), 'pending'],
    [{ typeOfPayment: 'paypal', ...wallet('refused') }, 'onlineAwaited'],
    [wallet('refunded'), 'refunded'],
    [{ paidAt, paidWay: 'delivery', ...wallet('refunded') }, 'paidAtDelivery'],
  ])('an order with %j is %s', (more, state) => expect(paymentState(order(more))).toBe(state))

  test('money is collected only where it is to be paid at the delivery and nobody has or is looking into it', () => {
    expect(isToCollect(order({}))).toBe(true)
    for (const more of [
      { paidAt, paidWay: 'delivery' as const },
      { typeOfPayment: 'bank_transfer' as const },
      { typeOfPayment: 'paypal' as const },
      wallet('captured'),
      wallet('pending'),
    ])
      expect(isToCollect(order(more)), JSON.stringify(more)).toBe(false)
  })

  test('an order names the way by which it was paid, or else the one that is open to it', () => {
    const way = (more: Partial<PaymentFacts>) => wayOf({ ...order(more), payment: null })
    expect(way({})).toBe('payment_at_delivery')
    expect(way({ customerType: 'company', totalGrosze: 1_500_001 })).toBe('bank_transfer')
    expect(way({ typeOfPayment: 'blik', paidWay: 'transfer' })).toBe('bank_transfer')
    expect(way({ typeOfPayment: 'bank_transfer', paidWay: 'delivery' })).toBe('payment_at_delivery')
    const payment = { status: 'refunded', typeOfPayment: 'p24' as const }
    expect(wayOf({ ...order({}), payment })).toBe('p24')
    expect(wayOf({ ...order({ paidWay: 'transfer' }), payment })).toBe('bank_transfer')
  })

  test('the time of delivery starts with the money where that was promised before the delivery', () => {
    const orderDate = '2026-11-20T10:00:00.000Z'
    const from = (more: Partial<PaymentFacts>) =>
      deliveryCountsFrom({ orderDate, ...order(more), payment: null })
    expect(from({})).toBe(orderDate)
    expect(from({ paidAt, paidWay: 'delivery' })).toBe(orderDate)
    expect(from({ typeOfPayment: 'bank_transfer' })).toBeNull()
    expect(from({ customerType: 'company', totalGrosze: 1_500_001 })).toBeNull()
    expect(from({ typeOfPayment: 'bank_transfer', paidAt, paidWay: 'transfer' })).toBe(paidAt)
    const payment = { status: 'captured', capturedAt: paidAt }
    expect(deliveryCountsFrom({ orderDate, ...order({ typeOfPayment: 'paypal' }), payment })).toBe(paidAt)
  })
})

describe('Polish forms', () => {
  test.each(['5261040828', '526-104-08-28', 'PL 526 104 08 28', 'pl5261040828'])('%s is a NIP', (nip) => {
    expect(isNip(nip)).toBe(true)
    expect(plainNip(nip)).toBe('5261040828')
  })

  test.each(['5261040829', '0000000000', '526104082', '52610408280', 'abc', '', '1234567890'])(
    '%s is no NIP',
    (nip) => expect(isNip(nip)).toBe(false),
  )

  test('a remainder of ten is no check digit', () => {
    // 6·1 + 7·1 + 2·4 = 21 = 11 + 10
    for (let digit = 0; digit < 10; digit++) expect(isNip(`101400000${digit}`)).toBe(false)
  })

  test.each(['PL', 'pl', 'Polska', 'POLAND', ' Польша '])('%s is Poland', (country) => {
    expect(isPoland(country)).toBe(true)
  })

  test('Germany is not Poland', () => expect(isPoland('Deutschland')).toBe(false))
  test.each([
    ['DE', true],
    ['Polska', false],
    [' ', false],
  ])('%j is abroad: %s', (country, abroad) => expect(isAbroad(country)).toBe(abroad))

  test('a Polish postcode is two digits, a hyphen and three digits', () => {
    expect(isPolishPostCode('19-300')).toBe(true)
    for (const code of ['19300', '19-30', '1-9300', 'x19-300', '19-300 '])
      expect(isPolishPostCode(code)).toBe(false)
  })
})

test('a total is exact where floating point would not be', () => {
  expect(linesTotal(Array.from({ length: 3 }, () => ({ priceGrosze: 10, quantity: 1 })))).toBe(30)
})

test('an order id is ten letters and digits that cannot be mistaken for each other', () => {
  expect(orderIdFrom(new Uint8Array([0, 1, 10, 31, 32, 255, 18, 19, 20, 21]))).toBe('01AZ0-ZJKMN')
})

test('an order number is recognized by its shape', () => {
  expect(isOrderId('K7M2Q-X9D4T')).toBe(true)
  for (const text of ['', 'K7M2QX9D4T', 'k7m2q-x9d4t', 'K7M2Q-X9D4T ', '<b>', 'Your order'])
    expect(isOrderId(text)).toBe(false)
})

test('an order is fitted, or shipped within Poland or abroad', () => {
  expect(travelOf({ typeOfDelivery: 'delivery_with_assembly', country: 'PL' })).toBe('assembly')
  expect(travelOf({ typeOfDelivery: 'shipping_to_customer', country: 'Polska' })).toBe('poland')
  const toLithuania = { typeOfDelivery: 'shipping_to_another_address', country: 'LT' } as const
  expect(travelOf(toLithuania)).toBe('abroad')
  expect(travelOf({ ...toLithuania, deliveryName: 'DPD' })).toBe('abroadPriced')
})

describe('a tax id of another country', () => {
  test.each([
    'DE 811 907 980',
    'DE/811907980',
    'CZ12345678',
    'RO361757',
    'ATU12345678',
    'CHE-123.456.789 MWST',
    'NL123456789B01',
  ])('%s is one', (taxId) => expect(isForeignTaxId(taxId)).toBe(true))
  test.each(['PL5260250274', '5260250274', 'DE', 'DE12', 'Niemcy', 'LP5260250274', 'RO'])(
    '%s is none',
    (taxId) => expect(isForeignTaxId(taxId)).toBe(false),
  )
})

test('an order is found however its number is typed', () => {
  for (const typed of ['K7M2Q-X9D4T', 'k7m2qx9d4t', ' k7m2q x9d4t ', 'K7M2Q–X9D4T'])
    expect(typedOrderId(typed)).toBe('K7M2Q-X9D4T')
  // numbers are made without these letters
  expect(typedOrderId('OIL00-00000')).toBe('01100-00000')
})
