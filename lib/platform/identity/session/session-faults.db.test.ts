import { beforeEach, expect, test } from 'vitest'
import { googleFaults } from '@/lib/platform/identity/firebase/google.fixture'
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
import { callerOf, openSession } from './session'

hostShop()

/** A browser that is not signed in. */
const newcomer = new Headers()
let uid = ''

beforeEach(() => {
  uid = createAccount()
})

// These tests come first, since a server keeps Google's signing keys once it has them.
test.each(['cut', 'forbidden', 'garbage', 'empty'] as const)(
  'while a server that just started cannot fetch the signing keys (%s), a token or a session that cannot be checked is an outage, not a refusal',
  async (fault) => {
    const session = await openSessionWithToken(google.sign(sessionClaims()))
    google.befall(fault)
    const outage = { code: 'unavailable' }
    await expect(openSession(google.sign(claims()), 'b', newcomer)).rejects.toMatchObject(outage)
    await expect(callerOf(session, believed)).rejects.toMatchObject(outage)
  },
  30_000,
)

test('once a server has the signing keys, tokens and sessions are checked again', async () => {
  expect((await callerOf(bearing(google.sign(claims())), askProvider))?.user.uid).toBe(uid)
  expect(
    (await callerOf(await openSessionWithToken(google.sign(sessionClaims())), askProvider))?.user.uid,
  ).toBe(uid)
})

test.each(googleFaults)(
  'when Google does not answer as it should (%s), a write is an outage within seconds, nobody is signed out, and who reads goes on reading',
  async (fault) => {
    const headers = await openSessionWithToken(google.sign(sessionClaims()))
    google.befall(fault)
    await expect(callerOf(headers, askProvider)).rejects.toMatchObject({ code: 'unavailable' })
    expect((await callerOf(headers, believed))?.user.uid).toBe(uid)
    google.befall(null)
    expect((await callerOf(headers, askProvider))?.user.uid).toBe(uid)
  },
  30_000,
)
