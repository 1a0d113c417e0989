import 'server-only'
import pg from 'pg'
import type { ProductType } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/db'
import { variable } from '@/lib/core/env'
import { type FieldError, ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import { Prisma } from '@/prisma/generated/client'
import type { ImportChange, ImportJob, ImportProblem, ImportReport } from './schema'

/** The advisory lock that allows one import at a time on all servers. */
const LOCK = { space: 4_404, key: 1 }

export type ImportLock = {
  /** Records the number of imported rows for the pages that show the progress. */
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
async function settleInterrupted(): Promise<void> {
  await db().$executeRaw`
    UPDATE catalogue_import SET
      state = CASE state WHEN 'importing' THEN 'checked' ELSE 'failed' END,
      failure = 'import.interrupted', finished_at = now()
    WHERE state IN ('checking', 'importing') AND NOT EXISTS (
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted
        AND classid = ${LOCK.space}::int::oid AND objid = ${LOCK.key}::int::oid AND objsubid = 2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`
}

type Row = Omit<ImportJob, 'startedAt' | 'finishedAt' | 'failureFields'> & {
  startedAt: Date
  finishedAt: Date | null
  failureFields: FieldError[] | null
}

const columns = Prisma.sql`id, product_type::text AS "productType", file_name AS "fileName", state,
  started_by_name AS "startedByName", started_at AS "startedAt", finished_at AS "finishedAt", encoding, columns, rows,
  created, changed, unchanged, refused, done, failure, failure_fields AS "failureFields"`

const toJob = ({ startedAt, finishedAt, failureFields, ...row }: Row): ImportJob => ({
  ...row,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  failureFields: failureFields ?? [],
})

/** @throws ShopError import.not_found */
export async function readJob(id: number): Promise<ImportJob> {
  await settleInterrupted()
  const [row] = await db().$queryRaw<Row[]>`SELECT ${columns} FROM catalogue_import WHERE id = ${id}`
  if (!row) throw new ShopError('import.not_found')
  return toJob(row)
}

export async function importExists(id: number): Promise<boolean> {
  const [row] = await db().$queryRaw<unknown[]>`SELECT 1 FROM catalogue_import WHERE id = ${id}`
  return row !== undefined
}

/** The last files, newest first. */
export async function recentJobs(): Promise<ImportJob[]> {
  await settleInterrupted()
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${columns} FROM catalogue_import ORDER BY id DESC LIMIT ${KEPT_JOBS}`
  return rows.map(toJob)
}

/** A page shows at most this many problems and changes; the report has all of them. */
const SHOWN = 50

/** A job with the first problems and changes. */
export async function readReport(id: number): Promise<ImportReport> {
  const job = await readJob(id)
  const [problems, changes] = await Promise.all([
    db().$queryRaw<ImportProblem[]>`
      SELECT line, column_name AS column, code, value FROM catalogue_import_problem
      WHERE import_id = ${id} ORDER BY line, id LIMIT ${SHOWN}`,
    db().$queryRaw<ImportChange[]>`
      SELECT line, product_id AS "productId", changes->'before' AS before, changes->'after' AS after
      FROM catalogue_import_row WHERE import_id = ${id} AND verdict = 'changed' ORDER BY line LIMIT ${SHOWN}`,
  ])
  return { job, problems, changes }
}

/** The rows of this many files are kept. */
const KEPT_JOBS = 10

/** Creates the job of a new file, and deletes the rows of old files. */
export async function beginJob(
  { type, fileName }: { type: ProductType; fileName: string },
  by: ShopUser,
): Promise<number> {
  const [job] = await db().$queryRaw<{ id: number }[]>`
    INSERT INTO catalogue_import (product_type, file_name, started_by, started_by_name)
    VALUES (${type}::product_type, ${fileName}, ${by.uid}, ${by.name}) RETURNING id`
  if (!job) throw new Error('an inserted job has an id')
  const oldest = Prisma.sql`
    (SELECT coalesce(min(id), 0) FROM (SELECT id FROM catalogue_import ORDER BY id DESC LIMIT ${KEPT_JOBS}) AS kept)`
  await db().$executeRaw`DELETE FROM catalogue_import_row WHERE import_id < ${oldest}`
  await db().$executeRaw`DELETE FROM catalogue_import_problem WHERE import_id < ${oldest}`
  return job.id
}

type JobFields = Partial<
  Pick<ImportJob, 'state' | 'encoding' | 'columns' | 'done' | 'failure' | 'failureFields'>
>

/** Writes the state of a job. Never within the import's transaction, where others would not see it. */
export async function noteJob(id: number, fields: JobFields): Promise<void> {
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
