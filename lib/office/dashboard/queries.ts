import 'server-only'
import { type Expression, expressionBuilder, sql } from 'kysely'
import { awaitAll } from '@/lib/office/await-all'
import { dayStart } from '@/lib/platform/database/day-start'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { SHOP_TIME_ZONE } from '@/lib/platform/time/time-zone'
import type { OrderStatus } from '@/lib/sales/orders/rules'
import { salesAbroad } from './abroad'
import { daysLeft, daysOf, HORIZON_DAYS, lastDays, later, type Period, type SoldProduct } from './rules'
import { openComplaints, openInvoiceRequests, openWithdrawals, strayMoney, waitingOrders } from './waiting'

const order = expressionBuilder<Tables, 'shopOrder'>()

const SHOWN = 8

/**
 * The first moment of a day, or of one so many days later. As a query of its own it is reckoned once: PostgreSQL would
 * reckon the bare expression for every order it looks at, which took four times as long.
 */
const startOfDay = (day: string, days = 0) => sql<Date>`(SELECT ${dayStart(day, days)})`

const isWithinPeriod = (moment: Expression<Date>, { from, to }: Period) =>
  sql<boolean>`${moment} >= ${startOfDay(from)} AND ${moment} < ${startOfDay(to, 1)}`

/** What the administrator sees at a glance. Each statement reads by an index and takes some milliseconds. */
export async function dashboard(period: Period) {
  const { sold, ...figures } = await awaitAll({
    days: daily(period),
    /** What of the revenue is paid by now, by wallet. */
    paidGrosze: paid(period),
    /** The same number of days before these. */
    before: previous(period),
    /** How many of the period's orders stand in each status now. */
    statuses: statusCounts(period),
    sold: soldProducts(period),
    wallet: walletPayments(period),
    failedMails: db().outbox.count({ where: { deadAt: { not: null } } }),
    /** Unread reports of dangerous products. */
    newReports: db().safetyReport.count({ where: { state: 'new' } }),
    withdrawals: openWithdrawals(),
    complaints: openComplaints(),
    waiting: waitingOrders(),
    invoiceRequests: openInvoiceRequests(),
    /** Of this calendar year. */
    salesAbroad: salesAbroad(),
  })
  const by = (value: (product: SoldProduct) => number) =>
    sold.toSorted((one, other) => value(other) - value(one) || one.id - other.id).slice(0, SHOWN)
  const wanted = sold.filter(({ inArchive }) => !inArchive)
  return {
    ...figures,
    bestByPieces: by(({ pieces }) => pieces),
    bestByRevenue: by(({ revenueGrosze }) => revenueGrosze),
    /** Gone within the horizon at the period's pace, soonest first. */
    runningOut: wanted
      .filter((product) => product.stock > 0 && daysLeft(product, period.days) < HORIZON_DAYS)
      .sort((one, other) => one.stock / one.pieces - other.stock / other.pieces)
      .slice(0, SHOWN),
    /** Bought in the period and none left, the most wanted first. */
    soldOut: wanted
      .filter(({ stock }) => stock === 0)
      .sort((one, other) => other.pieces - one.pieces)
      .slice(0, SHOWN),
  }
}
export type Dashboard = Awaited<ReturnType<typeof dashboard>>

/** The orders of a period without canceled ones. */
const activeOrders = (period: Period) =>
  query()
    .selectFrom('shopOrder')
    .where(isWithinPeriod(order.ref('orderDate'), period))
    .where('status', '<>', 'Canceled')

/** The days of the period by the shop's clock, `2026-11-21`. */
async function daily(period: Period) {
  const shopDate = sql<string>`to_char(${order.ref('orderDate')} AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`
  const rows = await activeOrders(period)
    .select(({ fn }) => [shopDate.as('day'), fn.countAll<number>().as('orders'), revenue])
    .groupBy('day')
    .execute()
  const rowsByDay = new Map(rows.map((row) => [row.day, row]))
  return daysOf(period).map((day) => rowsByDay.get(day) ?? { day, orders: 0, revenueGrosze: 0 })
}

const revenue = order.fn.coalesce(order.fn.sum<number>('totalGrosze'), order.lit(0)).as('revenueGrosze')

/** What the shop keeps of the money for orders of a period. */
async function paid(period: Period): Promise<number> {
  const { keptGrosze } = await activeOrders(period)
    .select(({ fn, eb, lit, ref }) =>
      fn.coalesce(fn.sum<number>(eb('paidGrosze', '-', ref('refundedGrosze'))), lit(0)).as('keptGrosze'),
    )
    .executeTakeFirstOrThrow()
  return keptGrosze
}

const previous = ({ from, days }: Period) =>
  activeOrders(lastDays(days, later(from, -1)))
    .select(({ fn }) => [fn.countAll<number>().as('orders'), revenue])
    .executeTakeFirstOrThrow()

const statusCounts = (period: Period) =>
  query()
    .selectFrom('shopOrder')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('orders'),
      fn.sum<number>('totalGrosze').as('totalGrosze'),
    ])
    .$narrowType<{ status: OrderStatus }>()
    .where(isWithinPeriod(order.ref('orderDate'), period))
    .groupBy('status')
    .execute()

/** The sold products that one of the four lists may show. */
const soldProducts = (period: Period): Promise<SoldProduct[]> =>
  query()
    .with('sold', (tables) =>
      tables
        .selectFrom('shopOrder as o')
        .innerJoin('orderLine as l', 'l.orderId', 'o.id')
        .select(({ fn, ref }) => [
          'l.productId',
          fn.sum<number>('l.quantity').as('pieces'),
          fn.sum<number>(sql`${ref('l.quantity')} * ${ref('l.priceGrosze')}::bigint`).as('revenueGrosze'),
        ])
        .where(({ ref }) => isWithinPeriod(ref('o.orderDate'), period))
        .where('o.status', '<>', 'Canceled')
        .groupBy('l.productId'),
    )
    .with('ranked', (tables) =>
      tables
        .selectFrom('sold')
        .innerJoin('product as p', 'p.id', 'sold.productId')
        .select([
          'p.id',
          'p.productType',
          'p.title',
          'p.quantityInStock as stock',
          'p.inArchive',
          'sold.pieces',
          'sold.revenueGrosze',
          sql<number>`row_number() OVER (ORDER BY sold.pieces DESC, p.id)`.as('byPieces'),
          sql<number>`row_number() OVER (ORDER BY sold.revenue_grosze DESC, p.id)`.as('byRevenue'),
          sql<number>`row_number() OVER (PARTITION BY p.sold_out ORDER BY p.in_archive,
            p.quantity_in_stock::float8 / sold.pieces, sold.pieces DESC, p.id)`.as('byShortage'),
        ]),
    )
    .selectFrom('ranked')
    .select(['id', 'productType', 'title', 'pieces', 'revenueGrosze', 'stock', 'inArchive'])
    .where(({ eb, fn }) => eb(fn<number>('least', ['byPieces', 'byRevenue', 'byShortage']), '<=', SHOWN))
    .execute()

/** Payments by wallet, by currency: what their orders cost in grosze, and the amount in hundredths of the currency. */
async function walletPayments(period: Period) {
  const [sums, stray] = await Promise.all([
    query()
      .selectFrom('payment as p')
      .innerJoin('shopOrder as o', 'o.id', 'p.orderId')
      .select(({ fn }) => [
        'p.currency',
        'p.status',
        fn.countAll<number>().as('payments'),
        fn.sum<number>('o.totalGrosze').as('grosze'),
        fn.sum<number>('p.amountMinor').as('amountMinor'),
      ])
      .where(({ ref }) => isWithinPeriod(ref('p.createdAt'), period))
      .groupBy(['p.currency', 'p.status'])
      .orderBy('p.currency')
      .orderBy('p.status')
      .execute(),
    strayMoney(),
  ])
  return { sums, ...stray }
}
