import { amountsOf, mainRate } from '@/lib/sales/invoices/amounts'
import { type TaxedSum, taxedSums } from '@/lib/sales/invoices/oss'
import type { Days, SaleRow } from './sales'

/** The day on which a sale counts: the receipt's, else when the goods left or the money came, whichever was first. */
export const soldOn = ({ receiptOn, handedOverOn, paidOn }: SaleRow): string =>
  receiptOn ?? [handedOverOn, paidOn].filter((day) => day !== null).toSorted()[0] ?? ''

/** The days of a month, which is `2026-11`. */
export function daysOfMonth(month: string): Days {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10) }
}

type Priced = { vatRate: number; priceGrosze: number; quantity: number }
const priced = ({ vatRate, priceGrosze, quantity }: Priced) => ({
  vatRate,
  grossGrosze: priceGrosze * quantity,
})

/** What an order comes to at each rate, with its delivery, as its invoice would say it. */
export function ratesOfSale({
  lines,
  deliveryGrosze,
  ossCountry,
}: Pick<SaleRow, 'lines' | 'deliveryGrosze' | 'ossCountry'>): TaxedSum[] {
  const goods = lines.map(priced)
  const vatRate = mainRate(goods)
  if (vatRate === undefined) return []
  const sold = deliveryGrosze > 0 ? [...goods, { vatRate, grossGrosze: deliveryGrosze }] : goods
  return taxedSums(amountsOf(sold).rates, ossCountry)
}

/** Sales of a day in a country at one rate. */
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
