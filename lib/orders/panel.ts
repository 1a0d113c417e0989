import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { db } from '@/lib/core/database/db'
import { likeStartingWith } from '@/lib/core/database/like'
import { query } from '@/lib/core/database/query'
import type { Tables } from '@/lib/core/database/tables'
import { selectOrders, toOrder } from './queries'
import { orderStatuses } from './rules'
import type { Order, OrderListQuery, OrderSort } from './schema'

// The list of all orders, for administrators.

/** The beginning of an order's number, as somebody reads it out: in small letters, without the hyphen, with a space. */
function numberIn(search: string): string {
  const signs = search.toUpperCase().replace(/[\s-]/g, '')
  if (signs === '') return search
  return signs.length > 5 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : signs
}

type Filter = Pick<OrderListQuery, 'status' | 'search'>

const order = expressionBuilder<Tables, 'shopOrder'>()

/** The orders that a filter of the panel lets through. */
function orderCondition({ status, search }: Filter): Expression<SqlBool> {
  const conditions = []
  if (status) conditions.push(order('status', '=', status))
  if (search)
    conditions.push(
      order.or([
        order('userId', '=', search),
        order('id', 'like', likeStartingWith(numberIn(search))),
        order('searchName', 'like', likeContainingKeyOf(search)),
      ]),
    )
  return order.and(conditions)
}

/** The pattern for what holds a text as `search_key` simplifies it, whatever signs the text has. */
const likeContainingKeyOf = (search: string) =>
  sql<string>`'%' || replace(replace(replace(search_key(${search}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

type Ordering = [
  by: 'id' | 'orderDate' | 'searchName' | 'totalGrosze' | Expression<number>,
  direction: 'asc' | 'desc',
][]
const newestFirst: Ordering = [
  ['orderDate', 'desc'],
  ['id', 'asc'],
]
const placeOfStatus = sql<number>`array_position(${[...orderStatuses]}::text[], ${order.ref('status')})`
const orderings: Record<OrderSort, Ordering> = {
  '-date': newestFirst,
  date: [
    ['orderDate', 'asc'],
    ['id', 'desc'],
  ],
  id: [['id', 'asc']],
  '-id': [['id', 'desc']],
  customer: [['searchName', 'asc'], ...newestFirst],
  '-customer': [['searchName', 'desc'], ...newestFirst],
  total: [['totalGrosze', 'asc'], ...newestFirst],
  '-total': [['totalGrosze', 'desc'], ...newestFirst],
  status: [[placeOfStatus, 'asc'], ...newestFirst],
  '-status': [[placeOfStatus, 'desc'], ...newestFirst],
}

const selectSorted = (sort: OrderSort) =>
  orderings[sort].reduce((rows, [by, direction]) => rows.orderBy(by, direction), selectOrders())

/** All orders for the administrator; `search` looks into the customer's name and id and the order id. */
export async function listOrders(wanted: OrderListQuery): Promise<{ orders: Order[]; total: number }> {
  const condition = orderCondition(wanted)
  const [rows, total] = await Promise.all([
    selectSorted(wanted.sort)
      .where(condition)
      .limit(wanted.pageSize)
      .offset((wanted.page - 1) * wanted.pageSize)
      .execute(),
    countOrders(condition),
  ])
  return { orders: rows.map(toOrder), total }
}

async function countOrders(condition: Expression<SqlBool>): Promise<number> {
  const { count } = await query()
    .selectFrom('shopOrder')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return count
}

/** Orders after a given one in the usual order, newest first; null begins. For reading them all, piece by piece. */
export async function ordersAfter(
  filter: Filter,
  last: Pick<Order, 'orderDate' | 'id'> | null,
  most: number,
): Promise<Order[]> {
  let rest = selectSorted('-date').where(orderCondition(filter))
  if (last) {
    const date = new Date(last.orderDate)
    rest = rest
      .where('orderDate', '<=', date)
      .where(order.or([order('orderDate', '<', date), order('id', '>', last.id)]))
  }
  return (await rest.limit(most).execute()).map(toOrder)
}

/** Longer than an order takes from its first statement, whose time it bears, to the moment others can see it. */
const LONGEST_PLACING_MS = 60 * 60_000

export type OrdersMark = { since: string; seen: number }

/** What is there when a list is shown, so that what comes afterwards can be counted. */
export async function ordersMark(): Promise<OrdersMark> {
  const since = new Date(Date.now() - LONGEST_PLACING_MS)
  return { since: since.toISOString(), seen: await ordersSince(since) }
}

/** How many orders were placed since a moment. */
export const ordersSince = (since: Date): Promise<number> =>
  db().shopOrder.count({ where: { orderDate: { gt: since } } })
