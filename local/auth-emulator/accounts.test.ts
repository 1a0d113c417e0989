import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app'
import { getDatabase } from 'firebase-admin/database'
import { expect, test } from 'vitest'
import { freePort } from '../ports'
import { PROJECT_ROOT } from '../project'
import { startRealtimeDatabase } from '../realtime-database/server'
import { ADMINISTRATOR, CUSTOMER, ensureAccounts } from './accounts'
import { startAuthEmulator } from './emulator'

const projectId = 'demo-accounts'

test('both accounts of the demo sign in, only one is an administrator, and a changed record stays', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-accounts-'))
  const auth = await startAuthEmulator({ dataDir, projectId, port: await freePort() })
  const rulesFile = join(PROJECT_ROOT, 'database.rules.json')
  const database = await startRealtimeDatabase({ projectId, rulesFile, port: 0 })
  const place = {
    projectId,
    databaseUrl: database.url,
    authEmulator: auth.address,
    databaseEmulator: `${database.host}:${database.port}`,
  }
  const shopper = initializeApp({ apiKey: 'demo', projectId }, 'shopper')
  const admin = initializeAdminApp({ projectId, databaseURL: database.url }, 'office')
  try {
    await ensureAccounts(place)

    const identity = initializeAuth(shopper, { persistence: inMemoryPersistence })
    connectAuthEmulator(identity, `http://${auth.address}`, { disableWarnings: true })
    for (const account of [CUSTOMER, ADMINISTRATOR]) {
      const { user } = await signInWithEmailAndPassword(identity, account.email, account.password)
      const { claims } = await user.getIdTokenResult()
      expect({ ...user.toJSON(), admin: claims.admin === true }).toMatchObject({
        uid: account.uid,
        displayName: account.displayName,
        emailVerified: true,
        admin: account.admin,
      })
    }

    const record = getDatabase(admin).ref(`Users/Jan_Kowalski_${CUSTOMER.uid}`)
    expect((await record.once('value')).val()).toMatchObject({ id: CUSTOMER.uid, surname: 'Kowalski' })
    await record.update({ city: 'Gdynia' })
    await ensureAccounts(place)
    expect((await record.once('value')).val()).toMatchObject({ city: 'Gdynia' })
  } finally {
    await Promise.all([deleteApp(shopper), deleteAdminApp(admin)])
    await database.stop()
    await auth.stop()
    await rm(dataDir, { recursive: true })
  }
}, 60_000)
