import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerText, inGrosze, inPln } from './money'

const order = {
  id: 'K7M2Q-X9D4T',
  orderDate: '2026-03-02T10:00:00.000Z',
  totalGrosze: 109_998,
  payment: { status: 'captured', amountMinor: 30_136, currency: 'USD', capturedAt: null },
  orderItems: [
    { id: 1, title: 'Błoto MT', priceGrosze: 54_999, quantity: 2 },
    { id: 2, title: 'Dystans', priceGrosze: 1, quantity: 1 },
  ],
}

test('an answer says all money in PLN, under the names of the contract and in their places', () => {
  expect(answerText({ ...order, orderDate: new Date(order.orderDate) })).toBe(
    '{"id":"K7M2Q-X9D4T","orderDate":"2026-03-02T10:00:00.000Z","total":1099.98,' +
      '"payment":{"status":"captured","amount":301.36,"currency":"USD","capturedAt":null},' +
      '"orderItems":[{"id":1,"title":"Błoto MT","price":549.99,"quantity":2},' +
      '{"id":2,"title":"Dystans","price":0.01,"quantity":1}]}',
  )
})

test('a page has an order from the API as the server has it', () => {
  expect(inGrosze(JSON.parse(answerText([order])))).toEqual([order])
})

test('no grosz is lost between the server and a page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (priceGrosze) => {
      expect(inGrosze(JSON.parse(answerText({ priceGrosze })))).toEqual({ priceGrosze })
    }),
  )
})

test('an answer without money is left as it is', () => {
  const answers: unknown[] = [
    null,
    7,
    'price',
    [],
    { count: 1, constructor: 'x' },
    { before: { price: 1.5 }, total: '3' },
  ]
  for (const answer of answers) expect(answerText(answer)).toBe(JSON.stringify(answer))
})

test('a product is written in PLN with nothing else of it changed', () => {
  expect(inPln({ id: 1, priceGrosze: 26_999, urls: ['/a.avif'] })).toEqual({
    id: 1,
    price: 269.99,
    urls: ['/a.avif'],
  })
})

test('an amount has the same name whether it is there or missing', () => {
  const texts = [12_345, null].map((lowestPriceGrosze) => answerText({ lowestPriceGrosze }))
  expect(texts).toEqual(['{"lowestPrice":123.45}', '{"lowestPrice":null}'])
  expect(texts.map((text) => inGrosze(JSON.parse(text)))).toEqual([
    { lowestPriceGrosze: 12_345 },
    { lowestPriceGrosze: null },
  ])
  expect(inPln({ lowestPriceGrosze: null })).toEqual({ lowestPrice: null })
})
