import { describe, expect, test } from 'vitest'
import { company } from '@/lib/sales/invoices/db-testing'
import { invoicePdfFile } from '@/lib/sales/invoices/files'
import { pdfText } from '@/lib/sales/invoices/pdf/testing'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { readReturn } from '@/lib/sales/returns/queries'
import { giveBack, open } from '@/lib/sales/returns/testing'
import {
  anOrder,
  aPaidSale,
  books,
  bringBack,
  byTransfer,
  four,
  lineIds,
  move,
  reported,
  reportedSince,
  STOCK,
} from './testing'

// Goods and money that go back, from the order to the report of VAT: art. 29a sec. 10 of the VAT act, art. 32 to 34 of the
// Consumer Rights Act. The figures were worked out before the shop was asked.

describe('pieces of one line', () => {
  test('one of four comes back, then two with a deduction for wear', async () => {
    const before = await reported()
    const { id: orderId } = await aPaidSale(four)
    const first = await open(orderId)
    await bringBack(first, [[0, 1]])
    await byTransfer(first)
    expect(await books(orderId)).toMatchObject({
      left: [[3, 1649.97]],
      documents: [
        [2199.96, 1788.59, 411.37],
        [-549.99, -447.15, -102.84],
      ],
      ledger: { money: 'partlyRefunded', paid: 2199.96, refunded: 549.99 },
      stock: [STOCK - 3],
    })
    const second = await open(orderId)
    await bringBack(second, [[0, 2, 100]])
    await byTransfer(second)
    const after = await books(orderId)
    expect(after).toMatchObject({
      left: [[1, 549.99]],
      ledger: { money: 'partlyRefunded', refunded: 1549.97 },
      stock: [STOCK - 1],
    })
    expect(after.documents.at(-1)).toEqual([-1099.98, -894.29, -205.69])
    const [invoice, ...corrections] = await invoicesOfOrder(orderId)
    for (const { document } of corrections) expect(document.correction?.number).toBe(invoice?.number)
    expect(corrections.at(-1)?.document.correction).toMatchObject({ keptGrosze: 10_000 })
    expect(await reportedSince(before)).toEqual([
      ['invoices', 23, 2199.96, 1788.59, 411.37],
      ['corrections', 23, -1649.97, -1341.44, -308.53],
    ])
  })

  test('all four come back with a deduction: nothing is left on the invoice', async () => {
    const { id: orderId } = await aPaidSale(four)
    const id = await open(orderId)
    await bringBack(id, [[0, 4, 100]])
    await byTransfer(id)
    const after = await books(orderId)
    expect(after).toMatchObject({
      left: [[0, 0]],
      ledger: { money: 'partlyRefunded', paid: 2199.96, refunded: 2099.96 },
      stock: [STOCK],
    })
    expect(after.documents.at(-1)).toEqual([-2199.96, -1788.59, -411.37])
    const [, correction] = await invoicesOfOrder(orderId)
    expect(correction?.document.correction).toMatchObject({ keptGrosze: 10_000 })
  })

  test('one of two comes back of an invoice that nobody paid: less is owed, and nothing goes back', async () => {
    const { id: orderId } = await anOrder([{ price: 549.99, quantity: 2 }], company)
    await move(orderId, 'Sent')
    const id = await open(orderId)
    await bringBack(id, [[0, 1]])
    await giveBack(id, { amount: 0, method: 'cash', reason: 'Nieopłacone' })
    // 205.69 less 102.84: the tax of what is left is rounded, and the difference follows
    expect(await books(orderId)).toMatchObject({
      left: [[1, 549.99]],
      documents: [
        [1099.98, 894.29, 205.69],
        [-549.99, -447.14, -102.85],
      ],
      ledger: { money: 'owed', paid: 0, refunded: 0 },
      stock: [STOCK - 1],
    })
    const [, correction] = await invoicesOfOrder(orderId)
    expect(correction?.document.correction).toMatchObject({ isPaid: false })
    const file = await invoicePdfFile(correction?.id ?? 0, anAdministrator)
    const text = pdfText(Buffer.from(await file.arrayBuffer()))
    expect(text).toContain('Zmniejszenie należności: 549,99 PLN')
    expect(text).not.toContain('Do zwrotu')
  })
})

describe('one of several lines', () => {
  const [c, d] = [
    { price: 549.99, quantity: 2 },
    { price: 900, quantity: 1 },
  ]
  const withFaulty = [...four, { price: 300, quantity: 2 }]

  test.each([
    [150, [-150, -121.95, -28.05], 450],
    [100, [-100, -81.3, -18.7], 500],
  ])(
    'the price of a faulty line is lowered by %i: its own, not the dearest one’s nor the delivery’s',
    async (amount, difference, left) => {
      const { id: orderId } = await aPaidSale(withFaulty, 49)
      const id = await open(orderId, 'complaint')
      const [, faulty = 0] = await lineIds(orderId)
      await expect(giveBack(id, { method: 'transfer', amount, lines: [] })).rejects.toMatchObject({
        fields: [{ path: 'lines', code: 'return.lines_required' }],
      })
      await giveBack(id, { method: 'transfer', amount, lines: [{ orderLineId: faulty, quantity: 0 }] })
      expect(await books(orderId)).toMatchObject({
        left: [
          [4, 2199.96],
          [2, left],
          [1, 49],
        ],
        documents: [[2848.96, 2316.23, 532.73], difference],
        reasons: [`Obniżenie ceny (zwrot nr ${id})`],
        stock: [STOCK - 4, STOCK - 2],
      })
    },
  )

  test('two of a line come back and their money in two parts: the other line is left alone', async () => {
    const { id: orderId } = await aPaidSale([c, d])
    const id = await open(orderId)
    await bringBack(id, [[0, 2]])
    await byTransfer(id, 500)
    await byTransfer(id)
    expect(await books(orderId)).toMatchObject({
      left: [
        [0, 0],
        [1, 900],
      ],
      documents: [
        [1999.98, 1626, 373.98],
        [-500, -406.5, -93.5],
        [-599.98, -487.79, -112.19],
      ],
      ledger: { refunded: 1099.98 },
      stock: [STOCK, STOCK - 1],
    })
  })

  test('money upon proof of posting names its goods, and goods that are noted later change nothing but the stock', async () => {
    const { id: orderId } = await aPaidSale([c, { ...d, quantity: 4 }])
    const id = await open(orderId)
    const [withdrawn = 0] = await lineIds(orderId)
    const lines = [{ orderLineId: withdrawn, quantity: 2 }]
    await giveBack(id, { method: 'transfer', amount: 1099.98, lines })
    const after = {
      left: [
        [0, 0],
        [4, 3600],
      ],
      documents: [
        [4699.98, 3821.12, 878.86],
        [-1099.98, -894.29, -205.69],
      ],
      ledger: { money: 'partlyRefunded', paid: 4699.98, refunded: 1099.98 },
    }
    expect(await books(orderId)).toMatchObject({ ...after, stock: [STOCK - 2, STOCK - 4] })
    await bringBack(id, [[0, 2]])
    expect(await books(orderId)).toMatchObject({ ...after, stock: [STOCK, STOCK - 4] })
  })

  test('goods that differ from what was claimed move the correction', async () => {
    const { id: orderId } = await aPaidSale([
      { price: 500, quantity: 2 },
      { price: 500, quantity: 4 },
    ])
    const id = await open(orderId)
    const [claimed = 0] = await lineIds(orderId)
    await giveBack(id, { method: 'transfer', amount: 500, lines: [{ orderLineId: claimed, quantity: 1 }] })
    await bringBack(id, [[1, 1]])
    const after = await books(orderId)
    expect(after.left).toEqual([
      [2, 1000],
      [3, 1500],
    ])
    expect(after.documents.at(-1)).toEqual([0, 0, 0])
  })

  test('a line of another rate comes back in two parts: its own tax is corrected', async () => {
    const before = await reported()
    const { id: orderId } = await aPaidSale([
      { price: 1000, quantity: 1 },
      { price: 500, quantity: 1, vatRate: 8 },
    ])
    const id = await open(orderId)
    await bringBack(id, [[1, 1]])
    await byTransfer(id, 200)
    await byTransfer(id)
    expect(await books(orderId)).toMatchObject({
      documents: [
        [1500, 1275.97, 224.03],
        [-200, -185.18, -14.82],
        [-300, -277.78, -22.22],
      ],
    })
    expect(await reportedSince(before)).toEqual([
      ['invoices', 23, 1000, 813.01, 186.99],
      ['invoices', 8, 500, 462.96, 37.04],
      ['corrections', 8, -500, -462.96, -37.04],
    ])
  })

  test('a piece that comes back after its price was lowered goes back for the price that stands', async () => {
    const { id: orderId } = await aPaidSale([{ price: 300, quantity: 2 }])
    const [faulty = 0] = await lineIds(orderId)
    const complaint = await open(orderId, 'complaint')
    const lines = [{ orderLineId: faulty, quantity: 0 }]
    await giveBack(complaint, { method: 'transfer', amount: 150, lines })
    const id = await open(orderId)
    await bringBack(id, [[0, 1]])
    expect((await readReturn(id)).proposedGrosze).toBe(22_500)
    await byTransfer(id)
    expect(await books(orderId)).toMatchObject({ left: [[1, 225]] })
  })
})
