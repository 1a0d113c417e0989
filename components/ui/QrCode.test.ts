import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode'

test('a code has the modules of its text, each drawn once, within an empty border', () => {
  const text = 'https://shop.example/tireDetail/7/passport'
  const markup = renderToStaticMarkup(createElement(QrCode, { text, label: 'code' }))
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  expect(markup).toContain(`viewBox="0 0 ${size} ${size}"`)
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x, y, length] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  expect(drawn).toEqual(data)
  expect(drawn[3]).not.toContain(true)
})
