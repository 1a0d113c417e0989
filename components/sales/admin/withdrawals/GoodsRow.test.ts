import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '@/messages/en.json'
import { GoodsRow } from './GoodsForm'

test('what comes back is named by the number on its label', () => {
  const line = {
    id: 3,
    title: 'Trakt MT',
    numbers: 'TRK-7 · EAN 5901234123457',
    ordered: 4,
    left: 4,
    noted: null,
  }
  const row = renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages,
      timeZone: 'Europe/Warsaw',
      children: createElement(GoodsRow, { line, mayRestock: true, faultOf: () => undefined }),
    }),
  )
  expect(row).toContain('TRK-7 · EAN 5901234123457')
})
