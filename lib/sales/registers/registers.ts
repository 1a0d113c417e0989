import 'server-only'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SubjectType } from '@/lib/shop/audit/schema'
import type { Topic } from '@/lib/shop/mail/topics'
import type { EntryState, RegisterName } from './schema'

type Register = {
  table: 'complaint' | 'withdrawal' | 'safety_report'
  /** The conditions of its partial indexes. */
  states: Record<EntryState, RawBuilder<SqlBool>>
  /** Known senders first, and among them by due date. */
  openOrder: RawBuilder<unknown>
  /** Whether an entry may become junk: not once the shop has dealt with it. */
  mayBecomeJunk: RawBuilder<SqlBool>
  /** Whether an entry names an order of the shop: marking it as junk is confirmed first. */
  hasOrder: RawBuilder<SqlBool>
  /** Its column of the order that an entry names. */
  orderId: RawBuilder<unknown> | null
  /** The state of an entry that is taken back from junk. */
  firstState: string
  /** Further columns to set when an entry becomes junk. */
  alsoSet: RawBuilder<unknown>
  subject: SubjectType
  /** The mails that are not sent about junk. */
  topics: Topic[]
}

const none = sql``

/** Each register by its table. Its columns `id`, `state`, `is_known`, `junk_at`, `junk_by`, `version` and `search_text` are the same. */
export const registers: Record<RegisterName, Register> = {
  complaints: {
    table: 'complaint',
    states: {
      open: sql`state = 'received'`,
      done: sql`state IN ('accepted', 'refused')`,
      junk: sql`state = 'junk'`,
    },
    openOrder: sql`is_known DESC, answer_due_on, id`,
    mayBecomeJunk: sql`state = 'received'`,
    hasOrder: sql`order_id IS NOT NULL`,
    orderId: sql`order_id`,
    firstState: 'received',
    // the same words again are a complaint of their own, in case this one is real
    alsoSet: sql`, key = 'junk-' || id`,
    subject: 'complaint',
    topics: ['complaint.receipt', 'complaint.question', 'complaint.for_shop'],
  },
  returns: {
    table: 'withdrawal',
    states: {
      open: sql`state IN ('received', 'goods_back')`,
      done: sql`state = 'refunded'`,
      junk: sql`state = 'junk'`,
    },
    // orders without money to give back come last
    openOrder: sql`is_known DESC, (SELECT paid_grosze <= refunded_grosze FROM shop_order o WHERE o.id = order_id) IS TRUE,
      refund_due_at, id`,
    mayBecomeJunk: sql`state = 'received' AND opened_by IS NULL
      AND NOT EXISTS (SELECT FROM refund r WHERE r.withdrawal_id = withdrawal.id)`,
    hasOrder: sql`order_id IS NOT NULL`,
    orderId: sql`order_id`,
    firstState: 'received',
    alsoSet: none,
    subject: 'return',
    topics: ['withdrawal.receipt', 'withdrawal.copy', 'withdrawal.for_shop'],
  },
  safety: {
    table: 'safety_report',
    states: {
      open: sql`state IN ('new', 'investigating')`,
      done: sql`state = 'closed'`,
      junk: sql`state = 'junk'`,
    },
    openOrder: sql`is_known DESC, id DESC`,
    mayBecomeJunk: sql`state IN ('new', 'investigating')`,
    // a report names no order, but its sender may have one
    hasOrder: sql`is_known`,
    orderId: null,
    firstState: 'new',
    alsoSet: none,
    subject: 'safety',
    topics: ['safety.report'],
  },
}
