import 'server-only'
import { Socket } from 'node:net'
import pg from 'pg'
import { variable } from '@/lib/platform/runtime/env'
import { processState } from '@/lib/platform/runtime/process-state'
import type { PrismaClient } from '@/prisma/generated/client'

export const POOL_SIZE = variable('DATABASE_POOL')
/** Connections reserved for guards, so that sign-ins and limits still work when visitors use up the main pool. */
const GUARD_CONNECTIONS = 2

/** A statement that hangs must not hold row locks forever. */
const STATEMENT_MS = 15_000
/** How long a statement waits for a locked row; `transaction` retries for a while. */
const LOCK_WAIT_MS = 500
/** PostgreSQL ends slow statements itself. A connection that stays silent for longer belongs to a hanging server. */
const SILENCE_MS = STATEMENT_MS + 1_000
/** Less than `SILENCE_MS`, so that an unused connection is closed properly. */
const IDLE_MS = 10_000

/** How long the replica may take: the primary can answer instead. */
const REPLICA_MS = 2_000

/** A build waits for its database as long as it takes: no visitor waits for the build. */
const CONNECTION_MS = process.env.NEXT_PHASE === 'phase-production-build' ? 30_000 : 2_000

/** Opens a pool of its own. A query that waits longer than `connectionTimeoutMillis` for a connection fails. */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: variable('DATABASE_URL'),
    connectionTimeoutMillis: CONNECTION_MS,
    ...options,
  })
  // The next query replaces an idle connection that the server closed (restart, failover).
  pool.on('error', () => {})
  // A connection that PostgreSQL cuts between two statements of a transaction emits an error, and an error without a listener
  // ends the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * A socket that closes when nothing arrives for `silenceMs`. The `query_timeout` of `pg` leaves the connection open, and the
 * pool would hand it out in the middle of a transaction.
 */
function limitedSocket(silenceMs = SILENCE_MS): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' })),
  )
}

const openVisitorPool = (options: pg.PoolConfig = {}) =>
  openPool({
    max: POOL_SIZE,
    idleTimeoutMillis: IDLE_MS,
    stream: () => limitedSocket(),
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    lock_timeout: LOCK_WAIT_MS,
    ...options,
  })

/** For single statements through `pool.query`, which closes a connection whose answer is too late. */
const openReservedPool = (max: number, limitMs: number) =>
  openPool({
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: limitMs,
    statement_timeout: limitMs,
    query_timeout: limitMs,
  })

/** The connections that `db` and `query` share; opened at first use and kept over hot reloads. */
export const mainPool = () => processState('shopMainPool', () => openVisitorPool())

export const replicaPool = () =>
  processState('shopReplicaPool', () =>
    openVisitorPool({
      connectionString: variable('DATABASE_REPLICA_URL'),
      connectionTimeoutMillis: REPLICA_MS,
      statement_timeout: REPLICA_MS,
      stream: () => limitedSocket(2 * REPLICA_MS),
      idleTimeoutMillis: REPLICA_MS,
    }),
  )

async function openPrisma(): Promise<PrismaClient> {
  const [{ PrismaPg }, { PrismaClient }] = await Promise.all([
    import('@prisma/adapter-pg'),
    import('@/prisma/generated/client'),
  ])
  const client = new PrismaClient({ adapter: new PrismaPg(mainPool()) })
  // loads its compiler, which holds up the process, before a statement waits for a connection: that one has a time limit
  await client.$connect()
  return client
}

/** An object whose every method is that of what `load` brings, loaded at the first call. */
const methodsOf = <Methods extends object>(load: () => Promise<Methods>): Methods =>
  new Proxy({} as Methods, {
    get:
      (_, name) =>
      async (...given: unknown[]) => {
        const methods = (await load()) as Record<string | symbol, (...given: unknown[]) => unknown>
        return methods[name]?.(...given)
      },
  })

const prisma = () =>
  processState('shopDatabase', () =>
    openPrisma().catch((error) => {
      Reflect.deleteProperty(globalThis, 'shopDatabase')
      throw error
    }),
  )
const ofClient = methodsOf(prisma)
const lazyPrisma = new Proxy({} as PrismaClient, {
  get: (_, name) =>
    String(name).startsWith('$')
      ? Reflect.get(ofClient, name)
      : methodsOf(async () => Reflect.get(await prisma(), name) as object),
})

/** Prisma's client, for simple reads and writes outside of transactions; tens of megabytes, loaded at its first call. */
export const db = (): PrismaClient => lazyPrisma

/** A small pool for single short statements of guards: rate limits and sessions. */
export const guardPool = () => processState('shopGuardPool', () => openReservedPool(GUARD_CONNECTIONS, 2_000))

/** A connection for the health check only: a shop whose visitors use up the main pool is busy, not broken. */
export const healthPool = () => processState('shopHealthPool', () => openReservedPool(1, 1_500))
