import 'server-only'
import { expressionBuilder, sql } from 'kysely'
import { isOldReport } from '@/lib/customers/safety/queries'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { keptSince } from '@/lib/platform/values/keeping'
import { isOldWithdrawal } from '@/lib/sales/withdrawal/queries'

const order = expressionBuilder<Tables, 'shopOrder'>()

/** Orders that are over with all that belongs to them, and on which nothing has happened since `since`. */
export const isPast = (since: Date) =>
  order.and([
    order('erasedAt', 'is', null),
    order('orderDate', '<', since),
    order('status', 'in', ['Delivered', 'Canceled']),
    order.or([order('paidAt', 'is', null), order('paidAt', '<', since)]),
    sql<boolean>`NOT EXISTS (SELECT FROM order_status_change c
      WHERE c.order_id = shop_order.id AND c.changed_at >= ${since})`,
    sql<boolean>`NOT EXISTS (SELECT FROM payment p WHERE p.order_id = shop_order.id
      AND (p.status IN ('pending', 'review') OR p.created_at >= ${since} OR p.captured_at >= ${since}))`,
    sql<boolean>`NOT EXISTS (SELECT FROM withdrawal w WHERE w.order_id = shop_order.id
      AND (w.state IN ('received', 'goods_back') OR w.refunded_at >= ${since}))`,
    sql<boolean>`NOT EXISTS (SELECT FROM refund r WHERE r.order_id = shop_order.id
      AND (r.state IN ('requested', 'pending', 'review') OR r.created_at >= ${since}))`,
    sql<boolean>`NOT EXISTS (SELECT FROM complaint c WHERE c.order_id = shop_order.id
      AND (c.state = 'received' OR c.answered_at >= ${since}))`,
    sql<boolean>`NOT EXISTS (SELECT FROM invoice i WHERE i.order_id = shop_order.id AND i.issued_at >= ${since})`,
    sql<boolean>`NOT EXISTS (SELECT FROM debit_note d WHERE d.order_id = shop_order.id AND d.issued_at >= ${since})`,
  ])

const count = sql<number>`count(*)`.as('count')

/** How much personal data has been kept for as long as the law wants. */
export async function countPastData(now = new Date()) {
  const [orders, withdrawals, reports] = await Promise.all([
    query()
      .selectFrom('shopOrder')
      .select(count)
      .where(isPast(keptSince(now)))
      .executeTakeFirstOrThrow(),
    query().selectFrom('withdrawal').select(count).where(isOldWithdrawal(now)).executeTakeFirstOrThrow(),
    query().selectFrom('safetyReport').select(count).where(isOldReport(now)).executeTakeFirstOrThrow(),
  ])
  return { orders: orders.count, withdrawals: withdrawals.count, reports: reports.count }
}
