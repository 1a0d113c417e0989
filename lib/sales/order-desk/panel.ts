import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { dayStart } from '@/lib/platform/database/day-start'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { isPrepaid, paymentTypes } from '@/lib/platform/values/payment-types'
import { unsentStatuses } from '@/lib/sales/orders/packing'
import { hasPayment, isUnpaid } from '@/lib/sales/orders/payment-status'
import { orderFromRow, selectOrders } from '@/lib/sales/orders/queries'
import { courierDeliveries, onlineStates, orderStatuses } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { idsOfSearch } from '@/lib/sales/orders/search'
import { ACCOUNT_ONLY_ABOVE_GROSZE } from '@/lib/sales/payment-ways/closed'
import type { OrderListQuery, OrderSort } from './schema'

// The list of all orders, for administrators.

type Filter = Omit<OrderListQuery, 'page' | 'pageSize' | 'sort'> & {
  /** Only what still has to go to a courier: what waits for its money waits, and the shop itself drives to installations. */
  isToSend?: true
}

const order = expressionBuilder<Tables, 'shopOrder'>()

async function orderCondition(filter: Filter): Promise<Expression<SqlBool>> {
  const { status, search, payment, delivery, from, to, isToSend } = filter
  const conditions = []
  if (status) conditions.push(order('status', '=', status))
  if (payment) conditions.push(paymentConditions[payment]())
  if (delivery) conditions.push(order('typeOfDelivery', '=', delivery))
  if (from) conditions.push(order('orderDate', '>=', dayStart(from)))
  if (to) conditions.push(order('orderDate', '<', dayStart(to, 1)))
  if (search) conditions.push(order('id', 'in', await idsOfSearch(search)))
  if (isToSend)
    conditions.push(
      order('status', 'in', unsentStatuses),
      order('typeOfDelivery', 'in', courierDeliveries),
      order.not(paymentConditions.awaited()),
    )
  return order.and(conditions)
}

/** Orders to be paid before the delivery, as isAwaited decides. */
const isPromised = order.or([
  order('typeOfPayment', 'in', paymentTypes.filter(isPrepaid)),
  order.and([order('customerType', '=', 'company'), order('totalGrosze', '>', ACCOUNT_ONLY_ABOVE_GROSZE)]),
])

const paymentConditions: Record<NonNullable<Filter['payment']>, () => Expression<SqlBool>> = {
  unpaid: () => isUnpaid(onlineStates),
  awaited: () => order.and([isPromised, isUnpaid(onlineStates)]),
  at_delivery: () =>
    order.and([order('paidAt', 'is not', null), order('paidWay', 'is distinct from', 'transfer')]),
  by_transfer: () => order.and([order('paidAt', 'is not', null), order('paidWay', '=', 'transfer')]),
  paypal: () => hasPayment(onlineStates),
}

const sortColumns = {
  date: 'orderDate',
  id: 'id',
  customer: 'searchName',
  total: 'totalGrosze',
  status: sql<number>`array_position(${[...orderStatuses]}::text[], ${order.ref('status')})`,
} as const

/** Newest first where the sort leaves it open. */
function selectSorted(sort: OrderSort) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const by = sortColumns[sort.replace('-', '') as keyof typeof sortColumns]
  const sorted = selectOrders().orderBy(by, direction)
  if (by === 'id') return sorted
  if (by === 'orderDate') return sorted.orderBy('id', direction === 'asc' ? 'desc' : 'asc')
  return sorted.orderBy('orderDate', 'desc').orderBy('id')
}

/** All orders for the administrator. `search` looks into everything that `idsOfSearch` names. */
export async function listOrders(wanted: OrderListQuery): Promise<{ orders: Order[]; total: number }> {
  const condition = await orderCondition(wanted)
  const [rows, total] = await Promise.all([
    selectSorted(wanted.sort)
      .where(condition)
      .limit(wanted.pageSize)
      .offset((wanted.page - 1) * wanted.pageSize)
      .execute(),
    countOrders(condition),
  ])
  return { orders: rows.map(orderFromRow), total }
}

export const countOrdersOf = async (filter: Filter): Promise<number> =>
  countOrders(await orderCondition(filter))

const MOST_TO_PACK = 200

/** The orders that still have to go to a courier, oldest first, to a number of `MOST_TO_PACK`. */
export async function ordersToSend(): Promise<Order[]> {
  const rows = await selectSorted('date')
    .where(await orderCondition({ search: '', isToSend: true }))
    .limit(MOST_TO_PACK)
    .execute()
  return rows.map(orderFromRow)
}

async function countOrders(condition: Expression<SqlBool>): Promise<number> {
  const { count } = await query()
    .selectFrom('shopOrder')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(condition)
    .executeTakeFirstOrThrow()
  return count
}

const BATCH = 500

/** The orders of a filter, newest first, piece by piece: all of them need no more memory than one piece. */
export async function* orderBatches(filter: Filter): AsyncGenerator<Order[]> {
  for (let last: Order | undefined; ; ) {
    let rest = selectSorted('-date').where(await orderCondition(filter))
    if (last) {
      const date = new Date(last.orderDate)
      rest = rest
        .where('orderDate', '<=', date)
        .where(order.or([order('orderDate', '<', date), order('id', '>', last.id)]))
    }
    const orders = (await rest.limit(BATCH).execute()).map(orderFromRow)
    yield orders
    last = orders.at(-1)
    if (orders.length < BATCH) return
  }
}

/** An order bears the time of its first statement; others see it after the commit, which takes less than this. */
const LONGEST_PLACING_MS = 60 * 60_000

export type OrdersMark = { since: string; seen: number }

/** The number of recent orders when a list is shown, so that later orders can be counted. */
export async function ordersMark(): Promise<OrdersMark> {
  const since = new Date(Date.now() - LONGEST_PLACING_MS)
  return { since: since.toISOString(), seen: await ordersSince(since) }
}

export const ordersSince = (since: Date): Promise<number> =>
  db().shopOrder.count({ where: { orderDate: { gt: since } } })

/** Most orders that `pendingOrders` counts to: the navigation says 99+. */
const MOST_COUNTED = 100

/** How many orders are still Pending, counted to a hundred at most. */
export async function pendingOrders(): Promise<number> {
  const { count } = await query()
    .selectFrom(({ selectFrom }) =>
      selectFrom('shopOrder').select('id').where('status', '=', 'Pending').limit(MOST_COUNTED).as('pending'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function ordersWithIds(ids: string[]): Promise<Order[]> {
  if (ids.length === 0) return []
  const rows = await selectOrders().where('id', 'in', ids).execute()
  return rows.map(orderFromRow).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
