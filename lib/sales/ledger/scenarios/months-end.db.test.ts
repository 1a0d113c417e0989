import { expect, test } from 'vitest'
import { vatRows } from '@/lib/office/reports/vat'
import { plainCells } from '@/lib/platform/csv/testing'
import { db } from '@/lib/platform/database/db'
import { fromShopTime, shopToday } from '@/lib/platform/values/clock'
import { company } from '@/lib/sales/invoices/db-testing'
import { registerRecords } from '@/lib/sales/receipts/export'
import { daysOfMonth } from '@/lib/sales/receipts/sales'
import { anOrder, books, move, pay, reported, reportedSince } from './testing'

const month = shopToday().slice(0, 7)
const former = new Date(Date.parse(`${month}-01`) - 86_400_000).toISOString().slice(0, 7)

/** Paid at noon of the last day of the former month. */
async function paidBefore(orderId: string) {
  await pay(orderId)
  const paidAt = fromShopTime(`${daysOfMonth(former).to}T12:00`) ?? null
  await db().shopOrder.update({ where: { id: orderId }, data: { paidAt } })
}
const advancesOf = async (orderId: string) =>
  (await registerRecords({ register: 'advances', month: former, locale: 'pl' }))
    .map(plainCells)
    .filter((row) => row.includes(orderId))
    .map((row) => [row[0], ...row.slice(-4)])
const formerVat = () => vatRows(daysOfMonth(former))

// The law: VAT on money that comes before the goods is due in its own month (art. 19a sec. 8), by an invoice of that month or
// one of advance payment (art. 106i sec. 2). The shop makes no advance invoices and has no setting for them: it lists the
// payment. The invoice's 205.69 stands in the month of sending and is due in the one of the payment.
test('a company’s money across a month’s end is listed in its month, and its invoice says that of sending', async () => {
  const before = await reported()
  const { id } = await anOrder([{ price: 549.99, quantity: 2 }], company)
  await paidBefore(id)
  const listed = [[daysOfMonth(former).to, 23, 894.29, 205.69, 1099.98]]
  expect(await advancesOf(id)).toEqual(listed)
  await move(id, 'Sent')
  expect(await advancesOf(id)).toEqual(listed)
  expect(await books(id)).toMatchObject({ documents: [[1099.98, 894.29, 205.69]] })
  expect(await formerVat()).toEqual([])
  expect(await reportedSince(before)).toEqual([['invoices', 23, 1099.98, 894.29, 205.69]])
})

test('a private sale without invoice counts in the month of its money, and one within a month is no advance', async () => {
  const before = await reported()
  const { id } = await anOrder([{ price: 549.99, quantity: 2 }])
  await paidBefore(id)
  await move(id, 'Sent')
  expect(await advancesOf(id)).toHaveLength(1)
  expect(await formerVat()).toEqual([
    {
      source: 'sales',
      vatRate: 23,
      isOss: false,
      netGrosze: 89_429,
      vatGrosze: 20_569,
      grossGrosze: 109_998,
    },
  ])
  expect(await reportedSince(before)).toEqual([])

  const { id: within } = await anOrder([{ price: 549.99, quantity: 2 }])
  await pay(within)
  await move(within, 'Sent')
  expect(await advancesOf(within)).toEqual([])
  expect(await reportedSince(before)).toEqual([['sales', 23, 1099.98, 894.29, 205.69]])
})
