import { describe, expect, test } from 'vitest'
import { transaction } from '@/lib/core/database/transaction'
import { csvText } from '@/lib/csv/write'
import { aCorrectionOf, anOrder, company } from '@/lib/invoices/db-testing'
import { invoiceRecords } from '@/lib/invoices/exports/csv'
import { invoicesOfOrder, monthsWithInvoices } from '@/lib/invoices/queries'
import { issueInvoice } from '@/lib/invoices/service'
import { anAdministrator } from '@/lib/orders/testing'
import { issueCorrection } from './correct'

describe('a correction', () => {
  test('says before, after and difference, follows the one before it, and comes once for a key', async () => {
    const { order } = await anOrder(company)
    const invoice = await issueInvoice(order.id, anAdministrator)
    const first = aCorrectionOf(order, `${order.id} 1`)
    const ids = [
      await transaction((tx) => issueCorrection(tx, first)),
      await transaction((tx) => issueCorrection(tx, first)),
    ]
    expect(ids[0]).toBe(ids[1])
    // the other three pieces, for less than their price
    const rest = {
      ...first,
      key: `${order.id} 2`,
      lines: [{ ...first.lines[0], quantity: 3, grossGrosze: 150_000 }],
    }
    await transaction((tx) => issueCorrection(tx, rest as typeof first))
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
    // something is still owed for the pieces: their price has changed, not their number
    expect(two?.document.sale.lines[0]).toMatchObject({ quantity: 3, grossGrosze: 14_997 })
    const total = invoice.grossGrosze + (one?.grossGrosze ?? 0) + (two?.grossGrosze ?? 0)
    expect(two?.document.sale.total.grossGrosze).toBe(total)
  })

  test('is not issued without an invoice, for nothing, or for more than there is', async () => {
    const { order } = await anOrder()
    const correction = aCorrectionOf(order, order.id)
    expect(await transaction((tx) => issueCorrection(tx, correction))).toBeNull()
    await issueInvoice(order.id, anAdministrator)
    expect(await transaction((tx) => issueCorrection(tx, { ...correction, lines: [] }))).toBeNull()
    const tooMuch = { ...correction, deliveryGrosze: 1 }
    await expect(transaction((tx) => issueCorrection(tx, tooMuch))).rejects.toMatchObject({
      code: 'invoice.too_much_taken_off',
    })
    expect(await invoicesOfOrder(order.id)).toHaveLength(1)
  })
})

describe('the file for accounting', () => {
  test('has a row for each invoice and rate, of corrections the difference, and no formula', async () => {
    const { order } = await anOrder({ ...company, companyName: '=SUM(A1:A9)' })
    const invoice = await issueInvoice(order.id, anAdministrator)
    await transaction((tx) => issueCorrection(tx, aCorrectionOf(order, order.id)))
    const [month = ''] = await monthsWithInvoices()
    let text = ''
    for await (const records of invoiceRecords(month, 'pl')) text += csvText(records, 'pl', { first: false })
    const rows = text.split('\r\n').filter((row) => row.includes(order.id))
    expect(rows).toHaveLength(4)
    expect(rows[0]).toContain(`faktura;${invoice.number};;${invoice.document.issueDate}`)
    expect(rows[0]).toContain(';23;1788,59;411,37;2199,96;')
    expect(rows[0]).toContain("'=SUM(A1:A9)")
    expect(rows[2]).toContain(`;${invoice.number};`)
    expect(rows[2]).toContain(';-549,99;')
  })
})
