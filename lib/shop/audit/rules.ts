import { isDeepStrictEqual } from 'node:util'

export type AuditFact = string | number | boolean | null | AuditFact[]
/** A subject of the audit: its fields by name. */
export type AuditFacts = Record<string, AuditFact>

/** The actor of a buyer's own change: the audit is never erased, so it names neither person nor account. */
export const theBuyer = { uid: 'buyer', name: 'buyer' }

/** The fields that differ, before and after; null when none does. */
export function changedFields(
  before: AuditFacts | null,
  after: AuditFacts | null,
): { before: AuditFacts | null; after: AuditFacts | null } | null {
  if (!before || !after) return before || after ? { before, after } : null
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null))
  if (changed.length === 0) return null
  const pick = (facts: AuditFacts): AuditFacts =>
    Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** An entry field by field, before and after; fields that are empty on both sides are left out. */
export function differences({ before, after }: { before: AuditFacts | null; after: AuditFacts | null }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((fact) => !isNothing(fact.before) || !isNothing(fact.after))
}

export const isNothing = (fact: AuditFact): boolean =>
  fact === null || fact === '' || (Array.isArray(fact) && fact.length === 0)
