import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RENEWAL_MS, renewalDueIn } from './renewal'

const stored = new Map<string, string>()
beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null }))
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

test('it is renewed at once when nobody knows when that was last, or the clock was set back', () => {
  expect(renewalDueIn(NOW)).toBe(0)
  stored.set('trakt-renewed', String(NOW + 10 * MINUTE))
  expect(renewalDueIn(NOW)).toBe(0)
})

test('forbidden storage is no reason to end a session', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(renewalDueIn(NOW)).toBe(0)
})
