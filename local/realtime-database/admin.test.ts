import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Database, getDatabase } from 'firebase-admin/database'
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

test('the Admin SDK sends and receives what is too long for one frame, in every script', async () => {
  const long = 'Шины 4×4 🛞 '.repeat(20_000)
  await admin.ref('long').set({ text: long, list: ['a', 'b'] })
  const fresh = initializeApp({ projectId: PROJECT, databaseURL: server.url }, randomUUID())
  const received = (await getDatabase(fresh).ref('long').get()).val()
  await deleteApp(fresh)
  expect(received).toEqual({ text: long, list: ['a', 'b'] })
})

test('the Admin SDK agrees with the server on what a transaction saw: branches, numbers, words and switches', async () => {
  const stock = { price: 0.1, left: -3, open: true, note: 'zażółć', more: { deep: 1e21 } }
  const place = admin.ref('stock')
  await place.set(stock)
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => place.transaction((seen) => seen && { ...seen, left: seen.left + 1 })),
  )
  expect(outcomes.every(({ committed }) => committed)).toBe(true)
  expect((await place.get()).val()).toEqual({ ...stock, left: 2 })
})
