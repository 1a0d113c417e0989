import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/cart/schema'
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

test('the summary says the lowest price of 30 days beside a promotional price, and beside no other', () => {
  const drawn = renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages,
      timeZone: 'Europe/Warsaw',
      children: createElement(OrderSummary, {
        items: [line(1, 34_999), line(2, null)],
        delivery: 'noTable',
        abroad: false,
        payment: 'bank_transfer',
      }),
    }),
  )
  expect(drawn).toContain(messages.checkout.payNotes.bank_transfer)
  expect(drawn.split(messages.card.promotion)).toHaveLength(2)
  expect(drawn).toMatch(/Lowest price in the 30 days before the discount: [^<]*349\.99/)
})
