import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode'

test('a code has the modules of its text, each drawn once, within an empty border', () => {
  const text = 'https://shop.example/tireDetail/7/passport'
  const markup = renderToStaticMarkup(createElement(QrCode, { text, label: 'code' }))
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  // half a module higher: a line lies on both sides of its y
  expect(markup).toContain(`viewBox="0 -0.5 ${size} ${size}"`)
  const drawn = data.map((row) => row.map(() => false))
  let [x, row] = [0, drawn[0]]
  for (const [, to, across, length] of markup.matchAll(/([Mm])(\d+ \d+)h(\d+)/g)) {
    const [moved = 0, y = 0] = (across ?? '').split(' ').map(Number)
    x = to === 'M' ? moved : x + moved
    row = to === 'M' ? drawn[y] : row
    row?.fill(true, x, x + Number(length))
    x += Number(length)
  }
  expect(drawn).toEqual(data)
  expect(drawn[3]).not.toContain(true)
})
