import { z } from 'zod'
import { blankOr, day } from '@/lib/platform/values/filters'
import { whole } from '@/lib/platform/values/text'
import type { AuditFacts } from './rules'

/** What an entry may be about. The database knows the same list. */
export const subjectTypes = [
  'order',
  'product',
  'news',
  'mail',
  'import',
  'account',
  'safety',
  'vehicle',
  'withdrawal',
  'delivery',
  'return',
  'complaint',
  'invoice',
  'staff',
  'settings',
  'search',
] as const
export type SubjectType = (typeof subjectTypes)[number]

/** The kinds of files that the staff downloads, with the subject of their entry in the audit. */
export const exportKinds = {
  orders: 'order',
  couriers: 'order',
  invoices: 'invoice',
  receipts: 'order',
  reports: 'order',
  products: 'product',
  vehicles: 'vehicle',
  misses: 'search',
  customer: 'account',
} as const satisfies Record<string, SubjectType>

export const AuditQuery = z.object({
  type: blankOr(z.enum(subjectTypes, 'unknown_value')),
  /** The subject's id: an order's or product's number. */
  id: blankOr(z.string().trim().max(100, 'too_long')),
  /** uid, or who worked on the command line */
  actor: blankOr(z.string().max(200, 'too_long')),
  from: blankOr(day),
  /** The last day, itself included. */
  to: blankOr(day),
  page: whole(1, 1_000_000).default(1),
})
export type AuditQuery = z.output<typeof AuditQuery>

export type AuditEntry = {
  id: number
  at: string
  actor: string
  actorName: string
  action: string
  subjectType: SubjectType
  subjectId: string
  before: AuditFacts | null
  after: AuditFacts | null
}
