import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from '../ports'
import { migrate, seed } from '../postgres/migrations'
import { startPostgres } from '../postgres/server'
import { templateName } from './names'

let end = async (): Promise<void> => {}

/** Starts one PostgreSQL for the whole run, with the templates that test files copy. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-database-'))
  const server = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await freePort(),
    database: templateName('tables'),
    durable: false,
  })
  end = async () => {
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
    project.provide('postgresUrl', postgresUrl)
  } catch (error) {
    await end()
    throw error
  }
}

export async function teardown(): Promise<void> {
  await end()
}

function inDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = database
  return other.href
}
