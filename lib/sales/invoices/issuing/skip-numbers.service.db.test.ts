import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { dayOf } from '@/lib/platform/time/working-days'
import { invoiceNumber } from '@/lib/sales/document-numbers'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { anOrder } from '@/lib/sales/invoices/db-testing'
import { gapsOfMonth, monthsWithInvoices } from '@/lib/sales/invoices/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { skipNumbersTo } from './skip-numbers.service'

const month = dayOf(new Date()).slice(0, 7)
const at = (ordinal: number, more: object = {}) => invoiceNumber({ kind: 'invoice', month, ordinal, ...more })
const goOnWith = (number: string, isConfirmed = true) => skipNumbersTo(number, { by: 'jan', isConfirmed })
const issue = async () => (await issueInvoice((await anOrder()).order.id, anAdministrator)).number

/** Numbers up to the last one that neither a document nor a note accounts for. */
const missing = () => db().$queryRaw`
  SELECT c.kind, c.month, n FROM invoice_counter c CROSS JOIN generate_series(1, c.last) n
  WHERE NOT EXISTS (SELECT FROM invoice i WHERE (i.kind, i.month, i.ordinal) = (c.kind, c.month, n))
    AND NOT EXISTS (SELECT FROM invoice_gap g WHERE (g.kind, g.month) = (c.kind, c.month) AND n BETWEEN g.first AND g.last)`

test('after an older backup was put back, invoices go on with the number that the owner says, and none is missing without a note', async () => {
  expect([await issue(), await issue()]).toEqual([at(1), at(2)])
  expect(await goOnWith(at(7), false)).toEqual({ first: at(3), last: at(6), count: 4 })
  expect(await gapsOfMonth(month)).toEqual([])
  expect(await goOnWith(at(7))).toEqual({ first: at(3), last: at(6), count: 4 })
  expect([await issue(), await issue()]).toEqual([at(7), at(8)])
  expect(await gapsOfMonth(month)).toMatchObject([{ first: at(3), last: at(6), notedBy: 'jan' }])
  expect(await missing()).toEqual([])
  expect(await db().auditEntry.findFirst({ where: { action: 'invoice.skip' } })).toMatchObject({
    actor: 'shell:jan',
    subjectType: 'invoice',
    subjectId: at(7),
    before: { nextNumber: at(3) },
    after: { nextNumber: at(7) },
  })
})

test('a series goes up only: a number that was given out or skipped is refused, the next one needs no note', async () => {
  for (const ordinal of [1, 5, 8]) await expect(goOnWith(at(ordinal))).rejects.toThrow('has been given out')
  expect(await goOnWith(at(9))).toBeNull()
  expect(await gapsOfMonth(month)).toHaveLength(1)
})

test('a month without documents, and corrections, have series of their own', async () => {
  const before = { kind: 'correction', month: '2026-01' }
  expect(await goOnWith(at(3, before))).toEqual({ first: 'KOR 1/1/2026', last: 'KOR 2/1/2026', count: 2 })
  expect(await monthsWithInvoices()).toContain('2026-01')
  expect(await missing()).toEqual([])
})

test('a text that is no number of an invoice, and a month that has not begun, are refused', async () => {
  for (const text of ['42', 'FV 42', 'FV 0/11/2026', 'FV 1/13/2026', 'FV 42/11/2026x', 'PA 42/11/2026'])
    await expect(goOnWith(text)).rejects.toThrow('is no number')
  await expect(goOnWith('FV 42/12/2099')).rejects.toThrow('has not begun')
})

test('skipped numbers of invoices stay noted', async () => {
  await expect(db().invoiceGap.deleteMany()).rejects.toThrow('stay noted')
  await expect(db().invoiceGap.updateMany({ data: { last: 99 } })).rejects.toThrow('stay noted')
})
