import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import { type Query, query } from '@/lib/platform/database/query'
import { SHOP_TIME_ZONE } from '@/lib/platform/time/time-zone'
import { amountsOf, type TaxedSum, taxedSums } from '@/lib/sales/books/amounts'
import { type SoldGoods, soldLines } from '@/lib/sales/books/contents'
import { isHandOver } from '@/lib/sales/orders/queries'
import type { OrderStatus } from '@/lib/sales/orders/rules'

/** Days of the shop's clock, both included. */
export type Days = { from: string; to: string }

/** An order with the days that decide in which month its tax is due. */
export type SaleRow = {
  orderId: string
  status: OrderStatus
  isCompany: boolean
  country: string
  /** Code of the country whose tax applies to the lines; null for Poland. */
  ossCountry: string | null
  /** When the goods left for the buyer, and when the money came; null while they have not. */
  handedOverOn: string | null
  paidOn: string | null
  receipt: string | null
  receiptOn: string | null
  invoice: string | null
  invoicedOn: string | null
  deliveryGrosze: number
  lines: SoldGoods[]
}

export const shopDay = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD')`

/**
 * Orders with their days. The tax is due when the goods are handed over or the money comes, whichever is first (VAT
 * act, art. 19a sec. 1 and 8); a receipt says the day itself.
 */
export const sales = sql`
  SELECT o.id AS order_id, o.status, o.customer_type = 'company' AS is_company, o.country, o.oss_country,
    o.delivery_grosze,
    CASE WHEN o.status = 'Canceled' AND (o.canceled_sale = 'corrected' OR v.number IS NULL AND o.paid_grosze = 0)
      THEN canceled.at END AS called_off_at, ${shopDay(sql`handed.at`)} AS handed_over_on, ${shopDay(sql`paid.at`)} AS paid_on,
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
    WHERE c.order_id = o.id AND ${isHandOver(sql`c.to_status`, sql`o.type_of_delivery`)}
  ) handed,
  LATERAL (
    SELECT max(c.changed_at) AS at FROM order_status_change c WHERE c.order_id = o.id AND c.to_status = 'Canceled'
  ) canceled,
  LATERAL (
    SELECT least(o.paid_at, min(p.captured_at)) AS at FROM payment p
    WHERE p.order_id = o.id AND p.status IN ('captured', 'refunded')
  ) paid`

const lines = sql`(
  SELECT coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'price_grosze', l.price_grosze,
    'quantity', l.quantity, 'vat_rate', l.vat_permille / 10.0) ORDER BY l.id), '[]')
  FROM order_line l WHERE l.order_id = s.order_id)`

/** Whether a sale belongs to the list of sales without invoice: a private sale, or one with a receipt, even if an invoice followed. */
export const isWithoutInvoice = sql`(s.sold_on IS NOT NULL
  AND (s.receipt IS NOT NULL OR (NOT s.is_company AND s.invoice IS NULL)))`

const readSales = async (condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<SaleRow[]> => {
  const { rows } = await sql<SaleRow>`
    SELECT s.order_id, s.status, s.is_company, s.country, s.oss_country, s.handed_over_on, s.paid_on, s.receipt,
      s.receipt_on, s.invoice, s.invoiced_on, s.delivery_grosze, ${lines} AS lines
    FROM (${sales}) s WHERE ${condition} ORDER BY ${order}, s.order_id`.execute(query())
  return rows
}

/** The sales without invoice of some days, by the day on which they count. */
export const salesWithoutInvoice = ({ from, to }: Days): Promise<SaleRow[]> =>
  readSales(sql`${isWithoutInvoice} AND s.sold_on BETWEEN ${from} AND ${to}`, sql`s.sold_on`)

/** Orders paid in a month (`2026-11`) whose goods left the shop in a later one, or have not yet. */
export const advancePayments = (month: string): Promise<SaleRow[]> =>
  readSales(
    sql`left(s.paid_on, 7) = ${month} AND s.status <> 'Canceled'
      AND (s.handed_over_on IS NULL OR left(s.handed_over_on, 7) > ${month})`,
    sql`s.paid_on`,
  )

/** The day on which a sale counts: the receipt's, else when the goods left or the money came, whichever was first. */
export const soldOn = ({ receiptOn, handedOverOn, paidOn }: SaleRow): string =>
  receiptOn ?? [handedOverOn, paidOn].filter((day) => day !== null).toSorted()[0] ?? ''

/** The days of a month, which is `2026-11`. */
export function daysOfMonth(month: string): Days {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10) }
}

/** The sums of an order at each rate, with its delivery, as its invoice would have them. */
export const ratesOfSale = ({ lines, deliveryGrosze, ossCountry }: SaleRow): TaxedSum[] =>
  taxedSums(amountsOf(soldLines({ orderItems: lines, deliveryGrosze })).rates, ossCountry)

type DaySum = TaxedSum & { day: string; country: string; orders: number }

/** The sales of a month by day, country and rate of tax, with those of OSS apart. */
export function daySums(sales: readonly SaleRow[], codeOf: (country: string) => string): DaySum[] {
  const sums = new Map<string, DaySum>()
  for (const sale of sales)
    for (const { vatRate, isOss, netGrosze, vatGrosze, grossGrosze } of ratesOfSale(sale)) {
      const [day, country] = [soldOn(sale), codeOf(sale.country)]
      const key = `${day} ${country} ${vatRate} ${isOss}`
      const sum = sums.get(key) ?? { ...nothing, day, country, vatRate, isOss }
      sums.set(key, {
        ...sum,
        orders: sum.orders + 1,
        netGrosze: sum.netGrosze + netGrosze,
        vatGrosze: sum.vatGrosze + vatGrosze,
        grossGrosze: sum.grossGrosze + grossGrosze,
      })
    }
  return [...sums.values()]
}

const nothing = { orders: 0, netGrosze: 0, vatGrosze: 0, grossGrosze: 0 }

/** A receipt of the cash register, with the day on it: `2026-11-22`. */
export type Receipt = {
  number: string
  issuedOn: string
  hasTaxId: boolean
}

const day = sql<string>`to_char(issued_on, 'YYYY-MM-DD')`

/** The receipts of an order: of its sale (`withdrawalId` is null), and of its returns. */
export const receiptsOf = (orderId: string, on: Query = query()) =>
  on
    .selectFrom('receipt')
    .select(['id', 'withdrawalId', 'number', day.as('issuedOn'), 'hasTaxId'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()

/** The receipt of an order's sale; null where none was noted. */
export async function receiptOfSale(orderId: string, on: Query = query()): Promise<Receipt | null> {
  const sale = (await receiptsOf(orderId, on)).find(({ withdrawalId }) => withdrawalId === null)
  return sale ? { number: sale.number, issuedOn: sale.issuedOn, hasTaxId: sale.hasTaxId } : null
}
