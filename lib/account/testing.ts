// Shared by the account tests: an auth emulator, a record database, and customers of both.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAuthEmulator } from '@/local/auth-emulator/emulator'
import { freePort } from '@/local/ports'
import { startRealtimeDatabase } from '@/local/realtime-database/server'

export const ORIGIN = 'http://127.0.0.1:3000'
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
  DATA_DIR: folder,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_API_KEY: 'demo',
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_DATABASE_URL: `http://${realtimeAddress}?ns=${PROJECT}-default-rtdb`,
  FIREBASE_AUTH_EMULATOR_HOST: emulator.address,
  FIREBASE_DATABASE_EMULATOR_HOST: realtimeAddress,
})

export const { db } = await import('@/lib/core/database/db')
export const { identityProvider, userDatabase } = await import('@/lib/identity/firebase/firebase-admin')
const { addToCart } = await import('@/lib/cart/service')
const { callerOf, openSession: opened } = await import('@/lib/identity/session/session')

export type Caller = { uid: string; email: string; idToken: string; cookie: string }
let made = 0

async function identityCall(path: string, body: object): Promise<Record<string, string>> {
  const address = `http://${emulator.address}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo`
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  })
  return (await response.json()) as Record<string, string>
}

export const typePassword = async (email: string) =>
  (await identityCall('signInWithPassword', { email, password: PASSWORD })).idToken ?? ''

export const request = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
  new Request(`${ORIGIN}${path}`, {
    method,
    headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
export const context = { params: Promise.resolve({}) }

/** The session cookie for the account of an ID token. */
export const openSession = async (idToken: string): Promise<string> =>
  (await opened(idToken, 'tests', new Headers())).split(';')[0] ?? ''

/** A customer with a record, a session and a cart. */
export async function customer(): Promise<Caller> {
  made += 1
  const email = `jan${made}@trakt.example`
  const { localId = '', idToken = '' } = await identityCall('signUp', { email, password: PASSWORD })
  const cookie = await openSession(idToken)
  const key = `Jan_Kowalski_${localId}`
  await userDatabase()
    .ref()
    .update({
      [`Users/${key}`]: { id: localId, name: 'Jan', surname: 'Kowalski', email },
      [`UserKeys/${localId}`]: key,
    })
  await addToCart(localId, { product: { id: productId }, quantity: 1 })
  return { uid: localId, email, idToken, cookie }
}

export const whoAmI = async (cookie: string) =>
  (await callerOf(new Headers({ cookie }), { revoked: false }))?.user ?? null

const onSale = await db().product.findFirst({
  where: { quantityInStock: { gt: 5 }, inArchive: false },
  orderBy: { id: 'asc' },
})
/** A product that can be added to a cart. */
export const productId = onSale?.id ?? 0

export async function stop(): Promise<void> {
  await db().$disconnect()
  userDatabase().goOffline()
  await Promise.all([emulator.stop(), realtime.stop()])
  await rm(folder, { recursive: true, force: true })
}
