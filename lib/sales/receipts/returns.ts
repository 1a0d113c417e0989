import 'server-only'
import { sql } from 'kysely'
import { dayStart } from '@/lib/platform/database/day-start'
import { query } from '@/lib/platform/database/query'
import { amountsOf, differenceOf, type TaxedSum, taxedSums } from '@/lib/sales/books/amounts'
import { type Days, isWithoutInvoice, type SaleRow, sales, shopDay } from '@/lib/sales/books/sales'
import { owedOf } from '@/lib/sales/ledger/owed'
import { saleFacts } from '@/lib/sales/ledger/settle-sale.service'

/** A moment at which a sale without invoice may have become smaller. */
type Step = Pick<SaleRow, 'orderId' | 'country' | 'ossCountry' | 'receipt' | 'receiptOn'> & {
  at: Date
  returnedOn: string
  withdrawalId: number | null
  calledOffAt: Date | null
}

/** By how much a sale without invoice became smaller, at each rate; more than 0 where less is owed. */
export type SaleReturn = Omit<Step, 'at' | 'calledOffAt'> & {
  goods: { title: string; quantity: number }[]
  rates: TaxedSum[]
}

/** The reductions of sales without invoice on some days: the ledger's sum before each event less the one after it. */
export async function returnsWithoutInvoice({ from, to }: Days): Promise<SaleReturn[]> {
  const { rows } = await sql<Step>`
    SELECT s.order_id, s.country, s.oss_country, e.at, ${shopDay(sql`e.at`)} AS returned_on, e.withdrawal_id, s.called_off_at,
      coalesce(shown.number, s.receipt) AS receipt,
      coalesce(to_char(shown.issued_on, 'YYYY-MM-DD'), s.receipt_on) AS receipt_on
    FROM (${sales}) s, LATERAL (
      SELECT at, max(withdrawal_id) AS withdrawal_id FROM (
        SELECT refunded_at AS at, withdrawal_id FROM refund WHERE order_id = s.order_id AND state = 'completed'
        UNION ALL
        SELECT unnest(ARRAY[goods_back_at, refunded_at]), id FROM withdrawal
        WHERE order_id = s.order_id AND state = 'refunded'
        UNION ALL
        SELECT s.called_off_at, NULL
      ) moment
      WHERE at >= ${dayStart(from)} AND at < ${dayStart(to, 1)} GROUP BY at
    ) e LEFT JOIN receipt shown ON shown.withdrawal_id = e.withdrawal_id
    WHERE ${isWithoutInvoice} ORDER BY e.at, s.order_id`.execute(query())
  const returns: SaleReturn[] = []
  for (const { at, calledOffAt, ...step } of rows) {
    const before = await owedAt(step.orderId, new Date(at.getTime() - 1), calledOffAt)
    const after = await owedAt(step.orderId, at, calledOffAt)
    const rates = differenceOf(amountsOf(after), amountsOf(before)).rates
    const goods = before.flatMap(({ orderLineId, title, quantity }, place) => {
      const back = quantity - (after[place]?.quantity ?? 0)
      return orderLineId !== null && back > 0 ? [{ title, quantity: back }] : []
    })
    const lowered = rates.filter(({ grossGrosze }) => grossGrosze !== 0)
    if (lowered.length > 0) returns.push({ ...step, goods, rates: taxedSums(lowered, step.ossCountry) })
  }
  return returns
}

async function owedAt(orderId: string, at: Date, calledOffAt: Date | null) {
  const facts = await saleFacts(query(), orderId, at)
  return owedOf({ ...facts, isCalledOff: calledOffAt !== null && calledOffAt <= at })
}
