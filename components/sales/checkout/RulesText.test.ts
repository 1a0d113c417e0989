import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import messages from '@/messages/en.json'
import { RulesText } from './RulesDialog'

test('the rules over the checkout list the ways of payment that are offered, and no others', () => {
  const { methods } = messages.rulesModal.payment
  const names = Object.values(methods).flatMap((each) => each.split('|'))
  const lists = (payments: PaymentType[]) => {
    const drawn = renderToStaticMarkup(
      NextIntlClientProvider({
        locale: 'en',
        messages,
        timeZone: 'Europe/Warsaw',
        children: createElement(RulesText, { payments, isDeliveryPriced: false }),
      }),
    )
    return [...drawn.matchAll(/<ul.*?<\/ul>/g)].map(([list]) =>
      names.filter((name) => list.includes(`>${name}<`)),
    )
  }
  const today = ['Cash on delivery', 'Card on delivery']
  expect(lists(['payment_at_delivery'])).toEqual([today])
  expect(lists(['blik', 'payment_at_delivery'])).toEqual([[...today, 'BLIK']])
})
