'use client'

import type { ActionCodeSettings, User } from 'firebase/auth'
import { choosePassword } from '@/lib/customers/guests/client'
import { call } from '@/lib/platform/http/client'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { currentSession, sessionChanged } from '@/lib/platform/identity/client'
import { firebase, firebaseUser } from '@/lib/platform/identity/firebase/firebase-client'
import { providerCode } from '@/lib/platform/identity/firebase/provider-errors'
import { forgetIdentity, openSessionOf } from '@/lib/platform/identity/session/renewal'
import type { AccountDetails, Registration, SignIn } from './schema'

async function provider() {
  const [{ auth }, sdk] = await Promise.all([firebase(), import('firebase/auth')])
  return { auth, sdk }
}

/** Checks the password at the identity provider and opens a session in this browser. */
export async function signIn({ email, password }: SignIn): Promise<void> {
  const { auth, sdk } = await provider()
  const formerToken = await anonymousToken()
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password)
  try {
    await openSessionOf(user, { fresh: false, formerToken })
  } catch (error) {
    // signs out of the provider too, so that the next try starts from the beginning
    await auth.signOut()
    throw error
  }
  await sessionChanged()
}

/** The token of the anonymous sign-in that the next sign-in ends. Its session may be over while its goods remain. */
async function anonymousToken(): Promise<string | undefined> {
  const former = await firebaseUser()
  return former?.isAnonymous ? former.getIdToken().catch(() => undefined) : undefined
}

/**
 * Creates the account and sends the mail that confirms its address. A guest who registers the confirmed address keeps the
 * anonymous sign-in, which becomes the account. Rejects only when no account was created.
 * @returns whether the owner is signed in; a new try would find the e-mail taken
 */
export async function register({ email, password }: Registration, locale: Locale): Promise<boolean> {
  const { user: guest } = await currentSession()
  if (guest?.isGuest && guest.confirmedEmail === email.toLowerCase()) {
    await choosePassword(email, password)
    return true
  }
  const { auth, sdk } = await provider()
  const formerToken = await anonymousToken()
  const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password)
  await tryTo('send the verification', requestVerification(user, locale))
  const isSignedIn = await tryTo('open the session', openSessionOf(user, { fresh: false, formerToken }))
  if (isSignedIn) await sessionChanged()
  return isSignedIn
}

async function tryTo(what: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    console.warn(`Failed to ${what}: ${error}`)
    return false
  }
}

/** Names an account after its details, unless it has a name. */
export async function nameAccount(
  user: User,
  { name, surname }: Pick<AccountDetails, 'name' | 'surname'>,
): Promise<void> {
  if (user.displayName) return
  const { sdk } = await provider()
  await tryTo('name the account', sdk.updateProfile(user, { displayName: `${name} ${surname}` }))
}

/** The language of a mail, and the path to which its link leads back in the end. */
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

/** Requests a mail with a link for a new password. An address without an account gets the same answer. */
export async function requestPasswordReset(email: string, mail: Mail): Promise<void> {
  const { auth, sdk } = await provider()
  try {
    await sendMail(mail, (settings) => sdk.sendPasswordResetEmail(auth, email, settings))
  } catch (error) {
    if (providerCode(error) !== 'auth/user-not-found') throw error
  }
}

export async function requestVerification(user: User, locale: Locale): Promise<void> {
  const { sdk } = await provider()
  const back = localePath(locale, '/details')
  await sendMail({ locale, back }, (settings) => sdk.sendEmailVerification(user, settings))
}

/** Whether the address is confirmed. Asks the provider again as long as it was not. */
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

export const endSession = (id: string) => call('DELETE /api/account/sessions/[id]', { params: { id } })

async function confirmPassword(user: User, password: string): Promise<void> {
  const { sdk } = await provider()
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email ?? '', password))
}

/** Whether the account has a password to change; accounts of other providers have none. */
export const hasPassword = (user: User): boolean =>
  user.providerData.some(({ providerId }) => providerId === 'password')

/**
 * Replaces the password after checking the present one. The provider then ends every sign-in of the account, so this
 * browser signs in with the new password and opens a new session. @throws the provider's error, or CallError
 */
export async function changePassword(user: User, present: string, next: string): Promise<void> {
  const { sdk } = await provider()
  await confirmPassword(user, present)
  await sdk.updatePassword(user, next)
  await confirmPassword(user, next)
  await openSessionOf(user, { fresh: false })
  await sessionChanged()
}

/** Deletes the account permanently after checking the password again. @throws the provider's error, or CallError */
export async function deleteAccount(user: User, password: string): Promise<void> {
  await confirmPassword(user, password)
  const idToken = await user.getIdToken(true)
  await call('DELETE /api/account', { body: { idToken } })
  await forgetIdentity()
  await sessionChanged()
}
