import { expect, test } from 'vitest'
import type { Cell } from '@/lib/platform/csv/write'
import { shopToday } from '@/lib/platform/values/clock'
import { company } from '@/lib/sales/invoices/db-testing'
import { invoiceRecords } from '@/lib/sales/invoices/exports/csv'
import { issueInvoice } from '@/lib/sales/invoices/service'
import {
  anOrder,
  aPaidSale,
  type Bought,
  bringBack,
  byTransfer,
  four,
  lineIds,
  move,
  pay,
} from '@/lib/sales/ledger/scenarios/testing'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { capturePayment } from '@/lib/sales/payments/service'
import { anApprovedPayment, sendWebhook } from '@/lib/sales/payments/testing'
import { registerRecords } from '@/lib/sales/receipts/export'
import { daysOfMonth } from '@/lib/sales/receipts/sales'
import { NoteReceipt } from '@/lib/sales/receipts/schema'
import { noteReceipt } from '@/lib/sales/receipts/service'
import { giveBack, open } from '@/lib/sales/returns/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { standIns } from '@/local/test-database/stand-ins'
import { reportExport } from './export'
import { add, addPdf, addXml, documentsOf, readCsv, type Sums, sorted } from './files-testing'

const { paypal } = standIns()
const month = shopToday().slice(0, 7)
const two: Bought[] = [
  { price: 549.99, quantity: 4 },
  { price: 123, quantity: 2, vatRate: 8 },
]

/** Net, VAT and gross in grosze, worked out from what `trade` does: the tax of a rate is that of each document's sum. */
const byHand = [
  ['corrections 19', [-46_218, -8_781, -54_999]],
  ['corrections 23', [-402_432, -92_559, -494_991]],
  ['corrections 8', [-34_167, -2_733, -36_900]],
  ['invoices 19', [184_871, 35_125, 219_996]],
  ['invoices 23', [898_278, 206_602, 1_104_880]],
  ['invoices 8', [68_334, 5_466, 73_800]],
  ['returns 19', [-46_218, -8_781, -54_999]],
  ['returns 23', [-494_829, -113_810, -608_639]],
  ['returns 8', [-47_408, -3_792, -51_200]],
  ['sales 19', [184_871, 35_125, 219_996]],
  ['sales 23', [987_707, 227_171, 1_214_878]],
  ['sales 8', [113_890, 9_110, 123_000]],
]

const rungUp = (orderId: string, number: string) =>
  noteReceipt(NoteReceipt.parse({ orderId, number, issuedOn: shopToday() }), anAdministrator)
async function aReturn(orderId: string, goods: Parameters<typeof bringBack>[1]) {
  const id = await open(orderId)
  await bringBack(id, goods)
  return id
}
async function aPrivateSale(bought = two, delivery = 0) {
  const { id } = await anOrder(bought, {}, delivery)
  await pay(id)
  await move(id, 'Sent')
  return id
}
const closed = { amount: 0, method: 'cash', reason: 'Nieopłacone' }

/** Whatever can be documented in a month, of both rates. */
async function trade(): Promise<void> {
  // companies: sold, taken back worn, unpaid and called off, and with the wrong buyer
  const { id: firm } = await anOrder(two, company, 49)
  await pay(firm)
  await move(firm, 'Sent')
  await byTransfer(await aReturn(firm, [[0, 1, 25]]))
  const { id: unpaid } = await anOrder(two, company)
  await move(unpaid, 'Sent')
  await move(unpaid, 'Canceled', { sale: 'corrected' })
  const { id: wrong } = await anOrder(four, company)
  await issueInvoice(wrong, anAdministrator)
  const { companyName: name, billing } = company
  await issueInvoice(wrong, anAdministrator, { name, taxId: '1111111111', ...billing })
  // private invoices: one without a receipt, one to a receipt (FP) with goods and money back
  const { id: asked } = await aPaidSale(two)
  await byTransfer(await aReturn(asked, [[1, 1]]))
  const forReceipt = await aPrivateSale(two, 49)
  await rungUp(forReceipt, 'W1')
  await issueInvoice(forReceipt, anAdministrator)
  await byTransfer(await aReturn(forReceipt, [[0, 1, 30]]))
  // no invoice: a lower price at the low rate, goods that came back worn, an unclaimed parcel, a canceled order, PayPal's panel
  const faulty = await aPrivateSale()
  const [, low = 0] = await lineIds(faulty)
  const complaint = await open(faulty, 'complaint')
  await giveBack(complaint, { method: 'transfer', amount: 20, lines: [{ orderLineId: low, quantity: 0 }] })
  const worn = await aPrivateSale()
  await rungUp(worn, 'W2')
  await byTransfer(await aReturn(worn, [[0, 2, 100]]))
  const { id: unclaimed } = await anOrder(two)
  await move(unclaimed, 'Sent')
  await giveBack(
    await aReturn(unclaimed, [
      [0, 4],
      [1, 2],
    ]),
    closed,
  )
  const { id: canceled } = await anOrder(two)
  await move(canceled, 'Sent')
  await move(canceled, 'Canceled')
  const { user, payment } = await anApprovedPayment(paypal)
  await capturePayment(payment.id, user)
  const captured = paypal.orders.list().find(({ id }) => id === payment.id)?.capture
  paypal.orders.refund(captured?.id ?? '', { amount: { currency_code: 'USD', value: '10.00' } }, undefined)
  await sendWebhook(paypal, 'PAYMENT.CAPTURE.REFUNDED', payment.id)
  // abroad, with and without invoice
  await setSettings(anAdministrator, { foreignRates: 'DE 19' })
  const german = { country: 'DE', city: 'Berlin', postCode: '10115' }
  for (const isInvoiced of [true, false]) {
    const { id } = await anOrder(four, german)
    await pay(id)
    await move(id, 'Sent')
    if (isInvoiced) await issueInvoice(id, anAdministrator)
    await byTransfer(await aReturn(id, [[0, 1]]))
  }
  await setSettings(anAdministrator, { foreignRates: '' })
}

const amounts = (row: Record<string, string>, ...names: string[]) => names.map((name) => row[name] ?? '')

async function registers(): Promise<{ sums: Sums; ofDays: Sums }> {
  const [sums, ofDays]: [Sums, Sums] = [new Map(), new Map()]
  const read = async (register: 'sales' | 'returns' | 'days') =>
    readCsv([await registerRecords({ register, month, locale: 'pl' })])
  const columns = ['Netto', 'VAT', 'Brutto']
  for (const row of await read('sales')) add(sums, `sales ${row['Stawka VAT, %']}`, amounts(row, ...columns))
  for (const row of await read('days')) add(ofDays, `sales ${row['Stawka VAT, %']}`, amounts(row, ...columns))
  for (const row of await read('returns'))
    add(sums, `returns ${row['Stawka VAT, %']}`, amounts(row, ...columns), -1)
  return { sums, ofDays }
}

async function invoicesByCsv(): Promise<Sums> {
  const batches: Cell[][][] = []
  for await (const records of invoiceRecords(month, 'pl')) batches.push(records)
  const sums: Sums = new Map()
  for (const row of readCsv(batches)) {
    if (row.Procedury?.includes('FP')) continue
    const source = row.Rodzaj === 'korekta' ? 'corrections' : 'invoices'
    add(sums, `${source} ${row['Stawka VAT (%)']}`, amounts(row, 'Netto (PLN)', 'VAT (PLN)', 'Brutto (PLN)'))
  }
  return sums
}

test('who sums up the CSV, the XML, the PDF and the registers of a month gets its report of VAT by rate', async () => {
  await trade()
  const documents = await documentsOf(month)
  const [byXml, byPdf]: [Sums, Sums] = [new Map(), new Map()]
  for (const { xml, pdf } of documents) {
    addXml(byXml, xml)
    addPdf(byPdf, pdf)
  }
  const byCsv = await invoicesByCsv()
  expect(sorted(byXml)).toEqual(sorted(byCsv))
  expect(sorted(byPdf)).toEqual(sorted(byCsv))
  const { sums, ofDays } = await registers()
  expect(sorted(ofDays)).toEqual(sorted(sums).filter(([key]) => key.startsWith('sales')))

  const range = { ...daysOfMonth(month), step: 'month', basis: 'paid', locale: 'pl' } as const
  const names = {
    Faktury: 'invoices',
    Korekty: 'corrections',
    'Sprzedaż bez faktury': 'sales',
    'Zwroty bez faktury': 'returns',
  }
  const { records } = await reportExport({ ...range, by: 'rate' })
  const report: Sums = new Map()
  for (const row of readCsv([records]))
    add(
      report,
      `${names[row.Źródło as keyof typeof names]} ${row['Stawka VAT, %']}`,
      amounts(row, 'Netto', 'VAT', 'Brutto'),
    )
  expect(sorted(report)).toEqual(sorted(new Map([...byCsv, ...sums])))
  expect(sorted(report)).toEqual(byHand)
}, 90_000)
