import 'server-only'
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import { openPool } from '@/lib/core/database/db'
import { limitOf } from '@/lib/core/runtime/limit-of'
import type { HoldName } from '@/lib/core/runtime/limits'
import { log } from '@/lib/core/runtime/log'
import { limitedLanes, rankOf } from './lanes'
import { type Outcome, sendMail } from './send'
import type { Mail } from './template'

const QUEUE = 'mail'
const DEAD_QUEUE = 'mail-dead'
/** A delivery that takes longer died with its server; another one takes it over. */
export const EXPIRE_SECONDS = 60
/** How many mails a round delivers: few enough that all of them may take the provider's whole patience before they expire. */
export const BATCH = 3
const MAINTENANCE_MS = 60_000
/** How long nothing is sent after the provider's quota is used up; it counts the last 24 hours, or the month. */
export const QUOTA_PAUSE_MS = 10 * 60_000

/**
 * From 5 s, twice as long each time: the last try comes 6 to 12 hours after the first, while Resend still knows the
 * Idempotency-Key (24 hours) and cannot send twice.
 */
const RETRIES = { retryLimit: 12, retryDelay: 5, retryBackoff: true }

/** Writes the mail of an event from its payload; null where nobody is to be told. One function a topic. */
export type MailWriters = Record<string, (payload: never) => Promise<Mail | null>>
type Deliver = (mail: Mail, key: string) => Promise<Outcome>
type Options = { deliver?: Deliver; retries?: typeof RETRIES }

/** Ids that rise with the time and the row: jobs of the same moment, a confirmation and a dispatch, keep their order. */
function jobId(row: string): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const hex = `${time}${Number(row).toString(16).padStart(16, '0')}${randomBytes(2).toString('hex')}`
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
/** What a job holds; those of the former version have no lane. */
type JobData = { id: string; lane?: number }
const byLane = (one: { data: JobData }, other: { data: JobData }) =>
  rankOf(one.data.lane ?? 1) - rankOf(other.data.lane ?? 1) || Number(one.data.id) - Number(other.data.id)

type Row = { id: string; lane: number }
const countIn = (rows: Row[], numbers: number[]) => rows.filter(({ lane }) => numbers.includes(lane)).length

/** A delivery that failed for no fault of its own. */
const QUOTA = Symbol('quota')

export type Outbox = {
  /** Takes new rows into the queue and delivers what is due; how much there was to do. */
  round: () => Promise<number>
  close: () => Promise<void>
}

/**
 * Opens the outbox on a few connections of its own. Rows of the table `outbox`, written with the event itself, become
 * jobs of pg-boss in one transaction, and jobs become mails. Several servers may do it at once.
 */
export async function openOutbox(writers: MailWriters, options: Options = {}): Promise<Outbox> {
  const { deliver = sendMail, retries = RETRIES } = options
  const pool = openPool({
    max: 2,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    query_timeout: 16_000,
  })
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  // no timers of its own: what they throw while the database restarts would end the process
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false })
  boss.on('error', (error) => log.error({ outbox: String(error) }))
  try {
    await boss.start()
    await boss.createQueue(DEAD_QUEUE)
    await boss.createQueue(QUEUE, { name: QUEUE, deadLetter: DEAD_QUEUE })
  } catch (error) {
    await pool.end()
    throw error
  }
  let maintainedAt = 0
  let pausedUntil = 0

  return {
    round: async () => {
      if (Date.now() - maintainedAt > MAINTENANCE_MS) {
        maintainedAt = Date.now()
        await boss.maintain()
      }
      if (Date.now() < pausedUntil) return 0
      const taken = await takeRows()
      const delivered = await deliverDue()
      return taken + delivered + (await buryDead())
    },
    close: async () => {
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }

  /** Row and job change hands in one transaction: neither is ever missing, neither comes twice. */
  async function takeRows(): Promise<number> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const rows = await lockDueRows(client)
      if (rows.length > 0) {
        const jobs = rows.map(({ id, lane }) => ({
          id: jobId(id),
          name: QUEUE,
          data: { id, lane },
          // of the queue the higher number leaves first
          priority: -rankOf(lane),
          expireInSeconds: EXPIRE_SECONDS,
          deadLetter: DEAD_QUEUE,
          ...retries,
        }))
        await boss.insert(jobs, { db: { executeSql: (text, values) => client.query(text, values) } })
        await client.query('UPDATE outbox SET taken_at = now() WHERE id = ANY ($1)', [
          rows.map(({ id }) => id),
        ])
      }
      await client.query('COMMIT')
      return rows.length
    } catch (error) {
      broken = error as Error
      throw error
    } finally {
      // a connection in the middle of a transaction is thrown away, and PostgreSQL rolls back
      client.release(broken)
    }
  }

  /** Rows whose time has come, those of a limited lane as far as its limit goes. */
  async function lockDueRows(client: pg.PoolClient): Promise<Row[]> {
    const topics = Object.keys(writers)
    const { rows: unlimited } = await client.query<Row>(
      `SELECT id, lane FROM outbox
       WHERE taken_at IS NULL AND topic = ANY ($1) AND lane <> ALL ($2) AND (due_at IS NULL OR due_at <= now())
       ORDER BY lane, id LIMIT 100 FOR UPDATE SKIP LOCKED`,
      [topics, limitedLanes.map(({ number }) => number)],
    )
    const rows = [...unlimited]
    // one server at a time, so that two together do not take twice as many
    const { rows: turns } = await client.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtextextended('limited mail lanes', 0)) AS "isOurs"`,
    )
    if (!turns[0]?.isOurs) return rows
    for (const { number, limits } of limitedLanes) {
      let left = Number.POSITIVE_INFINITY
      for (const { limit, numbers } of limits)
        left = Math.min(left, (await leftOf(client, limit, numbers)) - countIn(rows, numbers))
      if (left <= 0) continue
      const { rows: limited } = await client.query<Row>(
        `SELECT id, lane FROM outbox
         WHERE taken_at IS NULL AND topic = ANY ($1) AND lane = $2 AND (due_at IS NULL OR due_at <= now())
         ORDER BY turn, id LIMIT $3 FOR UPDATE SKIP LOCKED`,
        [topics, number, left],
      )
      rows.push(...limited)
    }
    return rows
  }

  /** How many mails of these lanes may still leave within a limit. The index of limited mails begins with lane 4. */
  async function leftOf(client: pg.PoolClient, limit: HoldName, numbers: number[]): Promise<number> {
    const { points, seconds } = limitOf(limit)
    const { rows } = await client.query<{ taken: string }>(
      `SELECT count(*) AS taken FROM outbox
       WHERE lane = ANY ($1) AND lane >= 4 AND taken_at > now() - make_interval(secs => $2)`,
      [numbers, seconds],
    )
    return points - Number(rows[0]?.taken)
  }

  async function deliverDue(): Promise<number> {
    const jobs = await boss.fetch<JobData>(QUEUE, { batchSize: BATCH })
    for (const job of jobs.sort(byLane)) {
      const failure =
        Date.now() < pausedUntil
          ? QUOTA
          : await deliverRow(job.data.id).catch((error: unknown) => String(error))
      if (failure === QUOTA) {
        // back to the rows that wait, so that it has all its tries again
        await pool.query('UPDATE outbox SET taken_at = NULL WHERE id = $1 AND sent_at IS NULL', [job.data.id])
        await boss.complete(QUEUE, job.id)
      } else if (failure === null) await boss.complete(QUEUE, job.id)
      else {
        log.warn({ outbox: job.data.id, failure })
        await note(job.data.id, failure)
        await boss.fail(QUEUE, job.id, { failure })
      }
    }
    return jobs.length
  }

  /** Null when there is nothing left to do for a row, else why it must be tried again, or `QUOTA`. */
  async function deliverRow(id: string): Promise<string | typeof QUOTA | null> {
    const { rows } = await pool.query<{
      topic: string
      key: string
      payload: never
      recipient: string | null
    }>(
      `SELECT topic, payload, recipient,
         CASE corrected WHEN 0 THEN event_key ELSE event_key || ':' || corrected END AS key
       FROM outbox WHERE id = $1 AND sent_at IS NULL`,
      [id],
    )
    const [row] = rows
    if (!row) return null
    const written = await writers[row.topic]?.(row.payload)
    const mail = written && row.recipient ? { ...written, to: row.recipient } : written
    const outcome: Outcome = mail ? await deliver(mail, row.key) : { kind: 'sent', providerId: null }
    if (mail && outcome.kind !== 'sent')
      await pool.query('UPDATE outbox SET tried_to = $2 WHERE id = $1', [id, [mail.to].flat().join(', ')])
    if (outcome.kind === 'again') return outcome.reason
    if (outcome.kind === 'quota') {
      log.error({ outbox: id, quota: outcome.reason })
      pausedUntil = Date.now() + QUOTA_PAUSE_MS
      await pool.query('UPDATE outbox SET last_error = $2 WHERE id = $1', [id, outcome.reason])
      return QUOTA
    }
    if (outcome.kind === 'never') {
      log.error({ outbox: id, topic: row.topic, refused: outcome.reason })
      await note(id, outcome.reason)
      await pool.query('UPDATE outbox SET dead_at = now() WHERE id = $1', [id])
      return null
    }
    await pool.query(
      `UPDATE outbox SET sent_at = now(), provider_id = $2, attempts = attempts + 1, last_error = NULL, dead_at = NULL,
         tried_to = NULL, recipient = NULL
       WHERE id = $1`,
      [id, outcome.providerId],
    )
    log.info({ outbox: id, topic: row.topic, sent: outcome.providerId })
    return null
  }

  async function note(id: string, reason: string): Promise<void> {
    const text = 'UPDATE outbox SET attempts = attempts + 1, last_error = $2 WHERE id = $1'
    await pool.query(text, [id, reason.slice(0, 500)])
  }

  /** What was tried too often is shown to the administrator. */
  async function buryDead(): Promise<number> {
    const jobs = await boss.fetch<{ id: string }>(DEAD_QUEUE, { batchSize: 20 })
    for (const job of jobs) {
      await pool.query('UPDATE outbox SET dead_at = now() WHERE id = $1 AND sent_at IS NULL', [job.data.id])
      await boss.complete(DEAD_QUEUE, job.id)
      log.error({ outbox: job.data.id, dead: true })
    }
    return jobs.length
  }
}
