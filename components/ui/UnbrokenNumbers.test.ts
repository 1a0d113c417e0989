import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { splitAtNumbers, UnbrokenNumbers } from './UnbrokenNumbers'

test('an order number stays on one line, wherever it stands in a sentence', () => {
  const text = 'Заказ K7M2Q-X9D4T: «Отправлен». 00000-11111'
  expect(renderToStaticMarkup(createElement(UnbrokenNumbers, { text }))).toBe(
    'Заказ <span class="whitespace-nowrap">K7M2Q-X9D4T</span>: «Отправлен». ' +
      '<span class="whitespace-nowrap">00000-11111</span>',
  )
})

test('words with a hyphen may break', () => {
  for (const text of ['all-terrain tires', 'opona zimowo-letnia', ''])
    expect(splitAtNumbers(text)).toEqual([text])
})
