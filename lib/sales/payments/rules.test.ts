import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalOf } from '@/lib/platform/values/money'
import type { PaypalOrder } from '@/lib/sales/payments/paypal/orders'
import {
  formatPaid,
  formatWallet,
  isPayable,
  mayFollow,
  paymentStatuses,
  statusOf,
  walletMinor,
} from './rules'

describe('the amount in the currency of the wallet', () => {
  test('1099.98 PLN at 3.65 PLN a dollar are 301.36 dollars', () => {
    expect(walletMinor(109_998, '3.65')).toBe(30_136)
    expect(decimalOf(30_136)).toBe('301.36')
  })

  test('half a cent is rounded up', () => {
    expect(walletMinor(1, '2')).toBe(1)
    expect(walletMinor(1, '2.000001')).toBe(0)
  })

  test('PLN needs no rate', () => {
    expect(walletMinor(109_998, null)).toBe(109_998)
  })

  test('is never further than half a cent from the price, whatever the rate', () => {
    const rates = fc.integer({ min: 1, max: 9_999_999 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), rates, (grosze, millionths) => {
        const rate = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`
        const back = BigInt(walletMinor(grosze, rate)) * BigInt(millionths) - BigInt(grosze) * 1_000_000n
        expect(back * 2n <= BigInt(millionths) && back * 2n >= -BigInt(millionths)).toBe(true)
      }),
    )
  })

  test('is written with two decimals, small ones too', () => {
    expect([0, 5, 50, 100, 123_456].map(decimalOf)).toEqual(['0.00', '0.05', '0.50', '1.00', '1234.56'])
  })
})

const asked = { orderId: 'K7M2Q-X9D4T', amountMinor: 30_136, currency: 'USD' }
const answered = (capture: Partial<NonNullable<PaypalOrder['capture']>> | null): PaypalOrder => ({
  id: 'P1',
  status: capture ? 'COMPLETED' : 'CREATED',
  orderId: asked.orderId,
  capture: capture && {
    id: 'C1',
    status: 'COMPLETED',
    currency: 'USD',
    value: '301.36',
    at: null,
    ...capture,
  },
  refunds: [],
  payAt: null,
})

describe("what PayPal's order means for the payment", () => {
  test.each([
    ['COMPLETED', 'captured'],
    ['PARTIALLY_REFUNDED', 'captured'],
    ['PENDING', 'pending'],
    ['DECLINED', 'refused'],
    ['FAILED', 'refused'],
    ['REFUNDED', 'refunded'],
  ] as const)('a capture that is %s is %s', (status, expected) => {
    expect(statusOf(answered({ status }), asked)).toBe(expected)
  })

  test('without a capture it waits for the buyer, unless PayPal has voided it', () => {
    expect(statusOf(answered(null), asked)).toBe('created')
    expect(statusOf({ ...answered(null), status: 'VOIDED' }, asked)).toBe('expired')
  })

  test.each([
    ['less money', { value: '0.01' }],
    ['another currency', { currency: 'RUB' }],
  ])('%s than asked is not paid but for a person to look at', (_, capture) => {
    expect(statusOf(answered(capture), asked)).toBe('review')
  })

  test('the money for another order is not taken for this one', () => {
    expect(statusOf({ ...answered({}), orderId: 'ZZZZZ-ZZZZZ' }, asked)).toBe('review')
  })
})

test('what PayPal repeats or sends late undoes nothing: from captured only a refund leads on', () => {
  expect(paymentStatuses.filter((to) => mayFollow('captured', to))).toEqual(['refunded'])
  expect(paymentStatuses.filter((to) => mayFollow('refunded', to))).toEqual([])
  expect(paymentStatuses.filter((from) => mayFollow(from, 'created'))).toEqual([])
})

test('a canceled order has nothing to pay, a delivered one was paid at the door', () => {
  const statuses = ['Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled']
  expect(statuses.filter(isPayable)).toEqual(['Pending', 'In Processing', 'Sent'])
})

const spaced = (text: string) => text.replace(/\s/g, ' ')

test('złoty are written as everywhere in the shop, another currency with its code', () => {
  expect(spaced(formatWallet({ amountMinor: 130_136, currency: 'PLN' }, 'pl'))).toBe('1 301,36 zł')
  expect(spaced(formatWallet({ amountMinor: 130_136, currency: 'PLN' }, 'en'))).toBe('1,301.36 PLN')
  expect(spaced(formatWallet({ amountMinor: 130_136, currency: 'USD' }, 'pl'))).toBe('1 301,36 $')
  expect(spaced(formatWallet({ amountMinor: 130_136, currency: 'USD' }, 'en'))).toBe('$1,301.36')
})

test.each([
  ['pl', '1 099,98 zł (301,36 $)'],
  ['en', '1,099.98 PLN ($301.36)'],
  ['ru', '1 099,98 PLN (301,36 $)'],
] as const)('in %s what a wallet paid in another currency is said in złoty first', (locale, words) => {
  expect(spaced(formatPaid(109_998, { amountMinor: 30_136, currency: 'USD' }, locale))).toBe(words)
  const inPln = { amountMinor: 109_998, currency: 'PLN' }
  expect(formatPaid(109_998, inPln, locale)).toBe(formatWallet(inPln, locale))
})
