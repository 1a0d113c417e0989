import 'server-only'
import { sql } from 'kysely'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import type { Order } from '@/lib/sales/orders/schema'
import { theBuyer } from '@/lib/shop/audit/rules'

/** How many other orders the account has (earlier, canceled, open), and how many returns. */
export const customerHistory = ({ id, userId, orderDate }: Order) =>
  query()
    .selectFrom('shopOrder')
    .select([
      sql<number>`count(*) FILTER (WHERE order_date < ${orderDate}::timestamptz AND id <> ${id})`.as(
        'earlier',
      ),
      sql<number>`count(*) FILTER (WHERE status = 'Canceled' AND id <> ${id})`.as('canceled'),
      sql<number>`count(*) FILTER (WHERE status NOT IN ('Delivered', 'Canceled') AND id <> ${id})`.as('open'),
    ])
    .select(({ fn, selectFrom }) => [
      selectFrom('withdrawal as w')
        .innerJoin('shopOrder as o', 'o.id', 'w.orderId')
        .select(fn.countAll<number>().as('count'))
        .where('o.userId', '=', userId)
        .where('w.state', '<>', 'junk')
        .$asScalar()
        .$notNull()
        .as('returns'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()

/** When the buyer last changed an order's address; null if the buyer never did. */
export async function buyersAddressChange(orderId: string): Promise<string | null> {
  const entry = await db().auditEntry.findFirst({
    where: { subjectType: 'order', subjectId: orderId, action: 'order.address', actor: theBuyer.uid },
    orderBy: { id: 'desc' },
    select: { at: true },
  })
  return entry?.at.toISOString() ?? null
}
