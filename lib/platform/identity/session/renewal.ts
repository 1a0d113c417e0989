'use client'

import type { User } from 'firebase/auth'
import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { CallError, call } from '@/lib/platform/http/client'
import { sessionChanged, signOut } from '@/lib/platform/identity/client'
import { firebase, firebaseUser } from '@/lib/platform/identity/firebase/firebase-client'
import { providerCode } from '@/lib/platform/identity/firebase/provider-errors'
import { RENEWED_KEY } from './had-session'

/** Every 55 minutes the ID token is refreshed, and the session with it. */
export const RENEWAL_MS = 3_300_000
/** Name, e-mail and phone that a former version kept until they were stored. */
const PENDING_RECORD_KEY = 'trakt-pending-record'
/** The event of a session that ended by itself: its listeners delete the person's data from the browser. */
export const SESSION_OVER = 'session-over'

/** Exchanges a user's token for the session cookie. `formerToken` is of this browser's former anonymous sign-in. */
export async function openSessionOf(
  user: User,
  { fresh, formerToken }: { fresh: boolean; formerToken?: string | undefined },
): Promise<void> {
  const idToken = await user.getIdToken(fresh)
  await call('POST /api/session', { body: { idToken, formerToken } })
  noteRenewal(Date.now())
}

/** Milliseconds until the next renewal, 0 when it is due. Shared by all pages and tabs of this browser. */
export function renewalDueIn(now: number): number {
  const last = Number(browserStorage.getItem(RENEWED_KEY) ?? 0)
  // A clock that was set back must not delay the renewal.
  return last > now ? 0 : Math.max(0, last + RENEWAL_MS - now)
}

/** Errors after which no retry can succeed: the account was disabled or deleted, or the session was ended elsewhere. */
const isFinal = (error: unknown) =>
  (error instanceof CallError && error.status === 401) ||
  [
    'auth/user-token-expired',
    'auth/user-disabled',
    'auth/user-not-found',
    'auth/invalid-user-token',
  ].includes(providerCode(error) ?? '')

/**
 * Renews the session of `uid` and signs out when it or its account was ended. When the SDK holds another account, nothing
 * is done: an account may change only by typing a password.
 */
export async function renewSession(uid: string): Promise<void> {
  const user = await firebaseUser()
  if (user?.uid !== uid) return noteRenewal(Date.now())
  try {
    await openSessionOf(user, { fresh: true })
    await sessionChanged()
  } catch (error) {
    if (!isFinal(error)) throw error
    await signOut()
    globalThis.dispatchEvent?.(new Event(SESSION_OVER))
  }
}

export async function forgetIdentity(): Promise<void> {
  browserStorage.removeItem(RENEWED_KEY)
  browserStorage.removeItem(PENDING_RECORD_KEY)
  await (await firebase()).auth.signOut()
}

export function noteRenewal(time: number): void {
  // without storage every page renews the session
  browserStorage.setItem(RENEWED_KEY, String(time))
  browserStorage.removeItem(PENDING_RECORD_KEY)
}

/** Wait after a failed renewal: long enough for a provider that is down, and far shorter than the session. */
const RETRY_MS = 5 * 60_000

let current: { uid: string; stop: () => void } | null = null

/** Renews the session of `uid` while its pages are open; null stops it. Only one session is renewed at a time. */
export function keepSession(uid: string | null): void {
  if (current?.uid === uid) return
  current?.stop()
  current = uid ? { uid, stop: keepAlive(uid) } : null
}

function keepAlive(uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const wait = (ms: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(tick, ms)
  }
  const tick = () => {
    const due = renewalDueIn(Date.now())
    if (due > 0) return wait(due)
    renewSession(uid).then(
      () => wait(renewalDueIn(Date.now()) || RETRY_MS),
      (error) => {
        console.warn(`Failed to renew the session: ${error}`)
        wait(RETRY_MS)
      },
    )
  }
  // The timer of a sleeping laptop does not fire.
  const tickWhenVisible = () => document.visibilityState === 'visible' && tick()
  document.addEventListener('visibilitychange', tickWhenVisible)
  // The page comes first: nobody waits for the renewal.
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
  idle(() => !stopped && tick())
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tickWhenVisible)
  }
}
