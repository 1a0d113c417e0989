import type { Auth } from 'firebase-admin/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { verifiedClaims } from './verified-tokens'

const provider = (claims: object) => {
  const verifyIdToken = vi.fn(async () => claims)
  const verifySessionCookie = vi.fn(async () => claims)
  return {
    verifyIdToken,
    verifySessionCookie,
    auth: { verifyIdToken, verifySessionCookie } as unknown as Auth,
  }
}
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600

afterEach(() => void vi.useRealTimers())

test('the signature of a token is checked once, and again when it has expired', async () => {
  vi.useFakeTimers()
  const claims = { uid: 'jan', exp: inAnHour() }
  const { verifyIdToken, auth } = provider(claims)
  for (let calls = 0; calls < 3; calls++) expect(await verifiedClaims(auth, 'token', 'a')).toBe(claims)
  expect(verifyIdToken).toHaveBeenCalledTimes(1)
  vi.setSystemTime((claims.exp + 1) * 1_000)
  await verifiedClaims(auth, 'token', 'a')
  expect(verifyIdToken).toHaveBeenCalledTimes(2)
})

test('a token that is good as one kind is checked as the other, and a refusal is not kept', async () => {
  const { verifyIdToken, verifySessionCookie, auth } = provider({ uid: 'jan', exp: inAnHour() })
  await verifiedClaims(auth, 'token', 'b')
  verifySessionCookie.mockRejectedValue(new Error('no session cookie'))
  for (let calls = 0; calls < 2; calls++)
    await expect(verifiedClaims(auth, 'cookie', 'b')).rejects.toThrow('no session cookie')
  expect([verifyIdToken.mock.calls.length, verifySessionCookie.mock.calls.length]).toEqual([1, 2])
})
