import { expect, test } from 'vitest'
import { dashboard } from '@/lib/office/dashboard/queries'
import { plainCells } from '@/lib/platform/csv/testing'
import type { Cell } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { dayOf } from '@/lib/platform/time/working-days'
import { aCustomer, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { wordsOf } from '@/lib/shop/texts/translator'
import { orderRecords } from './export'
import { OrderExportQuery } from './schema'

async function paidIn(currency: string, amountMinor: number) {
  const user = aCustomer()
  await fillCart(user, [[await aTire(9), 1]])
  const { order } = await placeOrder(anOrderOf(user), user)
  await db().payment.create({
    data: {
      orderId: order.id,
      requestId: order.id,
      status: 'captured',
      amountMinor,
      currency,
      captureId: order.id,
      capturedAt: new Date(),
    },
  })
  return order
}

/** The named cells of an order in the file. */
async function cellsOf(id: string, names: string[]) {
  const records: Cell[][] = []
  for await (const batch of orderRecords(OrderExportQuery.parse({ search: id, locale: 'en' })))
    records.push(...batch)
  const [heading = [], row = []] = records.map(plainCells)
  return names.map((name) => row[heading.indexOf(name)])
}

test('the file says in złoty what was paid, and beside it what PayPal moved in another currency', async () => {
  const t = wordsOf('en')
  const names = (['wallet', 'paidIn', 'amountPaid', 'total'] as const).map((name) => t(`admin.file.${name}`))
  const inUsd = await paidIn('USD', 12_022)
  const pln = inUsd.totalGrosze / 100
  const [state, ...more] = await cellsOf(inUsd.id, names)
  expect(String(state)).toContain('PLN')
  expect(String(state)).not.toContain('$')
  expect(more).toEqual(['USD', 120.22, pln])
  const inPln = await paidIn('PLN', inUsd.totalGrosze)
  expect((await cellsOf(inPln.id, names)).slice(1)).toEqual([null, null, pln])
})

test('the file says of what is picked up that it is ready, and by which way an order was paid', async () => {
  const t = wordsOf('en')
  const names = [t('admin.status'), t('admin.payment')]
  const { id } = await paidIn('PLN', 54_999)
  await db().shopOrder.update({ where: { id }, data: { typeOfDelivery: 'pickup', status: 'Sent' } })
  expect(await cellsOf(id, names)).toEqual([t('orders.statuses.Ready'), t('orders.payments.paypal')])
})

test('the dashboard sums what the orders of payments in another currency cost in złoty', async () => {
  const order = await paidIn('EUR', 10_500)
  const day = dayOf(new Date())
  const { wallet } = await dashboard({ from: day, to: day, days: 1 })
  expect(wallet.sums.filter(({ currency }) => currency === 'EUR')).toEqual([
    { currency: 'EUR', status: 'captured', payments: 1, grosze: order.totalGrosze, amountMinor: 10_500 },
  ])
})
