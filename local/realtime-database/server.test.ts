import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { initializeApp as enter, type FirebaseApp, deleteApp as leave, setLogLevel } from 'firebase/app'
import {
  connectDatabaseEmulator,
  type Database,
  equalTo,
  get,
  getDatabase,
  limitToFirst,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  remove,
  runTransaction,
  set,
  startAfter,
  update,
} from 'firebase/database'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Database as AdminDatabase, getDatabase as getAdminDatabase } from 'firebase-admin/database'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import {
  ANNA,
  ANNAS_KEY,
  annasFirstWrite,
  emulatorToken,
  eventually,
  type Person,
  PIOTR,
  PIOTRS_KEY,
  PROJECT,
  userRecord,
} from './fixtures'
import { type RealtimeDatabase, startRealtimeDatabase } from './server'

vi.setConfig({ testTimeout: 20_000 })

const rulesFile = fileURLToPath(new URL('../../database.rules.json', import.meta.url))

let server: RealtimeDatabase
let adminApp: App
let admin: AdminDatabase
const apps: FirebaseApp[] = []

beforeAll(async () => {
  // The SDK logs the refusals that are tested here as warnings.
  setLogLevel('silent')
  server = await startRealtimeDatabase({ port: 0, projectId: PROJECT, rulesFile })
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `${server.host}:${server.port}`)
  adminApp = initializeApp({ projectId: PROJECT, databaseURL: server.url }, randomUUID())
  admin = getAdminDatabase(adminApp)
})

afterAll(async () => {
  await Promise.all(apps.map(leave))
  await deleteApp(adminApp)
  await server.stop()
  vi.unstubAllEnvs()
})

beforeEach(async () => {
  await admin.ref().set({ Users: { [PIOTRS_KEY]: userRecord(PIOTR) } })
})

/** The browser's SDK, signed in with a token of the auth emulator, or not signed in. */
function clientOf(person?: Person): Database {
  const app = enter({ projectId: PROJECT, databaseURL: server.url, apiKey: 'local' }, randomUUID())
  apps.push(app)
  const database = getDatabase(app)
  connectDatabaseEmulator(
    database,
    server.host,
    server.port,
    person ? { mockUserToken: emulatorToken(person) } : {},
  )
  return database
}

function ownRecord(database: Database, person: Person) {
  return query(ref(database, 'Users'), orderByChild('id'), equalTo(person.uid))
}

/** Collects the values that a listener receives, in order. */
function watch(place: Parameters<typeof onValue>[0]) {
  const received: unknown[] = []
  const stop = onValue(
    place,
    (snapshot) => received.push(snapshot.val()),
    (error) => received.push(error.message),
  )
  return { received, stop }
}

test('a customer with the official client registers, sees the record arrive in their subscription, changes it and deletes it', async () => {
  const database = clientOf(ANNA)
  const { received } = watch(ownRecord(database, ANNA))
  await eventually(() => expect(received).toEqual([null]))

  const place = ref(database, `Users/${ANNAS_KEY}`)
  await update(ref(database), annasFirstWrite())
  expect(received.at(-1)).toEqual({ [ANNAS_KEY]: userRecord(ANNA) })

  await update(place, { city: 'Gdynia', index: '81-001' })
  expect(received.at(-1)).toEqual({ [ANNAS_KEY]: userRecord(ANNA, { city: 'Gdynia', index: '81-001' }) })
  expect((await admin.ref(`Users/${ANNAS_KEY}/city`).get()).val()).toBe('Gdynia')

  await remove(place)
  expect(received.at(-1)).toBe(null)
  expect((await admin.ref('Users').get()).val()).toEqual({ [PIOTRS_KEY]: userRecord(PIOTR) })
})

test('a customer with the official client gets their own record at once, by key and by query', async () => {
  const database = clientOf(PIOTR)
  expect((await get(ref(database, `Users/${PIOTRS_KEY}`))).val()).toEqual(userRecord(PIOTR))
  expect((await get(ownRecord(database, PIOTR))).val()).toEqual({ [PIOTRS_KEY]: userRecord(PIOTR) })
})

test('a customer with the official client hears of a change that somebody else made, and of nobody else’s record', async () => {
  await admin.ref(`Users/${ANNAS_KEY}`).set(userRecord(ANNA))
  const { received } = watch(ownRecord(clientOf(ANNA), ANNA))
  await eventually(() => expect(received).toEqual([{ [ANNAS_KEY]: userRecord(ANNA) }]))
  await admin.ref(`Users/${PIOTRS_KEY}/phone`).set('+48111222333')
  await admin.ref(`Users/${ANNAS_KEY}/phone`).set('+48999888777')
  await eventually(() => expect(received).toHaveLength(2))
  expect(received[1]).toEqual({ [ANNAS_KEY]: userRecord(ANNA, { phone: '+48999888777' }) })
})

test('a customer with the official client is refused every wider look at the records', async () => {
  const database = clientOf(ANNA)
  const users = ref(database, 'Users')
  const attempts = [
    users,
    query(users, orderByChild('id'), equalTo(PIOTR.uid)),
    query(users, orderByChild('id')),
    query(users, orderByChild('id'), startAfter('')),
    query(users, limitToFirst(1)),
    ref(database, `Users/${PIOTRS_KEY}`),
  ]
  for (const attempt of attempts) await expect(get(attempt)).rejects.toThrow('Permission denied')
})

test('a customer with the official client is told of a refused subscription', async () => {
  const { received } = watch(ref(clientOf(ANNA), 'Users'))
  await eventually(() => expect(received).toHaveLength(1))
  expect(received[0]).toMatch(/^permission_denied/)
})

test('a customer with the official client sees a refused change rolled back', async () => {
  const database = clientOf(PIOTR)
  const role = ref(database, `Users/${PIOTRS_KEY}/role`)
  const { received } = watch(role)
  await eventually(() => expect(received).toEqual(['customer']))
  await expect(set(role, 'admin')).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  expect(received).toEqual(['customer', 'admin', 'customer'])
  expect((await admin.ref(`Users/${PIOTRS_KEY}/role`).get()).val()).toBe('customer')
})

test("a customer with the official client can neither write under another's key nor push a record of their own making", async () => {
  const database = clientOf(ANNA)
  const refused = { code: 'PERMISSION_DENIED' }
  await expect(set(ref(database, `Users/${PIOTRS_KEY}`), userRecord(ANNA))).rejects.toMatchObject(refused)
  await expect(remove(ref(database, `Users/${PIOTRS_KEY}`))).rejects.toMatchObject(refused)
  await expect(push(ref(database, 'Users'), userRecord(ANNA))).rejects.toMatchObject(refused)
  await expect(update(ref(database), { ...annasFirstWrite(), 'Users/other': true })).rejects.toMatchObject(
    refused,
  )
  expect((await admin.ref('Users').get()).val()).toEqual({ [PIOTRS_KEY]: userRecord(PIOTR) })
})

test('a customer with the official client changes a field in a transaction that saw an older value first', async () => {
  const city = ref(clientOf(PIOTR), `Users/${PIOTRS_KEY}/city`)
  const seen: unknown[] = []
  const result = await runTransaction(city, (current: string | null) => {
    seen.push(current)
    return `${current ?? ''} (Wola)`
  })
  expect(result.committed).toBe(true)
  expect(seen.at(-1)).toBe('Warszawa')
  expect((await admin.ref(`Users/${PIOTRS_KEY}/city`).get()).val()).toBe('Warszawa (Wola)')
})

test('a visitor gets nothing from the database', async () => {
  const database = clientOf()
  await expect(get(ownRecord(database, PIOTR))).rejects.toThrow('Permission denied')
  await expect(update(ref(database), annasFirstWrite())).rejects.toThrow()
})

test('a page of another site, and one that calls itself the owner, get nothing', async () => {
  const address = `ws://${server.host}:${server.port}/.ws?v=5&ns=${PROJECT}`
  const foreign = new WebSocket(address, { origin: 'https://evil.example' })
  await expect(once(foreign, 'open')).rejects.toThrow('401')
  const page = new WebSocket(address, { origin: 'http://localhost:3000' })
  await once(page, 'message')
  page.send(JSON.stringify({ t: 'd', d: { r: 1, a: 'gauth', b: { cred: 'owner' } } }))
  const [answer] = await once(page, 'message')
  page.close()
  expect(JSON.parse(String(answer)).d.b.s).toBe('invalid_token')
})

test('a browser that fell back to long polling is sent back to its WebSocket', async () => {
  const poll = (query: string) => fetch(`http://${server.host}:${server.port}/.lp?${query}`)
  const forget = vi.fn()
  const command = vi.fn()
  runInNewContext(await (await poll('start=t&ser=1&cb=7&v=5')).text(), {
    localStorage: { removeItem: forget },
    parent: { window: { pLPCommand7: command } },
  })
  expect(forget).toHaveBeenCalledWith('firebase:previous_websocket_failure')
  expect(command).toHaveBeenCalledWith('close')
  expect((await poll(`cb=${encodeURIComponent("']();alert(1)//")}`)).status).toBe(400)
})
