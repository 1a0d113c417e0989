'use client'

import type { User } from 'firebase/auth'
import { call, errorCode } from '@/lib/platform/http/client'
import type { Locale } from '@/lib/platform/i18n/routing'
import { sessionChanged } from '@/lib/platform/identity/client'
import { firebase, firebaseUser } from '@/lib/platform/identity/firebase/firebase-client'
import { noteRenewal, openSessionOf } from '@/lib/platform/identity/session/renewal'

/** The age at which a sign-in is replaced: sessions end 30 days after it and could not be renewed. */
const USED_MS = 25 * 24 * 60 * 60_000

const isRenewable = ({ isAnonymous, metadata }: User) =>
  isAnonymous && Date.now() - Date.parse(metadata.creationTime ?? '') < USED_MS

/**
 * Signs in anonymously and requests the code that confirms the address. A guest who returns with the same address keeps
 * the sign-in with its goods and orders; another address gets a new sign-in.
 * @throws the provider's error, or CallError
 */
export async function requestCode(email: string, locale: Locale): Promise<void> {
  const [{ auth }, { signInAnonymously }] = await Promise.all([firebase(), import('firebase/auth')])
  const present = await firebaseUser()
  if (present && !isRenewable(present)) await auth.signOut()
  const ask = async () => {
    // returns the present sign-in if there is one
    const { user } = await signInAnonymously(auth)
    await call('POST /api/guest/code', { body: { idToken: await user.getIdToken(), email, locale } })
  }
  try {
    await ask()
  } catch (error) {
    // the sign-in belongs to another address or was ended elsewhere
    if (!['conflict', 'account.not_authenticated'].includes(errorCode(error))) throw error
    await auth.signOut()
    await ask()
  }
}

/** Confirms the address by its code and opens the session. Returns its uid. @throws CallError */
export async function confirmCode(code: string): Promise<string> {
  const user = await firebaseUser()
  await call('POST /api/guest', { body: { idToken: (await user?.getIdToken()) ?? '', code } })
  noteRenewal(Date.now())
  await sessionChanged()
  return user?.uid ?? ''
}

/**
 * Turns the anonymous sign-in into an account with the same uid, goods and orders. If the browser has lost the sign-in, it
 * creates an account, which gets them through the open session. @throws the provider's error, or CallError
 */
export async function choosePassword(email: string, password: string): Promise<void> {
  const [{ auth }, sdk, user] = await Promise.all([firebase(), import('firebase/auth'), firebaseUser()])
  if (user?.isAnonymous) await sdk.linkWithCredential(user, sdk.EmailAuthProvider.credential(email, password))
  // a former try may have created the account and failed afterward
  else if (user?.email !== email.toLowerCase())
    await sdk.createUserWithEmailAndPassword(auth, email, password)
  // the provider has ended the anonymous sign-in
  const { user: owner } = await sdk.signInWithEmailAndPassword(auth, email, password)
  await openSessionOf(owner, { fresh: false })
  await sessionChanged()
}
