'use client'

import { signIn } from '@/lib/account/client'
import { call } from '@/lib/http/client'
import { sessionChanged } from '@/lib/identity/client'
import { firebaseUser } from '@/lib/identity/firebase/firebase-client'
import type { Enrollment, RecoveryCodes } from './schema'

const PATH = '/api/account/second-factor'

/**
 * Signs in with the password once more and begins the enrollment. Rejects with the provider's error or a CallError; the
 * others here reject with a CallError.
 */
export async function beginEnrollment(email: string, password: string): Promise<Enrollment> {
  await signIn({ email, password })
  const idToken = await (await firebaseUser())?.getIdToken()
  return call(PATH, { method: 'POST', body: { idToken }, context: 'Failed to begin the enrollment' })
}

/** Turns the second factor on with a first code of the app. */
export const finishEnrollment = (code: string): Promise<RecoveryCodes> =>
  call(PATH, { method: 'PUT', body: { code }, context: 'Failed to turn the second factor on' })

export const turnOff = (code: string): Promise<null> =>
  call(PATH, { method: 'DELETE', body: { code }, context: 'Failed to turn the second factor off' })

/** Replaces all recovery codes. */
export const renewRecoveryCodes = (code: string): Promise<RecoveryCodes> =>
  call(`${PATH}/recovery-codes`, {
    method: 'POST',
    body: { code },
    context: 'Failed to renew the recovery codes',
  })

/** Confirms this browser's session with a code of the app or a recovery code. */
export async function confirmSignIn(code: string): Promise<void> {
  await call('/api/session/second-factor', {
    method: 'POST',
    body: { code },
    context: 'Failed to confirm the sign-in',
  })
  await sessionChanged()
}
