import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { likeStartingWith } from '@/lib/core/like'
import { toPln } from '@/lib/core/money'
import { type Placeholders, prepared } from '@/lib/core/prepared'
import { type Query, query } from '@/lib/core/query'
import type { Tables } from '@/lib/core/tables'
import { defaultLocale, type Locale } from '@/lib/i18n/routing'
import { type OrderStatus, orderStatuses, walletStates } from './rules'
import type { Order, OrderListQuery, OrderSort } from './schema'

/** Orders with their lines and their payment: of several attempts to pay at most one came to something. */
const selectOrders = () =>
  query()
    .selectFrom('shopOrder')
    .select([
      'id',
      'userId',
      'orderDate',
      'status',
      'customerType',
      'firstAndLastName',
      'companyName',
      'unn',
      'email',
      'phone',
      'address',
      'city',
      'postCode',
      'country',
      'typeOfDelivery',
      'typeOfPayment',
      'totalGrosze',
    ])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('orderLine as l')
          .select(['l.id', 'l.productId', 'l.productType', 'l.title', 'l.url', 'l.priceGrosze', 'l.quantity'])
          .whereRef('l.orderId', '=', 'shopOrder.id')
          .orderBy('l.id'),
      ).as('lines'),
      jsonObjectFrom(
        selectFrom('payment as p')
          .select(['p.status', 'p.amountMinor', 'p.currency', 'p.capturedAt'])
          .whereRef('p.orderId', '=', 'shopOrder.id')
          .where('p.status', 'in', walletStates),
      ).as('payment'),
    ])
    .$narrowType<Pick<Order, 'status' | 'customerType' | 'typeOfDelivery' | 'typeOfPayment'>>()

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

function toOrder({ totalGrosze, lines, payment, orderDate, ...order }: OrderRow): Order {
  return {
    ...order,
    orderDate: orderDate.toISOString(),
    name: order.firstAndLastName ?? order.companyName ?? '',
    total: toPln(totalGrosze),
    payment: payment && {
      status: payment.status,
      amount: payment.amountMinor / 100,
      currency: payment.currency,
      capturedAt: payment.capturedAt && new Date(payment.capturedAt).toISOString(),
    },
    orderItems: lines.map(({ priceGrosze, ...line }) => ({ ...line, price: toPln(priceGrosze) })),
  }
}

/** A user's own orders, newest first. */
export async function ordersOfUser(userId: string): Promise<Order[]> {
  const rows = await selectOrders()
    .where('userId', '=', userId)
    .orderBy('orderDate', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toOrder)
}

/**
 * One order: of its owner, or for an administrator any. Somebody else's is as unknown as one that does not exist.
 * @throws ShopError order.not_found
 */
export async function getOrder(
  id: string,
  reader: { uid: string; isAdmin: boolean },
  on: Query = query(),
): Promise<Order> {
  const { rows } = reader.isAdmin
    ? await orderOfAnybody(on, { id })
    : await orderOf(on, { id, userId: reader.uid })
  if (!rows[0]) throw new ShopError('order.not_found')
  return toOrder(rows[0])
}

const orderOfAnybody = prepared(({ id }: Placeholders<{ id: string }>) => selectOrders().where('id', '=', id))
const orderOf = prepared(({ id, userId }: Placeholders<{ id: string; userId: string }>) =>
  selectOrders().where('id', '=', id).where('userId', '=', userId),
)

/** Whether anybody has an order of this id. */
export const orderExists = async (id: string): Promise<boolean> =>
  (await db().shopOrder.count({ where: { id } })) > 0

/** An order and the language its mails are written in. @throws ShopError order.not_found */
export async function orderToWriteAbout(id: string): Promise<{ order: Order; locale: Locale }> {
  const order = await getOrder(id, { uid: '', isAdmin: true })
  const row = await query()
    .selectFrom('shopOrder')
    .select('locale')
    .$narrowType<{ locale: Locale }>()
    .where('id', '=', id)
    .executeTakeFirst()
  return { order, locale: row?.locale ?? defaultLocale }
}

export type StatusChange = {
  id: number
  /** Null at the placing. */
  from: OrderStatus | null
  to: OrderStatus
  changedAt: string
  /** uid of the buyer or administrator */
  changedBy: string
  /** What an administrator was called then; null where that is not known. */
  changedByName: string | null
}

/** What became of an order, oldest first. For administrators. */
export async function orderHistory(id: string): Promise<StatusChange[]> {
  const rows = await query()
    .selectFrom('orderStatusChange as c')
    .select(({ selectFrom }) => [
      'c.id',
      'c.fromStatus as from',
      'c.toStatus as to',
      'c.changedAt',
      'c.changedBy',
      selectFrom('auditEntry as a')
        .select('a.actorName')
        .whereRef('a.actor', '=', 'c.changedBy')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('changedByName'),
    ])
    .$narrowType<Pick<StatusChange, 'from' | 'to'>>()
    .where('c.orderId', '=', id)
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

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

/** What the shop keeps of a buyer's orders beside the orders themselves: for the buyer to take along. */
export async function recordsOfOrders(userId: string) {
  const rows = await db().shopOrder.findMany({
    where: { userId },
    select: {
      id: true,
      locale: true,
      privacyConsentAt: true,
      commercialConsentAt: true,
      history: { select: { toStatus: true, changedAt: true }, orderBy: { id: 'asc' } },
      payments: {
        select: {
          status: true,
          amountMinor: true,
          currency: true,
          paypalOrderId: true,
          createdAt: true,
          capturedAt: true,
        },
        orderBy: { id: 'asc' },
      },
    },
  })
  return new Map(
    rows.map(({ id, history, payments, ...kept }) => [
      id,
      {
        ...kept,
        history: history.map(({ toStatus, changedAt }) => ({ status: toStatus, changedAt })),
        payments: payments.map(({ amountMinor, ...payment }) => ({
          ...payment,
          amount: Number(amountMinor) / 100,
        })),
      },
    ]),
  )
}

/** Orders that no payment of one of these states belongs to. */
export const hasNoPayment = (states: (typeof walletStates)[number][]): Expression<SqlBool> =>
  order.not(
    order.exists(
      order
        .selectFrom('payment as p')
        .select('p.id')
        .whereRef('p.orderId', '=', 'shopOrder.id')
        .where('p.status', 'in', states),
    ),
  )

/** An account's orders that are neither on their way nor paid, oldest first. */
export const openOrders = (userId: string) =>
  query()
    .selectFrom('shopOrder')
    .select(['id', 'status', 'totalGrosze'])
    .$narrowType<{ status: OrderStatus }>()
    .where('userId', '=', userId)
    .where('status', 'in', ['Pending', 'In Processing'])
    .where(hasNoPayment(['captured', 'pending', 'review']))
    .orderBy('orderDate')
    .orderBy('id')
    .execute()

/** How many orders of an account `cancelOrdersOfCustomer` would cancel now, and what they come to in grosze. */
export async function cancelableOrders(userId: string): Promise<{ count: number; grosze: number }> {
  const orders = await openOrders(userId)
  return { count: orders.length, grosze: orders.reduce((sum, { totalGrosze }) => sum + totalGrosze, 0) }
}
