import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import { dayStart } from '@/lib/platform/database/day-start'
import { query } from '@/lib/platform/database/query'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import { stepsOf } from './rules'
import { type Basis, emptyReportRow, type Grouping, type ReportRange, type ReportRow } from './schema'

/** The orders that count, each with the moment from which it does. */
const countedOrders: Record<Basis, RawBuilder<unknown>> = {
  placed: sql`SELECT id, order_date AS at FROM shop_order WHERE status <> 'Canceled'`,
  // an order that was paid twice counts once, from the first time
  paid: sql`SELECT o.id, least(o.paid_at, p.at) AS at
    FROM shop_order o LEFT JOIN (
      SELECT order_id, min(captured_at) AS at FROM payment WHERE status IN ('captured', 'refunded') GROUP BY order_id
    ) p ON p.order_id = o.id
    WHERE o.status <> 'Canceled'`,
  delivered: sql`SELECT o.id, max(c.changed_at) AS at
    FROM shop_order o JOIN order_status_change c ON c.order_id = o.id AND c.to_status = 'Delivered'
    WHERE o.status = 'Delivered' GROUP BY o.id`,
}

/** Tax in a gross sum, as `vatIn` says it. */
const vat = (gross: RawBuilder<unknown>, permille: RawBuilder<unknown>) =>
  sql`((2 * ${gross} * ${permille} + 1000 + ${permille}) / (2 * (1000 + ${permille})))`

const gross = sql`(l.quantity * l.price_grosze::bigint)`
const lineVat = vat(gross, sql`l.vat_permille`)
const deliveryVat = vat(sql`o.delivery_grosze::bigint`, sql`rate.main`)

/** The rows of a report, the highest sales first; what deliveries cost is a row of its own beside types and products. */
export async function reportRows({ from, to, step, basis }: ReportRange, by: Grouping): Promise<ReportRow[]> {
  const isIn = (at: RawBuilder<unknown>) => sql`${at} >= ${dayStart(from)} AND ${at} < ${dayStart(to, 1)}`
  const start = (at: RawBuilder<unknown>) =>
    sql`to_char(date_trunc(${step}::text, ${at} AT TIME ZONE ${SHOP_TIME_ZONE}), 'YYYY-MM-DD')`
  const keys = { period: start(sql`at`), type: sql`l.product_type::text`, product: sql`l.product_id::text` }
  const key = keys[by]
  const deliveryKey = by === 'period' ? key : sql`'delivery'`
  const { rows } = await sql<ReportRow>`
    WITH counted AS MATERIALIZED (${countedOrders[basis]}),
    dated_orders AS (SELECT id FROM counted WHERE at IS NOT NULL),
    sold AS (
      SELECT ${key} AS key, count(DISTINCT l.order_id) AS orders, sum(l.quantity) AS pieces, sum(${gross}) AS sales,
        sum(${lineVat}) AS vat,
        coalesce(sum(${gross} - ${lineVat}) FILTER (WHERE l.cost_grosze IS NOT NULL), 0) AS costed_net,
        coalesce(sum(l.quantity * l.cost_grosze::bigint), 0) AS cost, count(*) AS lines,
        count(*) FILTER (WHERE l.cost_grosze IS NULL) AS without_cost
      FROM counted JOIN order_line l ON l.order_id = counted.id
      WHERE ${isIn(sql`at`)} GROUP BY 1
    ),
    delivered AS (
      SELECT ${deliveryKey} AS key, sum(o.delivery_grosze) AS delivery, sum(${deliveryVat}) AS delivery_vat
      FROM counted JOIN shop_order o USING (id), LATERAL (
        -- the rate of the goods that cost the most, as on the invoice: see mainRate
        SELECT l.vat_permille AS main FROM order_line l WHERE l.order_id = o.id
        GROUP BY 1 ORDER BY sum(${gross}) DESC, 1 DESC LIMIT 1
      ) rate
      WHERE o.delivery_grosze > 0 AND ${isIn(sql`at`)} GROUP BY 1
    ),
    returned AS (
      SELECT ${by === 'period' ? start(sql`w.goods_back_at`) : key} AS key, sum(b.quantity) AS returned_pieces,
        sum(b.quantity * l.price_grosze::bigint - b.deduction_grosze) AS returned
      FROM withdrawal w JOIN return_line b ON b.withdrawal_id = w.id JOIN order_line l ON l.id = b.order_line_id
      WHERE ${isIn(sql`w.goods_back_at`)} AND l.order_id IN (TABLE dated_orders) GROUP BY 1
    ),
    refunds AS (
      SELECT ${start(sql`r.refunded_at`)} AS key, sum(r.amount_grosze) AS refunded
      FROM refund r
      WHERE ${sql.lit(by === 'period')} AND r.state = 'completed' AND ${isIn(sql`r.refunded_at`)}
        AND r.order_id IN (TABLE dated_orders) GROUP BY 1
    )
    SELECT key, p.title, coalesce(orders, 0) AS orders, coalesce(pieces, 0) AS pieces, coalesce(sales, 0) AS sales_grosze,
      coalesce(delivery, 0) AS delivery_grosze, coalesce(vat, 0) + coalesce(delivery_vat, 0) AS vat_grosze,
      coalesce(costed_net - cost, 0) AS margin_grosze, coalesce(costed_net, 0) AS costed_net_grosze,
      coalesce(lines, 0) AS lines, coalesce(without_cost, 0) AS lines_without_cost,
      coalesce(returned_pieces, 0) AS returned_pieces, coalesce(returned, 0) AS returned_grosze,
      coalesce(refunded, 0) AS refunded_grosze
    FROM sold FULL JOIN delivered USING (key) FULL JOIN returned USING (key) FULL JOIN refunds USING (key)
      LEFT JOIN product p ON ${sql.lit(by === 'product')} AND p.id::text = key
    ORDER BY coalesce(sales, 0) DESC, key`.execute(query())
  if (by !== 'period') return rows
  const rowsByStart = new Map(rows.map((row) => [row.key, row]))
  return stepsOf({ from, to, step }).map((day) => rowsByStart.get(day) ?? emptyReportRow(day))
}
