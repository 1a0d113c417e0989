import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import type { Order } from '@/lib/sales/orders/schema'

/** What else the buyer of an order has ordered. */
export type CustomerHistory = {
  /** Orders before this one, canceled ones among them. */
  earlier: number
  canceled: number
  /** Other orders that are not delivered yet. */
  open: number
  /** Returns of any of the orders. */
  returns: number
}

/** What the shop knows of the buyer of an order from the account's other orders. */
export const customerHistory = ({ id, userId, orderDate }: Order): Promise<CustomerHistory> =>
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
