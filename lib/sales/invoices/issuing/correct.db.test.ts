import { describe, expect, test } from 'vitest'
import { csvText } from '@/lib/platform/csv/write'
import { transaction } from '@/lib/platform/database/transaction'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { aCorrectionOf, anOrder, company } from '@/lib/sales/invoices/db-testing'
import { invoiceRecords } from '@/lib/sales/invoices/exports/csv'
import { invoicesOfOrder, monthsWithInvoices } from '@/lib/sales/invoices/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { correctInvoice } from './correct'

describe('a correction', () => {
  test('says before, after and difference, follows the one before it, and comes once for what is owed', async () => {
    const { order } = await anOrder(company)
    const invoice = await issueInvoice(order.id, anAdministrator)
    const first = aCorrectionOf(order, 1)
    const ids = [
      await transaction((tx) => correctInvoice(tx, first)),
      await transaction((tx) => correctInvoice(tx, first)),
    ]
    expect(ids).toEqual([expect.any(Number), null])
    const rest = { ...first, owed: first.owed.slice(1) }
    await transaction((tx) => correctInvoice(tx, rest))
    const [, one, two] = await invoicesOfOrder(order.id)
    expect(one).toMatchObject({ kind: 'correction', grossGrosze: -54_999, buyer: invoice.buyer })
    expect(one?.number).toMatch(/^KOR \d+\/\d{1,2}\/20\d\d$/)
    expect(one?.document.correction).toMatchObject({
      number: invoice.number,
      reason: 'odstąpienie od umowy',
      before: invoice.document.sale,
    })
    expect(one?.document.sale.lines.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(two?.document.correction).toMatchObject({ number: invoice.number, before: one?.document.sale })
    expect(two?.document.sale.lines[0]).toMatchObject({ quantity: 0, grossGrosze: 0 })
    const total = invoice.grossGrosze + (one?.grossGrosze ?? 0) + (two?.grossGrosze ?? 0)
    expect(two?.document.sale.total.grossGrosze).toBe(total)
  })

  test('is not issued without an invoice, or where nothing has changed', async () => {
    const { order } = await anOrder()
    expect(await transaction((tx) => correctInvoice(tx, aCorrectionOf(order, 1)))).toBeNull()
    await issueInvoice(order.id, anAdministrator)
    expect(await transaction((tx) => correctInvoice(tx, aCorrectionOf(order, 0)))).toBeNull()
    expect(await invoicesOfOrder(order.id)).toHaveLength(1)
  })
})

describe('the file for accounting', () => {
  test('has a row for each invoice and rate, of corrections the difference, and no formula', async () => {
    const { order } = await anOrder({ ...company, companyName: '=SUM(A1:A9)' })
    const invoice = await issueInvoice(order.id, anAdministrator)
    await transaction((tx) => correctInvoice(tx, aCorrectionOf(order, 1)))
    const [month = ''] = await monthsWithInvoices()
    let text = ''
    for await (const records of invoiceRecords(month, 'pl')) text += csvText(records, 'pl', { first: false })
    const rows = text.split('\r\n').filter((row) => row.includes(order.id))
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain(`faktura;${invoice.number};;;${invoice.document.issueDate}`)
    expect(rows[0]).toContain(';23;1788,59;411,37;2199,96;')
    expect(rows[0]).toContain("'=SUM(A1:A9)")
    expect(rows[2]).toContain(`;${invoice.number};odstąpienie od umowy;`)
    expect(rows[2]).toContain(';-549,99;')
  })
})
