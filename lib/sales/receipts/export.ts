import 'server-only'
import { type Cell, moneyCell } from '@/lib/platform/csv/write'
import { countryCode } from '@/lib/platform/values/countries'
import type { TaxedSum } from '@/lib/sales/books/amounts'
import {
  advancePayments,
  daySums,
  daysOfMonth,
  ratesOfSale,
  salesWithoutInvoice,
  soldOn,
} from '@/lib/sales/books/sales'
import { wordsOf } from '@/lib/shop/texts/translator'
import { returnsWithoutInvoice } from './returns'
import type { RegisterFileQuery } from './schema'

/** A list of a month for a spreadsheet, below its heading: a row for each rate of tax. */
export async function registerRecords({ register, month, locale }: RegisterFileQuery): Promise<Cell[][]> {
  const t = wordsOf(locale)
  const head = (...names: Parameters<typeof word>[0][]) => names.map(word)
  const word = (name: keyof typeof import('@/messages/pl.json')['receipts']['columns']) =>
    t(`receipts.columns.${name}`)
  const sums = ({ vatRate, isOss, netGrosze, vatGrosze, grossGrosze }: TaxedSum): Cell[] => [
    isOss ? 'OSS' : null,
    vatRate,
    moneyCell(netGrosze),
    moneyCell(vatGrosze),
    moneyCell(grossGrosze),
  ]
  const amounts = head('oss', 'rate', 'net', 'vat', 'gross')
  if (register === 'days')
    return [
      [...head('day', 'country', 'orders'), ...amounts],
      ...daySums(await salesWithoutInvoice(daysOfMonth(month)), countryCode).map(
        ({ day, country, orders, ...sum }) => [day, country, orders, ...sums(sum)],
      ),
    ]
  if (register === 'returns')
    return [
      [...head('refundedOn', 'order', 'return', 'receipt', 'receiptOn', 'goods', 'country'), ...amounts],
      ...(await returnsWithoutInvoice(daysOfMonth(month))).flatMap((row) => {
        const { returnedOn, orderId, withdrawalId, receipt, receiptOn, country, goods, rates } = row
        const names = goods.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')
        const own = [returnedOn, orderId, withdrawalId, receipt, receiptOn, names, countryCode(country)]
        return rates.map((sum) => [...own, ...sums(sum)])
      }),
    ]
  const isAdvance = register === 'advances'
  const sales = await (isAdvance ? advancePayments(month) : salesWithoutInvoice(daysOfMonth(month)))
  return [
    [
      ...head('day', 'order', 'country', 'paidOn', 'handedOverOn', 'receipt', 'receiptOn', 'invoice'),
      ...amounts,
    ],
    ...sales.flatMap((sale) => {
      const { orderId, country, paidOn, handedOverOn, receipt, receiptOn, invoice } = sale
      const day = isAdvance ? paidOn : soldOn(sale)
      const own = [day, orderId, countryCode(country), paidOn, handedOverOn, receipt, receiptOn, invoice]
      return ratesOfSale(sale).map((sum) => [...own, ...sums(sum)])
    }),
  ]
}
