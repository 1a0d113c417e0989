import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '@/messages/en.json'
import { StockForm } from './StockForm'

const drawn = (count: number) => {
  const products = [1, 2, 3].slice(0, count).map((id) => ({ id, title: `Tire ${id}`, quantityInStock: 4 }))
  return renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages,
      timeZone: 'Europe/Warsaw',
      children: createElement(StockForm, { products, save: async () => {} }),
    }),
  )
}
const { stock } = messages.productAdmin

test('who books several products at once chooses a reason first', () => {
  expect(drawn(2)).toContain(`>${stock.chooseReason}<`)
  expect(drawn(2)).toContain(stock.piecesOf)
  expect(drawn(2)).not.toContain(stock.pieces.delivery)
})

test('one product begins with a delivery', () => {
  expect(drawn(1)).not.toContain(stock.chooseReason)
  expect(drawn(1)).toContain(stock.pieces.delivery)
})
