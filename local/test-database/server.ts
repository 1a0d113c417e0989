import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '../ports'
import { migrate, seed } from '../postgres/migrations'
import { startPostgres } from '../postgres/server'
import { templateName } from './names'

type Running = { postgresUrl: string; filesOfShops: string; stop: () => Promise<void> }

/** Whichever project of Vitest comes first starts it; each has its own copy of this module. */
const ofAllProjects = globalThis as typeof globalThis & { testServer?: Promise<Running> }

export async function setup(project: TestProject): Promise<void> {
  ofAllProjects.testServer ??= start()
  const { postgresUrl, filesOfShops } = await ofAllProjects.testServer
  project.provide('postgresUrl', postgresUrl)
  project.provide('filesOfShops', filesOfShops)
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
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await migrate(server.url)
    const postgresUrl = inDatabase(server.url, 'postgres')
    const client = new pg.Client(postgresUrl)
    await client.connect()
    await client.query(`CREATE DATABASE ${templateName('catalogue')} TEMPLATE ${templateName('tables')}`)
    await client.end()
    await seed(inDatabase(server.url, templateName('catalogue')))
    return { postgresUrl, filesOfShops: join(folder, 'files'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function inDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = database
  return other.href
}
