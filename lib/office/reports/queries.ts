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
    facts AS (
      SELECT ${key} AS key, count(DISTINCT l.order_id) AS orders, sum(l.quantity) AS pieces, sum(${gross}) AS sales,
        0 AS delivery, sum(${lineVat}) AS vat,
        sum(${gross} - ${lineVat}) FILTER (WHERE l.cost_grosze IS NOT NULL) AS costed_net,
        sum(l.quantity * l.cost_grosze::bigint) AS cost, count(*) AS lines,
        count(*) FILTER (WHERE l.cost_grosze IS NULL) AS without_cost,
        0 AS returned_pieces, 0 AS returned, 0 AS refunded
      FROM counted JOIN order_line l ON l.order_id = counted.id
      WHERE ${isIn(sql`at`)} GROUP BY 1
      UNION ALL
      SELECT ${deliveryKey}, 0, 0, 0, sum(o.delivery_grosze), sum(${deliveryVat}), 0, 0, 0, 0, 0, 0, 0
      FROM counted JOIN shop_order o USING (id), LATERAL (
        -- the rate of the goods that cost the most, as on the invoice: see mainRate
        SELECT l.vat_permille AS main FROM order_line l WHERE l.order_id = o.id
        GROUP BY 1 ORDER BY sum(${gross}) DESC, 1 DESC LIMIT 1
      ) rate
      WHERE o.delivery_grosze > 0 AND ${isIn(sql`at`)} GROUP BY 1
      UNION ALL
      SELECT ${by === 'period' ? start(sql`w.goods_back_at`) : key}, 0, 0, 0, 0, 0, 0, 0, 0, 0, sum(b.quantity),
        sum(b.quantity * l.price_grosze::bigint - b.deduction_grosze), 0
      FROM withdrawal w JOIN return_line b ON b.withdrawal_id = w.id JOIN order_line l ON l.id = b.order_line_id
      WHERE ${isIn(sql`w.goods_back_at`)} AND l.order_id IN (SELECT id FROM counted WHERE at IS NOT NULL) GROUP BY 1
      UNION ALL
      SELECT ${start(sql`r.refunded_at`)}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, sum(r.amount_grosze)
      FROM refund r
      WHERE ${sql.lit(by === 'period')} AND r.state = 'completed' AND ${isIn(sql`r.refunded_at`)}
        AND r.order_id IN (SELECT id FROM counted WHERE at IS NOT NULL) GROUP BY 1
    )
    SELECT facts.key, max(p.title) AS title, sum(orders) AS orders, sum(pieces) AS pieces, sum(sales) AS sales_grosze,
      sum(delivery) AS delivery_grosze, sum(vat) AS vat_grosze,
      coalesce(sum(costed_net), 0) - coalesce(sum(cost), 0) AS margin_grosze,
      coalesce(sum(costed_net), 0) AS costed_net_grosze, sum(lines) AS lines, sum(without_cost) AS lines_without_cost,
      sum(returned_pieces) AS returned_pieces, sum(returned) AS returned_grosze, sum(refunded) AS refunded_grosze
    FROM facts LEFT JOIN product p ON ${sql.lit(by === 'product')} AND p.id::text = facts.key
    GROUP BY facts.key ORDER BY sum(sales) DESC, facts.key`.execute(query())
  if (by !== 'period') return rows
  const rowsByStart = new Map(rows.map((row) => [row.key, row]))
  return stepsOf({ from, to, step }).map((day) => rowsByStart.get(day) ?? emptyReportRow(day))
}
