import { CallError } from '@/lib/platform/http/client'

const byCode = <const Key extends string>(key: Key, ...codes: string[]) =>
  Object.fromEntries(codes.map((code) => [`auth/${code}`, key])) as Record<string, Key>

const anywhere = {
  ...byCode('errors.too_many_requests', 'too-many-requests', 'quota-exceeded'),
  ...byCode('errors.network', 'network-request-failed', 'timeout'),
  ...byCode('errors.unavailable', 'internal-error'),
  ...byCode('signIn.disabled', 'user-disabled'),
  ...byCode('registration.not_enabled', 'operation-not-allowed'),
}

const wrong = ['invalid-credential', 'invalid-login-credentials', 'wrong-password']
const weak = ['weak-password', 'password-does-not-meet-requirements']
const wrongPassword = byCode('deletion.wrong_password', ...wrong)
// the pages of guests have no words of the other tasks
const guestsNotEnabled = {
  ...byCode('guest.not_enabled', 'operation-not-allowed', 'admin-restricted-operation'),
  ...byCode('guest.failed', 'user-disabled'),
}

/** Actions at the provider, each with messages for its own errors; `unknown` is the message where no error was thrown. */
const tasks = {
  signIn: {
    // A stranger must not learn whether an address has an account, so all wrong combinations get the same message.
    codes: byCode('signIn.incorrect', ...wrong, 'user-not-found', 'invalid-email', 'missing-password'),
    failed: 'signIn.failed',
    unknown: 'signIn.unknown',
  },
  registration: {
    codes: {
      ...byCode('registration.email_in_use', 'email-already-in-use'),
      ...byCode('registration.email_invalid', 'invalid-email'),
      ...byCode('registration.weak_password', ...weak),
      ...byCode('registration.not_enabled', 'admin-restricted-operation'),
    },
    failed: 'registration.failed',
  },
  resetPassword: {
    codes: {
      ...byCode('errors.incorrect_email', 'invalid-email'),
      ...byCode('errors.email_required', 'missing-email'),
    },
    failed: 'resetPassword.failed',
    unknown: 'resetPassword.unknown',
  },
  verification: { codes: {}, failed: 'verification.failed' },
  deletion: {
    codes: {
      ...wrongPassword,
      ...byCode('deletion.sign_in_again', 'user-mismatch', 'user-not-found', 'user-token-expired'),
    },
    failed: 'deletion.failed',
  },
  passwordChange: {
    codes: { ...wrongPassword, ...byCode('registration.weak_password', ...weak) },
    failed: 'passwordChange.failed',
  },
  secondFactor: { codes: wrongPassword, failed: 'secondFactor.passwordFailed' },
  guest: { codes: guestsNotEnabled, failed: 'guest.failed' },
  keepOrders: {
    codes: {
      ...guestsNotEnabled,
      ...byCode('guest.email_in_use', 'email-already-in-use', 'credential-already-in-use'),
      ...byCode('guest.weak_password', ...weak),
    },
    failed: 'guest.keepFailed',
  },
  confirmation: { codes: wrongPassword, failed: 'details.confirmFailed' },
} as const

type Tasks = typeof tasks
export type IdentityTask = keyof Tasks
export type IdentityErrorKey =
  | (typeof anywhere)[string]
  | Tasks[IdentityTask]['failed']
  | Tasks['signIn' | 'resetPassword']['unknown']
  | { [Task in IdentityTask]: Tasks[Task]['codes'][keyof Tasks[Task]['codes']] }[IdentityTask]

/** Errors of our own API with a message that helps the visitor. */
const ownCodes = ['errors.network', 'errors.unavailable', 'errors.too_many_requests'] as const

/** The message key for any error. A code of the provider without words of ours is logged. */
export function identityErrorKey(error: unknown, name: IdentityTask): IdentityErrorKey {
  const task = tasks[name]
  const { failed } = task
  if (!(error instanceof Error)) return 'unknown' in task ? task.unknown : failed
  if (error instanceof CallError) return ownCodes.find((key) => key === `errors.${error.code}`) ?? failed
  const code = providerCode(error)
  const keyByCode: Record<string, IdentityErrorKey> = { ...anywhere, ...task.codes }
  const key = code && keyByCode[code]
  if (code && !key) console.warn(`No words for the provider's code ${code} (${name})`)
  return key || failed
}

/** The provider's code, `auth/…`; null for any other error. */
export function providerCode(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('auth/') ? code : null
}
