'use client'

import { signIn } from '@/lib/customers/account/client'
import { call } from '@/lib/platform/http/client'
import { sessionChanged } from '@/lib/platform/identity/client'
import { firebaseUser } from '@/lib/platform/identity/firebase/firebase-client'

/** Signs in with the password once more and begins the enrollment. Rejects with the provider's error or a CallError. */
export async function beginEnrollment(email: string, password: string) {
  await signIn({ email, password })
  const idToken = await (await firebaseUser())?.getIdToken()
  return call('POST /api/account/second-factor', { body: { idToken: idToken ?? '' } })
}

/** Turns the second factor on with a first code of the app. */
export const finishEnrollment = (code: string) => call('PUT /api/account/second-factor', { body: { code } })

export const turnOff = (code: string) => call('DELETE /api/account/second-factor', { body: { code } })

export const renewRecoveryCodes = (code: string) =>
  call('POST /api/account/second-factor/recovery-codes', { body: { code } })

/** Confirms this browser's session with a code of the app or a recovery code. */
export async function confirmSignIn(code: string): Promise<void> {
  await call('POST /api/session/second-factor', { body: { code } })
  await sessionChanged()
}
