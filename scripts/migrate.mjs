// Applies the migrations that a database lacks, each in one transaction, and notes them in Prisma's table of them.
import { hash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import nextEnv from '@next/env'
import pg from 'pg'

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error })

const folder = resolve('prisma/migrations')
const fileOf = (name) => join(folder, name, 'migration.sql')
const migrations = readdirSync(folder)
  .filter((name) => existsSync(fileOf(name)))
  .sort()

/** As Prisma's command line makes it. */
const HISTORY = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
    logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0)`
const NOTE = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, clock_timestamp(), 1)`
/** Prisma's command line waits for the same. */
const LOCK = 72_707_369

async function migrate(client) {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  await client.query('SET client_min_messages = warning')
  await client.query(HISTORY)
  await client.query('RESET client_min_messages')
  const { rows } = await client.query(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS done FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  )
  const half = rows.find(({ done }) => !done)
  if (half) throw new Error(`${half.name} was begun and not finished: restore a backup, or finish it by hand`)
  const missing = migrations.filter((name) => !rows.some((row) => row.name === name))
  for (const name of missing) {
    await apply(client, name)
    console.log(`applied ${name}`)
  }
  console.log(`${migrations.length} migrations, ${missing.length} of them new`)
}

async function apply(client, name) {
  const text = readFileSync(fileOf(name), 'utf8')
  try {
    await client.query('BEGIN')
    await client.query(text)
    await client.query(NOTE, [randomUUID(), hash('sha256', text), name])
    await client.query('COMMIT')
  } catch (error) {
    throw new Error(`${name}: ${error.message}`)
  }
}

try {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set')
  const client = new pg.Client(process.env.DATABASE_URL)
  await client.connect()
  await migrate(client)
  process.exit(0)
} catch (error) {
  console.error(`The migrations do not apply: ${error.message || error.code}`)
  process.exit(1)
}
