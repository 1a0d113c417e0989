import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectDatabaseEmulator,
  equalTo,
  get,
  getDatabase,
  onValue,
  orderByChild,
  query,
  ref,
  set,
} from 'firebase/database'
import {
  type App,
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app'
import { getDatabase as getAdminDatabase } from 'firebase-admin/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ANNA,
  ANNAS_KEY,
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
let app: FirebaseApp
let office: App

beforeEach(async () => {
  setLogLevel('silent')
  server = await startRealtimeDatabase({ port: 0, projectId: PROJECT, rulesFile })
  vi.stubEnv('FIREBASE_DATABASE_EMULATOR_HOST', `${server.host}:${server.port}`)
  office = initializeAdminApp({ projectId: PROJECT, databaseURL: server.url }, randomUUID())
  await getAdminDatabase(office)
    .ref('Users')
    .set({ [ANNAS_KEY]: userRecord(ANNA), [PIOTRS_KEY]: userRecord(PIOTR) })
  app = initializeApp({ projectId: PROJECT, databaseURL: server.url, apiKey: 'local' }, randomUUID())
})

afterEach(async () => {
  await Promise.all([deleteApp(app), deleteAdminApp(office)])
  await server.stop()
  vi.unstubAllEnvs()
})

/** Takes the place of `firebase/auth`, so that the database's client gets its tokens from this test. */
function signInWith(first: string | null, refresh: () => string | null = () => first) {
  let current = first
  let tell: (token: string | null) => void = () => undefined
  const auth = {
    getToken: async (force: boolean) => {
      if (force) current = refresh()
      return current === null ? null : { accessToken: current }
    },
    getUid: () => null,
    addAuthTokenListener: (listener: typeof tell) => {
      tell = listener
    },
    removeAuthTokenListener: () => undefined,
  }
  const component = {
    name: 'auth-internal',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    instanceFactory: () => auth,
  }
  const { container } = app as FirebaseApp & { container: { addComponent: (part: object) => void } }
  container.addComponent(component)
  const database = getDatabase(app)
  connectDatabaseEmulator(database, server.host, server.port)
  const change = (token: string | null) => {
    current = token
    tell(token)
  }
  return { database, change }
}

test('a subscription ends when its customer signs out, and the next customer gets their own', async () => {
  const { database, change } = signInWith(emulatorToken(ANNA))
  const received: unknown[] = []
  const subscribe = ({ uid }: Person) =>
    onValue(
      query(ref(database, 'Users'), orderByChild('id'), equalTo(uid)),
      (snapshot) => received.push(Object.keys(snapshot.val() ?? {})),
      (error) => received.push(error.message),
    )
  subscribe(ANNA)
  await eventually(() => expect(received).toEqual([[ANNAS_KEY]]))

  change(null)
  await eventually(() => expect(received).toHaveLength(2))
  expect(received[1]).toMatch(/^permission_denied/)
  await expect(get(ref(database, `Users/${ANNAS_KEY}`))).rejects.toThrow('Permission denied')

  change(emulatorToken(PIOTR))
  subscribe(PIOTR)
  await eventually(() => expect(received).toHaveLength(3))
  expect(received[2]).toEqual([PIOTRS_KEY])
})

test('a subscription outlives the token it began with', async () => {
  const lasting = emulatorToken(ANNA)
  const expires = Date.now() + 2_000
  const brief = emulatorToken(ANNA, { exp: expires / 1000 })
  const { database } = signInWith(brief, () => lasting)
  const received: unknown[] = []
  onValue(
    ref(database, `Users/${ANNAS_KEY}/city`),
    (snapshot) => received.push(snapshot.val()),
    (error) => received.push(error.message),
  )
  await eventually(() => expect(received).toEqual(['Warszawa']))
  await sleep(expires + 100 - Date.now())
  await set(ref(database, `Users/${ANNAS_KEY}/city`), 'Gdynia')
  expect(received).toEqual(['Warszawa', 'Gdynia'])
})

test('a client with an expired token comes back with a fresh one by itself', async () => {
  const stale = emulatorToken(ANNA, { exp: Math.floor(Date.now() / 1000) - 60 })
  const refresh = vi.fn(() => emulatorToken(ANNA))
  const { database } = signInWith(stale, refresh)
  expect((await get(ref(database, `Users/${ANNAS_KEY}/name`))).val()).toBe('Anna')
  expect(refresh).toHaveBeenCalledOnce()
})

test('the owner of a deleted record can no longer follow its path', async () => {
  const { database } = signInWith(emulatorToken(ANNA))
  const received: unknown[] = []
  onValue(
    ref(database, `Users/${ANNAS_KEY}/name`),
    (snapshot) => received.push(snapshot.val()),
    (error) => received.push(error.message),
  )
  await eventually(() => expect(received).toEqual(['Anna']))
  await getAdminDatabase(office).ref(`Users/${ANNAS_KEY}`).remove()
  await eventually(() => expect(received).toHaveLength(2))
  expect(received[1]).toMatch(/^permission_denied/)
})
