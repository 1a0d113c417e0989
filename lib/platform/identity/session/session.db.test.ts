import { createHmac, generateKeyPairSync } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import * as session from '@/app/api/session/route'
import { log } from '@/lib/platform/runtime/log'
import {
  askProvider,
  bearing,
  believed,
  claims,
  createAccount,
  google,
  hostShop,
  now,
  ORIGIN,
  openBrowserSession,
  openSessionWithToken,
  sessionClaims,
} from './hosted.fixture'
import { callerOf, closedSession, confirmIdentity, isSameOrigin, openSession } from './session'

hostShop()

/** The headers of a browser that is not signed in. */
const newcomer = new Headers()
let uid = ''

beforeEach(() => {
  uid = createAccount()
})

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const forged: [string, () => string][] = [
  ['unsigned, as the emulator’s are', () => google.sign(claims(), { alg: 'none' })],
  ['signed by somebody else', () => google.sign(claims(), { privateKey: stranger })],
  ['expired', () => google.sign(claims({ iat: now() - 7_200, exp: now() - 3_600 }))],
  [
    'of another project',
    () => google.sign(claims({ aud: 'other', iss: 'https://securetoken.google.com/other' })),
  ],
  ['issued by somebody else', () => google.sign(claims({ iss: 'https://evil.example' }))],
  ['without a subject', () => google.sign(claims({ sub: '' }))],
  ['a session cookie in place of an ID token', () => google.sign(sessionClaims())],
  [
    'signed with the public key as if it were a secret',
    () => {
      const [, body] = google.sign(claims()).split('.')
      const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'x', typ: 'JWT' })).toString('base64url')
      const text = `${header}.${body}`
      return `${text}.${createHmac('sha256', google.publicKey).update(text).digest('base64url')}`
    },
  ],
  ['cut short', () => google.sign(claims()).slice(0, -10)],
  ['no token at all', () => 'x'],
]

test('a token of the hosted project says who calls', async () => {
  const caller = await callerOf(bearing(google.sign(claims())), askProvider)
  expect(caller?.user).toEqual({
    uid,
    name: 'Jan Kowalski',
    email: 'jan@trakt.example',
    isEmailConfirmed: true,
    isAdmin: false,
  })
})

test('a token of the hosted project makes an administrator by its claim only, never by a role that a client wrote', async () => {
  const isAdmin = async (changes: object) =>
    (await callerOf(bearing(google.sign(claims(changes))), believed))?.user.isAdmin
  expect(await isAdmin({ admin: true })).toBe(true)
  for (const changes of [{ role: 'admin' }, { admin: 'true' }, { admin: 1 }, { isAdmin: true }])
    expect(await isAdmin(changes)).toBe(false)
})

test('for a write the claim counts as the provider has it now, not as an older token of the hosted project says', async () => {
  const isAdmin = async () =>
    (await callerOf(bearing(google.sign(claims({ admin: true }))), askProvider))?.user.isAdmin
  expect(await isAdmin()).toBe(false)
  const account = google.accounts.get(claims().sub)
  Object.assign(account ?? {}, { customAttributes: JSON.stringify({ admin: true }) })
  expect(await isAdmin()).toBe(true)
})

test.each(forged)(
  'what is no token of the project is refused, and opens no session: %s',
  async (_, token) => {
    await expect(callerOf(bearing(token()), askProvider)).rejects.toMatchObject({
      code: 'account.not_authenticated',
    })
    await expect(callerOf(bearing(token()), believed)).rejects.toMatchObject({
      code: 'account.not_authenticated',
    })
    await expect(openSession(token(), '203.0.113.9', newcomer)).rejects.toMatchObject({
      code: 'account.not_authenticated',
    })
  },
)

test('a token of the hosted project whose password was typed more than ten minutes ago opens no session, not even when it is refreshed', async () => {
  for (const old of [{ auth_time: now() - 660, iat: now() - 660 }, { auth_time: now() - 660 }])
    await expect(openSession(google.sign(claims(old)), 'a', newcomer)).rejects.toMatchObject({
      code: 'account.not_authenticated',
    })
  await expect(
    openSession(google.sign(claims({ auth_time: now() - 540 })), 'a', newcomer),
  ).resolves.toContain('__Host-session=')
})

test('a token of the hosted project confirms who deletes an account only while the password is fresh, and only its own', async () => {
  const typed = (secondsAgo: number) => google.sign(claims({ auth_time: now() - secondsAgo }))
  await expect(confirmIdentity(typed(60), uid)).resolves.toBeUndefined()
  for (const [token, whose] of [
    [typed(301), uid],
    [typed(60), 'somebody-else'],
  ] as const)
    await expect(confirmIdentity(token, whose)).rejects.toMatchObject({ code: 'account.not_authenticated' })
})

test('the session cookie is sent to the shop only, over TLS, out of reach of scripts and of foreign posts', async () => {
  const set = await openSession(google.sign(claims()), 'c', newcomer)
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=432000; Secure$/)
  expect(set).not.toMatch(/Domain=/i)
  expect(closedSession()).toMatch(/^__Host-session=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0; Secure$/)
})

test('a session that is opened is in the log with its account, and nothing else of it', async () => {
  const told = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  await openSession(google.sign(claims()), 'd', newcomer)
  expect(told.mock.calls).toEqual([[{ event: 'session.opened', uid }]])
  told.mockRestore()
})

test('the session cookie that was opened says who calls', async () => {
  expect((await callerOf(await openBrowserSession(), askProvider))?.user.uid).toBe(uid)
})

test.each([
  ['planted by an attacker', () => 'planted'],
  ['unsigned', () => google.sign(sessionClaims(), { alg: 'none' })],
  ['signed by somebody else', () => google.sign(sessionClaims(), { privateKey: stranger })],
  ['expired', () => google.sign(sessionClaims({ iat: now() - 7_200, exp: now() - 1 }))],
  ['of another project', () => google.sign(sessionClaims({ aud: 'other' }))],
  ['an ID token in place of a session', () => google.sign(claims())],
])('a session cookie %s counts as a visitor’s', async (_, value) => {
  expect(await callerOf(await openSessionWithToken(value()), askProvider)).toBeNull()
  expect(await callerOf(await openSessionWithToken(value()), believed)).toBeNull()
})

test('the session cookie of an account that was signed out at the provider ends at once where the provider is asked', async () => {
  const headers = await openSessionWithToken(google.sign(sessionClaims()))
  expect(await callerOf(headers, askProvider)).not.toBeNull()
  expect(await callerOf(headers, believed)).not.toBeNull()
  google.accounts.set(uid, { validSince: now() + 1 })
  expect(await callerOf(headers, askProvider)).toBeNull()
  // The next read uses the result of the write's check.
  expect(await callerOf(headers, believed)).toBeNull()
})

test('the session cookie of an account that was blocked or deleted reads nothing', async () => {
  google.accounts.set(uid, { disabled: true })
  expect(await callerOf(await openSessionWithToken(google.sign(sessionClaims())), believed)).toBeNull()
  createAccount()
  google.accounts.clear()
  expect(await callerOf(await openSessionWithToken(google.sign(sessionClaims())), believed)).toBeNull()
})

test('the account of a session cookie is asked about once for many reads', async () => {
  const headers = await openSessionWithToken(google.sign(sessionClaims()))
  await callerOf(headers, believed)
  const before = google.asked.length
  for (let i = 0; i < 20; i += 1) await callerOf(headers, believed)
  expect(google.asked.length).toBe(before)
})

const from = (origin: string, host = 'trakt.example') => new Headers({ origin, host })

test('a request from another origin is told from the shop’s own, whatever it is called', () => {
  expect(isSameOrigin(from(ORIGIN))).toBe(true)
  expect(isSameOrigin(from(ORIGIN, 'internal:3000'))).toBe(true)
  for (const origin of [
    'https://evil.example',
    'https://trakt.example.evil.example',
    'https://eviltrakt.example',
    'http://trakt.example:8080',
    'null',
    '',
    'trakt.example',
    // The same host without TLS: somebody in between could have forged that page.
    'http://trakt.example',
  ])
    expect(isSameOrigin(from(origin)), origin).toBe(false)
  // A second host name of the shop, under the scheme that it is served with.
  expect(isSameOrigin(from('https://www.trakt.example', 'www.trakt.example'))).toBe(true)
  expect(isSameOrigin(from('http://www.trakt.example', 'www.trakt.example'))).toBe(false)
  expect(isSameOrigin(new Headers({ host: 'trakt.example' }))).toBe(false)
})

test('a request from another origin reads nothing: no answer of ours is shared with another origin', async () => {
  const headers = { origin: 'https://evil.example', host: 'trakt.example' }
  for (const method of ['GET', 'OPTIONS'] as const) {
    const response = await session[method](
      new Request(`${ORIGIN}/api/session`, {
        method,
        headers: {
          ...headers,
          cookie: (await openSessionWithToken(google.sign(sessionClaims()))).get('cookie') ?? '',
        },
      }),
      { params: Promise.resolve({}) },
    )
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('a request from another origin neither opens nor ends a session', async () => {
  const send = (method: 'POST' | 'DELETE', headers: Record<string, string>) =>
    session[method](
      new Request(`${ORIGIN}/api/session`, {
        method,
        headers: { host: 'trakt.example', 'content-type': 'application/json', ...headers },
        ...(method === 'POST' ? { body: JSON.stringify({ idToken: google.sign(claims()) }) } : {}),
      }),
      { params: Promise.resolve({}) },
    )
  const cookie = (await openBrowserSession()).get('cookie') ?? ''
  expect((await send('POST', { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send('DELETE', { origin: 'https://evil.example', cookie })).status).toBe(403)
  expect((await send('DELETE', { cookie })).status).toBe(403)
  expect((await send('DELETE', { origin: ORIGIN, cookie })).status).toBe(204)
  expect((await send('POST', { origin: ORIGIN })).status).toBe(204)
})
