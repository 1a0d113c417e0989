import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { guardPool } from '@/lib/platform/database/db'
import { isDatabaseOutage } from '@/lib/platform/database/outage'
import { ShopError } from '@/lib/platform/errors'
import type { FactorDemand, Role } from '@/lib/platform/identity/roles'
import type { StaffStanding } from '@/lib/platform/identity/staff-access'
import { log } from '@/lib/platform/runtime/log'
import { answerInTime } from '@/lib/platform/runtime/time-limit'
import { type BrowserNames, browserNames } from './user-agent'

// Every call with a session cookie reads its row, so each function here is one statement on the guards' connections.

/** A hanging database neither answers nor refuses. */
const PATIENCE_MS = 3_000
/** However often a session is renewed, the password is typed again after this time (docs/security.md). */
const LONGEST_DAYS = 30
/** A code of the second factor is typed again after a working day. */
const FACTOR_HOURS = 12
/** An account with more sessions shows its newest ones; signing out everywhere ends the others too. */
const LISTED = 100

export type AccountSession = BrowserNames & {
  id: string
  /** When the password was typed. */
  signedInAt: Date
  /** At most five minutes old while the session is in use. */
  lastSeenAt: Date
}

/** The data of a new session; the times are in seconds. */
type NewSession = { uid: string; signedInAt: number; lastsFor: number; userAgent: string | null }

/** The session's id, a hash of the cookie's secret: ids that leak cannot be turned into a cookie. */
export const sessionIdOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Stores a new session and returns the secret for its cookie. */
export async function insertSession({ uid, signedInAt, lastsFor, userAgent }: NewSession): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const { browser, system } = browserNames(userAgent)
  await querySessions(
    `INSERT INTO account_session (id, uid, browser, system, signed_in_at, expires_at)
     VALUES ($1, $2, $3, $4, to_timestamp($5), now() + make_interval(secs => $6))`,
    [sessionIdOf(secret), uid, browser, system, signedInAt, lastsFor],
  )
  return secret
}

/** Whose sign-in it is, and whether its claims make an owner. */
type Asker = { uid: string; hasClaim: boolean }

type StandingRow = {
  role: Role | null
  isRemoved: boolean
  hasFactor: boolean
  isConfirmed: boolean
  demand: FactorDemand | null
  confirmedEmail: string | null
}

/** The columns of a standing: `s` is the session, $2 the account, $3 whether it has the administrator's claim. */
const standingColumns = `m.role, m.removed_at IS NOT NULL AS "isRemoved", f.uid IS NOT NULL AS "hasFactor",
  COALESCE(s.factor_confirmed_at >= f.confirmed_at
    AND s.factor_confirmed_at > now() - interval '${FACTOR_HOURS} hours', false) AS "isConfirmed",
  a.email AS "confirmedEmail",
  CASE WHEN m.uid IS NOT NULL OR $3::boolean THEN
    (SELECT data ->> 'secondFactor' FROM settings_version ORDER BY version DESC LIMIT 1) END AS demand`
const standingTables = `LEFT JOIN staff_member m ON m.uid = $2
  LEFT JOIN second_factor f ON f.uid = $2 AND f.confirmed_at IS NOT NULL
  LEFT JOIN address_confirmation a ON a.uid = $2 AND a.confirmed_at IS NOT NULL`

const standingOf = ({ role, isRemoved, demand, ...standing }: StandingRow): StaffStanding => ({
  ...standing,
  entry: role && { role, isRemoved },
  demand: demand ?? 'off',
})

/**
 * What the database says of the owner of an open session; null for a session that has ended or expired. Updates "last
 * seen" at most every five minutes.
 */
export async function readOpenSession(id: string, { uid, hasClaim }: Asker): Promise<StaffStanding | null> {
  const [row] = await querySessions<StandingRow>(
    `WITH open AS (
       SELECT id, last_seen_at, factor_confirmed_at FROM account_session
       WHERE id = $1 AND uid = $2 AND expires_at > now()
     ), noted AS (
       UPDATE account_session SET last_seen_at = now()
       WHERE id = (SELECT id FROM open WHERE last_seen_at < now() - interval '5 minutes')
     )
     SELECT ${standingColumns} FROM open s ${standingTables}`,
    [id, uid, hasClaim],
  )
  return row ? standingOf(row) : null
}

/** What the database says of the sender of a bearer token. `id` is that of the row which confirms its second factor. */
export async function readStanding(id: string, { uid, hasClaim }: Asker): Promise<StaffStanding> {
  const [row] = await querySessions<StandingRow>(
    `SELECT ${standingColumns} FROM (SELECT $1::text AS id) asked
     LEFT JOIN account_session s ON s.id = asked.id AND s.uid = $2 AND s.expires_at > now() ${standingTables}`,
    [id, uid, hasClaim],
  )
  if (!row) throw new Error('A statement without a condition has a row')
  return standingOf(row)
}

/**
 * Extends a session, up to its longest life. Returns false when it has ended or is over, or when its owner has signed in
 * again since it began.
 */
export async function extendSession(
  id: string,
  { uid, signedInAt, lastsFor }: Omit<NewSession, 'userAgent'>,
): Promise<boolean> {
  const rows = await querySessions(
    `UPDATE account_session SET last_seen_at = now(),
       expires_at = least(now() + make_interval(secs => $4), signed_in_at + make_interval(days => $5))
     WHERE id = $1 AND uid = $2 AND signed_in_at = to_timestamp($3) AND expires_at > now()
       AND signed_in_at + make_interval(days => $5) > now()
     RETURNING 1`,
    [id, uid, signedInAt, lastsFor, LONGEST_DAYS],
  )
  return rows.length > 0
}

/** The sessions of an account, last seen first, without those whose sign-in is void at the provider. */
export const listSessions = (uid: string, voidBefore: number): Promise<AccountSession[]> =>
  querySessions<AccountSession>(
    `SELECT id, browser, system, signed_in_at AS "signedInAt", last_seen_at AS "lastSeenAt" FROM account_session
     WHERE uid = $1 AND expires_at > now() AND signed_in_at >= to_timestamp($2 / 1000.0)
     ORDER BY last_seen_at DESC, id LIMIT ${LISTED}`,
    [uid, voidBefore],
  )

/** Ends the session of a cookie; holding its secret is enough to do so. */
export const endSession = async (id: string): Promise<void> =>
  void (await querySessions('DELETE FROM account_session WHERE id = $1', [id]))

/** Ends one session of an account. Returns false when the account has no such session. */
export async function endSessionOf(uid: string, id: string): Promise<boolean> {
  const ended = await querySessions('DELETE FROM account_session WHERE id = $1 AND uid = $2 RETURNING 1', [
    id,
    uid,
  ])
  return ended.length > 0
}

export const endSessionsOf = async (uid: string): Promise<void> =>
  void (await querySessions('DELETE FROM account_session WHERE uid = $1', [uid]))

/** Deletes expired sessions and returns their number. */
export async function clearExpiredSessions(): Promise<number> {
  const cleared = await querySessions(
    `DELETE FROM account_session
     WHERE id IN (SELECT id FROM account_session WHERE expires_at <= now() LIMIT 1000) RETURNING 1`,
    [],
  )
  return cleared.length
}

/** @throws ShopError unavailable while the database is down, so that nobody is signed out because of it */
async function querySessions<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  try {
    const { rows } = await answerInTime(guardPool().query<Row>(sql, values), PATIENCE_MS)
    return rows
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error
    log.warn({ event: 'sessions_unknown', error: String(error) })
    throw new ShopError('unavailable', [], { 'retry-after': '5' })
  }
}
