import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  askProvider,
  bearing,
  believed,
  claims,
  createAccount,
  google,
  hostShop,
  openSessionWithToken,
  sessionClaims,
} from './hosted.fixture'
import { callerOf, confirmIdentity, openSession } from './session'

hostShop()

/** A browser that is not signed in. */
const newcomer = new Headers()
let uid = ''

// A server that has run for a while has Google's signing keys; session-faults.db.test.ts tries one that has not.
beforeAll(async () => {
  createAccount()
  await callerOf(bearing(google.sign(claims())), askProvider)
  await callerOf(await openSessionWithToken(google.sign(sessionClaims())), askProvider)
})
beforeEach(() => {
  uid = createAccount()
})

test('a token of the hosted project that cannot be checked is an outage, not a refusal', async () => {
  google.reachable(false)
  await expect(openSession(google.sign(claims()), 'b', newcomer)).rejects.toMatchObject({
    code: 'unavailable',
  })
}, 30_000)

test('while Google is out of reach, sessions go on, and only the first page waits two seconds', async () => {
  const headers = await openSessionWithToken(google.sign(sessionClaims()))
  google.reachable(false)
  expect((await callerOf(headers, believed))?.user.uid).toBe(uid)
  // Waiting two seconds each time, they would be longer than a test may be.
  for (let i = 0; i < 20; i += 1) expect(await callerOf(headers, believed)).not.toBeNull()
}, 20_000)

test('while Google is out of reach, writes are refused as an outage', async () => {
  google.reachable(false)
  const headers = await openSessionWithToken(google.sign(sessionClaims()))
  await expect(callerOf(headers, askProvider)).rejects.toMatchObject({ code: 'unavailable' })
}, 30_000)

test.each(['opens a session', 'confirms an account'] as const)(
  'when Google is silent, who %s waits eight seconds, not without end',
  async (what) => {
    const token = google.sign(claims())
    google.befall('silent')
    const asking =
      what === 'opens a session' ? openSession(token, 'e', newcomer) : confirmIdentity(token, uid)
    await expect(asking).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } })
  },
  20_000,
)
