import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../ports'
import { copyDatabase, inDatabase } from '../postgres/copy'
import { migrate, seed } from '../postgres/migrations'
import { startPostgres } from '../postgres/server'
import { offerAccounts } from './accounts'
import { templateName } from './names'

type Running = Omit<Awaited<ReturnType<typeof offerAccounts>>, 'stop'> & {
  postgresUrl: string
  filesOfShops: string
  stop: () => Promise<void>
}

/** Whichever project of Vitest comes first starts it; each has its own copy of this module. */
const ofAllProjects = globalThis as typeof globalThis & { testServer?: Promise<Running> }

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
async function start(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-database-'))
  const server = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await freePort(),
    database: templateName('tables'),
    durable: false,
  })
  const { stop: endAccounts, ...accounts } = await offerAccounts(folder)
  const stop = async () => {
    await Promise.all([server.stop(), endAccounts()])
    await rm(folder, { recursive: true, force: true })
  }
  try {
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
