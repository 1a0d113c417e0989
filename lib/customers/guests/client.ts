'use client'

import type { User } from 'firebase/auth'
import { call, errorCode } from '@/lib/platform/http/client'
import type { Locale } from '@/lib/platform/i18n/routing'
import { sessionChanged } from '@/lib/platform/identity/client'
import { firebase, firebaseUser } from '@/lib/platform/identity/firebase/firebase-client'
import { noteRenewal, openSessionOf } from '@/lib/platform/identity/session/renewal'

/** A session of an older sign-in could not be renewed: it ends 30 days after it. */
const USED_MS = 25 * 24 * 60 * 60_000

const isUsable = ({ isAnonymous, metadata }: User) =>
  isAnonymous && Date.now() - Date.parse(metadata.creationTime ?? '') < USED_MS

/**
 * Signs in anonymously, and has the code sent that confirms the address. Who comes back with the same address has the
 * sign-in of before, with its goods and orders; with another one it is somebody else's.
 * @throws the provider's error, or CallError
 */
export async function requestCode(email: string, locale: Locale): Promise<void> {
  const [{ auth }, { signInAnonymously }] = await Promise.all([firebase(), import('firebase/auth')])
  const present = await firebaseUser()
  if (present && !isUsable(present)) await auth.signOut()
  const ask = async () => {
    // gives the present sign-in where there is one
    const { user } = await signInAnonymously(auth)
    await call('POST /api/guest/code', { body: { idToken: await user.getIdToken(), email, locale } })
  }
  try {
    await ask()
  } catch (error) {
    // of another address, or ended elsewhere
    if (!['conflict', 'account.not_authenticated'].includes(errorCode(error))) throw error
    await auth.signOut()
    await ask()
  }
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
 * Makes an account of the anonymous sign-in: its uid stays, and so do goods and orders. Where the browser has lost it, the
 * account is another one, which gets them by the session that is still open. @throws the provider's error, or CallError
 */
export async function choosePassword(email: string, password: string): Promise<void> {
  const [{ auth }, sdk, user] = await Promise.all([firebase(), import('firebase/auth'), firebaseUser()])
  if (user?.isAnonymous) await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credential(email, password))
  // the account itself is there when the step after it has failed
  else if (user?.email !== email.toLowerCase())
    await sdk.createUserWithEmailAndPassword(auth, email, password)
  // the provider ends the anonymous sign-in with that
  const { user: owner } = await sdk.signInWithEmailAndPassword(auth, email, password)
  await openSessionOf(owner, { fresh: false })
  await sessionChanged()
}
