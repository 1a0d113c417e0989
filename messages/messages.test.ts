import { expect, test } from 'vitest'
import { errorStatus } from '@/lib/platform/error-codes'
import { messages } from './all'
import { argumentsOf } from './icu'
import { textsIn, textsOf } from './texts'

const { pl: polish, ...languages } = textsIn

test.each(Object.entries(languages))(
  '%s says everything that Polish says, and nothing else',
  (_, messages) => {
    expect([...messages.keys()].sort()).toEqual([...polish.keys()].sort())
  },
)

test.each(Object.entries({ pl: polish, ...languages }))('no text of %s is empty', (_, messages) => {
  expect([...messages].filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(Object.entries(languages))(
  'the texts of %s ask for the values that the Polish ones ask for',
  (_, messages) => {
    const differing = [...polish].flatMap(([key, text]) => {
      const wanted = argumentsOf(text)
      const asked = argumentsOf(messages.get(key) ?? '')
      return wanted.join() === asked.join() ? [] : [{ key, wanted, asked }]
    })
    expect(differing).toEqual([])
  },
)

/** What only the pages themselves say: no answer came, how long to wait, a press that led to nothing. */
const codesOfPages = [
  'network',
  'too_many_requests_wait',
  'cart.full',
  'email_meant',
  'cart.failed_load',
  'cart.failed_add',
  'cart.failed_update',
  'cart.failed_delete',
  'payment.rate_changed',
  'payment.canceled',
  'payment.failed',
  'payment.bank_declined',
  'payment.bank_waits',
  'payment.code_expired',
  'payment.left',
]

test.each(Object.entries(messages))(
  'in %s every code of an error has words, and every words of an error have a code',
  (_, { errors }) => {
    expect([...textsOf(errors).keys()].sort()).toEqual([...Object.keys(errorStatus), ...codesOfPages].sort())
  },
)

test('an argument is told from the words of a plural branch', () => {
  const text = '{count, plural, one {tire} few {# {size} tires} other {<b>{left}</b> of {total, number}}}'
  expect(argumentsOf(text)).toEqual(['b', 'count', 'left', 'size', 'total'])
  expect(argumentsOf("it''s '{quoted}'")).toEqual([])
})
