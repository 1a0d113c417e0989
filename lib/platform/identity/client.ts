'use client'

import { useSyncExternalStore } from 'react'
import { call } from '@/lib/platform/http/client'
import { createStore } from '@/lib/platform/store'
import type { ShopUser } from './user'

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'out'; user: null }
  | { status: 'in'; user: ShopUser }

const LOADING: Session = { status: 'loading', user: null }
const OUT: Session = { status: 'out', user: null }

const store = createStore<Session>(LOADING)
let sessionRequest: Promise<void> | null = null
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('trakt-session')

function setSession(next: Session) {
  store.write(next)
  if (next.user || keeping) keeping = keepSessionAlive(next.user?.uid ?? null)
}

/** Set once somebody was signed in on this page: visitors never load the code that renews sessions. */
let keeping: Promise<void> | null = null

async function keepSessionAlive(uid: string | null): Promise<void> {
  try {
    const { keepSession } = await import('@/lib/platform/identity/session/renewal')
    keepSession(uid)
  } catch (error) {
    console.warn(`The session will not be renewed on this page: ${error}`)
  }
}

async function fetchSession(): Promise<void> {
  try {
    const user = await call('GET /api/session')
    setSession(user ? { status: 'in', user } : OUT)
  } catch {
    // A failed request signs nobody out; the next reader asks again.
    sessionRequest = null
    if (store.read().status === 'loading') setSession(OUT)
  }
}

/** Asks the server again who is signed in: after signing in, and when another tab signed in or out. */
export function refreshSession(): Promise<void> {
  sessionRequest = fetchSession()
  return sessionRequest
}

export async function sessionChanged(): Promise<void> {
  channel?.postMessage('changed')
  await refreshSession()
}

channel?.addEventListener('message', () => void refreshSession())

function subscribeToSession(listener: () => void): () => void {
  sessionRequest ??= fetchSession()
  return store.subscribe(listener)
}

/** Who is signed in; asked once per page load, after paint, so that public HTML is the same for everyone. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, store.read, () => LOADING)

export async function currentSession(): Promise<Session> {
  sessionRequest ??= fetchSession()
  await sessionRequest
  return store.read()
}

export const signOut = (): Promise<void> => endSessions('DELETE /api/session')

export const signOutEverywhere = (): Promise<void> => endSessions('DELETE /api/account/sessions')

async function endSessions(name: 'DELETE /api/session' | 'DELETE /api/account/sessions'): Promise<void> {
  await call(name)
  setSession(OUT)
  channel?.postMessage('changed')
  try {
    const { forgetIdentity } = await import('@/lib/platform/identity/session/renewal')
    await forgetIdentity()
  } catch (error) {
    // The session has ended anyway; the token that stays behind expires within an hour.
    console.warn(`Failed to sign out at the identity provider: ${error}`)
  }
}
