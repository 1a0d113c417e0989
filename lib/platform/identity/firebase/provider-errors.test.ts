import { FirebaseError } from 'firebase/app'
import { beforeEach, expect, test, vi } from 'vitest'
import { type CallCode, CallError } from '@/lib/platform/http/client'
import { locales } from '@/lib/platform/i18n/routing'
import { messages } from '@/messages/all'
import { type IdentityTask, identityErrorKey } from './provider-errors'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
beforeEach(() => void warn.mockClear())

const provider = (code: string) => new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`)

function words(messages: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages)
}

test('a wrong password and an unknown e-mail read the same, in every language', () => {
  const reasons = ['wrong-password', 'user-not-found', 'invalid-credential', 'invalid-login-credentials']
  const keys = new Set(reasons.map((reason) => identityErrorKey(provider(reason), 'signIn')))
  expect([...keys]).toEqual(['signIn.incorrect'])
  expect(words(messages.en, 'signIn.incorrect')).toBe(
    'Incorrect email or password has been entered. Please try again.',
  )
})

test('a wrong present password and a weak new one are told apart when the password is changed', () => {
  expect(identityErrorKey(provider('wrong-password'), 'passwordChange')).toBe('deletion.wrong_password')
  expect(identityErrorKey(provider('weak-password'), 'passwordChange')).toBe('registration.weak_password')
})

test.each([
  ['email-already-in-use', 'The email address is already in use by another account.'],
  ['invalid-email', 'The email address is not valid.'],
  ['operation-not-allowed', 'Email/Password accounts are not enabled. Please call us.'],
  ['weak-password', 'The password is too weak.'],
])('%s at registration is said as the specification words it', (reason, sentence) => {
  expect(words(messages.en, identityErrorKey(provider(reason), 'registration'))).toBe(sentence)
})

test.each([
  ['signIn', 'Failed to sign in'],
  ['resetPassword', 'Password reset error'],
] as const)('a reason that nobody knows is still a sentence: %s', (task, sentence) => {
  expect(words(messages.en, identityErrorKey(provider('something-of-2031'), task))).toBe(sentence)
  expect(words(messages.en, identityErrorKey(new TypeError('x is not a function'), task))).toBe(sentence)
})

test('a code of the provider that nobody knows is logged, and no other', () => {
  identityErrorKey(provider('wrong-password'), 'signIn')
  identityErrorKey(new TypeError('x is not a function'), 'signIn')
  expect(warn).not.toHaveBeenCalled()
  identityErrorKey(provider('something-of-2031'), 'registration')
  expect(warn.mock.calls.join()).toContain('auth/something-of-2031')
})

test('a failure that is no error at all reads as unknown', () => {
  expect(words(messages.en, identityErrorKey('boom', 'signIn'))).toBe('An unknown error occurred')
  expect(words(messages.en, identityErrorKey(undefined, 'resetPassword'))).toBe('Error sending email')
})

test('the shop’s own refusal is passed on where the shopper can act upon it', () => {
  const refused = (status: number, code: CallCode) => new CallError('x', status, '', code, [])
  expect(identityErrorKey(refused(429, 'too_many_requests'), 'signIn')).toBe('errors.too_many_requests')
  expect(identityErrorKey(refused(0, 'network'), 'registration')).toBe('errors.network')
  expect(identityErrorKey(refused(401, 'account.not_authenticated'), 'signIn')).toBe('signIn.failed')
})

test('every reason has words in three languages, and never the provider’s own', () => {
  const reasons = [
    'too-many-requests',
    'network-request-failed',
    'user-disabled',
    'operation-not-allowed',
    'internal-error',
    'email-already-in-use',
    'invalid-email',
    'weak-password',
    'wrong-password',
    'user-mismatch',
    'user-token-expired',
    'missing-email',
    'anything-else',
  ]
  const tasks: IdentityTask[] = ['signIn', 'registration', 'resetPassword', 'verification', 'deletion']
  for (const task of tasks)
    for (const reason of reasons)
      for (const locale of locales) {
        const sentence = words(messages[locale], identityErrorKey(provider(reason), task))
        expect(sentence, `${task} ${reason}`).toEqual(expect.stringMatching(/\S{2}/))
        expect(sentence).not.toMatch(/firebase|auth\//i)
      }
})

test.each(['admin-restricted-operation', 'operation-not-allowed'])(
  'where anonymous sign-in is not turned on (%s), the form of an order without an account says so',
  (reason) => {
    expect(identityErrorKey(provider(reason), 'guest')).toBe('guest.not_enabled')
  },
)

test('an address that has an account already is told to sign in', () => {
  expect(identityErrorKey(provider('email-already-in-use'), 'keepOrders')).toBe('guest.email_in_use')
  expect(identityErrorKey(provider('credential-already-in-use'), 'keepOrders')).toBe('guest.email_in_use')
})
