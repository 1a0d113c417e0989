import 'server-only'
import { sql } from 'kysely'
import { dayStart } from '@/lib/platform/database/day-start'
import { query } from '@/lib/platform/database/query'
import { shopToday } from '@/lib/platform/values/clock'
import { unionCountries } from '@/lib/platform/values/countries'
import { deliveriesHere } from '@/lib/sales/orders/rules'
import { unionState } from '@/lib/shop/abroad'

/** Private sales to the rest of the Union in the year of a day, net, less what went back; from the placing on, to warn early. */
export async function salesAbroad(today = shopToday()) {
  const year = Number(today.slice(0, 4))
  const { rows } = await sql<{ netGrosze: number }>`
    SELECT coalesce(sum(round((o.total_grosze - back.grosze) * goods.net_share)), 0) AS net_grosze
    FROM shop_order o, LATERAL (
      SELECT sum(l.quantity * l.price_grosze * 1000.0 / (1000 + l.vat_permille)) / sum(l.quantity * l.price_grosze) AS net_share
      FROM order_line l WHERE l.order_id = o.id
    ) goods,
    -- what was paid beyond the total goes back without touching the sale
    LATERAL (SELECT greatest(0, o.refunded_grosze - greatest(0, o.paid_grosze - o.total_grosze)) AS grosze) back
    WHERE o.customer_type = 'private_person' AND o.status <> 'Canceled' AND upper(btrim(o.country)) = ANY(${unionCountries})
      -- what is picked up is sold in Poland
      AND o.type_of_delivery <> ALL(${deliveriesHere})
      AND o.order_date >= ${dayStart(`${year}-01-01`)} AND o.order_date < ${dayStart(`${year + 1}-01-01`)}`.execute(
    query(),
  )
  const netGrosze = rows[0]?.netGrosze ?? 0
  return { year, netGrosze, state: unionState(netGrosze) } as const
}
