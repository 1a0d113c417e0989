import { beforeEach, expect, test } from 'vitest'
import * as oneSession from '@/app/api/account/sessions/[id]/route'
import * as sessions from '@/app/api/account/sessions/route'
import * as session from '@/app/api/session/route'
import { db } from '@/lib/platform/database/db'
import { grantAdmin, listAdmins, revokeAdmin } from '@/lib/platform/identity/admins.service'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { changeAdmin } from './admins.service'
import { type Caller, context, customer, ORIGIN, openSession, request, typePassword, whoAmI } from './testing'

/** Waits for the next second: a sign-in within the second of a revocation would still be valid. */
const untilNextSecond = () => new Promise((resolve) => setTimeout(resolve, 1_010 - (Date.now() % 1_000)))

let jan: Caller
beforeEach(async () => {
  jan = await customer({ isConfirmed: true })
})
test('the administrator’s claim is granted, listed and taken away by e-mail, and says when nothing changed', async () => {
  const provider = identityProvider()
  expect(await grantAdmin(provider, jan.email)).toMatchObject({ uid: jan.uid, changed: true })
  expect(await grantAdmin(provider, jan.email)).toMatchObject({ changed: false })
  expect(await listAdmins(provider)).toContain(jan.email)
  const cookie = await openSession(await typePassword(jan.email))
  expect(await whoAmI(cookie)).toMatchObject({ isAdmin: true })
  expect(await revokeAdmin(provider, jan.email)).toMatchObject({ changed: true })
  expect(await listAdmins(provider)).not.toContain(jan.email)
})

test('the administrator’s claim cannot be granted to an address without an account', async () => {
  await expect(grantAdmin(identityProvider(), 'nobody@trakt.example')).rejects.toThrow(/has no account/)
  await expect(grantAdmin(identityProvider(), 'nobody')).rejects.toThrow(/not an email address/)
})

test('the administrator’s claim takes the sessions of a former administrator along at once', async () => {
  await changeAdmin(identityProvider(), { command: 'grant', email: jan.email, by: 'szef' })
  const cookie = await openSession(await typePassword(jan.email))
  await changeAdmin(identityProvider(), { command: 'revoke', email: jan.email, by: 'szef' })
  expect(await db().accountSession.count({ where: { uid: jan.uid } })).toBe(0)
  expect(await whoAmI(cookie)).toBeNull()
})

test('the administrator’s claim leaves a line in the audit each time it changes hands, and none when nothing changed', async () => {
  for (const command of ['grant', 'grant', 'revoke'] as const)
    await changeAdmin(identityProvider(), { command, email: jan.email, by: 'szef' })
  const lines = await db().auditEntry.findMany({ where: { subjectId: jan.uid }, orderBy: { id: 'asc' } })
  expect(lines).toMatchObject([
    { actor: 'shell:szef', action: 'admin.grant', before: { admin: false }, after: { admin: true } },
    { actor: 'shell:szef', action: 'admin.revoke', before: { admin: true }, after: { admin: false } },
  ])
})

test('an account that opens sessions is told to wait after thirty in five minutes, and another is not', async () => {
  const statuses: number[] = []
  let last = new Response()
  for (let i = 0; i < 30; i += 1) {
    const body = { idToken: jan.idToken }
    last = await session.POST(request('POST', '/api/session', { origin: ORIGIN }, body), context)
    statuses.push(last.status)
  }
  expect(new Set(statuses.slice(0, 29))).toEqual(new Set([204]))
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await customer({ isConfirmed: true })).cookie).toMatch(/^session=.{20}/)
})

test('an address that keeps sending what is no token is told to wait', async () => {
  const send = () => {
    const headers = { origin: ORIGIN, 'x-forwarded-for': '198.51.100.7' }
    return session.POST(request('POST', '/api/session', headers, { idToken: 'x' }), context)
  }
  const statuses: number[] = []
  for (let i = 0; i < 101; i += 1) statuses.push((await send()).status)
  expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true)
  expect(statuses[100]).toBe(429)
})

test('a good token opens a session from the very address that sent a hundred bad ones', async () => {
  const headers = { origin: ORIGIN, 'x-forwarded-for': '198.51.100.8' }
  const send = (idToken: string) =>
    session.POST(request('POST', '/api/session', headers, { idToken }), context)
  for (let i = 0; i < 100; i += 1) await send('x')
  const refused = await send('x')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200)
  expect((await send(await typePassword(jan.email))).status).toBe(204)
})

test('opening a session never keeps a cookie that somebody else put there', async () => {
  const planted = 'session=planted-by-an-attacker'
  const headers = { origin: ORIGIN, cookie: planted }
  const body = { idToken: await typePassword(jan.email) }
  const response = await session.POST(request('POST', '/api/session', headers, body), context)
  const opened = response.headers.get('set-cookie') ?? ''
  expect(opened).not.toContain('planted')
  expect(opened).toMatch(/; HttpOnly; SameSite=Lax/)
  expect(await whoAmI(planted)).toBeNull()
  expect(await whoAmI(opened.split(';')[0] ?? '')).toMatchObject({ uid: jan.uid })
})

test('opening a session is refused to a foreign page, so that nobody is signed in as the attacker', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:3000.evil.example']) {
    const body = { idToken: jan.idToken }
    const response = await session.POST(request('POST', '/api/session', { origin }, body), context)
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  }
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const list = async (headers: Record<string, string>) => {
  const response = await sessions.GET(request('GET', '/api/account/sessions', headers), context)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const send = (path: string, cookie: string, headers: Record<string, string> = { origin: ORIGIN }) => {
  const deletion = request('DELETE', path, { cookie, ...headers })
  const id = path.split('/')[4]
  return id
    ? oneSession.DELETE(deletion, { params: Promise.resolve({ id }) })
    : sessions.DELETE(deletion, context)
}

test('the list of an account’s sessions has the browser, the times, and which one asks; no address and no secret', async () => {
  const body = { idToken: await typePassword(jan.email) }
  const headers = { origin: ORIGIN, 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' }
  const opened = await session.POST(request('POST', '/api/session', headers, body), context)
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const answer = await list({ cookie })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
  const row = { id: expect.stringMatching(/^[\w-]{43}$/), signedInAt: time, lastSeenAt: time }
  expect(answer.body).toHaveLength(2)
  expect(answer.body).toEqual(
    expect.arrayContaining([
      { ...row, browser: 'Firefox', system: 'Linux', isCurrent: true },
      { ...row, browser: null, system: null, isCurrent: false },
    ]),
  )
  const secret = cookie.slice('session='.length).split('.')[0]
  const stored = JSON.stringify(await db().accountSession.findMany({ where: { uid: jan.uid } }))
  expect(stored).not.toMatch(new RegExp(`203\\.0\\.113|Mozilla|${secret}`))
  expect(JSON.stringify(answer.body)).not.toContain(secret)
})

test('ending one session of an account ends it at once, and only once, and the others go on', async () => {
  const other = await openSession(await typePassword(jan.email))
  const { body } = await list({ cookie: jan.cookie })
  const [{ id }] = body.filter((one: { isCurrent: boolean }) => !one.isCurrent)
  expect((await send(`/api/account/sessions/${id}`, jan.cookie)).status).toBe(204)
  expect(await whoAmI(other)).toBeNull()
  expect(await whoAmI(jan.cookie)).toMatchObject({ uid: jan.uid })
  expect((await send(`/api/account/sessions/${id}`, jan.cookie)).status).toBe(404)
})

test('a session is nobody else’s business: a foreign id is one that does not exist', async () => {
  const piotr = await customer({ isConfirmed: true })
  const [{ id }] = (await list({ cookie: piotr.cookie })).body
  expect((await send(`/api/account/sessions/${id}`, jan.cookie)).status).toBe(404)
  expect((await send('/api/account/sessions/1', jan.cookie)).status).toBe(404)
  expect(await whoAmI(piotr.cookie)).toMatchObject({ uid: piotr.uid })
  expect((await list({})).status).toBe(401)
  for (const path of ['/api/account/sessions', `/api/account/sessions/${id}`])
    expect((await send(path, piotr.cookie, { origin: 'https://evil.example' })).status).toBe(403)
})

test('signing out everywhere ends all sessions and tokens of the account, and nobody else’s', async () => {
  const piotr = await customer({ isConfirmed: true })
  const other = await openSession(await typePassword(jan.email))
  await untilNextSecond()
  const response = await send('/api/account/sessions', jan.cookie)
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/)
  expect(await db().accountSession.count({ where: { uid: jan.uid } })).toBe(0)
  expect([await whoAmI(jan.cookie), await whoAmI(other)]).toEqual([null, null])
  expect((await list({ authorization: `Bearer ${jan.idToken}` })).status).toBe(401)
  const again = request('POST', '/api/session', { origin: ORIGIN }, { idToken: jan.idToken })
  expect((await session.POST(again, context)).status).toBe(401)
  expect(await whoAmI(piotr.cookie)).toMatchObject({ uid: piotr.uid })
  const back = await openSession(await typePassword(jan.email))
  expect((await list({ cookie: back })).body).toHaveLength(1)
})

test('the list of an account’s sessions leaves out those that a new password has made void', async () => {
  await untilNextSecond()
  await identityProvider().revokeRefreshTokens(jan.uid)
  const { forgetAccountStatus } = await import('@/lib/platform/identity/account-status')
  forgetAccountStatus(jan.uid)
  const back = await openSession(await typePassword(jan.email))
  expect((await list({ cookie: back })).body).toMatchObject([{ isCurrent: true }])
})

test('the sessions of an account are part of the data that one takes along', async () => {
  const accountExport = await import('@/app/api/account/export/route')
  const headers = { cookie: jan.cookie }
  const response = await accountExport.GET(request('GET', '/api/account/export', headers), context)
  const exported = (await response.json()).sessions
  expect(exported).toEqual([
    { browser: null, system: null, signedInAt: expect.any(String), lastSeenAt: expect.any(String) },
  ])
})

test('signing out ends the session on the server: a copy of its cookie is a visitor’s', async () => {
  const out = await session.DELETE(
    request('DELETE', '/api/session', { origin: ORIGIN, cookie: jan.cookie }),
    context,
  )
  expect(out.status).toBe(204)
  expect(await whoAmI(jan.cookie)).toBeNull()
  expect((await list({ cookie: jan.cookie })).status).toBe(401)
})
