import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startAuthEmulator } from '@/local/auth-emulator'
import { freePort } from '@/local/ports'
import { startRealtimeDatabase } from '@/local/realtime-database/server'

const ORIGIN = 'http://127.0.0.1:3000'
const PROJECT = 'demo-account'
const PASSWORD = 'demo1234'

const folder = await mkdtemp(join(tmpdir(), 'account-'))
const emulator = await startAuthEmulator({ dataDir: folder, port: await freePort(), projectId: PROJECT })
const realtime = await startRealtimeDatabase({
  host: '127.0.0.1',
  port: await freePort(),
  projectId: PROJECT,
  rulesFile: 'database.rules.json',
  dataFile: join(folder, 'records.json'),
})
const realtimeAddress = `${realtime.host}:${realtime.port}`
Object.assign(process.env, {
  SHOP_MODE: 'demo',
  SHOP_ORIGIN: ORIGIN,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'demo',
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_DATABASE_URL: `http://${realtimeAddress}?ns=${PROJECT}-default-rtdb`,
  FIREBASE_AUTH_EMULATOR_HOST: emulator.address,
  FIREBASE_DATABASE_EMULATOR_HOST: realtimeAddress,
})

const { db } = await import('@/lib/core/db')
const { identityProvider, userDatabase } = await import('@/lib/identity/firebase-admin')
const { grantAdmin, listAdmins, revokeAdmin } = await import('@/lib/identity/admins')
const { addToCart } = await import('@/lib/cart/service')
const account = await import('@/app/api/account/route')
const accountExport = await import('@/app/api/account/export/route')
const session = await import('@/app/api/session/route')

type Caller = { uid: string; email: string; idToken: string; cookie: string }
let made = 0
let productId = 0
let jan: Caller

async function identityCall(path: string, body: object): Promise<Record<string, string>> {
  const address = `http://${emulator.address}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  return (await response.json()) as Record<string, string>
}

const typePassword = async (email: string) =>
  (await identityCall('signInWithPassword', { email, password: PASSWORD })).idToken ?? ''

const request = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
  new Request(`${ORIGIN}${path}`, {
    method,
    headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const context = { params: Promise.resolve({}) }

async function openSession(idToken: string): Promise<string> {
  const response = await session.POST(
    request('POST', '/api/session', { origin: ORIGIN }, { idToken }),
    context,
  )
  expect(response.status).toBe(204)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function customer(): Promise<Caller> {
  made += 1
  const email = `jan${made}@trakt.example`
  const { localId = '', idToken = '' } = await identityCall('signUp', { email, password: PASSWORD })
  const cookie = await openSession(idToken)
  await userDatabase()
    .ref(`Users/Jan_Kowalski_${localId}`)
    .set({ id: localId, name: 'Jan', surname: 'Kowalski', email })
  await addToCart(localId, { product: { id: productId }, quantity: 1 })
  return { uid: localId, email, idToken, cookie }
}

const whoAmI = async (cookie: string) =>
  (await session.GET(request('GET', '/api/session', { cookie }), context)).json()
const recordOf = async ({ uid }: Caller) =>
  (await userDatabase().ref(`Users/Jan_Kowalski_${uid}`).once('value')).val()
const remove = (caller: Caller, body: object, headers: Record<string, string> = { origin: ORIGIN }) =>
  account.DELETE(request('DELETE', '/api/account', { cookie: caller.cookie, ...headers }, body), context)

beforeAll(async () => {
  const [product] = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM product WHERE quantity_in_stock > 5 AND NOT in_archive ORDER BY id LIMIT 1`
  productId = product?.id ?? 0
})
beforeEach(async () => {
  jan = await customer()
})
afterAll(async () => {
  await db().$disconnect()
  userDatabase().goOffline()
  await Promise.all([emulator.stop(), realtime.stop()])
  await rm(folder, { recursive: true, force: true })
})

describe('deleting an account', () => {
  it('takes the record, the identity, the sessions and the cart, and leaves the orders', async () => {
    await db().$executeRaw`
      INSERT INTO shop_order (id, user_id, customer_type, first_and_last_name, email, phone, address, city,
        post_code, country, type_of_delivery, type_of_payment, total_grosze)
      VALUES ('KEEP-TEST', ${jan.uid}, 'private_person', 'Jan Kowalski', ${jan.email}, '600700800', 'Polna 1',
        'Ełk', '19-300', 'PL', 'delivery_with_assembly', 'payment_at_delivery', 100)`
    const response = await remove(jan, { idToken: await typePassword(jan.email) })
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/)
    expect(await recordOf(jan)).toBeNull()
    await expect(identityProvider().getUser(jan.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' })
    expect(await db().cartItem.count({ where: { userId: jan.uid } })).toBe(0)
    expect(await db().shopOrder.count({ where: { userId: jan.uid } })).toBe(1)
    expect(await whoAmI(jan.cookie)).toBeNull()
  })

  it('needs more than a session: the password of another account, or none, deletes nothing', async () => {
    const piotr = await customer()
    const somebodyElses = await typePassword(piotr.email)
    for (const body of [{ idToken: somebodyElses }, { idToken: 'x' }, {}, { idToken: jan.cookie }]) {
      const { status } = await remove(jan, body)
      expect([401, 422]).toContain(status)
    }
    expect(await recordOf(jan)).toMatchObject({ name: 'Jan' })
    expect((await identityProvider().getUser(jan.uid)).email).toBe(jan.email)
  })

  it('is not done by a foreign page, even with a token at hand', async () => {
    const idToken = await typePassword(jan.email)
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
      const response = await remove(jan, { idToken }, headers as Record<string, string>)
      expect([response.status, (await response.json()).code]).toEqual([403, 'csrf'])
    }
    expect((await identityProvider().getUser(jan.uid)).email).toBe(jan.email)
  })

  it('touches nobody else’s record or cart', async () => {
    const piotr = await customer()
    await remove(jan, { idToken: await typePassword(jan.email) })
    expect(await recordOf(piotr)).toMatchObject({ id: piotr.uid })
    expect(await db().cartItem.count({ where: { userId: piotr.uid } })).toBe(1)
  })
})

describe('taking one’s data along', () => {
  const exportOf = (headers: Record<string, string>) =>
    accountExport.GET(request('GET', '/api/account/export', headers), context)

  it('answers with the identity, the record, the cart and the orders of the caller, and nobody else’s', async () => {
    await customer()
    const response = await exportOf({ cookie: jan.cookie })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const data = await response.json()
    expect(data.identity).toMatchObject({ uid: jan.uid, email: jan.email })
    expect(data.records).toEqual([{ id: jan.uid, name: 'Jan', surname: 'Kowalski', email: jan.email }])
    expect(data.cart).toHaveLength(1)
    expect(data.orders).toEqual([])
  })

  it('is for the signed-in only', async () => {
    expect((await exportOf({})).status).toBe(401)
    expect((await exportOf({ cookie: 'session=forged' })).status).toBe(401)
  })
})

describe('an account that is blocked or signed out everywhere', () => {
  it('loses its writes at once', async () => {
    await identityProvider().updateUser(jan.uid, { disabled: true })
    const response = await remove(jan, { idToken: jan.idToken })
    expect(response.status).toBe(401)
  })

  it('loses its reads as soon as the two minutes are over that an answer is believed', async () => {
    const { stillStands } = await import('@/lib/identity/standing')
    const claims = { uid: jan.uid, auth_time: Math.floor(Date.now() / 1_000) }
    const now = Date.now()
    expect(await stillStands(identityProvider(), claims, now)).toBe(true)
    await identityProvider().updateUser(jan.uid, { disabled: true })
    expect(await stillStands(identityProvider(), claims, now + 119_000)).toBe(true)
    expect(await stillStands(identityProvider(), claims, now + 121_000)).toBe(false)
  })

  it('stays signed in while the provider is out of reach', async () => {
    const { stillStands } = await import('@/lib/identity/standing')
    const unreachable = {
      getUser: () => Promise.reject(Object.assign(new Error('x'), { code: 'app/network-error' })),
    } as never
    expect(await stillStands(unreachable, { uid: 'u-far', auth_time: 1 })).toBe(true)
  })
})

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
