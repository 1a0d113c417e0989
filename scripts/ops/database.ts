import pg from 'pg'
import { variable } from '@/lib/platform/runtime/env'

/** Runs `work` with a connection of its own, which a server of the shop need not run for. */
export async function withDatabase(work: (database: pg.Client) => Promise<void>): Promise<void> {
  const database = new pg.Client({
    connectionString: variable('DATABASE_URL'),
    connectionTimeoutMillis: 10_000,
  })
  await database.connect()
  await work(database).finally(() => database.end())
}
