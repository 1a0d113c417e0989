import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { required } from '@/lib/platform/runtime/testing'
import { type AuthEmulator, startAuthEmulator } from '../auth-emulator/emulator'
import { freePort } from '../ports'
import { copyDatabase, inDatabase, templateName } from '../postgres/copy'
import { migrate, seed } from '../postgres/migrations'
import { startPostgres } from '../postgres/server'
import { startRealtimeDatabase } from '../realtime-database/server'

/** Whichever project of Vitest comes first starts it; each has its own copy of this module. */
const ofAllProjects = globalThis as typeof globalThis & { testServer?: ReturnType<typeof start> }

export async function setup(project: TestProject): Promise<void> {
  ofAllProjects.testServer ??= start()
  const { stop: _, ...addresses } = await ofAllProjects.testServer
  for (const name of Object.keys(addresses) as (keyof typeof addresses)[])
    project.provide(name, addresses[name])
}

export async function teardown(): Promise<void> {
  const running = ofAllProjects.testServer
  ofAllProjects.testServer = undefined
  await (await running)?.stop()
}

/** Starts one PostgreSQL for the whole run, with the templates that test files copy. */
async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'shop-tests-'))
  const databases = await mkdtemp(join(await quickFolder(), `shop-tests-${process.pid}-`))
  const begun: { stop: () => Promise<unknown> }[] = []
  const stop = async () => {
    await Promise.all(begun.map((each) => each.stop()))
    for (const each of [folder, databases]) await rm(each, { recursive: true, force: true })
  }
  try {
    const server = await startPostgres({
      dataDir: join(databases, 'postgres'),
      port: await freePort(),
      database: templateName('tables'),
      durable: false,
    })
    begun.push(server)
    const accounts = await offerAccounts(folder)
    begun.push(accounts)
    await migrate(server.url)
    await seed(await copyDatabase(server.url, templateName('tables'), templateName('catalogue')))
    return {
      postgresUrl: inDatabase(server.url, 'postgres'),
      filesOfShops: join(folder, 'files'),
      ...accounts,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Memory, if there is plenty: a copy of the demo's database takes 35 ms of processor in it, and 100 to 450 on a disk. */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm'
  // left by a run that was killed
  for (const name of await readdir(memory).catch(() => []))
    if (/^shop-tests-/.test(name) && !existsSync(`/proc/${name.split('-')[2]}`))
      await rm(join(memory, name), { recursive: true, force: true })
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return Math.min(bavail * bsize, process.availableMemory()) > 4 * 1024 ** 3 ? memory : tmpdir()
}

/**
 * What stands for Firebase in a run: the accounts and their records, of which each test file makes its own. The emulator of
 * the accounts takes five seconds of processor to start, so the first file that needs it asks for it at `accounts`.
 */
async function offerAccounts(folder: string) {
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
