import { join } from 'node:path'
import pg from 'pg'
import { LocalError } from '../local-error'
import { run } from '../processes'
import { PROJECT_ROOT, TYPESCRIPT } from '../project'

/** Applies missing migrations. Throws `LocalError`. */
export const migrate = (databaseUrl: string): Promise<void> =>
  change('The migrations do not apply', [join('scripts', 'migrate.mjs')], databaseUrl)

/** Loads the demo catalog into a database without products; returns whether it did. Throws `LocalError`. */
export async function seedIfEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const { rowCount } = await client.query('SELECT FROM product LIMIT 1').finally(() => client.end())
  if (rowCount === 0) await seed(databaseUrl)
  return rowCount === 0
}

const SEED = [...TYPESCRIPT, join('scripts', 'seed', 'seed.ts')]

export const seed = (databaseUrl: string): Promise<void> =>
  change('The demo catalogue does not go in', SEED, databaseUrl)

async function change(problem: string, args: string[], databaseUrl: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { ok, output } = await run(process.execPath, args, { cwd: PROJECT_ROOT, env })
  if (ok) return
  const { host, pathname } = new URL(databaseUrl)
  throw new LocalError(`${problem}, database ${host}${pathname}:\n${output}`)
}
