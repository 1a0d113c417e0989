import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paragraphs } from './Paragraphs'

const htmlOf = (text: string) =>
  renderToStaticMarkup(
    createElement(
      NextIntlClientProvider,
      { locale: 'en', messages: {} } as never,
      createElement(Paragraphs, { text }),
    ),
  )

test('an own text has paragraphs, lists and links to pages of the shop and of the web', () => {
  expect(htmlOf('One\n\ntwo\nthree')).toBe(
    '<p>One</p><ul class="list-disc space-y-1 pl-5"><li>two</li><li>three</li></ul>',
  )
  const html = htmlOf('See [contact](/contact) or [the law](https://isap.sejm.gov.pl/x).')
  expect(html).toContain('href="/en/contact"')
  expect(html).toContain('href="https://isap.sejm.gov.pl/x"')
})

test('HTML in a text is shown as it was typed, and no link runs a script', () => {
  expect(htmlOf('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  for (const address of ['javascript:alert(1)', '//evil.example', 'data:text/html,x'])
    expect(htmlOf(`[words](${address})`)).not.toContain('href')
})
