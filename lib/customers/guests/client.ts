'use client'

import type { User } from 'firebase/auth'
import { call } from '@/lib/platform/http/client'
import type { Locale } from '@/lib/platform/i18n/routing'
import { sessionChanged } from '@/lib/platform/identity/client'
import { firebase, firebaseUser } from '@/lib/platform/identity/firebase/firebase-client'
import { noteRenewal, openSessionOf } from '@/lib/platform/identity/session/renewal'

/** An older sign-in is another one's: somebody has left this browser, or has signed out in it. */
const FRESH_MS = 8 * 60_000

const isFresh = ({ isAnonymous, metadata }: User) =>
  isAnonymous && Date.now() - Date.parse(metadata.creationTime ?? '') < FRESH_MS

/**
 * Signs in anonymously, unless it has been done in the last minutes, and has the code sent that confirms the address.
 * @throws the provider's error, or CallError
 */
export async function requestCode(email: string, locale: Locale): Promise<void> {
  const [{ auth }, { signInAnonymously }] = await Promise.all([firebase(), import('firebase/auth')])
  const present = await firebaseUser()
  if (present && !isFresh(present)) await auth.signOut()
  // of two calls the SDK makes one user
  const { user } = await signInAnonymously(auth)
  await call('POST /api/guest/code', { body: { idToken: await user.getIdToken(), email, locale } })
}

/** Confirms the address by its code, and opens the session of the uid that it returns. @throws CallError */
export async function confirmCode(code: string): Promise<string> {
  const user = await firebaseUser()
  await call('POST /api/guest', { body: { idToken: (await user?.getIdToken()) ?? '', code } })
  noteRenewal(Date.now())
  await sessionChanged()
  return user?.uid ?? ''
}

/**
 * Makes an account of the anonymous sign-in: its uid stays, and so do goods and orders.
 * @throws the provider's error, or CallError
 */
export async function choosePassword(email: string, password: string): Promise<void> {
  const [{ auth }, sdk, user] = await Promise.all([firebase(), import('firebase/auth'), firebaseUser()])
  if (user?.isAnonymous) await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credential(email, password))
  // the provider ends the anonymous sign-in with that
  const { user: owner } = await sdk.signInWithEmailAndPassword(auth, email, password)
  await openSessionOf(owner, { fresh: false })
  await sessionChanged()
}
