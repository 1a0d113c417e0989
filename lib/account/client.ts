'use client'

import type { ActionCodeSettings, User } from 'firebase/auth'
import { call } from '@/lib/http/client'
import { type Locale, localePath } from '@/lib/i18n/routing'
import { sessionChanged } from '@/lib/identity/client'
import { firebase, firebaseUser } from '@/lib/identity/firebase/firebase-client'
import { providerCode } from '@/lib/identity/firebase/provider-errors'
import { openSessionOf } from '@/lib/identity/session/renewal'
import { forgetPendingRecord, keepPendingRecord, writePendingRecord, writeRecord } from './record-client'
import { newRecord, recordKey } from './rules'
import type { Registration, SignedInBrowser, SignIn } from './schema'

async function provider() {
  const [{ auth }, sdk] = await Promise.all([firebase(), import('firebase/auth')])
  return { auth, sdk }
}

/** Checks the password with the identity provider and opens the session of this browser. */
export async function signIn({ email, password }: SignIn): Promise<void> {
  const { auth, sdk } = await provider()
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password)
  try {
    await openSessionOf(user, { fresh: false })
  } catch (error) {
    // half signed in is worse than signed out: the next try starts from the beginning
    await auth.signOut()
    throw error
  }
  await sessionChanged()
  void writePendingRecord(user.uid)
}

/** What became of a registration once the account existed. */
export type Registered = {
  /** False: the record waits in this browser and is written at the next visit. */
  recordStored: boolean
  /** False: the account is there, and its owner has to sign in. */
  signedIn: boolean
}

/**
 * Creates the account, with its display name, its record and the message that confirms the e-mail. Rejects only while
 * there is no account yet; what fails later is told in the result, because trying again would find the e-mail taken.
 */
export async function register(registration: Registration, locale: Locale): Promise<Registered> {
  const { auth, sdk } = await provider()
  const { name, surname, email, password } = registration
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  const identity = { uid: user.uid, email: user.email ?? email }
  const pending = {
    key: recordKey({ name, surname, uid: user.uid }),
    record: newRecord(registration, identity, new Date()),
  }
  // kept before it is tried: a closed tab must not lose the phone number
  keepPendingRecord(pending)
  const [recordStored] = await Promise.all([
    succeeds('store the user record', writeRecord(pending)),
    succeeds('set the display name', sdk.updateProfile(user, { displayName: `${name} ${surname}` })),
    succeeds('send the verification', requestVerification(user, locale)),
  ])
  if (recordStored) forgetPendingRecord()
  // a new token, because the one at hand does not know the name yet
  const signedIn = await succeeds('open the session', openSessionOf(user, { fresh: true }))
  if (signedIn) await sessionChanged()
  return { recordStored, signedIn }
}

async function succeeds(what: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    console.warn(`Registration failed to ${what}: ${error}`)
    return false
  }
}

/** A mail is written in the shopper's language, and its link leads back to `back` once it has done its work. */
type Mail = { locale: Locale; back: string }

async function mailed({ locale, back }: Mail, send: (settings?: ActionCodeSettings) => Promise<void>) {
  const { auth } = await provider()
  auth.languageCode = locale
  try {
    await send({ url: new URL(back, window.location.origin).href })
  } catch (error) {
    // a provider that was not told of the shop's domain sends links all the same, only without the way back
    if (!/-continue-uri$/.test(providerCode(error) ?? '')) throw error
    await send()
  }
}

/** Asks for a mail with a link for a new password. Whether the address has an account is not told. */
export async function requestPasswordReset(email: string, mail: Mail): Promise<void> {
  const { auth, sdk } = await provider()
  try {
    await mailed(mail, (settings) => sdk.sendPasswordResetEmail(auth, email, settings))
  } catch (error) {
    if (providerCode(error) !== 'auth/user-not-found') throw error
  }
}

/** Asks for a mail with a link that confirms the address. */
export async function requestVerification(user: User, locale: Locale): Promise<void> {
  const { sdk } = await provider()
  const back = localePath(locale, '/details')
  await mailed({ locale, back }, (settings) => sdk.sendEmailVerification(user, settings))
}

/** Whether the address has been confirmed by now; asks the provider when it was not before. */
export async function isVerified(user: User): Promise<boolean> {
  if (!user.emailVerified) await user.reload()
  return user.emailVerified
}

/** The SDK's own user, when it is the one that the session names. */
export async function identityOf(uid: string): Promise<User | null> {
  const user = await firebaseUser()
  return user?.uid === uid ? user : null
}

/** The browsers in which the account is signed in, last seen first. */
export const fetchSignedInBrowsers = (signal: AbortSignal): Promise<SignedInBrowser[]> =>
  call('/api/account/sessions', { signal, context: 'Failed to load the sessions' })

/** Signs the account out in another browser. */
export const endSession = (id: string): Promise<void> =>
  call(`/api/account/sessions/${id}`, { method: 'DELETE', context: 'Failed to end a session' })

/**
 * Deletes the account for good after checking the password once more.
 * @throws the provider's error, or CallError
 */
export async function deleteAccount(user: User, password: string): Promise<void> {
  const { auth, sdk } = await provider()
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', password))
  const idToken = await user.getIdToken(true)
  await call('/api/account', {
    method: 'DELETE',
    body: { idToken },
    context: 'Failed to delete the account',
  })
  forgetPendingRecord()
  await auth.signOut()
  await sessionChanged()
}
