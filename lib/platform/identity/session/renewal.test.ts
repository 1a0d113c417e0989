import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut } from '@/lib/platform/identity/client'
import { forgetIdentity, noteRenewal, RENEWAL_MS, renewalDueIn, renewSession, SESSION_OVER } from './renewal'

vi.mock('@/lib/platform/identity/client', () => ({ sessionChanged: vi.fn(), signOut: vi.fn() }))
vi.mock('@/lib/platform/identity/firebase/firebase-client', () => ({
  firebase: async () => ({ auth: { signOut: async () => undefined } }),
  firebaseUser: async () => ({ uid: 'anna', getIdToken: async () => 'token' }),
}))

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }),
)
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

const MINUTE = 60_000
const NOW = 1_800_000_000_000

test('a session is renewed every 55 minutes, however many pages and tabs were opened meanwhile', () => {
  expect(RENEWAL_MS).toBe(55 * MINUTE)
  stored.set('trakt-renewed', String(NOW))
  expect(renewalDueIn(NOW)).toBe(55 * MINUTE)
  expect(renewalDueIn(NOW + 54 * MINUTE)).toBe(MINUTE)
  expect(renewalDueIn(NOW + 3 * 24 * 60 * MINUTE)).toBe(0)
})

test('a session is renewed at once when the last renewal is unknown or the clock was set back', () => {
  expect(renewalDueIn(NOW)).toBe(0)
  stored.set('trakt-renewed', String(NOW + 10 * MINUTE))
  expect(renewalDueIn(NOW)).toBe(0)
})

test('a session goes on when storage is forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(renewalDueIn(NOW)).toBe(0)
})

test('what a former version kept of a person goes with the session and with the next one', async () => {
  stored.set('trakt-renewed', String(NOW)).set('trakt-pending-record', '{"name":"Anna"}')
  await forgetIdentity()
  expect([...stored]).toEqual([])
  stored.set('trakt-pending-record', '{"name":"Anna"}')
  noteRenewal(NOW)
  expect([...stored]).toEqual([['trakt-renewed', String(NOW)]])
})

test('a session that was ended elsewhere is signed out at its renewal; an outage changes nothing', async () => {
  const answer = (status: number, code: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ code }, { status, headers: { 'content-type': 'application/problem+json' } }),
    )
  const isOver = vi.fn()
  const events = new EventTarget()
  vi.stubGlobal('dispatchEvent', (event: Event) => events.dispatchEvent(event))
  events.addEventListener(SESSION_OVER, isOver)
  answer(503, 'unavailable')
  await expect(renewSession('anna')).rejects.toMatchObject({ status: 503 })
  expect(signOut).not.toHaveBeenCalled()
  expect(isOver).not.toHaveBeenCalled()
  answer(401, 'account.not_authenticated')
  await renewSession('anna')
  expect(signOut).toHaveBeenCalledOnce()
  expect(isOver).toHaveBeenCalledOnce()
})
