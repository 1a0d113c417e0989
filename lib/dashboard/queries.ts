import 'server-only'
import { db } from '@/lib/core/db'
import { SHOP_TIME_ZONE } from '@/lib/core/time-zone'
import { Prisma } from '@/prisma/generated/client'
import { daysLeft, daysUpTo, HORIZON_DAYS } from './rules'
import type { Dashboard, Day, Period, Sold, StatusCount, WaitingOrder, WalletSum } from './schema'

const { sql } = Prisma

const SHOWN = 8
const WAITING_SHOWN = 5
const REFUNDS_SHOWN = 10

/**
 * The first moment of the day `days - 1` days ago, by the shop's clock; today counts as one. As a query of its own it is
 * reckoned once: PostgreSQL would reckon the bare expression for every order it looks at, which took four times as long.
 */
const startOf = (days: number) => sql`(SELECT (date_trunc('day', now() AT TIME ZONE ${SHOP_TIME_ZONE})
  - make_interval(days => ${days - 1})) AT TIME ZONE ${SHOP_TIME_ZONE})`

/** What the administrator sees at a glance. Each statement reads by an index and takes some milliseconds. */
export async function dashboard(period: Period): Promise<Dashboard> {
  const [days, before, statuses, sold, wallet, failedMails, waiting] = await Promise.all([
    daily(period),
    previous(period),
    statusCounts(period),
    soldProducts(period),
    walletPayments(period),
    failedMailCount(),
    waitingOrders(),
  ])
  const by = (value: (product: Sold) => number) =>
    sold.toSorted((one, other) => value(other) - value(one) || one.id - other.id).slice(0, SHOWN)
  const isWanted = (product: Sold) => !product.inArchive
  return {
    days,
    before,
    statuses,
    bestByPieces: by(({ pieces }) => pieces),
    bestByRevenue: by(({ revenueGrosze }) => revenueGrosze),
    runningOut: sold
      .filter((product) => isWanted(product) && product.stock > 0 && daysLeft(product, period) < HORIZON_DAYS)
      .sort((one, other) => one.stock / one.pieces - other.stock / other.pieces)
      .slice(0, SHOWN),
    soldOut: sold
      .filter((product) => isWanted(product) && product.stock === 0)
      .sort((one, other) => other.pieces - one.pieces)
      .slice(0, SHOWN),
    wallet,
    failedMails,
    waiting,
  }
}

async function daily(period: Period): Promise<Day[]> {
  const rows = await db().$queryRaw<(Day & { today: string })[]>`
    SELECT to_char(date, 'YYYY-MM-DD') AS day, orders, revenue AS "revenueGrosze" FROM (
      SELECT (order_date AT TIME ZONE ${SHOP_TIME_ZONE})::date AS date, count(*)::int AS orders,
        sum(total_grosze)::float8 AS revenue
      FROM shop_order WHERE order_date >= ${startOf(period)} AND status <> 'Canceled' GROUP BY 1) AS days`
  const [clock] = await db().$queryRaw<{ today: string }[]>`
    SELECT to_char(now() AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD') AS today`
  const rowsByDay = new Map(rows.map((row) => [row.day, row]))
  return daysUpTo(clock?.today ?? '', period).map((day) => ({
    day,
    orders: rowsByDay.get(day)?.orders ?? 0,
    revenueGrosze: rowsByDay.get(day)?.revenueGrosze ?? 0,
  }))
}

async function previous(period: Period): Promise<Dashboard['before']> {
  const [row] = await db().$queryRaw<Dashboard['before'][]>`
    SELECT count(*)::int AS orders, coalesce(sum(total_grosze), 0)::float8 AS "revenueGrosze" FROM shop_order
    WHERE order_date >= ${startOf(2 * period)} AND order_date < ${startOf(period)} AND status <> 'Canceled'`
  return row ?? { orders: 0, revenueGrosze: 0 }
}

const statusCounts = (period: Period) => db().$queryRaw<StatusCount[]>`
  SELECT status, count(*)::int AS orders, sum(total_grosze)::float8 AS "totalGrosze"
  FROM shop_order WHERE order_date >= ${startOf(period)} GROUP BY status`

/** Of all that was sold only what one of the four lists may show. */
const soldProducts = (period: Period) => db().$queryRaw<Sold[]>`
  WITH sold AS (
    SELECT l.product_id, sum(l.quantity)::int AS pieces,
      sum(l.quantity * l.price_grosze::bigint)::float8 AS revenue
    FROM shop_order o JOIN order_line l ON l.order_id = o.id
    WHERE o.order_date >= ${startOf(period)} AND o.status <> 'Canceled'
    GROUP BY l.product_id
  ), ranked AS (
    SELECT sold.*, p.product_type, p.title, p.quantity_in_stock AS stock, p.in_archive,
      row_number() OVER (ORDER BY pieces DESC, p.id) AS by_pieces,
      row_number() OVER (ORDER BY revenue DESC, p.id) AS by_revenue,
      row_number() OVER (PARTITION BY p.quantity_in_stock = 0
        ORDER BY p.in_archive, p.quantity_in_stock::float8 / pieces, pieces DESC, p.id) AS by_shortage
    FROM sold JOIN product p ON p.id = sold.product_id
  )
  SELECT product_id AS id, product_type AS "productType", title, pieces, revenue AS "revenueGrosze", stock,
    in_archive AS "inArchive"
  FROM ranked WHERE least(by_pieces, by_revenue, by_shortage) <= ${SHOWN}`

async function walletPayments(period: Period): Promise<Dashboard['wallet']> {
  const [sums, due] = await Promise.all([
    db().$queryRaw<WalletSum[]>`
      SELECT currency, status, count(*)::int AS payments, sum(amount_minor)::float8 AS "amountMinor"
      FROM payment WHERE created_at >= ${startOf(period)} GROUP BY currency, status ORDER BY currency, status`,
    db().$queryRaw<{ id: string; count: number }[]>`
      SELECT o.id, (count(*) OVER ())::int AS count FROM payment p JOIN shop_order o ON o.id = p.order_id
      WHERE p.status = 'captured' AND o.status = 'Canceled' ORDER BY o.order_date LIMIT ${REFUNDS_SHOWN}`,
  ])
  return { sums, refundsDue: { count: due[0]?.count ?? 0, ids: due.map(({ id }) => id) } }
}

async function failedMailCount(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM outbox WHERE dead_at IS NOT NULL`
  return row?.count ?? 0
}

/** Orders that nobody has taken up for a day, the longest waiting first. */
async function waitingOrders(): Promise<Dashboard['waiting']> {
  const rows = await db().$queryRaw<(Omit<WaitingOrder, 'orderDate'> & { orderDate: Date; count: number })[]>`
    SELECT id, coalesce(first_and_last_name, company_name, '') AS name, order_date AS "orderDate",
      total_grosze::float8 AS "totalGrosze", (count(*) OVER ())::int AS count
    FROM shop_order WHERE status = 'Pending' AND order_date < now() - interval '24 hours'
    ORDER BY order_date, id LIMIT ${WAITING_SHOWN}`
  return {
    count: rows[0]?.count ?? 0,
    orders: rows.map(({ id, name, orderDate, totalGrosze }) => ({
      id,
      name,
      orderDate: orderDate.toISOString(),
      totalGrosze,
    })),
  }
}
