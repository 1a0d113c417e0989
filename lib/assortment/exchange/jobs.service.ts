import 'server-only'
import { sql } from 'kysely'
import pg from 'pg'
import type { ProductType } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { now, query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { variable } from '@/lib/platform/runtime/env'
import { KEPT_JOBS } from './queries'
import type { ImportJob } from './schema'

/** The advisory lock that allows one import at a time on all servers. */
const LOCK = { space: 4_404, key: 1 }

export type ImportLock = {
  noteDone: (id: number, done: number) => Promise<unknown>
  release: () => Promise<void>
}

/**
 * Holds the lock on a connection of its own: when the server dies, PostgreSQL releases it. The progress is written
 * there too: buyers who wait for the import may hold every connection of the pool.
 * @throws ShopError import.busy while somebody else holds it
 */
export async function importLock(): Promise<ImportLock> {
  const client = new pg.Client({
    connectionString: variable('DATABASE_URL'),
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    query_timeout: 16_000,
    keepAlive: true,
  })
  // without a listener, a connection that is lost between two statements would end the process
  client.on('error', () => undefined)
  await client.connect()
  const release = () => client.end().catch(() => undefined)
  try {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS held', [
      LOCK.space,
      LOCK.key,
    ])
    const noteDone = (id: number, done: number) =>
      client.query('UPDATE catalogue_import SET done = $2 WHERE id = $1', [id, done])
    if (rows[0]?.held) return { noteDone, release }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  throw new ShopError('import.busy')
}

/** Resets the jobs of a server that died. It has imported nothing, and checked files are still checked. */
export async function settleInterrupted(): Promise<void> {
  await query()
    .updateTable('catalogueImport')
    .set(({ eb }) => ({
      state: eb.case('state').when('importing').then('checked').else('failed').end(),
      failure: 'import.interrupted',
      finishedAt: now,
    }))
    .where('state', 'in', ['checking', 'importing'])
    .where(({ exists, not }) => not(exists(lockHolder)))
    .execute()
}

const lockHolder = sql`(
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
    AND classid = ${LOCK.space}::int::oid AND objid = ${LOCK.key}::int::oid AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`

export async function beginJob({ type, fileName }: { type: ProductType; fileName: string }, by: ShopUser) {
  const job = await db().catalogueImport.create({
    data: { productType: type, fileName, startedBy: by.uid, startedByName: by.name },
    select: { id: true },
  })
  const keptJobs = await db().catalogueImport.findMany({
    orderBy: { id: 'desc' },
    take: KEPT_JOBS,
    select: { id: true },
  })
  const old = { importId: { lt: keptJobs.at(-1)?.id ?? job.id } }
  await db().catalogueImportRow.deleteMany({ where: old })
  await db().catalogueImportProblem.deleteMany({ where: old })
  return job.id
}

type JobField = 'state' | 'encoding' | 'columns' | 'done' | 'failure' | 'failureFields'

/** Writes the state of a job. Never within the import's transaction, where others would not see it. */
export async function noteJob(id: number, fields: Partial<Pick<ImportJob, JobField>>): Promise<void> {
  const { failureFields, ...rest } = fields
  const isOver = fields.state !== undefined && fields.state !== 'importing'
  await db().catalogueImport.update({
    where: { id },
    data: {
      ...rest,
      ...(failureFields ? { failureFields } : {}),
      ...(isOver ? { finishedAt: new Date() } : {}),
    },
    select: { id: true },
  })
}
