import { beforeEach, expect, test, vi } from 'vitest'
import { guardPool } from '@/lib/platform/database/db'
import {
  askProvider,
  believed,
  createAccount,
  google,
  hostShop,
  now,
  openBrowserSession,
  sessionClaims,
} from './hosted.fixture'
import { callerOf, closeSession, heldSessionId } from './session'
import { clearExpiredSessions, insertSession } from './session-store.service'

hostShop()

/** The headers of a browser that is not signed in. */
const chrome = new Headers({
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
})
let uid = ''

beforeEach(() => {
  uid = createAccount()
})

test('ending the shop’s own row of a session makes a copy of the cookie a visitor’s, and the other sessions of the account go on', async () => {
  const [one, other] = [await openBrowserSession(chrome), await openBrowserSession(chrome)]
  expect(one.get('cookie')).not.toBe(other.get('cookie'))
  await closeSession(one)
  expect(await callerOf(one, believed)).toBeNull()
  expect(await callerOf(one, askProvider)).toBeNull()
  expect((await callerOf(other, believed))?.user.uid).toBe(uid)
})

test('the shop’s own row of a session is needed: what the provider signed is not enough, and no other account’s row helps', async () => {
  const token = google.sign(sessionClaims())
  const other = await insertSession({ uid: 'other', signedInAt: now(), lastsFor: 60, userAgent: null })
  const sessionId = heldSessionId(await openBrowserSession(chrome))
  for (const value of [
    token,
    `.${token}`,
    `${'x'.repeat(43)}.${token}`,
    `${other}.${token}`,
    `${sessionId}.${token}`,
  ])
    expect(await callerOf(new Headers({ cookie: `__Host-session=${value}` }), believed), value).toBeNull()
})

test('the shop’s own row of a session expires, and is cleared away', async () => {
  const secret = await insertSession({ uid, signedInAt: now(), lastsFor: 0, userAgent: null })
  const headers = new Headers({ cookie: `__Host-session=${secret}.${google.sign(sessionClaims())}` })
  expect(await callerOf(headers, believed)).toBeNull()
  expect(await clearExpiredSessions()).toBeGreaterThan(0)
  expect(await rowsOf(uid)).toEqual([])
})

test('the shop’s own row of a session stays the same when the session is renewed, however long ago the password was typed', async () => {
  const longAgo = { auth_time: now() - 3 * 86_400 }
  const secret = await insertSession({ uid, signedInAt: longAgo.auth_time, lastsFor: 60, userAgent: null })
  const before = new Headers({ cookie: `__Host-session=${secret}.${google.sign(sessionClaims(longAgo))}` })
  const after = await openBrowserSession(before, longAgo)
  expect(heldSessionId(after)).toBe(heldSessionId(before))
  expect((await rowsOf(uid))[0]?.expires_at.getTime()).toBeGreaterThan(Date.now() + 4 * 86_400_000)
  await closeSession(before)
  await expect(openBrowserSession(after, longAgo)).rejects.toMatchObject({
    code: 'account.not_authenticated',
  })
})

test('the shop’s own row of a session lives thirty days at most, then the password is typed again', async () => {
  const almost = { auth_time: now() - 28 * 86_400 }
  const secret = await insertSession({ uid, signedInAt: almost.auth_time, lastsFor: 60, userAgent: null })
  const headers = new Headers({ cookie: `__Host-session=${secret}.${google.sign(sessionClaims(almost))}` })
  await openBrowserSession(headers, almost)
  const left = ((await rowsOf(uid)).at(-1)?.expires_at.getTime() ?? 0) - Date.now()
  expect(left).toBeGreaterThan(1.9 * 86_400_000)
  expect(left).toBeLessThan(2.1 * 86_400_000)

  const over = { auth_time: now() - 31 * 86_400 }
  const old = await insertSession({ uid, signedInAt: over.auth_time, lastsFor: 60, userAgent: null })
  const oldHeaders = new Headers({ cookie: `__Host-session=${old}.${google.sign(sessionClaims(over))}` })
  await expect(openBrowserSession(oldHeaders, over)).rejects.toMatchObject({
    code: 'account.not_authenticated',
  })
})

test('typing the password again makes another row of the session, and the one before is over', async () => {
  const before = await openBrowserSession(chrome)
  const after = await openBrowserSession(before, { auth_time: now() - 1 })
  expect(heldSessionId(after)).not.toBe(heldSessionId(before))
  expect(await callerOf(before, believed)).toBeNull()
  expect(await callerOf(after, believed)).not.toBeNull()
})

test('the shop’s own row of a session says which browser it is in coarse words, and when it was seen, at most every five minutes', async () => {
  const headers = await openBrowserSession(chrome)
  expect(await rowsOf(uid)).toMatchObject([{ browser: 'Chrome', system: 'Windows' }])
  const seen = async (minutesAgo: number) => {
    await guardPool().query(
      `UPDATE account_session SET last_seen_at = now() - make_interval(mins => $2) WHERE uid = $1`,
      [uid, minutesAgo],
    )
    await callerOf(headers, believed)
    const [row] = await rowsOf(uid)
    return Math.round((Date.now() - (row?.last_seen_at.getTime() ?? 0)) / 60_000)
  }
  expect(await seen(4)).toBe(4)
  expect(await seen(6)).toBe(0)
})

test('the shop’s own row of a session cannot be read while the database is away: that is an outage, nobody is signed out', async () => {
  const headers = await openBrowserSession(chrome)
  const asking = vi.spyOn(guardPool(), 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  for (const how of [askProvider, believed])
    await expect(callerOf(headers, how)).rejects.toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '5' },
    })
  asking.mockRestore()
  expect(await callerOf(headers, believed)).not.toBeNull()
})

const rowsOf = async (account: string) =>
  (await guardPool().query('SELECT * FROM account_session WHERE uid = $1', [account])).rows
