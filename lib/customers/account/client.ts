'use client'

import type { ActionCodeSettings, User } from 'firebase/auth'
import { call } from '@/lib/platform/http/client'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { sessionChanged } from '@/lib/platform/identity/client'
import { firebase, firebaseUser } from '@/lib/platform/identity/firebase/firebase-client'
import { providerCode } from '@/lib/platform/identity/firebase/provider-errors'
import { openSessionOf } from '@/lib/platform/identity/session/renewal'
import { forgetPendingRecord, keepPendingRecord, writePendingRecord, writeRecord } from './record-client'
import { newRecord, recordKey } from './rules'
import type { Registration, SignIn } from './schema'

async function provider() {
  const [{ auth }, sdk] = await Promise.all([firebase(), import('firebase/auth')])
  return { auth, sdk }
}

/** Checks the password at the identity provider and opens a session in this browser. */
export async function signIn({ email, password }: SignIn): Promise<void> {
  const { auth, sdk } = await provider()
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password)
  try {
    await openSessionOf(user, { fresh: false })
  } catch (error) {
    // Half signed in is worse than signed out: the next try starts from the beginning.
    await auth.signOut()
    throw error
  }
  await sessionChanged()
  void writePendingRecord(user.uid)
}

/** The result of a registration whose account was created. */
export type Registered = {
  /** False: the record could not be written; it waits in this browser for the next visit. */
  recordStored: boolean
  /** False: the account exists, but its owner has to sign in. */
  signedIn: boolean
}

/**
 * Creates the account with its display name and record, and sends the mail that confirms the e-mail address. Rejects
 * only when no account was created. Later failures are in the result, because a new try would find the e-mail taken.
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
  // Stored before it is sent: closing the tab must not lose the phone number.
  keepPendingRecord(pending)
  const [recordStored] = await Promise.all([
    tryTo('store the user record', writeRecord(pending)),
    tryTo('set the display name', sdk.updateProfile(user, { displayName: `${name} ${surname}` })),
    tryTo('send the verification', requestVerification(user, locale)),
  ])
  if (recordStored) forgetPendingRecord()
  // A new token, because the current one does not contain the name yet.
  const signedIn = await tryTo('open the session', openSessionOf(user, { fresh: true }))
  if (signedIn) await sessionChanged()
  return { recordStored, signedIn }
}

async function tryTo(what: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    console.warn(`Registration failed to ${what}: ${error}`)
    return false
  }
}

/** A mail is written in the visitor's language, and its link leads back to `back` in the end. */
type Mail = { locale: Locale; back: string }

async function sendMail({ locale, back }: Mail, send: (settings?: ActionCodeSettings) => Promise<void>) {
  const { auth } = await provider()
  auth.languageCode = locale
  try {
    await send({ url: new URL(back, window.location.origin).href })
  } catch (error) {
    // A provider that does not know the shop's domain still sends links, only without the way back.
    if (!/-continue-uri$/.test(providerCode(error) ?? '')) throw error
    await send()
  }
}

/** Requests a mail with a link for a new password. Never tells whether the address has an account. */
export async function requestPasswordReset(email: string, mail: Mail): Promise<void> {
  const { auth, sdk } = await provider()
  try {
    await sendMail(mail, (settings) => sdk.sendPasswordResetEmail(auth, email, settings))
  } catch (error) {
    if (providerCode(error) !== 'auth/user-not-found') throw error
  }
}

/** Requests a mail with a link that confirms the address. */
export async function requestVerification(user: User, locale: Locale): Promise<void> {
  const { sdk } = await provider()
  const back = localePath(locale, '/details')
  await sendMail({ locale, back }, (settings) => sdk.sendEmailVerification(user, settings))
}

/** Whether the address has been confirmed; asks the provider again if it was not before. */
export async function isVerified(user: User): Promise<boolean> {
  if (!user.emailVerified) await user.reload()
  return user.emailVerified
}

/** The SDK's user when it is the user of the session, else null. */
export async function identityOf(uid: string): Promise<User | null> {
  const user = await firebaseUser()
  return user?.uid === uid ? user : null
}

/** The browsers in which the account is signed in, most recently used first. */
export const fetchSignedInBrowsers = (signal: AbortSignal) => call('GET /api/account/sessions', { signal })

/** Signs the account out in another browser. */
export const endSession = (id: string) => call('DELETE /api/account/sessions/[id]', { params: { id } })

async function confirmPassword(user: User, password: string): Promise<void> {
  const { sdk } = await provider()
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', password))
}

/** Whether the account has a password; one of another provider has none to change. */
export const hasPassword = (user: User): boolean =>
  user.providerData.some(({ providerId }) => providerId === 'password')

/**
 * Replaces the password after checking the present one. The provider then ends every sign-in of the account, so this
 * browser confirms the new password and opens its session anew.
 * @throws the provider's error, or CallError
 */
export async function changePassword(user: User, present: string, next: string): Promise<void> {
  const { sdk } = await provider()
  await confirmPassword(user, present)
  await sdk.updatePassword(user, next)
  await confirmPassword(user, next)
  await openSessionOf(user, { fresh: false })
  await sessionChanged()
}

/**
 * Deletes the account permanently after checking the password again.
 * @throws the provider's error, or CallError
 */
export async function deleteAccount(user: User, password: string): Promise<void> {
  const { auth } = await provider()
  await confirmPassword(user, password)
  const idToken = await user.getIdToken(true)
  await call('DELETE /api/account', { body: { idToken } })
  forgetPendingRecord()
  await auth.signOut()
  await sessionChanged()
}
