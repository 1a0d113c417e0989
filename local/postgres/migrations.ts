import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { LocalError } from '../local-error'
import { run } from '../processes'
import { PROJECT_ROOT, packageFile, TYPESCRIPT } from '../project'

/** Applies missing migrations. Throws `LocalError`. */
export async function migrate(databaseUrl: string): Promise<void> {
  if (await isUpToDate(databaseUrl)) return
  const prisma = packageFile('prisma', 'build', 'index.js')
  await change('The migrations do not apply', [prisma, 'migrate', 'deploy'], databaseUrl)
}

/** Loads the demo catalog into a database without products; returns whether it did. Throws `LocalError`. */
export async function seedIfEmpty(databaseUrl: string): Promise<boolean> {
  const [{ empty } = { empty: true }] = await query<{ empty: boolean }>(
    databaseUrl,
    'SELECT NOT EXISTS (SELECT FROM product) AS empty',
  )
  if (!empty) return false
  await seed(databaseUrl)
  return true
}

export async function seed(databaseUrl: string): Promise<void> {
  const script = join(PROJECT_ROOT, 'scripts', 'seed', 'seed.ts')
  await change('The demo catalogue does not go in', [...TYPESCRIPT, script], databaseUrl)
}

/** Checks in milliseconds what takes the Prisma command line seconds. */
async function isUpToDate(databaseUrl: string): Promise<boolean> {
  const folder = join(PROJECT_ROOT, 'prisma', 'migrations')
  const migrations = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'migration.sql')))
  const rows = await query<{ name: string; done: boolean }>(
    databaseUrl,
    `SELECT migration_name AS name, finished_at IS NOT NULL AND rolled_back_at IS NULL AS done
       FROM _prisma_migrations`,
  ).catch((error: pg.DatabaseError) => {
    const UNDEFINED_TABLE = '42P01'
    if (error.code === UNDEFINED_TABLE) return []
    throw error
  })
  const done = new Set(rows.filter((row) => row.done).map((row) => row.name))
  return rows.every((row) => row.done) && migrations.every((name) => done.has(name))
}

async function query<Row extends pg.QueryResultRow>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function change(problem: string, args: string[], databaseUrl: string): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    NO_COLOR: '1',
  }
  const { ok, output } = await run(process.execPath, args, { cwd: PROJECT_ROOT, env })
  if (ok) return
  const { host, pathname } = new URL(databaseUrl)
  const noise = /^\s*\d+: |^\s+(with|at) |^Loaded Prisma|^Prisma schema loaded|^Datasource|^\s*$/
  const reason = output.split('\n').filter((line) => !noise.test(line))
  throw new LocalError(`${problem}, database ${host}${pathname}:\n${reason.join('\n')}`)
}
