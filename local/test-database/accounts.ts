import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { required } from '@/lib/platform/runtime/testing'
import { type AuthEmulator, startAuthEmulator } from '../auth-emulator/emulator'
import { freePort } from '../ports'
import { startRealtimeDatabase } from '../realtime-database/server'

/**
 * What stands for Firebase in a run: the accounts and their records, of which each test file makes its own. The emulator of
 * the accounts takes five seconds of processor to start, so the first file that needs it asks for it at `accounts`.
 */
export async function offerAccounts(folder: string) {
  const projectId = required.FIREBASE_PROJECT_ID
  const port = await freePort()
  let emulator: Promise<AuthEmulator> | undefined
  const realtime = await startRealtimeDatabase({ port: 0, projectId, rulesFile: 'database.rules.json' })
  const starter = createServer(async (_, response) => {
    emulator ??= startAuthEmulator({ dataDir: join(folder, 'accounts'), port, projectId })
    response.statusCode = await emulator.then(
      () => 204,
      () => 500,
    )
    response.end()
  }).listen(0, '127.0.0.1')
  await once(starter, 'listening')
  return {
    accounts: `http://127.0.0.1:${(starter.address() as AddressInfo).port}`,
    authEmulator: `127.0.0.1:${port}`,
    realtimeDatabase: `${realtime.host}:${realtime.port}`,
    stop: async () => {
      starter.closeAllConnections()
      starter.close()
      await Promise.all([realtime.stop(), emulator?.then(({ stop }) => stop())])
    },
  }
}
