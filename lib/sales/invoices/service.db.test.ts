import { beforeEach, describe, expect, test } from 'vitest'
import { GET as readPdf } from '@/app/api/invoices/[id]/route'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { keptSince } from '@/lib/platform/values/keeping'
import { pdfText } from '@/lib/sales/invoices/pdf/testing'
import { updateOrderStatus } from '@/lib/sales/orders/admin/update.service'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { aCustomer, anAdministrator } from '@/lib/sales/orders/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { aCorrectionOf, anOrder, company } from './db-testing'
import { invoicePdfFile, invoiceXmlFile } from './files'
import { correctInvoice } from './issuing/correct'
import { noteKsefNumber } from './ksef/service'
import { invoicesOfOrder, invoicesOfUser } from './queries'
import { eraseOldInvoices, issueInvoice } from './service'

const { resend } = standIns()
beforeEach(() => {
  resend.sent.length = 0
})

const ordinals = async (kind: string) =>
  (await db().invoice.findMany({ where: { kind }, orderBy: { ordinal: 'asc' } })).map(
    ({ ordinal }) => ordinal,
  )
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

describe('the numbers of invoices', () => {
  test('have no gap and no double among fifty orders at once, and dates that follow them', async () => {
    const orders: Awaited<ReturnType<typeof anOrder>>[] = []
    while (orders.length < 50) orders.push(await anOrder())
    const issued = await Promise.all(orders.map(({ order }) => issuePatiently(order.id)))
    expect(new Set(issued.map(({ number }) => number)).size).toBe(50)
    expect(await ordinals('invoice')).toEqual(upTo(50))
    const rows = await db().invoice.findMany({ orderBy: { ordinal: 'asc' } })
    const moments = rows.map(({ issuedAt }) => issuedAt.getTime())
    expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    expect(rows[0]?.number).toMatch(/^FV 1\/\d{1,2}\/20\d\d$/)
  }, 60_000)

  test('are given back by a transaction that comes to nothing', async () => {
    const before = (await ordinals('correction')).length
    const { order } = await anOrder()
    await issueInvoice(order.id, anAdministrator)
    const correction = aCorrectionOf(order, 1)
    await expect(
      transaction(async (tx) => {
        await correctInvoice(tx, correction)
        throw new Error('the refund failed')
      }),
    ).rejects.toThrow('the refund failed')
    await transaction((tx) => correctInvoice(tx, correction))
    expect(await ordinals('correction')).toEqual(upTo(before + 1))
  })

  /** As a page does, which asks again after a 503: fifty wait for one row. */
  async function issuePatiently(orderId: string): ReturnType<typeof issueInvoice> {
    try {
      return await issueInvoice(orderId, anAdministrator)
    } catch {
      return issuePatiently(orderId)
    }
  }
})

describe('an invoice', () => {
  test('is issued by itself when a company’s order is sent, once, and mailed as a file', async () => {
    const sentAt = new Date()
    await db().outbox.updateMany({ data: { takenAt: sentAt, sentAt } })
    const { order, user } = await anOrder(company)
    await updateOrderStatus({ orderId: order.id, status: 'In Processing' }, anAdministrator)
    expect(await invoicesOfOrder(order.id)).toEqual([])
    await updateOrderStatus({ orderId: order.id, status: 'Sent' }, anAdministrator)
    await updateOrderStatus({ orderId: order.id, status: 'Delivered' }, anAdministrator)
    const [invoice, ...more] = await invoicesOfOrder(order.id)
    expect(more).toEqual([])
    expect(invoice?.buyer).toEqual({ name: company.companyName, taxId: company.unn, ...company.billing })
    expect(invoice).toMatchObject({ grossGrosze: order.totalGrosze, netGrosze: 190_248, vatGrosze: 42_048 })
    expect(invoice?.document.sale.rates).toEqual([
      { vatRate: 23, netGrosze: 178_859, vatGrosze: 41_137, grossGrosze: 219_996 },
      { vatRate: 8, netGrosze: 11_389, vatGrosze: 911, grossGrosze: 12_300 },
    ])
    expect((await ordersOfUser(user.uid))[0]?.invoices.map(({ number }) => number)).toEqual([invoice?.number])

    await sendMails()
    const mail = resend.sent.find(({ mail }) => String(mail.subject).startsWith('Faktura'))?.mail
    expect(mail).toMatchObject({
      to: user.email,
      subject: `Faktura ${invoice?.number} do zamówienia ${order.id}`,
    })
    const [file] = (mail?.attachments ?? []) as { filename: string; content: string }[]
    expect(file?.filename).toMatch(/^FV-\d+-\d+-\d+\.pdf$/)
    expect(pdfText(Buffer.from(file?.content ?? '', 'base64'))).toContain(company.companyName)
  })

  test('of a private person is issued on request only, by two presses once, and is audited', async () => {
    const { order, user } = await anOrder()
    await updateOrderStatus({ orderId: order.id, status: 'Sent' }, anAdministrator)
    expect(await invoicesOfOrder(order.id)).toEqual([])
    const [one, other] = await Promise.all([
      issueInvoice(order.id, anAdministrator),
      issueInvoice(order.id, anAdministrator),
    ])
    expect(one.number).toBe(other.number)
    expect(one.buyer).toMatchObject({ name: 'Łucja Żółć', taxId: null, city: 'Ełk' })
    expect(one.document.saleDate).toBe(one.document.issueDate)
    const entries = await db().auditEntry.findMany({
      where: { subjectType: 'invoice', subjectId: one.number },
    })
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      action: 'invoice.issue',
      after: { orderId: order.id, gross: 2322.96 },
    })
    expect(await invoicesOfUser(user.uid)).toHaveLength(1)
  })

  test('is not issued for a canceled order', async () => {
    const { order } = await anOrder()
    await updateOrderStatus({ orderId: order.id, status: 'Canceled' }, anAdministrator)
    await expect(issueInvoice(order.id, anAdministrator)).rejects.toMatchObject({
      code: 'invoice.order_canceled',
    })
  })

  test('keeps what it said when the order, the product and the price change', async () => {
    const { order } = await anOrder()
    const { id, document, number } = await issueInvoice(order.id, anAdministrator)
    await db().shopOrder.update({ where: { id: order.id }, data: { firstAndLastName: 'Ktoś Inny' } })
    const [same] = await invoicesOfOrder(order.id)
    expect(same).toMatchObject({ document, number, buyer: { name: 'Łucja Żółć' } })
    for (const change of [
      { number: 'FV 7/1/2026' },
      { grossGrosze: 1 },
      { document: {} },
      { buyer: { name: 'x' } },
    ])
      await expect(db().invoice.update({ where: { id }, data: change })).rejects.toThrow(/never altered/)
    await expect(db().invoice.delete({ where: { id } })).rejects.toThrow(/never altered/)
  })

  test('is read by its buyer and by administrators, and unknown to everybody else', async () => {
    const { order, user } = await anOrder()
    const { id } = await issueInvoice(order.id, anAdministrator)
    for (const reader of [user, anAdministrator]) {
      const response = await invoicePdfFile(id, reader)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(pdfText(Buffer.from(await response.arrayBuffer()))).toContain(order.id)
    }
    await expect(invoicePdfFile(id, aCustomer())).rejects.toMatchObject({ code: 'not_found' })
    await expect(invoiceXmlFile(id, aCustomer())).rejects.toMatchObject({ code: 'not_found' })
    const signedOut = await readPdf(new Request(`http://127.0.0.1:3000/api/invoices/${id}`), {
      params: Promise.resolve({ id: String(id) }),
    })
    expect(signedOut.status).toBe(401)
  })

  test('takes one number of the national system, which no other invoice has', async () => {
    const ksefNumber = '5260250995-20261122-0A1B2C3D4E5F-C9'
    const [one, other] = [await anOrder(), await anOrder()]
    const first = await issueInvoice(one.order.id, anAdministrator)
    const second = await issueInvoice(other.order.id, anAdministrator)
    await noteKsefNumber(first.id, ksefNumber, anAdministrator)
    expect((await invoicesOfOrder(one.order.id))[0]?.ksefNumber).toBe(ksefNumber)
    await expect(noteKsefNumber(second.id, ksefNumber, anAdministrator)).rejects.toMatchObject({
      code: 'invoice.ksef_number_taken',
    })
    await noteKsefNumber(first.id, '', anAdministrator)
    await noteKsefNumber(second.id, ksefNumber, anAdministrator)
  })
})

describe('the erasure of old invoices', () => {
  test('takes the buyer after the sixth year that follows the year of issue, and nothing else', async () => {
    const since = keptSince()
    const { order } = await anOrder()
    const { id } = await issueInvoice(order.id, anAdministrator)
    await expect(db().$executeRaw`UPDATE invoice SET buyer = NULL WHERE id = ${id}`).rejects.toThrow(
      /sixth year/,
    )
    const old = await anOldCopy(id, new Date(since.getTime() - 1))
    const sent = { invoiceId: old, xml: '<Faktura/>', hash: 'x' }
    await query().insertInto('ksefDocument').values(sent).execute()
    await expect(
      query().updateTable('ksefDocument').set({ xml: null }).where('invoiceId', '=', old).execute(),
    ).rejects.toThrow(/stays as it was made/)
    const young = await anOldCopy(id, new Date(since.getTime() + 3_600_000))
    expect(await eraseOldInvoices()).toBe(1)
    const rows = await db().invoice.findMany({
      where: { id: { in: [id, old, young] } },
      orderBy: { id: 'asc' },
    })
    expect(rows.map(({ buyer }) => buyer === null)).toEqual([false, true, false])
    expect(rows[1]?.grossGrosze).toBe(rows[0]?.grossGrosze)
    expect(await db().ksefDocument.findUniqueOrThrow({ where: { invoiceId: old } })).toMatchObject({
      xml: null,
      hash: 'x',
    })
    await expect(invoicePdfFile(old, anAdministrator)).rejects.toMatchObject({ code: 'not_found' })
    expect(await eraseOldInvoices()).toBe(0)
  })

  /** A correction of an invoice with its content, issued on another day. */
  async function anOldCopy(id: number, issuedAt: Date): Promise<number> {
    const month = issuedAt.toISOString().slice(0, 7)
    const [year, monthOfYear] = month.split('-')
    const { document, buyer, ...row } = await query()
      .selectFrom('invoice')
      .select(['orderId', 'locale', 'document', 'buyer', 'netGrosze', 'vatGrosze', 'grossGrosze'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const copy = await query()
      .insertInto('invoice')
      .values({
        ...row,
        document: JSON.stringify(document),
        buyer: JSON.stringify(buyer),
        kind: 'correction',
        month,
        ordinal: 1,
        number: `KOR 1/${Number(monthOfYear)}/${year}`,
        key: `copy ${month}`,
        correctsId: id,
        issuedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return copy.id
  }
})
