import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import type { Locale } from '@/lib/platform/i18n/routing'
import { messages } from '@/messages/all'
import { type moneyNotes, paymentNote } from './order-text'

const words = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'orders' })
const payment = {
  status: 'captured',
  typeOfPayment: 'paypal' as const,
  amountMinor: 130_136,
  currency: 'USD',
  capturedAt: null,
}
const order = {
  status: 'Pending',
  typeOfPayment: 'paypal',
  customerType: 'private_person',
  paidAt: null,
  paidWay: null,
  payment,
  totalGrosze: 475_000,
  paidGrosze: 475_000,
  refunds: [],
  isTransferDue: false,
} satisfies Parameters<typeof moneyNotes>[1]
const noted = (locale: Locale, currency: string) =>
  paymentNote(words(locale), { ...order, payment: { ...payment, currency } }, locale)?.replace(/\s/g, ' ')

test('a payment in another currency is said in złoty first, as in mails and on its page', () => {
  expect((['pl', 'en', 'ru'] as const).map((locale) => noted(locale, 'USD'))).toEqual([
    'Zapłacono 4 750,00 zł (1 301,36 $)',
    'Paid 4,750.00 PLN ($1,301.36)',
    'Оплачено 4 750,00 PLN (1 301,36 $)',
  ])
})

test('an order that is due by transfer in place of the chosen way says so, until it is paid', () => {
  const unpaid = { ...order, payment: null, paidGrosze: 0 }
  const noteOf = (isTransferDue: boolean) => paymentNote(words('en'), { ...unpaid, isTransferDue }, 'en')
  expect(noteOf(true)).toBe(messages.en.orders.transferAwaited)
  expect(noteOf(false)).toBe(messages.en.orders.onlineAwaited)
  expect(paymentNote(words('en'), { ...order, isTransferDue: true }, 'en')).toContain('Paid')
})

test('a payment in złoty is written as every price of the shop', () => {
  expect(noted('pl', 'PLN')).toBe('Zapłacono 1 301,36 zł')
  expect(noted('en', 'PLN')).toBe('Paid 1,301.36 PLN')
})
