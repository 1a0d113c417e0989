import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { writeMail } from './template'

const written = (text: string) =>
  writeMail({
    locale: 'pl',
    to: 'jan@trakt.example',
    subject: 'Zamówienie',
    blocks: [{ kind: 'code', text, label: 'Zeskanuj kod' }],
  })

test('the cells of a code in a mail are the modules of the code, and the plain text has none', () => {
  const text = '|PL|92124012340001567890123456|109998|Trakt 4x4 Sp. z o.o.|K7M2Q-X9D4T|||'
  const { html, text: plain } = written(text)
  const [, table = ''] = /<table role="img".*?>(.*?)<\/table>/s.exec(html) ?? []
  const drawn = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td([^>]*)>/g)].flatMap(([, attributes = '']) => {
      const length = Number(/colspan="(\d+)"/.exec(attributes)?.[1] ?? 1)
      return Array.from({ length }, () => attributes.includes('#000000'))
    }),
  )
  expect(drawn).toEqual(encode(text, { ecc: 'L', border: 4 }).data)
  // mail programs cut what is longer than 102 kB
  expect(table.length).toBeLessThan(40_000)
  expect(plain).not.toContain('Zeskanuj')
})
