import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { isAccountNumber, normalAccountNumber, orderIdIn, withoutAccounts } from '@/lib/sales/claims/rules'
import { statementText } from '@/lib/sales/withdrawal/statement'
import { wordsOf } from '@/lib/shop/texts/translator'
import { isLate, refundDue } from './rules'
import { Withdrawal, WithdrawalDraft } from './schema'

const late = (submitted: string, delivered: string | null) =>
  isLate(new Date(submitted), delivered === null ? null : new Date(delivered))

test('a withdrawal is late after the fourteenth day that follows the day of the delivery in Poland', () => {
  expect(late('2026-11-17T23:59:59+01:00', '2026-11-03T08:00:00+01:00')).toBe(false)
  expect(late('2026-11-18T00:00:00+01:00', '2026-11-03T08:00:00+01:00')).toBe(true)
})

test('a period of withdrawal that would end on a Sunday or a public holiday ends on the next working day', () => {
  expect(late('2026-11-23T12:00:00+01:00', '2026-11-08T12:00:00+01:00')).toBe(false)
  expect(late('2026-11-24T12:00:00+01:00', '2026-11-08T12:00:00+01:00')).toBe(true)
  expect(late('2026-11-12T12:00:00+01:00', '2026-10-28T12:00:00+01:00')).toBe(false)
})

test('a withdrawal from goods that are not delivered is never late', () => {
  expect(late('2030-01-01T12:00:00Z', null)).toBe(false)
})

test('the money is due fourteen days after the statement', () => {
  expect(refundDue(new Date('2026-11-22T10:00:00Z'))).toEqual(new Date('2026-12-06T10:00:00Z'))
})

test.each([
  ['K7M2Q-X9D4T', 'K7M2Q-X9D4T'],
  [' k7m2q – x9d4t ', 'K7M2Q-X9D4T'],
  ['k7m2qx9d4t', 'K7M2Q-X9D4T'],
  ['Zamówienie nr K7M2Q-X9D4T.', 'K7M2Q-X9D4T'],
  ['12', '12'],
  ['the tires', 'the tires'],
])('the number of an order in %j is %j', (text, id) => {
  expect(orderIdIn(text)).toBe(id)
})

test('an account number is taken as a Polish one or as an IBAN, and with its check digits only', () => {
  const isTaken = (text: string) => isAccountNumber(normalAccountNumber(text))
  for (const text of [
    '61 1090 1014 0000 0712 1981 2874',
    'pl61-1090-1014-0000-0712-1981-2874',
    'DE89 3704 0044 0532 0130 00',
    'GB82 WEST 1234 5698 7654 32',
  ])
    expect(isTaken(text), text).toBe(true)
  for (const text of [
    '61 1090 1014 0000 0712 1981 2875',
    'PL61 1090 1014 0000 0712 1981 287',
    'DE98 3704 0044 0532 0130 00',
    '1234567890',
    'konto',
  ])
    expect(isTaken(text), text).toBe(false)
})

test.each([
  'DE89.3704.0044.0532.0130.00',
  '61/1090/1014/0000/0712/1981/2874',
  '61  1090  1014  0000  0712  1981  2874',
  '6110_9010_1400_0007_1219_8128_74',
  'IBANDE89370400440532013000',
  'de89370400440532013000',
  'konto: PL 61 1090 1014 0000 0712 1981 2874!',
  '61\n1090 1014\n0000 0712 1981 2874',
  '61 1090 1014 0000 12.12.2026 0712 1981 2874',
  '６１ 1090 1014 0000 0712 1981 2874',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'BE68 5390 0754 7034',
  'GB29 NWBK 6016 1331 9268 19',
  'RO49 AAAA 1B31 0075 9384 0000',
  'MT84 MALT 0110 0001 2345 MTLCAST001S',
])('of the account %j no four digits are left in a text', (account) => {
  const masked = withoutAccounts(`Przelej na ${account}`)
  expect(masked).toContain('[…]')
  expect(masked.replace(/\D/g, '').length, masked).toBeLessThan(4)
})

test.each([
  '2 × Trakt MT 265/70 R16, 4 × 195/80 R15',
  'K7M2Q-X9D4T z 24.11.2026, tel. +48 600 100 200',
  'EAN 5901234567893',
  'kupione 12.10.2026, pęknięte 24.10.2026, zgłoszone 2026-11-02',
  '24.11.2026, 600 100 200',
  'Łucja Żółć, lucja1990@example.com',
])('the words %j are no account', (text) => {
  expect(withoutAccounts(text)).toBe(text)
})

const draft = WithdrawalDraft.parse({
  locale: 'pl',
  name: 'Łucja Żółć',
  orderNumber: 'K7M2Q-X9D4T',
  email: 'lucja@example.com',
  lines: '2 × Trakt MT\r\n1 × felga',
  accountNumber: '61 1090 1014 0000 0712 1981 2874',
})

test.each(locales)('the statement in %s holds everything that was typed', (locale) => {
  const text = statementText(Withdrawal.parse({ ...draft, locale }), wordsOf(locale))
  for (const part of [
    draft.name,
    draft.orderNumber,
    draft.email,
    '2 × Trakt MT\n1 × felga',
    'PL61109010140000071219812874',
  ])
    expect(text).toContain(part)
})
