import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import { type Database, db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { likeStartingWith } from '@/lib/core/like'
import { toPln } from '@/lib/core/money'
import type { Locale } from '@/lib/i18n/routing'
import { Prisma } from '@/prisma/generated/client'
import { type OrderStatus, orderStatuses } from './rules'
import type { Order, OrderListQuery, OrderSort } from './schema'

const { sql, join, empty } = Prisma

type LineJson = {
  id: number
  product_id: number
  product_type: ProductType
  title: string
  shown_title: string | null
  url: string
  price_grosze: number
  quantity: number
}

type OrderRow = {
  id: string
  user_id: string
  order_date: Date
  locale: Locale
  status: OrderStatus
  customer_type: Order['customerType']
  first_and_last_name: string | null
  company_name: string | null
  unn: string | null
  email: string
  phone: string
  address: string
  city: string
  post_code: string
  country: string
  type_of_delivery: Order['typeOfDelivery']
  type_of_payment: Order['typeOfPayment']
  total_grosze: bigint
  lines: LineJson[]
  payment: PaymentJson | null
}

/** An attempt to pay that came to nothing, or has not come to anything yet, leaves an order unpaid: null. */
type PaymentJson = { status: string; amount: number; currency: string; captured_ms: number | null }

const orderColumns = sql`o.id, o.user_id, o.order_date, o.locale, o.status, o.customer_type, o.first_and_last_name,
  o.company_name, o.unn, o.email, o.phone, o.address, o.city, o.post_code, o.country, o.type_of_delivery,
  o.type_of_payment, o.total_grosze,
  (SELECT json_agg(l ORDER BY l.id) FROM (
    SELECT id, product_id, product_type, title, shown_title, url, price_grosze, quantity
    FROM order_line WHERE order_id = o.id) l) AS lines,
  (SELECT json_build_object('status', p.status, 'amount', p.amount_minor / 100.0, 'currency', p.currency,
      'captured_ms', floor(extract(epoch FROM p.captured_at) * 1000))
    FROM payment p
    WHERE p.order_id = o.id AND p.status IN ('captured', 'pending', 'refunded', 'review')) AS payment`

function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    userId: row.user_id,
    orderDate: row.order_date.toISOString(),
    locale: row.locale,
    status: row.status,
    customerType: row.customer_type,
    name: row.first_and_last_name ?? row.company_name ?? '',
    firstAndLastName: row.first_and_last_name,
    companyName: row.company_name,
    unn: row.unn,
    email: row.email,
    phone: row.phone,
    address: row.address,
    city: row.city,
    postCode: row.post_code,
    country: row.country,
    typeOfDelivery: row.type_of_delivery,
    typeOfPayment: row.type_of_payment,
    total: toPln(Number(row.total_grosze)),
    payment: row.payment && {
      status: row.payment.status,
      amount: row.payment.amount,
      currency: row.payment.currency,
      capturedAt: row.payment.captured_ms === null ? null : new Date(row.payment.captured_ms).toISOString(),
    },
    orderItems: row.lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      productType: line.product_type,
      title: line.title,
      shownTitle: line.shown_title,
      url: line.url,
      price: toPln(line.price_grosze),
      quantity: line.quantity,
    })),
  }
}

/** A user's own orders, newest first. */
export async function ordersOfUser(userId: string): Promise<Order[]> {
  const rows = await db().$queryRaw<OrderRow[]>`
    SELECT ${orderColumns} FROM shop_order o WHERE o.user_id = ${userId} ORDER BY o.order_date DESC, o.id`
  return rows.map(toOrder)
}

/**
 * One order: of its owner, or for an administrator any. Somebody else's is as unknown as one that does not exist.
 * @throws ShopError order.not_found
 */
export async function getOrder(
  id: string,
  reader: { uid: string; isAdmin: boolean },
  on: Database = db(),
): Promise<Order> {
  const own = reader.isAdmin ? empty : sql`AND o.user_id = ${reader.uid}`
  const rows = await on.$queryRaw<OrderRow[]>`
    SELECT ${orderColumns} FROM shop_order o WHERE o.id = ${id} ${own}`
  if (!rows[0]) throw new ShopError('order.not_found')
  return toOrder(rows[0])
}

/** Whether anybody has an order of this id. */
export async function orderExists(id: string): Promise<boolean> {
  const [row] = await db().$queryRaw<unknown[]>`SELECT 1 FROM shop_order WHERE id = ${id}`
  return row !== undefined
}

/** An order and the language its mails are written in. @throws ShopError order.not_found */
export async function orderToWriteAbout(id: string): Promise<{ order: Order; locale: Locale }> {
  const order = await getOrder(id, { uid: '', isAdmin: true })
  return { order, locale: order.locale }
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
  const rows = await db().$queryRaw<(Omit<StatusChange, 'changedAt'> & { changedAt: Date })[]>`
    SELECT c.id, c.from_status AS "from", c.to_status AS "to", c.changed_at AS "changedAt",
      c.changed_by AS "changedBy", (SELECT a.actor_name FROM audit_entry a WHERE a.actor = c.changed_by
        ORDER BY a.id DESC LIMIT 1) AS "changedByName"
    FROM order_status_change c WHERE c.order_id = ${id} ORDER BY c.id`
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

/** The beginning of an order's number, as somebody reads it out: in small letters, without the hyphen, with a space. */
function numberIn(search: string): string {
  const signs = search.toUpperCase().replace(/[\s-]/g, '')
  if (signs === '') return search
  return signs.length > 5 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : signs
}

/** The orders that a filter of the panel lets through. */
export function orderCondition(query: Pick<OrderListQuery, 'status' | 'search'>): Prisma.Sql {
  const conditions = [
    ...(query.status ? [sql`o.status = ${query.status}`] : []),
    ...(query.search
      ? [
          sql`(o.user_id = ${query.search} OR o.id LIKE ${likeStartingWith(numberIn(query.search))}
            OR o.search_name LIKE '%' || replace(replace(replace(search_key(${query.search}),
              '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`,
        ]
      : []),
  ]
  return conditions.length > 0 ? join(conditions, ' AND ') : sql`true`
}

const inStatusOrder = sql`array_position(ARRAY[${join([...orderStatuses])}]::text[], o.status)`
const ordering: Record<OrderSort, Prisma.Sql> = {
  '-date': sql`o.order_date DESC, o.id`,
  date: sql`o.order_date, o.id DESC`,
  id: sql`o.id`,
  '-id': sql`o.id DESC`,
  customer: sql`o.search_name, o.order_date DESC, o.id`,
  '-customer': sql`o.search_name DESC, o.order_date DESC, o.id`,
  total: sql`o.total_grosze, o.order_date DESC, o.id`,
  '-total': sql`o.total_grosze DESC, o.order_date DESC, o.id`,
  status: sql`${inStatusOrder}, o.order_date DESC, o.id`,
  '-status': sql`${inStatusOrder} DESC, o.order_date DESC, o.id`,
}

/** All orders for the administrator; `search` looks into the customer's name and id and the order id. */
export async function listOrders(query: OrderListQuery): Promise<{ orders: Order[]; total: number }> {
  const where = orderCondition(query)
  const [rows, counted] = await Promise.all([
    db().$queryRaw<OrderRow[]>`
      SELECT ${orderColumns} FROM shop_order o WHERE ${where}
      ORDER BY ${ordering[query.sort]}
      LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM shop_order o WHERE ${where}`,
  ])
  return { orders: rows.map(toOrder), total: counted[0]?.total ?? 0 }
}

/** Orders after a given one in the usual order, newest first; null begins. For reading them all, piece by piece. */
export async function ordersAfter(
  query: Pick<OrderListQuery, 'status' | 'search'>,
  last: Pick<Order, 'orderDate' | 'id'> | null,
  most: number,
): Promise<Order[]> {
  const rest = last
    ? sql`o.order_date <= ${new Date(last.orderDate)}
        AND (o.order_date < ${new Date(last.orderDate)} OR o.id > ${last.id})`
    : sql`true`
  const rows = await db().$queryRaw<OrderRow[]>`
    SELECT ${orderColumns} FROM shop_order o WHERE ${orderCondition(query)} AND ${rest}
    ORDER BY ${ordering['-date']} LIMIT ${most}`
  return rows.map(toOrder)
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
export async function ordersSince(since: Date): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM shop_order WHERE order_date > ${since}`
  return row?.count ?? 0
}

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

type OpenOrder = { id: string; status: OrderStatus; grosze: bigint }

/** An account's orders that are neither on their way nor paid, oldest first. */
export const openOrders = (userId: string) =>
  db().$queryRaw<OpenOrder[]>`
    SELECT o.id, o.status, o.total_grosze AS grosze FROM shop_order o
    WHERE o.user_id = ${userId} AND o.status IN ('Pending', 'In Processing')
      AND NOT EXISTS (SELECT FROM payment p
        WHERE p.order_id = o.id AND p.status IN ('captured', 'pending', 'review'))
    ORDER BY o.order_date, o.id`

/** How many orders of an account `cancelOrdersOfCustomer` would cancel now, and what they come to in grosze. */
export async function cancelableOrders(userId: string): Promise<{ count: number; grosze: number }> {
  const orders = await openOrders(userId)
  return { count: orders.length, grosze: orders.reduce((sum, order) => sum + Number(order.grosze), 0) }
}
