import { expect, test } from 'vitest'
import { reportRows } from '@/lib/office/reports/queries'
import { shopToday } from '@/lib/platform/values/clock'
import { giveBack, open } from '@/lib/sales/returns/testing'
import { aPaidSale, type Bought, bringBack, byTransfer, four, lineIds, reported } from './testing'

/** A paid sale with a return of it, and its lines. */
async function aSaleWithReturn(bought: Bought[], reason?: string) {
  const { id: orderId } = await aPaidSale(bought)
  return { orderId, id: await open(orderId, reason), lines: await lineIds(orderId) }
}

// The VAT that falls by the returns was nowhere: about 1,215, as 23 percent of all the money. By rate, and with deductions
// outside of the price, it is 1,159.33 and 37.04.
test('the report of a day of seven paid orders has their sales, their returns, and the VAT of both', async () => {
  const c = { price: 549.99, quantity: 2 }
  const inParts = await aSaleWithReturn(four)
  await bringBack(inParts.id, [[0, 1]])
  await byTransfer(inParts.id)
  const second = await open(inParts.orderId)
  await bringBack(second, [[0, 2, 100]])
  await byTransfer(second)

  const worn = await aSaleWithReturn(four)
  await bringBack(worn.id, [[0, 4, 100]])
  await byTransfer(worn.id)

  const faulty = await aSaleWithReturn([...four, { price: 300, quantity: 2 }], 'complaint')
  const lowered = [{ orderLineId: faulty.lines[1] ?? 0, quantity: 0 }]
  await giveBack(faulty.id, { method: 'transfer', amount: 150, lines: lowered })

  const twice = await aSaleWithReturn([c, { price: 900, quantity: 1 }])
  await bringBack(twice.id, [[0, 2]])
  await byTransfer(twice.id, 500)
  await byTransfer(twice.id)

  const posted = await aSaleWithReturn([c, { price: 900, quantity: 4 }])
  const withdrawn = [{ orderLineId: posted.lines[0] ?? 0, quantity: 2 }]
  await giveBack(posted.id, { method: 'transfer', amount: 1099.98, lines: withdrawn })
  await bringBack(posted.id, [[0, 2]])

  const lowRate = await aSaleWithReturn([
    { price: 1000, quantity: 1 },
    { price: 500, quantity: 1, vatRate: 8 },
  ])
  await bringBack(lowRate.id, [[1, 1]])
  await byTransfer(lowRate.id, 200)
  await byTransfer(lowRate.id)

  await aPaidSale([{ price: 549.99, quantity: 1 }])

  const today = shopToday()
  const range = { from: today, to: today, step: 'day', basis: 'paid' } as const
  expect(await reportRows(range, 'period')).toMatchObject([
    {
      orders: 7,
      pieces: 26,
      salesGrosze: 1_594_983,
      vatGrosze: 292_602,
      returnedPieces: 12,
      returnedGrosze: 634_989,
      refundedGrosze: 649_989,
    },
  ])
  expect(await reported()).toEqual([
    ['invoices', 23, 15_449.83, 12_560.85, 2888.98],
    ['invoices', 8, 500, 462.96, 37.04],
    ['corrections', 23, -6199.89, -5040.56, -1159.33],
    ['corrections', 8, -500, -462.96, -37.04],
  ])
})
