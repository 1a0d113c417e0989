import { CallError } from '@/lib/platform/http/client'

/** An action at the identity provider; each action has its own messages for its own errors. */
export type IdentityTask =
  | 'signIn'
  | 'registration'
  | 'resetPassword'
  | 'verification'
  | 'deletion'
  | 'passwordChange'
  | 'secondFactor'
  | 'confirmation'
  | 'guest'
  | 'keepOrders'

/** Errors with the same message for every action. */
const anywhere = {
  'auth/too-many-requests': 'errors.too_many_requests',
  'auth/quota-exceeded': 'errors.too_many_requests',
  'auth/network-request-failed': 'errors.network',
  'auth/timeout': 'errors.network',
  'auth/internal-error': 'errors.unavailable',
  'auth/user-disabled': 'signIn.disabled',
  'auth/operation-not-allowed': 'registration.not_enabled',
} as const

// A stranger must not learn whether an address has an account, so all wrong combinations get the same message.
const wrongPair = {
  'auth/invalid-credential': 'signIn.incorrect',
  'auth/invalid-login-credentials': 'signIn.incorrect',
  'auth/wrong-password': 'signIn.incorrect',
  'auth/user-not-found': 'signIn.incorrect',
  'auth/invalid-email': 'signIn.incorrect',
  'auth/missing-password': 'signIn.incorrect',
} as const

const wrongPassword = {
  'auth/invalid-credential': 'deletion.wrong_password',
  'auth/invalid-login-credentials': 'deletion.wrong_password',
  'auth/wrong-password': 'deletion.wrong_password',
} as const

const refusedDeletion = {
  ...wrongPassword,
  'auth/user-mismatch': 'deletion.sign_in_again',
  'auth/user-not-found': 'deletion.sign_in_again',
  'auth/user-token-expired': 'deletion.sign_in_again',
} as const

const refusedRegistration = {
  'auth/email-already-in-use': 'registration.email_in_use',
  'auth/invalid-email': 'registration.email_invalid',
  'auth/weak-password': 'registration.weak_password',
  'auth/password-does-not-meet-requirements': 'registration.weak_password',
  'auth/admin-restricted-operation': 'registration.not_enabled',
} as const

const refusedPassword = {
  ...wrongPassword,
  'auth/weak-password': 'registration.weak_password',
  'auth/password-does-not-meet-requirements': 'registration.weak_password',
} as const

const refusedReset = {
  'auth/invalid-email': 'errors.incorrect_email',
  'auth/missing-email': 'errors.email_required',
} as const

// Their pages have no words of the other tasks.
const notEnabled = {
  'auth/operation-not-allowed': 'guest.not_enabled',
  'auth/admin-restricted-operation': 'guest.not_enabled',
  'auth/user-disabled': 'guest.failed',
} as const

const refusedKeeping = {
  ...notEnabled,
  'auth/email-already-in-use': 'guest.email_in_use',
  'auth/credential-already-in-use': 'guest.email_in_use',
  'auth/weak-password': 'guest.weak_password',
  'auth/password-does-not-meet-requirements': 'guest.weak_password',
} as const

const tasks = {
  signIn: { codes: wrongPair, failed: 'signIn.failed', unknown: 'signIn.unknown' },
  registration: { codes: refusedRegistration, failed: 'registration.failed', unknown: 'registration.failed' },
  resetPassword: { codes: refusedReset, failed: 'resetPassword.failed', unknown: 'resetPassword.unknown' },
  verification: { codes: {}, failed: 'verification.failed', unknown: 'verification.failed' },
  deletion: { codes: refusedDeletion, failed: 'deletion.failed', unknown: 'deletion.failed' },
  passwordChange: {
    codes: refusedPassword,
    failed: 'passwordChange.failed',
    unknown: 'passwordChange.failed',
  },
  secondFactor: {
    codes: wrongPassword,
    failed: 'secondFactor.passwordFailed',
    unknown: 'secondFactor.passwordFailed',
  },
  guest: { codes: notEnabled, failed: 'guest.failed', unknown: 'guest.failed' },
  keepOrders: { codes: refusedKeeping, failed: 'guest.keepFailed', unknown: 'guest.keepFailed' },
  confirmation: { codes: wrongPassword, failed: 'details.confirmFailed', unknown: 'details.confirmFailed' },
} as const

type Words<T> = T[keyof T]
type Task = Words<typeof tasks>
/** The message keys of identity errors. */
export type IdentityErrorKey =
  | Words<typeof anywhere>
  | Task['failed' | 'unknown']
  | { [name in IdentityTask]: Words<(typeof tasks)[name]['codes']> }[IdentityTask]

/** Errors of our own API with a message that helps the visitor. */
const ownCodes = ['errors.network', 'errors.unavailable', 'errors.too_many_requests'] as const

/**
 * The message key for any error: the provider's, our own API's, or the action's general message. A thrown value that is
 * not an error counts as unknown. A code of the provider without words of ours is logged.
 */
export function identityErrorKey(error: unknown, task: IdentityTask): IdentityErrorKey {
  const { codes, failed, unknown } = tasks[task]
  if (!(error instanceof Error)) return unknown
  if (error instanceof CallError) return ownCodes.find((key) => key === `errors.${error.code}`) ?? failed
  const code = providerCode(error)
  const keyByCode: Record<string, IdentityErrorKey> = { ...anywhere, ...codes }
  const key = code && keyByCode[code]
  if (code && !key) console.warn(`No words for the provider's code ${code} (${task})`)
  return key || failed
}

/** The provider's code, `auth/…`; null for any other error. */
export function providerCode(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('auth/') ? code : null
}
