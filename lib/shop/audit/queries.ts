import 'server-only'
import type { Expression } from 'kysely'
import { dayStart } from '@/lib/platform/database/day-start'
import { query } from '@/lib/platform/database/query'
import { defaultLocale, languageTag } from '@/lib/platform/i18n/routing'
import type { Role } from '@/lib/platform/identity/roles'
import { readPage } from '@/lib/platform/values/pages'
import { maskedAccount } from '@/lib/shop/transfer-code'
import type { AuditFacts } from './rules'
import type { AuditEntry, AuditQuery } from './schema'

export const AUDIT_PAGE = 30

/** The changes and downloads of the staff, the latest first, with the fields that a role may see. */
export const auditEntries = (wanted: AuditQuery, role?: Role) =>
  readPage({ page: wanted.page, pageSize: AUDIT_PAGE }, async (page) => {
    const { type, id, actor, from, to } = wanted
    let found = query().selectFrom('auditEntry')
    if (type) found = found.where('subjectType', '=', type)
    if (id) found = found.where('subjectId', '=', id)
    if (actor) found = found.where('actor', '=', actor)
    if (from) found = found.where('at', '>=', dayStart(from))
    if (to) found = found.where('at', '<', dayStart(to, 1))
    const [rows, { total }] = await Promise.all([
      found
        .selectAll()
        .$narrowType<Pick<AuditEntry, 'subjectType' | 'before' | 'after'>>()
        .orderBy('id', 'desc')
        .limit(AUDIT_PAGE)
        .offset((page - 1) * AUDIT_PAGE)
        .execute(),
      found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    const entries = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
    return { entries: role === 'owner' ? entries : entries.map(hideAccounts), total }
  })

/** An entry with the ends of bank accounts only: whole numbers are for owners. */
const hideAccounts = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  before: maskedFacts(entry.before),
  after: maskedFacts(entry.after),
})

function maskedFacts(facts: AuditFacts | null): AuditFacts | null {
  const account = facts?.bankAccount
  return typeof account === 'string' && account !== ''
    ? { ...facts, bankAccount: maskedAccount(account) }
    : facts
}

/** Everybody who has changed anything, by the name they had last. */
export async function auditActors(): Promise<{ actor: string; name: string }[]> {
  const actors = await query()
    .selectFrom('auditEntry')
    .distinctOn('actor')
    .select(['actor', 'actorName as name'])
    .orderBy('actor')
    .orderBy('id', 'desc')
    .execute()
  return actors.sort((one, other) => one.name.localeCompare(other.name, languageTag[defaultLocale]))
}

/** What an administrator was called at their last change, as a column of a statement; null for anybody else. */
export const actorName = (uid: Expression<string>) =>
  query()
    .selectFrom('auditEntry as a')
    .select('a.actorName')
    .where('a.actor', '=', uid)
    .orderBy('a.id', 'desc')
    .limit(1)
