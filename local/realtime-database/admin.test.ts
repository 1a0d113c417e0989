import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { increment, serverTimestamp } from 'firebase/database'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Database, getDatabase, type Query } from 'firebase-admin/database'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PIOTR, PIOTRS_KEY, PROJECT, userRecord } from './fixtures'
import { type RealtimeDatabase, startRealtimeDatabase } from './server'

vi.setConfig({ testTimeout: 20_000 })

const rulesFile = fileURLToPath(new URL('../../database.rules.json', import.meta.url))

let server: RealtimeDatabase
let app: App
let admin: Database

beforeAll(async () => {
  server = await startRealtimeDatabase({ port: 0, projectId: PROJECT, rulesFile })
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `${server.host}:${server.port}`)
  app = initializeApp({ projectId: PROJECT, databaseURL: server.url }, randomUUID())
  admin = getDatabase(app)
})

afterAll(async () => {
  await deleteApp(app)
  await server.stop()
  vi.unstubAllEnvs()
})

beforeEach(async () => {
  await admin.ref().set({ Users: { [PIOTRS_KEY]: userRecord(PIOTR) } })
})

test('the Admin SDK reads and writes everything, whatever the rules say', async () => {
  await admin.ref('Users/anything').set({ role: 'admin' })
  expect((await admin.ref('Users').get()).numChildren()).toBe(2)
  await admin.ref('Users/anything').remove()
  expect((await admin.ref('Users/anything').get()).exists()).toBe(false)
})

test('the Admin SDK finds a record by its id', async () => {
  const snapshot = await admin.ref('Users').orderByChild('id').equalTo(PIOTR.uid).get()
  expect(snapshot.val()).toEqual({ [PIOTRS_KEY]: userRecord(PIOTR) })
})

test('the Admin SDK lowers itself to a user when asked to', async () => {
  const loweredApp = initializeApp(
    {
      projectId: PROJECT,
      databaseURL: server.url,
      databaseAuthVariableOverride: { uid: PIOTR.uid },
    },
    randomUUID(),
  )
  const lowered = getDatabase(loweredApp)
  expect((await lowered.ref(`Users/${PIOTRS_KEY}/name`).get()).val()).toBe('Piotr')
  await expect(lowered.ref('Users').get()).rejects.toThrow('Permission denied')
  await deleteApp(loweredApp)
})

test('the Admin SDK sends and receives what is too long for one frame, in every script', async () => {
  const long = 'Шины 4×4 🛞 '.repeat(20_000)
  await admin.ref('long').set({ text: long, list: ['a', 'b'] })
  const fresh = initializeApp({ projectId: PROJECT, databaseURL: server.url }, randomUUID())
  const received = (await getDatabase(fresh).ref('long').get()).val()
  await deleteApp(fresh)
  expect(received).toEqual({ text: long, list: ['a', 'b'] })
})

test('the Admin SDK counts and stamps with the server’s values', async () => {
  const place = admin.ref('counted')
  await place.set({ times: 1, at: serverTimestamp() })
  await place.update({ times: increment(2) })
  const counted = (await place.get()).val()
  expect(counted.times).toBe(3)
  expect(Math.abs(counted.at - Date.now())).toBeLessThan(5_000)
})

test('the Admin SDK agrees with the server on what a transaction saw: branches, numbers, words and switches', async () => {
  const stock = { 2: 1, 10: 0.1, left: -3, open: true, note: 'zażółć', more: { deep: 1e21 } }
  const place = admin.ref('stock')
  await place.set(stock)
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => place.transaction((seen) => seen && { ...seen, left: seen.left + 1 })),
  )
  expect(outcomes.every(({ committed }) => committed)).toBe(true)
  expect((await place.get()).val()).toEqual({ ...stock, left: 2 })
})

test('the Admin SDK orders, bounds and limits as with the real database', async () => {
  const tires = { 10: { et: 5 }, 9: { et: null, a: 1 }, b: { et: 'x' }, a: { et: 5 }, c: { et: false } }
  await admin.ref('tires').set(tires)
  const keysOf = async (place: Query) => {
    const keys: (string | null)[] = []
    const snapshot = await place.get()
    snapshot.forEach((child) => {
      keys.push(child.key)
    })
    return keys
  }
  const byKey = admin.ref('tires').orderByKey()
  expect(await keysOf(byKey)).toEqual(['9', '10', 'a', 'b', 'c'])
  expect(await keysOf(byKey.startAfter('9').limitToFirst(2))).toEqual(['10', 'a'])
  expect(await keysOf(byKey.endBefore('b').limitToLast(1))).toEqual(['a'])
  await expect(admin.ref('tires').orderByChild('et').get()).rejects.toThrow('Index not defined')
})
