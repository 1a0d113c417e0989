import 'server-only'
import { db } from '@/lib/core/db'
import { SHOP_TIME_ZONE } from '@/lib/core/time-zone'
import { Prisma } from '@/prisma/generated/client'
import type { AuditEntry, AuditQuery } from './schema'

const { sql, join } = Prisma

export const AUDIT_PAGE = 30

/** The first moment of a day by the shop's clock, `later` days on. */
const dayStart = (day: string, later = 0) =>
  sql`((${day}::text::date + ${later}::int)::timestamp AT TIME ZONE ${SHOP_TIME_ZONE})`

/** What administrators changed, the latest first. */
export async function auditEntries(query: AuditQuery): Promise<{ entries: AuditEntry[]; total: number }> {
  const conditions = [
    sql`true`,
    ...(query.type ? [sql`subject_type = ${query.type}`] : []),
    ...(query.id ? [sql`subject_id = ${query.id}`] : []),
    ...(query.actor ? [sql`actor = ${query.actor}`] : []),
    ...(query.from ? [sql`at >= ${dayStart(query.from)}`] : []),
    ...(query.to ? [sql`at < ${dayStart(query.to, 1)}`] : []),
  ]
  const where = join(conditions, ' AND ')
  const [rows, counted] = await Promise.all([
    db().$queryRaw<(Omit<AuditEntry, 'at'> & { at: Date })[]>`
      SELECT id::int, at, actor, actor_name AS "actorName", action, subject_type AS "subjectType",
        subject_id AS "subjectId", before, after
      FROM audit_entry WHERE ${where} ORDER BY id DESC
      LIMIT ${AUDIT_PAGE} OFFSET ${(query.page - 1) * AUDIT_PAGE}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM audit_entry WHERE ${where}`,
  ])
  return {
    entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: counted[0]?.total ?? 0,
  }
}

/** Everybody who has changed anything, by the name they had last. */
export async function auditActors(): Promise<{ actor: string; name: string }[]> {
  const actors = await db().$queryRaw<{ actor: string; name: string }[]>`
    SELECT DISTINCT ON (actor) actor, actor_name AS name FROM audit_entry ORDER BY actor, id DESC`
  return actors.sort((one, other) => one.name.localeCompare(other.name, 'pl'))
}
