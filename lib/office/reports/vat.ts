import 'server-only'
import { sql } from 'kysely'
import { dayStart } from '@/lib/platform/database/day-start'
import { query } from '@/lib/platform/database/query'
import { vatRates } from '@/lib/platform/values/vat'
import type { TaxedSum } from '@/lib/sales/books/amounts'
import { type Days, ratesOfSale, salesWithoutInvoice } from '@/lib/sales/books/sales'
import { returnsWithoutInvoice } from '@/lib/sales/receipts/returns'
import { sumsByRate } from './rules'
import type { VatRow } from './schema'

/**
 * VAT by rate of what was documented on some days: invoices and corrections, sales without invoice, and what lowered
 * these. Tax of other countries is apart (`isOss` in lib/sales/invoices/oss.ts). Each row is the sum of one file of the
 * month. An invoice to a receipt (FP) adds nothing: its sale stands among those without invoice.
 */
export async function vatRows(days: Days): Promise<VatRow[]> {
  const [documents, sales, returns] = await Promise.all([
    documentedRates(days),
    salesWithoutInvoice(days),
    returnsWithoutInvoice(days),
  ])
  const backRates = sumsByRate(returns.flatMap(({ rates }) => rates))
  return [
    ...documents,
    ...sumsByRate(sales.flatMap(ratesOfSale)).map((sum): VatRow => ({ ...sum, source: 'sales' })),
    ...backRates.map(
      ({ netGrosze, vatGrosze, grossGrosze, ...rate }): VatRow => ({
        ...rate,
        source: 'returns',
        netGrosze: 0 - netGrosze,
        vatGrosze: 0 - vatGrosze,
        grossGrosze: 0 - grossGrosze,
      }),
    ),
  ]
}

/** What invoices and corrections of some days say at each rate; a correction its difference. */
async function documentedRates({ from, to }: Days): Promise<VatRow[]> {
  const { rows } = await sql<TaxedSum & { kind: 'invoice' | 'correction' }>`
    SELECT i.kind, r."vatRate" AS vat_rate, i.document ? 'ossCountry' OR r."vatRate" <> ALL (${vatRates}) AS is_oss, sum(r."netGrosze") AS net_grosze, sum(r."vatGrosze") AS vat_grosze,
      sum(r."grossGrosze") AS gross_grosze
    FROM invoice i,
      jsonb_to_recordset(coalesce(i.document #> '{correction,difference,rates}', i.document #> '{sale,rates}'))
        AS r ("vatRate" numeric, "netGrosze" bigint, "vatGrosze" bigint, "grossGrosze" bigint)
    WHERE i.issued_at >= ${dayStart(from)} AND i.issued_at < ${dayStart(to, 1)} AND NOT i.document ? 'receiptNumber'
    GROUP BY 1, 2, 3 HAVING sum(r."grossGrosze") <> 0 OR sum(r."vatGrosze") <> 0 ORDER BY 1 DESC, 2 DESC, 3`.execute(
    query(),
  )
  return rows.map(
    ({ kind, ...sum }): VatRow => ({ ...sum, source: kind === 'invoice' ? 'invoices' : 'corrections' }),
  )
}
