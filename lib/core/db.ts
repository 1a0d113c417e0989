import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '@/prisma/generated/client'

function connect() {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set (see .env.example)')
  const pool = new pg.Pool({
    connectionString,
    max: Number(process.env.DATABASE_POOL || 10),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // A statement that hangs must not hold a buyer's row locks for ever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // An idle connection that the server closes (restart, fail-over) is replaced by the next query.
  pool.on('error', () => {})
  return new PrismaClient({ adapter: new PrismaPg(pool) })
}

const kept = globalThis as typeof globalThis & { shopDatabase?: PrismaClient }

/** The one client of this process; connected at first use and kept over hot reloads. */
export function db(): PrismaClient {
  kept.shopDatabase ??= connect()
  return kept.shopDatabase
}

/** Either the client or a transaction of it. */
export type Database = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>
