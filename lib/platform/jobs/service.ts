import 'server-only'
import type pg from 'pg'
import { mainPool } from '@/lib/platform/database/db'
import { processState } from '@/lib/platform/runtime/process-state'

type Queryable = pg.Pool | pg.Client

/** Notes that a job has succeeded. Without `details` the earlier details stay. `database`: the connection of a command. */
export async function noteJobSuccess(
  name: string,
  details: Record<string, unknown> | null = null,
  database: Queryable = mainPool(),
): Promise<void> {
  await database.query(
    `INSERT INTO job_run (name, succeeded_at, details) VALUES ($1, now(), $2)
     ON CONFLICT (name) DO UPDATE SET succeeded_at = now(), details = coalesce($2, job_run.details)`,
    [name, details],
  )
}

/** Notes why a job failed. Without `details` the earlier details stay. */
export async function noteJobFailure(
  name: string,
  error: unknown,
  database: Queryable = mainPool(),
  details: Record<string, unknown> | null = null,
): Promise<void> {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, 500) || 'no reason'
  await database.query(
    `INSERT INTO job_run (name, failed_at, failure, details) VALUES ($1, now(), $2, $3)
     ON CONFLICT (name) DO UPDATE SET failed_at = now(), failure = $2, details = coalesce($3, job_run.details)`,
    [name, words, details],
  )
}

const NOTED_EVERY_MS = 60_000
const notedAt = () => processState('shopJobsNoted', () => new Map<string, number>())

/** Notes a round of a job, once a minute at most: some go round every second. A note that fails stops no job. */
export async function noteRound(name: string, error?: unknown): Promise<void> {
  const key = error === undefined ? name : `${name} failed`
  if (Date.now() - (notedAt().get(key) ?? 0) < NOTED_EVERY_MS) return
  notedAt().set(key, Date.now())
  await (error === undefined ? noteJobSuccess(name) : noteJobFailure(name, error)).catch(() => {})
}
