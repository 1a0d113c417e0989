import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app'
import { getAuth as getAdminAuth } from 'firebase-admin/auth'
import { getDatabase } from 'firebase-admin/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LocalError } from '../local-error'
import { freePort } from '../ports'
import { PROJECT_ROOT } from '../project'
import { startRealtimeDatabase } from '../realtime-database/server'
import { ADMINISTRATOR, CUSTOMER, ensureAccounts } from './accounts'
import { type AuthEmulator, startAuthEmulator } from './emulator'

const projectId = 'demo-local'
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-auth-'))
})

afterEach(async () => {
  await rm(dataDir, { recursive: true })
})

async function withCustomer<T>(port: number, use: (auth: ReturnType<typeof initializeAuth>) => Promise<T>) {
  const app = initializeApp({ apiKey: 'demo', projectId }, `app-${port}`)
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true })
    return await use(auth)
  } finally {
    await deleteApp(app)
  }
}

test('who registered in the demo signs in after a restart, the session cookie holds, and the demo has its accounts', async () => {
  const first = await startAuthEmulator({ dataDir, projectId, port: await freePort() })
  const registered = await withCustomer(first.port, (auth) =>
    createUserWithEmailAndPassword(auth, 'ola@trakt.example', 'opony4x4'),
  )
  await first.stop()

  const second = await startAuthEmulator({ dataDir, projectId, port: await freePort() })
  try {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = second.address
    const idToken = await withCustomer(second.port, async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, 'ola@trakt.example', 'opony4x4')
      expect(user.uid).toBe(registered.user.uid)
      await expect(signInWithEmailAndPassword(auth, 'ola@trakt.example', 'wrong')).rejects.toThrow(
        'auth/wrong-password',
      )
      return user.getIdToken()
    })
    const admin = initializeAdminApp({ projectId }, 'admin')
    const cookie = await getAdminAuth(admin).createSessionCookie(idToken, { expiresIn: 3_600_000 })
    const session = await getAdminAuth(admin).verifySessionCookie(cookie, true)
    expect(session.uid).toBe(registered.user.uid)
    await deleteAdminApp(admin)
    await expectDemoAccounts(second)
  } finally {
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST
    await second.stop()
  }
}, 60_000)

/** Both accounts of the demo sign in, only one is an administrator, and a changed record stays. */
async function expectDemoAccounts(emulator: AuthEmulator) {
  const database = await startRealtimeDatabase({
    projectId,
    rulesFile: join(PROJECT_ROOT, 'database.rules.json'),
    port: 0,
  })
  const place = {
    projectId,
    databaseUrl: database.url,
    authEmulator: emulator.address,
    databaseEmulator: `${database.host}:${database.port}`,
  }
  const office = initializeAdminApp({ projectId, databaseURL: database.url }, 'office')
  try {
    await ensureAccounts(place)
    await withCustomer(emulator.port, async (auth) => {
      for (const account of [CUSTOMER, ADMINISTRATOR]) {
        const { user } = await signInWithEmailAndPassword(auth, account.email, account.password)
        const { claims } = await user.getIdTokenResult()
        expect({ ...user.toJSON(), admin: claims.admin === true }).toMatchObject({
          uid: account.uid,
          displayName: account.displayName,
          emailVerified: true,
          admin: account.admin,
        })
      }
    })
    const record = getDatabase(office).ref(`Users/Jan_Kowalski_${CUSTOMER.uid}`)
    expect((await record.once('value')).val()).toMatchObject({ id: CUSTOMER.uid, surname: 'Kowalski' })
    await record.update({ city: 'Gdynia' })
    await ensureAccounts(place)
    expect((await record.once('value')).val()).toMatchObject({ city: 'Gdynia' })
  } finally {
    await deleteAdminApp(office)
    await database.stop()
  }
}

test('an anonymous sign-in is kept over a second one, and a password makes an account of it with the same uid', async () => {
  const emulator = await startAuthEmulator({ dataDir, projectId, port: await freePort() })
  try {
    await withCustomer(emulator.port, async (auth) => {
      const { user } = await signInAnonymously(auth)
      const { claims } = await user.getIdTokenResult()
      expect(claims).toMatchObject({ provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous' } })
      expect((await signInAnonymously(auth)).user.uid).toBe(user.uid)
      await createUserWithEmailAndPassword(auth, 'taken@trakt.example', 'opony4x4')
      const { user: guest } = await auth.signOut().then(() => signInAnonymously(auth))
      const link = (email: string) =>
        linkWithCredential(guest, EmailAuthProvider.credential(email, 'opony4x4'))
      await expect(link('taken@trakt.example')).rejects.toThrow('auth/email-already-in-use')
      await link('free@trakt.example')
      const { user: owner } = await signInWithEmailAndPassword(auth, 'free@trakt.example', 'opony4x4')
      expect(owner.uid).toBe(guest.uid)
      expect((await owner.getIdTokenResult()).signInProvider).toBe('password')
    })
  } finally {
    await emulator.stop()
  }
}, 60_000)

test('accounts that cannot be read are named in one sentence and left as they are', async () => {
  await writeFile(join(dataDir, 'accounts.json'), '{ half a file')
  const start = startAuthEmulator({ dataDir, projectId, port: await freePort() })
  await expect(start).rejects.toThrow(
    /accounts\.json cannot be read .*: move that file away and start again\.$/,
  )
}, 60_000)

test('a taken port is named together with the ways out', async () => {
  const squatter = createServer()
  const port = await freePort()
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve))
  try {
    const start = startAuthEmulator({ dataDir, projectId, port })
    await expect(start).rejects.toBeInstanceOf(LocalError)
    await expect(start).rejects.toThrow(new RegExp(`^Port ${port}, .*AUTH_EMULATOR_PORT`))
  } finally {
    squatter.close()
  }
})
