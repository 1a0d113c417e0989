import 'server-only'
import type pg from 'pg'
import { openPool } from '@/lib/platform/database/db'
import { limitOf } from '@/lib/platform/runtime/limit-of'
import type { HoldName } from '@/lib/platform/runtime/limits'
import { log } from '@/lib/platform/runtime/log'
import { limitedLanes, rankOf } from './lanes'
import { type SendOutcome, sendThroughResend } from './send'
import type { Mail } from './template'

/** A delivery that takes longer died with its server; another one takes it over. */
export const CLAIM_SECONDS = 60
/** How many mails a round delivers: few enough that all of them may take the provider's whole patience before the claim ends. */
export const BATCH = 3
/** How long nothing is sent after the provider's quota is used up; it counts the last 24 hours, or the month. */
export const QUOTA_PAUSE_MS = 10 * 60_000

/**
 * The first pause is 5 to 10 s, each later one twice as long: the last try comes 6 to 12 hours after the first, while Resend
 * still knows the Idempotency-Key (24 hours) and cannot send twice.
 */
const RETRIES = { limit: 12, firstPauseSeconds: 5 }

/** Writes the mail of an event from its payload; null where the event has no recipient. One function for each topic. */
export type MailWriters = Record<string, (payload: never) => Promise<Mail | null>>
type Deliver = (mail: Mail, key: string) => Promise<SendOutcome>
type Options = { deliver?: Deliver; retries?: typeof RETRIES }

type Row = { id: string; lane: number }
const countIn = (rows: Row[], numbers: number[]) => rows.filter(({ lane }) => numbers.includes(lane)).length
const byLane = (one: Row, other: Row) =>
  rankOf(one.lane) - rankOf(other.lane) || Number(one.id) - Number(other.id)

/** A row whose delivery is this server's until the claim ends. */
type Claimed = Row & {
  topic: string
  /** The number of this try, from 1. */
  tries: number
}

export type Outbox = {
  /** Delivers the due mails; returns how many it tried. */
  round: () => Promise<number>
  close: () => Promise<void>
}

/** Rows of the table `outbox` become mails, on a few connections of its own. Several servers may do it at once. */
export function openOutbox(writers: MailWriters, options: Options = {}): Outbox {
  const { deliver = sendThroughResend, retries = RETRIES } = options
  const topics = Object.keys(writers)
  const pool = openPool({
    max: 2,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    query_timeout: 16_000,
  })
  let pausedUntil = 0

  return {
    round: async () => {
      if (Date.now() < pausedUntil) return 0
      const rows = await claim()
      for (const row of rows) await tryToDeliver(row)
      return rows.length
    },
    close: () => pool.end(),
  }

  async function claim(): Promise<Claimed[]> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      const due = await lockDueRows(client)
      const { rows } = await client.query<Claimed>(
        `UPDATE outbox
         SET taken_at = coalesce(taken_at, now()), next_try_at = now() + make_interval(secs => $2),
           tries = CASE WHEN taken_at IS NULL THEN 1 ELSE tries + 1 END
         WHERE id = ANY ($1)
         RETURNING id, lane, topic, tries`,
        [due.map(({ id }) => id), CLAIM_SECONDS],
      )
      await client.query('COMMIT')
      return rows.sort(byLane)
    } catch (error) {
      broken = error as Error
      throw error
    } finally {
      // a connection in the middle of a transaction is thrown away, and PostgreSQL rolls back
      client.release(broken)
    }
  }

  /** The next due rows; of a limited lane, as many as its limit allows. */
  async function lockDueRows(client: pg.PoolClient): Promise<Row[]> {
    // a server of the former version says no time of the next try, and ends its tries within 12 hours
    const { rows: again } = await client.query<Row>(
      `SELECT id, lane FROM outbox
       WHERE taken_at IS NOT NULL AND sent_at IS NULL AND dead_at IS NULL AND topic = ANY ($1)
         AND coalesce(next_try_at, taken_at + interval '12 hours') <= now()
       ORDER BY next_try_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [topics, BATCH],
    )
    const { rows: unlimited } = await client.query<Row>(
      `SELECT id, lane FROM outbox
       WHERE taken_at IS NULL AND topic = ANY ($1) AND lane <> ALL ($2) AND (due_at IS NULL OR due_at <= now())
       ORDER BY lane, id LIMIT $3 FOR UPDATE SKIP LOCKED`,
      [topics, limitedLanes.map(({ number }) => number), BATCH],
    )
    const rows = [...again, ...unlimited].sort(byLane).slice(0, BATCH)
    if (rows.length === BATCH) return rows
    // one server at a time, so that two together do not take twice as many
    const { rows: turns } = await client.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtextextended('limited mail lanes', 0)) AS "isOurs"`,
    )
    if (!turns[0]?.isOurs) return rows
    const limited: Row[] = []
    for (const { number, limits } of limitedLanes) {
      let left = BATCH - rows.length - limited.length
      for (const { limit, numbers } of limits)
        left = Math.min(left, (await leftOf(client, limit, numbers)) - countIn(limited, numbers))
      if (left <= 0) continue
      const { rows: next } = await client.query<Row>(
        `SELECT id, lane FROM outbox
         WHERE taken_at IS NULL AND topic = ANY ($1) AND lane = $2 AND (due_at IS NULL OR due_at <= now())
         ORDER BY turn, id LIMIT $3 FOR UPDATE SKIP LOCKED`,
        [topics, number, left],
      )
      limited.push(...next)
    }
    return [...rows, ...limited]
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

  async function tryToDeliver({ id, topic, tries }: Claimed): Promise<void> {
    if (Date.now() < pausedUntil) return putBack(id, null)
    // A row has no tries left when a server died in each of them.
    const outcome: SendOutcome =
      tries > retries.limit + 1
        ? { kind: 'never', reason: 'no try came to an end' }
        : await deliverRow(id, topic).catch((error: unknown) => ({ kind: 'again', reason: String(error) }))
    if (outcome.kind === 'sent') {
      await pool.query(
        `UPDATE outbox SET sent_at = now(), provider_id = $2, attempts = attempts + 1, last_error = NULL, dead_at = NULL,
           next_try_at = NULL, tried_to = NULL, recipient = NULL
         WHERE id = $1 AND sent_at IS NULL`,
        [id, outcome.providerId],
      )
      log.info({ outbox: id, topic, sent: outcome.providerId })
      return
    }
    const reason = outcome.reason.slice(0, 500)
    if (outcome.kind === 'quota') {
      log.error({ outbox: id, quota: reason })
      pausedUntil = Date.now() + QUOTA_PAUSE_MS
      return putBack(id, reason)
    }
    const isDead = outcome.kind === 'never' || tries > retries.limit
    const pause = retries.firstPauseSeconds * 2 ** (tries - 1) * (1 + Math.random())
    log[isDead ? 'error' : 'warn']({ outbox: id, topic, failure: reason, dead: isDead })
    await pool.query(
      `UPDATE outbox SET attempts = attempts + 1, last_error = $2, dead_at = CASE WHEN $3 THEN now() END,
         next_try_at = CASE WHEN NOT $3 THEN now() + make_interval(secs => $4) END
       WHERE id = $1 AND sent_at IS NULL`,
      [id, reason, isDead, pause],
    )
  }

  /** Queues a mail again for which the quota was used up, with all its tries. */
  async function putBack(id: string, reason: string | null): Promise<void> {
    await pool.query(
      `UPDATE outbox SET taken_at = NULL, next_try_at = NULL, last_error = coalesce($2, last_error)
       WHERE id = $1 AND sent_at IS NULL`,
      [id, reason],
    )
  }

  async function deliverRow(id: string, topic: string): Promise<SendOutcome> {
    const { rows } = await pool.query<{ key: string; payload: never; recipient: string | null }>(
      `SELECT payload, recipient,
         CASE corrected WHEN 0 THEN event_key ELSE event_key || ':' || corrected END AS key
       FROM outbox WHERE id = $1 AND sent_at IS NULL`,
      [id],
    )
    const [row] = rows
    const written = row && (await writers[topic]?.(row.payload))
    if (!written) return { kind: 'sent', providerId: null }
    const mail = row.recipient ? { ...written, to: row.recipient } : written
    const outcome = await deliver(mail, row.key)
    if (outcome.kind !== 'sent')
      await pool.query('UPDATE outbox SET tried_to = $2 WHERE id = $1', [id, [mail.to].flat().join(', ')])
    return outcome
  }
}
