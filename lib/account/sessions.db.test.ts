import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Caller,
  context,
  customer,
  db,
  identityProvider,
  ORIGIN,
  openSession,
  request,
  stop,
  typePassword,
  whoAmI,
} from './testing'

const { grantAdmin, listAdmins, revokeAdmin } = await import('@/lib/identity/admins')
const session = await import('@/app/api/session/route')
const { changeAdmin } = await import('./admins')

let jan: Caller
beforeEach(async () => {
  jan = await customer()
})
afterAll(stop)

describe('the administrator’s claim', () => {
  it('is granted, listed and taken away by e-mail, and says when nothing changed', async () => {
    const provider = identityProvider()
    expect(await grantAdmin(provider, jan.email)).toMatchObject({ uid: jan.uid, changed: true })
    expect(await grantAdmin(provider, jan.email)).toMatchObject({ changed: false })
    expect(await listAdmins(provider)).toContain(jan.email)
    const cookie = await openSession(await typePassword(jan.email))
    expect(await whoAmI(cookie)).toMatchObject({ isAdmin: true })
    expect(await revokeAdmin(provider, jan.email)).toMatchObject({ changed: true })
    expect(await listAdmins(provider)).not.toContain(jan.email)
  })

  it('cannot be granted to an address without an account', async () => {
    await expect(grantAdmin(identityProvider(), 'nobody@trakt.example')).rejects.toThrow(/has no account/)
    await expect(grantAdmin(identityProvider(), 'nobody')).rejects.toThrow(/no e-mail address/)
  })

  it('leaves a line in the audit each time it changes hands, and none when nothing changed', async () => {
    for (const command of ['grant', 'grant', 'revoke'] as const)
      await changeAdmin(identityProvider(), { command, email: jan.email, by: 'szef' })
    const lines = await db().auditEntry.findMany({ where: { subjectId: jan.uid }, orderBy: { id: 'asc' } })
    expect(lines).toMatchObject([
      { actor: 'shell:szef', action: 'admin.grant', before: { admin: false }, after: { admin: true } },
      { actor: 'shell:szef', action: 'admin.revoke', before: { admin: true }, after: { admin: false } },
    ])
  })
})

describe('opening sessions', () => {
  it('one account is told to wait after thirty in five minutes, and another is not', async () => {
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
    expect((await customer()).cookie).toMatch(/^session=.{20}/)
  })

  it('an address that keeps sending what is no token is told to wait', async () => {
    const send = () => {
      const headers = { origin: ORIGIN, 'x-forwarded-for': '198.51.100.7' }
      return session.POST(request('POST', '/api/session', headers, { idToken: 'x' }), context)
    }
    const statuses: number[] = []
    for (let i = 0; i < 101; i += 1) statuses.push((await send()).status)
    expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true)
    expect(statuses[100]).toBe(429)
  })

  it('a good token opens a session from the very address that sent a hundred bad ones', async () => {
    const headers = { origin: ORIGIN, 'x-forwarded-for': '198.51.100.8' }
    const send = (idToken: string) =>
      session.POST(request('POST', '/api/session', headers, { idToken }), context)
    for (let i = 0; i < 100; i += 1) await send('x')
    const refused = await send('x')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200)
    expect((await send(await typePassword(jan.email))).status).toBe(204)
  })

  it('never keeps a cookie that somebody else put there', async () => {
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

  it('is refused to a foreign page, so that nobody is signed in as the attacker', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:3000.evil.example']) {
      const body = { idToken: jan.idToken }
      const response = await session.POST(request('POST', '/api/session', { origin }, body), context)
      expect(response.status).toBe(403)
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })
})
