import 'server-only'
import { sql } from 'kysely'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { invoicedGrosze } from '@/lib/sales/orders/payment-status'
import { openReturns } from '@/lib/sales/returns/queries'
import { openStates } from '@/lib/sales/returns/rules'

// What waits for the staff, whatever the period of the dashboard is.

const WAITING_SHOWN = 5
const NAMED_ORDERS = 10

/** Open returns: their number, and the most urgent one, which has no date where no money can go back. */
export async function openWithdrawals() {
  const [count, open] = await Promise.all([
    db().withdrawal.count({ where: { state: { in: openStates } } }),
    openReturns(WAITING_SHOWN),
  ])
  return {
    count,
    open: open.map(({ id, orderId, orderNumber, buyer, name, refundDueAt }) => ({
      id,
      orderNumber: orderId ?? orderNumber,
      name: buyer || name,
      refundDueAt,
    })),
  }
}

/** Complaints without an answer: of known buyers first, the most urgent on top. */
export async function openComplaints() {
  const where = { state: 'received' }
  const [count, open] = await Promise.all([
    db().complaint.count({ where }),
    db().complaint.findMany({
      where,
      select: { id: true, orderNumber: true, name: true, answerDueOn: true },
      orderBy: [{ isKnown: 'desc' }, { answerDueOn: 'asc' }, { id: 'asc' }],
      take: WAITING_SHOWN,
    }),
  ])
  return { count, open }
}

/** Canceled orders whose money is due back or whose invoice stands, and orders whose money is not what was asked for. */
export async function strayMoney() {
  const inOrder = query()
    .selectFrom('shopOrder as o')
    .select(({ fn }) => ['o.id', fn.countAll<number>().over().as('count')])
    .orderBy('o.orderDate')
    .limit(NAMED_ORDERS)
  const [due, undecided, unclear] = await Promise.all([
    inOrder
      .where('o.status', '=', 'Canceled')
      .whereRef('o.refundedGrosze', '<', 'o.paidGrosze')
      // one with an open return stands among the returns
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('withdrawal as w')
              .select('w.id')
              .whereRef('w.orderId', '=', 'o.id')
              .where('w.state', 'in', openStates),
          ),
        ),
      )
      .execute(),
    inOrder
      .where('o.status', '=', 'Canceled')
      .where('o.canceledSale', 'is', null)
      .where(({ eb, ref }) => eb(invoicedGrosze(ref('o.id')), '>', 0))
      .execute(),
    inOrder
      .where('o.id', 'in', ({ selectFrom }) =>
        selectFrom('payment as p')
          .innerJoin('shopOrder as paid', 'paid.id', 'p.orderId')
          .select('p.orderId')
          .where('p.status', '=', 'review')
          .where('paid.status', '<>', 'Delivered')
          .union(selectFrom('refund as r').select('r.orderId').where('r.state', '=', 'review')),
      )
      .execute(),
  ])
  return { refundsDue: withCount(due), salesToDecide: withCount(undecided), toReview: withCount(unclear) }
}

/** Orders whose buyers wait for an invoice, the longest waiting first. */
export const openInvoiceRequests = async () =>
  withCount(
    await query()
      .selectFrom('invoiceRequest as q')
      .innerJoin('shopOrder as o', 'o.id', 'q.orderId')
      .leftJoin('invoice as v', (on) => on.onRef('v.orderId', '=', 'o.id').on('v.kind', '=', 'invoice'))
      .select(({ fn }) => ['o.id', fn.countAll<number>().over().as('count')])
      .where('v.id', 'is', null)
      .where('o.status', '<>', 'Canceled')
      .orderBy('q.requestedAt')
      .limit(NAMED_ORDERS)
      .execute(),
  )

const withCount = (orders: { id: string; count: number }[]) => ({
  count: orders[0]?.count ?? 0,
  ids: orders.map(({ id }) => id),
})

/** Orders that have been new for a day, the longest waiting first. */
export async function waitingOrders() {
  const rows = await query()
    .selectFrom('shopOrder')
    .select(({ fn, val }) => [
      'id',
      fn.coalesce('firstAndLastName', 'companyName', val('')).as('name'),
      'orderDate',
      'totalGrosze',
      fn.countAll<number>().over().as('all'),
    ])
    .where('status', '=', 'Pending')
    .where('orderDate', '<', sql<Date>`now() - interval '24 hours'`)
    .orderBy('orderDate')
    .orderBy('id')
    .limit(WAITING_SHOWN)
    .execute()
  return {
    count: rows[0]?.all ?? 0,
    orders: rows.map(({ all: _, orderDate, ...order }) => ({ ...order, orderDate: orderDate.toISOString() })),
  }
}
