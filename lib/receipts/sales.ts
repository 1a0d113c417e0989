import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import { dayStart } from '@/lib/core/database/day-start'
import { query } from '@/lib/core/database/query'
import { SHOP_TIME_ZONE } from '@/lib/core/values/time-zone'
import type { OrderStatus } from '@/lib/orders/rules'

/** A line of an order, or its delivery, as the lists need it. */
type Line = { id: number; title: string; priceGrosze: number; quantity: number; vatRate: number }

/** An order with the days that decide in which month its tax is due. */
export type SaleRow = {
  orderId: string
  status: OrderStatus
  isCompany: boolean
  country: string
  /** When the goods left for the buyer, and when the money came; null while they have not. */
  handedOverOn: string | null
  paidOn: string | null
  receipt: string | null
  receiptOn: string | null
  invoice: string | null
  invoicedOn: string | null
  deliveryGrosze: number
  lines: Line[]
}

const shopDay = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`

/**
 * Orders with their days. The tax is due when the goods are handed over, or when the money comes before that (VAT act,
 * art. 19a sec. 1 and 8); a receipt says the day itself.
 */
const sales = sql`
  SELECT o.id AS order_id, o.status, o.customer_type = 'company' AS is_company, o.country, o.paid_grosze,
    o.delivery_grosze, ${shopDay(sql`handed.at`)} AS handed_over_on, ${shopDay(sql`paid.at`)} AS paid_on,
    r.number AS receipt, to_char(r.issued_on, 'YYYY-MM-DD') AS receipt_on, v.number AS invoice,
    ${shopDay(sql`v.issued_at`)} AS invoiced_on,
    coalesce(to_char(r.issued_on, 'YYYY-MM-DD'), ${shopDay(sql`least(handed.at, paid.at)`)}) AS sold_on
  FROM shop_order o
  LEFT JOIN receipt r ON r.order_id = o.id AND r.withdrawal_id IS NULL
  LEFT JOIN LATERAL (
    SELECT number, issued_at FROM invoice WHERE order_id = o.id AND kind = 'invoice' ORDER BY id DESC LIMIT 1
  ) v ON true,
  LATERAL (
    SELECT min(c.changed_at) AS at FROM order_status_change c
    WHERE c.order_id = o.id AND c.to_status IN ('Sent', 'Delivered')
  ) handed,
  LATERAL (
    SELECT least(o.paid_at, min(p.captured_at)) AS at FROM payment p
    WHERE p.order_id = o.id AND p.status IN ('captured', 'refunded')
  ) paid`

const lines = sql`(
  SELECT coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'price_grosze', l.price_grosze,
    'quantity', l.quantity, 'vat_rate', l.vat_permille / 10.0) ORDER BY l.id), '[]')
  FROM order_line l WHERE l.order_id = s.order_id)`

/** What stands in the books of sales without invoice: private sales, and whatever has a receipt, also if an invoice followed. */
const isWithoutInvoice = sql`(s.receipt IS NOT NULL OR (NOT s.is_company AND s.invoice IS NULL
  AND (s.status <> 'Canceled' OR s.paid_grosze > 0)))`

/** A month is `2026-11`. */
const readSales = async (condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<SaleRow[]> => {
  const { rows } = await sql<SaleRow>`
    SELECT s.order_id, s.status, s.is_company, s.country, s.handed_over_on, s.paid_on, s.receipt, s.receipt_on, s.invoice,
      s.invoiced_on, s.delivery_grosze, ${lines} AS lines
    FROM (${sales}) s WHERE ${condition} ORDER BY ${order}, s.order_id`.execute(query())
  return rows
}

/** The sales without invoice of a month, by the day on which they count. */
export const salesWithoutInvoice = (month: string): Promise<SaleRow[]> =>
  readSales(sql`${isWithoutInvoice} AND left(s.sold_on, 7) = ${month}`, sql`s.sold_on`)

/** What was paid in a month and left the shop in a later one, or has not yet. */
export const advancePayments = (month: string): Promise<SaleRow[]> =>
  readSales(
    sql`left(s.paid_on, 7) = ${month} AND s.status <> 'Canceled'
      AND (s.handed_over_on IS NULL OR left(s.handed_over_on, 7) > ${month})`,
    sql`s.paid_on`,
  )

/** Money that went back of a sale without invoice. */
export type RefundRow = {
  refundId: number
  refundedOn: string
  amountGrosze: number
  withdrawalId: number | null
  reason: string | null
  orderId: string
  country: string
  receipt: string | null
  receiptOn: string | null
  /** The order's lines, with what came back at this return and is still to be paid for by it. */
  lines: (Line & { backQuantity: number; backGrosze: number })[]
  /** Of the same return, what went back before. */
  earlierGrosze: number
}

/** What went back in a month of sales without invoice, a row for each payment. */
export async function refundsWithoutInvoice(month: string): Promise<RefundRow[]> {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, monthOfYear, 1)).toISOString().slice(0, 10)
  const { rows } = await sql<RefundRow>`
    SELECT f.id AS refund_id, ${shopDay(sql`f.refunded_at`)} AS refunded_on, f.amount_grosze, f.withdrawal_id, w.reason,
      s.order_id, s.country, coalesce(shown.number, s.receipt) AS receipt,
      coalesce(to_char(shown.issued_on, 'YYYY-MM-DD'), s.receipt_on) AS receipt_on,
      (SELECT coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'price_grosze', l.price_grosze,
          'quantity', l.quantity, 'vat_rate', l.vat_permille / 10.0, 'back_quantity', coalesce(b.quantity, 0),
          'back_grosze', coalesce(b.quantity * l.price_grosze - b.deduction_grosze, 0)) ORDER BY l.id), '[]')
        FROM order_line l LEFT JOIN return_line b ON b.order_line_id = l.id AND b.withdrawal_id = f.withdrawal_id
        WHERE l.order_id = s.order_id) AS lines,
      (SELECT coalesce(sum(e.amount_grosze), 0) FROM refund e WHERE e.withdrawal_id = f.withdrawal_id
        AND e.state = 'completed' AND (e.refunded_at, e.id) < (f.refunded_at, f.id)) AS earlier_grosze
    FROM refund f JOIN (${sales}) s ON s.order_id = f.order_id
    LEFT JOIN withdrawal w ON w.id = f.withdrawal_id
    LEFT JOIN receipt shown ON shown.withdrawal_id = f.withdrawal_id
    WHERE f.state = 'completed' AND f.refunded_at >= ${dayStart(`${month}-01`)} AND f.refunded_at < ${dayStart(next)}
      AND ${isWithoutInvoice}
    ORDER BY f.refunded_at, f.id`.execute(query())
  return rows
}
