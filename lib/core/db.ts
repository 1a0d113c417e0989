import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '@/prisma/generated/client'

/** Connections reserved for guards, so that sign-ins and limits still work when visitors use up the main pool. */
const GUARD_CONNECTIONS = 2

function openPool(options: pg.PoolConfig): pg.Pool {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('DATABASE_URL is not set (see .env.example)')
  const pool = new pg.Pool({ connectionString, idleTimeoutMillis: 30_000, ...options })
  // An idle connection that the server closes (restart, fail-over) is replaced by the next query.
  pool.on('error', () => {})
  return pool
}

const openMainPool = () =>
  openPool({
    max: Number(process.env.DATABASE_POOL || 10),
    connectionTimeoutMillis: 5_000,
    // A statement that hangs must not hold a buyer's row locks for ever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })

const processState = globalThis as typeof globalThis & {
  shopDatabase?: PrismaClient
  shopGuardPool?: pg.Pool
}

/** The one client of this process; connected at first use and kept over hot reloads. */
export function db(): PrismaClient {
  processState.shopDatabase ??= new PrismaClient({ adapter: new PrismaPg(openMainPool()) })
  return processState.shopDatabase
}

/** The small pool for single short statements of guards: counters of limits, rows of sessions. */
export function guardPool(): pg.Pool {
  processState.shopGuardPool ??= openPool({
    max: GUARD_CONNECTIONS,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 2_000,
  })
  return processState.shopGuardPool
}

/** Either the client or a transaction of it. */
export type Database = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>
