import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '@/messages/en.json'
import { TransferData } from './TransferData'

test('the data of a transfer are shown as banks write them, with a code only where there is one', () => {
  const drawn = (code: string | null) =>
    renderToStaticMarkup(
      NextIntlClientProvider({
        locale: 'en',
        messages,
        timeZone: 'Europe/Warsaw',
        children: createElement(TransferData, {
          transfer: {
            recipient: 'Trakt 4x4 Sp. z o.o.',
            account: '92124012340001567890123456',
            amountGrosze: 109_998,
            title: 'K7M2Q-X9D4T',
            code,
          },
        }),
      }),
    )
  for (const said of [
    'Trakt 4x4 Sp. z o.o.',
    'PL92 1240 1234 0001 5678 9012 3456',
    '1,099.98',
    'K7M2Q-X9D4T',
  ])
    expect(drawn(null)).toContain(said)
  expect(drawn(null)).not.toContain('<svg role="img"')
  expect(drawn('|PL|…')).toContain(`<svg role="img" aria-label="${messages.payment.transfer.code}"`)
})
