import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/sales/cart/schema'
import type { DeliveryPrice } from '@/lib/sales/delivery/rules'
import messages from '@/messages/en.json'
import { OrderSummary } from './OrderSummary'

const line = (id: number, lowestPriceGrosze: number | null): CartItem => ({
  id,
  quantity: 2,
  addedAt: '2026-11-21T10:00:00.000Z',
  product: {
    id,
    productType: 'Tire',
    title: `Tire ${id}`,
    url: '',
    priceGrosze: 29_999,
    quantityInStock: 9,
    inArchive: false,
    lowestPriceGrosze,
  },
})

const drawn = (items: CartItem[], delivery: DeliveryPrice, abroad: boolean, isCompany = false) =>
  renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages,
      timeZone: 'Europe/Warsaw',
      children: createElement(OrderSummary, { items, delivery, abroad, payment: 'bank_transfer', isCompany }),
    }),
  )

test('the summary says the lowest price of 30 days beside a promotional price, and beside no other', () => {
  const summary = drawn([line(1, 34_999), line(2, null)], 'noTable', false)
  expect(summary.split(messages.card.promotion)).toHaveLength(2)
  expect(summary).toMatch(/Lowest price in the 30 days before the discount: [^<]*349\.99/)
})

test('the summary says how the order is paid', () => {
  expect(drawn([line(1, null)], 'noTable', false)).toContain(messages.checkout.payNotes.bank_transfer)
})

test('the summary adds a priced delivery to the total, and says what an open one means', () => {
  const { checkout } = messages
  const summaryOf = (delivery: DeliveryPrice, abroad: boolean) => drawn([line(1, null)], delivery, abroad)
  const priced = summaryOf({ grosze: 2_550, name: 'DPD' }, true)
  for (const said of ['DPD', '25.50', '625.48', checkout.total]) expect(priced).toContain(said)
  expect(priced).not.toContain(checkout.abroadNote)
  expect(summaryOf({ grosze: 0, name: 'DPD' }, false)).toContain(checkout.free)
  const onRequest = summaryOf('onRequest', true)
  for (const said of [checkout.onRequest, checkout.totalAbroad, 'href="/en/contact"', '599.98'])
    expect(onRequest).toContain(said)
  expect(summaryOf('noTable', true)).toContain(checkout.abroadNote)
  expect(summaryOf('noTable', false)).toContain(checkout.free)
})

test('a company reads the net total beside the gross one, a private person does not', () => {
  const delivery = { grosze: 0, name: null }
  const net = messages.checkout.net
  expect(drawn([line(1, null)], delivery, false, true)).toMatch(new RegExp(`${net}.*487\\.79`))
  expect(drawn([line(1, null)], delivery, false)).not.toContain(net)
})
