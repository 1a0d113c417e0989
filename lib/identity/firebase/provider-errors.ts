import { CallError } from '@/lib/http/client'

/** What was being done with the identity provider; each has words of its own for what is peculiar to it. */
export type IdentityTask = 'signIn' | 'registration' | 'resetPassword' | 'verification' | 'deletion'

/** The provider's reasons that mean the same whatever was being done. */
const anywhere = {
  'auth/too-many-requests': 'errors.too_many_requests',
  'auth/quota-exceeded': 'errors.too_many_requests',
  'auth/network-request-failed': 'errors.network',
  'auth/timeout': 'errors.network',
  'auth/internal-error': 'errors.unavailable',
  'auth/user-disabled': 'signIn.disabled',
  'auth/operation-not-allowed': 'registration.not_enabled',
} as const

// a stranger must not learn whether an address has an account, so every wrong pair reads the same
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

const refusedReset = {
  'auth/invalid-email': 'errors.incorrect_email',
  'auth/missing-email': 'errors.email_required',
} as const

const tasks = {
  signIn: { codes: wrongPair, failed: 'signIn.failed', unknown: 'signIn.unknown' },
  registration: { codes: refusedRegistration, failed: 'registration.failed', unknown: 'registration.failed' },
  resetPassword: { codes: refusedReset, failed: 'resetPassword.failed', unknown: 'resetPassword.unknown' },
  verification: { codes: {}, failed: 'verification.failed', unknown: 'verification.failed' },
  deletion: { codes: wrongPassword, failed: 'deletion.failed', unknown: 'deletion.failed' },
} as const

type Words<T> = T[keyof T]
type Task = Words<typeof tasks>
/** Message keys that a failure is said with. */
export type IdentityErrorKey =
  | Words<typeof anywhere>
  | Task['failed' | 'unknown']
  | { [name in IdentityTask]: Words<(typeof tasks)[name]['codes']> }[IdentityTask]

/** Answers of our own API that the shopper can act upon. */
const ownCodes = ['errors.network', 'errors.unavailable', 'errors.too_many_requests'] as const

/**
 * The message key for whatever went wrong: the provider's reason, our own API's, or the task's own failure. What was
 * thrown without being an error is unknown.
 */
export function identityErrorKey(error: unknown, task: IdentityTask): IdentityErrorKey {
  const { codes, failed, unknown } = tasks[task]
  if (!(error instanceof Error)) return unknown
  if (error instanceof CallError) return ownCodes.find((key) => key === `errors.${error.code}`) ?? failed
  const code = providerCode(error)
  const known: Record<string, IdentityErrorKey> = { ...anywhere, ...codes }
  return (code && known[code]) || failed
}

/** The provider's code, `auth/…`; null for an error of another kind. */
export function providerCode(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('auth/') ? code : null
}
