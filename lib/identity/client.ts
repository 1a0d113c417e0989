'use client'

import { useSyncExternalStore } from 'react'
import { call } from '@/lib/http/client'
import type { ShopUser } from './user'

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'out'; user: null }
  | { status: 'in'; user: ShopUser }

const LOADING: Session = { status: 'loading', user: null }
const OUT: Session = { status: 'out', user: null }

/** What local storage holds about an account. */
const ACCOUNT_KEYS = ['trakt-renewed', 'trakt-pending-record']

let session: Session = LOADING
let asked: Promise<void> | null = null
const listeners = new Set<() => void>()
/** Other tabs hear of signing in and out. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('trakt-session')

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
  if (next.user || keeping) keeping = keep(next.user?.uid ?? null)
}

/** Set once somebody has been signed in on this page: visitors never load what keeps a session. */
let keeping: Promise<void> | null = null

async function keep(uid: string | null): Promise<void> {
  try {
    const { keepSession } = await import('@/lib/identity/session/renewal-timer')
    keepSession(uid)
  } catch (error) {
    console.warn(`The session will not be renewed on this page: ${error}`)
  }
}

async function ask(): Promise<void> {
  try {
    const user = await call<ShopUser | null>('/api/session', { context: 'Failed to read the session' })
    become(user ? { status: 'in', user } : OUT)
  } catch {
    // without an answer nobody is signed out who was in; whoever needs to know next asks again
    asked = null
    if (session.status === 'loading') become(OUT)
  }
}

/** Asks the server anew who is signed in: after signing in, and when another tab signed in or out. */
export function refreshSession(): Promise<void> {
  asked = ask()
  return asked
}

/** Tells the other tabs that the session changed, and asks anew. */
export async function sessionChanged(): Promise<void> {
  channel?.postMessage('changed')
  await refreshSession()
}

channel?.addEventListener('message', () => void refreshSession())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  asked ??= ask()
  return () => listeners.delete(listener)
}

/** Who is signed in; asked once per page load, after paint, so that public HTML stays the same for everyone. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => LOADING,
  )

/** The session as it is now, once it is known. */
export async function currentSession(): Promise<Session> {
  asked ??= ask()
  await asked
  return session
}

/** Ends the session in this browser and tells the other tabs. */
export const signOut = (): Promise<void> => leaveBy('/api/session')

/** Ends all sessions of the account, this browser's among them. */
export const signOutEverywhere = (): Promise<void> => leaveBy('/api/account/sessions')

async function leaveBy(path: string): Promise<void> {
  await call(path, { method: 'DELETE', context: 'Failed to sign out' })
  become(OUT)
  channel?.postMessage('changed')
  await forgetIdentity()
}

/** Whoever uses the browser next finds nothing of the account: neither its token nor what waits to be written. */
async function forgetIdentity(): Promise<void> {
  try {
    for (const key of ACCOUNT_KEYS) localStorage.removeItem(key)
    const { firebase } = await import('@/lib/identity/firebase/firebase-client')
    await (await firebase()).auth.signOut()
  } catch (error) {
    // the session is over all the same; the token that stays behind expires within the hour
    console.warn(`Failed to sign out at the identity provider: ${error}`)
  }
}
