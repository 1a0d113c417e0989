import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import type { ShopUser } from '@/lib/platform/identity/user'
import { type AuditFacts, changedFields } from './rules'
import type { SubjectType } from './schema'

type Actor = Pick<ShopUser, 'uid' | 'name'>

type Change = {
  /** What was done to what: 'order.status', 'product.edit'. */
  action: `${string}.${string}`
  subject: { type: SubjectType; id: string | number }
  /** Null for what did not exist yet. */
  before: AuditFacts | null
  /** Null for what exists no more. */
  after: AuditFacts | null
}

/**
 * Records an administrator's change in its transaction. Where the subject exists before and after, only the fields that differ are
 * recorded. Returns the id of the entry; null where no field differs.
 */
export async function recordChange(tx: Transaction, by: Actor, change: Change): Promise<number | null> {
  const [id = null] = await recordChanges(tx, by, [change])
  return id
}

/** `recordChange` for changes that are made together. */
export async function recordChanges(
  tx: Transaction,
  by: Actor,
  changes: readonly Change[],
): Promise<number[]> {
  const entries = changes.flatMap(({ action, subject, before, after }) => {
    const changed = changedFields(before, after)
    if (!changed) return []
    return {
      actor: by.uid,
      actorName: by.name,
      action,
      subjectType: subject.type,
      subjectId: String(subject.id),
      before: changed.before && JSON.stringify(changed.before),
      after: changed.after && JSON.stringify(changed.after),
    }
  })
  if (entries.length === 0) return []
  const rows = await tx.insertInto('auditEntry').values(entries).returning('id').execute()
  return rows.map(({ id }) => id)
}
