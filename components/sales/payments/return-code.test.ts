import { expect, test } from 'vitest'
import { reasonOf } from './return-code'

test('a return from the bank says why nothing was paid, and nothing where no attempt was made', () => {
  expect(reasonOf('code_expired', true)).toBe('payment.code_expired')
  expect(reasonOf('payment_declined', true)).toBe('payment.bank_declined')
  expect(reasonOf('', true)).toBe('payment.left')
  expect(reasonOf('', false)).toBeNull()
})
