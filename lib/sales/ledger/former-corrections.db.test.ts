import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import { correctInvoice } from '@/lib/sales/invoices/issuing/correct'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { giveBack, open } from '@/lib/sales/returns/testing'
import { aPaidSale, books, bringBack, byTransfer, four, lineIds } from './scenarios/testing'
import { settleSale } from './settle-sale.service'

// Orders whose corrections the former release issued: their totals are what went back, and their lines are not always those
// that came back. The next correction puts the lines right, and its total is what has gone back since: nothing where nothing
// has. Figures in zł, as they were found in that release.

const c = { price: 549.99, quantity: 2 }

/** What the former release stored of goods that came back: deductions within the price. */
async function formerGoods(withdrawalId: number, orderLineId: number, quantity: number, deduction = 0) {
  await db().returnLine.create({
    data: {
      withdrawalId,
      orderLineId,
      quantity,
      condition: 'used',
      deductionGrosze: deduction * 100,
      deductionReason: deduction ? 'Ślady jazdy' : '',
      isInPrice: true,
    },
  })
  await db().withdrawal.update({
    where: { id: withdrawalId },
    data: { state: 'goods_back', goodsBackAt: new Date(), goodsBackBy: 'Anna Nowak' },
  })
}

/** Money that it gave back for a return, and the correction by which only these lines were left, as [pieces, zł]. */
async function formerRefund(orderId: string, withdrawalId: number, amount: number, left: number[][]) {
  const refundedAt = new Date()
  await db().refund.create({
    data: {
      orderId,
      withdrawalId,
      method: 'transfer',
      state: 'completed',
      amountGrosze: Math.round(amount * 100),
      requestId: randomUUID(),
      notedBy: anAdministrator.uid,
      notedByName: anAdministrator.name,
      refundedAt,
    },
  })
  await db().withdrawal.update({
    where: { id: withdrawalId },
    data: { state: 'refunded', refundedAt, refundedBy: anAdministrator.name },
  })
  await formerCorrection(orderId, left)
}

async function formerCorrection(orderId: string, left: number[][]) {
  const lines = (await invoicesOfOrder(orderId)).at(-1)?.document.sale.lines ?? []
  const owed = lines.map((line, place) => {
    const [quantity = 0, zloty = 0] = left[place] ?? []
    return { ...line, quantity, grossGrosze: Math.round(zloty * 100) }
  })
  await transaction((tx) => correctInvoice(tx, { orderId, owed, reason: () => 'Zwrot należności' }))
}

const settle = (orderId: string) => transaction((tx) => settleSale(tx, orderId, anAdministrator))

/** The last correction: its total, and its lines before and after it. */
async function lastCorrection(orderId: string) {
  const { documents, rates, left } = await books(orderId)
  const before = (await invoicesOfOrder(orderId)).at(-1)?.document.correction?.before
  return {
    total: documents.at(-1),
    rates: rates.at(-1),
    before: before?.lines.map(({ quantity, grossGrosze }) => [quantity, grossGrosze / 100]),
    after: left,
  }
}

describe('the next correction of an order from before', () => {
  test('whose refund in two parts took the second from a line that was kept: a reduction of 100 restores that line', async () => {
    const { id: orderId } = await aPaidSale([c, { price: 900, quantity: 1 }])
    const [came = 0, kept = 0] = await lineIds(orderId)
    const former = await open(orderId)
    await formerGoods(former, came, 2)
    await formerRefund(orderId, former, 500, [
      [2, 599.98],
      [1, 900],
    ])
    await formerRefund(orderId, former, 599.98, [
      [2, 599.98],
      [1, 300.02],
    ])
    const complaint = await open(orderId, 'complaint')
    const lines = [{ orderLineId: kept, quantity: 0 }]
    await giveBack(complaint, { method: 'transfer', amount: 100, lines })
    expect(await lastCorrection(orderId)).toEqual({
      total: [-100, -81.3, -18.7],
      rates: [[23, -100, -81.3, -18.7]],
      before: [
        [2, 599.98],
        [1, 300.02],
      ],
      after: [
        [0, 0],
        [1, 800],
      ],
    })
  })

  test('whose second part is given back by this release: the total is that part', async () => {
    const { id: orderId } = await aPaidSale([{ price: 900, quantity: 1 }, c])
    const [, came = 0] = await lineIds(orderId)
    const former = await open(orderId)
    await formerGoods(former, came, 2)
    // the dearest line was taken from
    await formerRefund(orderId, former, 500, [
      [1, 400],
      [2, 1099.98],
    ])
    await byTransfer(former)
    expect(await lastCorrection(orderId)).toMatchObject({
      total: [-599.98, -487.79, -112.19],
      after: [
        [1, 900],
        [0, 0],
      ],
    })
  })

  test('whose second part was taken at another rate: the tax that was taken off too much comes back', async () => {
    const { id: orderId } = await aPaidSale([
      { price: 1000, quantity: 1 },
      { price: 500, quantity: 1, vatRate: 8 },
    ])
    const [dear = 0, came = 0] = await lineIds(orderId)
    const former = await open(orderId)
    await formerGoods(former, came, 1)
    await formerRefund(orderId, former, 200, [
      [1, 1000],
      [1, 300],
    ])
    await formerRefund(orderId, former, 300, [
      [1, 700],
      [1, 300],
    ])
    expect((await books(orderId)).documents.map(([, , vat]) => vat)).toEqual([224.03, -14.82, -56.1])
    await settle(orderId)
    // nothing has gone back since: 33.88 of tax is owed again
    expect(await lastCorrection(orderId)).toMatchObject({
      total: [0, -33.88, 33.88],
      rates: [
        [23, 300, 243.9, 56.1],
        [8, -300, -277.78, -22.22],
      ],
      after: [
        [1, 1000],
        [0, 0],
      ],
    })
    const complaint = await open(orderId, 'complaint')
    const lines = [{ orderLineId: dear, quantity: 0 }]
    await giveBack(complaint, { method: 'transfer', amount: 100, lines })
    expect(await lastCorrection(orderId)).toMatchObject({ total: [-100, -81.3, -18.7] })
  })

  test('whose money went back before goods were noted: noting them names them, and its total is 0', async () => {
    const { id: orderId } = await aPaidSale([c, { price: 900, quantity: 4 }])
    const former = await open(orderId)
    const wrong = [
      [2, 1099.98],
      [4, 2500.02],
    ]
    await formerRefund(orderId, former, 1099.98, wrong)
    await bringBack(former, [[0, 2]])
    expect(await lastCorrection(orderId)).toEqual({
      total: [0, 0, 0],
      rates: [[23, 0, 0, 0]],
      before: wrong,
      after: [
        [0, 0],
        [4, 3600],
      ],
    })
  })

  test('with a deduction within the price: there is none, until money goes back for it', async () => {
    const { id: orderId } = await aPaidSale(four)
    const [line = 0] = await lineIds(orderId)
    const former = await open(orderId)
    await formerGoods(former, line, 4, 100)
    await formerRefund(orderId, former, 2099.96, [[4, 100]])
    await settle(orderId)
    expect((await books(orderId)).documents).toHaveLength(2)
    const goodwill = await open(orderId, 'complaint')
    await byTransfer(goodwill, 100)
    expect(await lastCorrection(orderId)).toMatchObject({ total: [-100, -81.3, -18.7], after: [[0, 0]] })
  })

  test('moves no money, whatever the lines were', async () => {
    const price = fc.integer({ min: 100, max: 90_000 })
    const sold = fc.array(fc.record({ price, quantity: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 2,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(sold, fc.nat({ max: 99 }), async (lines, percent) => {
        const rates = [23, 8]
        const bought = lines.map((each, place) => ({
          ...each,
          price: each.price / 100,
          vatRate: rates[place % 2] ?? 23,
        }))
        const { id: orderId, totalGrosze } = await aPaidSale(bought)
        const former = await open(orderId)
        const [first = 0] = await lineIds(orderId)
        await formerGoods(former, first, 1)
        const price = lines[0]?.price ?? 0
        // its whole price or a part of it, taken from another line as far as that goes
        const grosze = Math.max(1, price - Math.floor((price * percent) / 100))
        let rest = grosze
        const left = lines.toReversed().map(({ price: each, quantity }) => {
          const taken = Math.min(rest, each * quantity)
          rest -= taken
          return [quantity, (each * quantity - taken) / 100]
        })
        await formerRefund(orderId, former, grosze / 100, left.toReversed())
        await settle(orderId)
        await settle(orderId)
        const documents = await invoicesOfOrder(orderId)
        expect(documents.length).toBeLessThanOrEqual(3)
        expect(documents.slice(2).map(({ grossGrosze }) => grossGrosze)).toEqual(
          documents.slice(2).map(() => 0),
        )
        expect(documents.at(-1)?.document.sale.total.grossGrosze).toBe(totalGrosze - grosze)
        expect(documents.at(-1)?.document.sale.lines[0]?.grossGrosze).toBe(
          price * (lines[0]?.quantity ?? 0) - grosze,
        )
      }),
      { numRuns: 8 },
    )
  }, 60_000)
})
