import pg from 'pg'
import { origin } from './api'
import type { OwnShop } from './own-shop'

export type Shop = Pick<OwnShop, 'origin' | 'databaseUrl'>

/** The shop that the test runner started. */
export const thisShop: Shop = { origin, databaseUrl: process.env.DATABASE_URL ?? '' }

/** One pool for all files of a worker. Nobody closes it: it does not keep the worker alive. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 2,
  allowExitOnIdle: true,
  idleTimeoutMillis: 1_000,
})
// Idle connections break when PostgreSQL stops.
pool.on('error', () => {})

export async function connectTo({ databaseUrl }: Shop): Promise<pg.Client> {
  const database = new pg.Client(databaseUrl)
  // The server may be killed while this client is connected.
  database.on('error', () => undefined)
  await database.connect()
  return database
}

/** What a statement finds in the database of a shop. */
export async function rowsOf(shop: Shop, sql: string, ...values: unknown[]) {
  if (shop === thisShop) return (await pool.query(sql, values)).rows
  const database = await connectTo(shop)
  try {
    return (await database.query(sql, values)).rows
  } finally {
    await database.end()
  }
}

export const rows = (sql: string, ...values: unknown[]) => rowsOf(thisShop, sql, ...values)
