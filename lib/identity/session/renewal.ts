'use client'

import type { User } from 'firebase/auth'
import { CallError, call } from '@/lib/http/client'
import { sessionChanged, signOut } from '@/lib/identity/client'
import { firebaseUser } from '@/lib/identity/firebase/firebase-client'
import { providerCode } from '@/lib/identity/firebase/provider-errors'

/** The ID token is refreshed, and the session with it, every 55 minutes. */
export const RENEWAL_MS = 3_300_000
const RENEWED_KEY = 'trakt-renewed'

/** Turns a user's token into the session cookie; `fresh` fetches a new token first. */
export async function openSessionOf(user: User, { fresh }: { fresh: boolean }): Promise<void> {
  const idToken = await user.getIdToken(fresh)
  await call('/api/session', { method: 'POST', body: { idToken }, context: 'Failed to open the session' })
  noteRenewal(Date.now())
}

/** ms until the next renewal is due, 0 when it is due now. Counted over page loads and tabs. */
export function renewalDueIn(now: number): number {
  const last = Number(stored(RENEWED_KEY) ?? 0)
  // a clock that was set back must not put the renewal off
  return last > now ? 0 : Math.max(0, last + RENEWAL_MS - now)
}

/** Reasons for which no later try can succeed: the account was disabled or deleted, or the session was ended elsewhere. */
const isOver = (error: unknown) =>
  (error instanceof CallError && error.status === 401) ||
  [
    'auth/user-token-expired',
    'auth/user-disabled',
    'auth/user-not-found',
    'auth/invalid-user-token',
  ].includes(providerCode(error) ?? '')

/**
 * Renews the session of `uid` in this browser. One that was ended, or whose account was, is signed out; without an
 * answer everything stays as it is until the next try. Another account that the SDK happens to hold is left alone:
 * nobody becomes somebody else without typing a password.
 */
export async function renewSession(uid: string): Promise<void> {
  const user = await firebaseUser()
  if (user?.uid !== uid) return noteRenewal(Date.now())
  try {
    await openSessionOf(user, { fresh: true })
    await sessionChanged()
  } catch (error) {
    if (isOver(error)) await signOut()
    else throw error
  }
}

function noteRenewal(time: number): void {
  try {
    localStorage.setItem(RENEWED_KEY, String(time))
  } catch {
    // storage may be forbidden; the renewal comes on every page then
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
