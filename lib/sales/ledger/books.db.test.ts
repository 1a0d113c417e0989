import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumsByRate } from '@/lib/office/reports/rules'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { shopToday } from '@/lib/platform/time/clock'
import { amountsOf, type RateSum, taxedSums } from '@/lib/sales/books/amounts'
import { ratesOfSale, salesWithoutInvoice } from '@/lib/sales/books/sales'
import { addToCart } from '@/lib/sales/cart/service'
import { correctPrices } from '@/lib/sales/invoice-desk/correct-prices.service'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { CorrectPrices } from '@/lib/sales/invoices/schema'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import { aCustomer, anAdministrator, aTire, isUnavailable, placePatiently } from '@/lib/sales/orders/testing'
import { returnsWithoutInvoice } from '@/lib/sales/receipts/returns'
import { readReturn } from '@/lib/sales/returns/queries'
import { NoteGoods } from '@/lib/sales/returns/schema'
import { noteGoods } from '@/lib/sales/returns/service'
import { giveBack, open } from '@/lib/sales/returns/testing'
import { owedLines } from './settle-sale.service'

// Whatever is done after a sale of several lines, its documents say what is owed, line by line, and the money is counted once.

const STOCK = 9
const RUNS = process.env.TEST_LONG === '1' ? 300 : 15

const bought = fc.record({
  price: fc.integer({ min: 1, max: 60_000 }).map((grosze) => grosze / 100),
  quantity: fc.integer({ min: 1, max: 4 }),
  vatRate: fc.constantFrom(23, 23, 8),
})

const place = fc.nat({ max: 5 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('invoice' as const) }),
  fc.record({
    kind: fc.constant('pay' as const),
    way: fc.constantFrom('transfer' as const, 'delivery' as const),
  }),
  fc.record({
    kind: fc.constant('open' as const),
    reason: fc.constantFrom('other', 'complaint', 'canceled'),
  }),
  fc.record({
    kind: fc.constant('goods' as const),
    which: place,
    line: place,
    quantity: fc.integer({ min: 1, max: 4 }),
    deduction: fc.constantFrom(0, 0, 0.01, 25),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    which: place,
    part: fc.constantFrom(1, 1, 0.5, 0.13),
    method: fc.constantFrom('transfer', 'cash'),
    line: place,
    quantity: fc.nat({ max: 2 }),
  }),
  fc.record({ kind: fc.constant('close' as const), which: place }),
  fc.record({
    kind: fc.constant('price' as const),
    line: place,
    price: fc.integer({ min: 1, max: 60_000 }).map((grosze) => grosze / 100),
    vatRate: fc.constantFrom(23, 8),
  }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom('Canceled' as const, 'Sent' as const, 'Pending' as const),
    sale: fc.constantFrom(undefined, 'corrected' as const, 'return_expected' as const),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const plan = fc.record({
  lines: fc.array(bought, { minLength: 1, maxLength: 6 }),
  deliveryGrosze: fc.constantFrom(0, 4_900, 19_900),
  isCompany: fc.boolean(),
  steps: fc.array(step, { minLength: 3, maxLength: 14 }),
  isInvoiced: fc.boolean(),
})

/** A refusal that the shop has words for is part of the game. */
const unlessRefused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof ShopError && error.code !== 'internal') && !isUnavailable(error)) throw error
  })

async function perform(orderId: string, lines: number[], returns: number[], step: Step): Promise<unknown> {
  const returnOf = (which: number) => returns[which % returns.length]
  const lineOf = (at: number) => lines[at % lines.length] ?? 0
  switch (step.kind) {
    case 'invoice':
      return issueInvoice(orderId, anAdministrator)
    case 'pay':
      return markPaid({ orderId, isPaid: true, way: step.way }, anAdministrator)
    case 'open':
      return returns.push(await open(orderId, step.reason))
    case 'status':
      return updateOrderStatus(
        { orderId, status: step.status, ...(step.sale ? { sale: step.sale } : {}) },
        anAdministrator,
      )
    case 'goods': {
      const id = returnOf(step.which)
      if (!id) return
      const { version } = await readReturn(id)
      const line = {
        orderLineId: lineOf(step.line),
        quantity: step.quantity,
        condition: 'used',
        deduction: step.deduction,
        deductionReason: step.deduction ? 'Ślady jazdy' : '',
        isRestocked: true,
      }
      return noteGoods(id, NoteGoods.parse({ version, lines: [line] }), anAdministrator)
    }
    case 'refund': {
      const id = returnOf(step.which)
      if (!id) return
      const { proposedGrosze } = await readReturn(id)
      const amount = Math.max(1, Math.round(proposedGrosze * step.part)) / 100
      const key = randomUUID()
      const press = () =>
        giveBack(id, {
          method: step.method,
          amount,
          key,
          lines: [{ orderLineId: lineOf(step.line), quantity: step.quantity }],
        })
      // pressed twice at once
      return Promise.all([unlessRefused(press()), unlessRefused(press())])
    }
    case 'price': {
      const line = { orderLineId: lineOf(step.line), price: step.price, vatRate: step.vatRate }
      const press = () =>
        correctPrices(CorrectPrices.parse({ orderId, lines: [line], isAgreed: true }), anAdministrator)
      // pressed twice at once
      return Promise.all([unlessRefused(press()), unlessRefused(press())])
    }
    case 'close': {
      const id = returnOf(step.which)
      return id && giveBack(id, { amount: 0, method: 'cash', reason: 'Bez zwrotu' })
    }
  }
}

async function expectBooksTrue(orderId: string, products: number[]): Promise<void> {
  const documents = await invoicesOfOrder(orderId)
  const owed = await owedLines(query(), orderId)
  const sum = (all: readonly { grossGrosze: number }[]) =>
    all.reduce((total, each) => total + each.grossGrosze, 0)
  const order = await db().shopOrder.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } })
  const refunds = await db().refund.findMany({ where: { orderId, state: 'completed' } })
  expect(Number(order.refundedGrosze)).toBe(
    refunds.reduce((all, { amountGrosze }) => all + Number(amountGrosze), 0),
  )
  expect(Number(order.refundedGrosze)).toBeLessThanOrEqual(Number(order.paidGrosze))
  for (const { document } of documents)
    for (const { quantity, grossGrosze, netGrosze, vatGrosze } of document.sale.lines) {
      expect(Math.min(quantity, grossGrosze, netGrosze, vatGrosze)).toBeGreaterThanOrEqual(0)
      expect(netGrosze + vatGrosze).toBe(grossGrosze)
    }
  const last = documents.at(-1)
  // a resumed order whose invoice was corrected to zero gets a new one with its next step
  if (last && last.document.sale.total.grossGrosze > 0) {
    // what the last document says is what is owed, and the documents add up to it
    const stands = last.document.sale.lines.filter(({ grossGrosze }) => grossGrosze > 0)
    expect(
      stands.map(({ orderLineId, quantity, grossGrosze }) => [orderLineId, quantity, grossGrosze]),
    ).toEqual(
      owed.flatMap(({ orderLineId, quantity, grossGrosze }) =>
        grossGrosze > 0 ? [[orderLineId, quantity, grossGrosze]] : [],
      ),
    )
    expect(sum(documents)).toBe(sum(owed))
    const [ledger] = await db().$queryRaw<{ invoiced: bigint; corrected: bigint }[]>`
      SELECT invoiced_grosze AS invoiced, corrected_grosze AS corrected FROM order_ledger WHERE order_id = ${orderId}`
    expect(Number(ledger?.invoiced) + Number(ledger?.corrected)).toBe(sum(owed))
  }
  // the order is what its lines and its delivery come to, and each deduction stands on one note
  expect(Number(order.totalGrosze)).toBe(
    order.lines.reduce((all, line) => all + line.priceGrosze * line.quantity, order.deliveryGrosze),
  )
  const deducted = await db().returnLine.aggregate({
    where: { orderLine: { orderId }, hasNote: true },
    _sum: { deductionGrosze: true },
  })
  const notes = await db().debitNote.aggregate({ where: { orderId }, _sum: { amountGrosze: true } })
  expect(Number(notes._sum.amountGrosze)).toBeLessThanOrEqual(deducted._sum.deductionGrosze ?? 0)
  for (const id of products) {
    const { quantityInStock } = await db().product.findUniqueOrThrow({ where: { id } })
    const line = order.lines.find(({ productId }) => productId === id)
    const away = order.status === 'Canceled' ? 0 : (line?.quantity ?? 0) - (line?.restocked ?? 0)
    expect(quantityInStock).toBe(STOCK - away)
  }
  const [gaps] = await db().$queryRaw<{ broken: number }[]>`
    SELECT count(*)::int AS broken FROM invoice_counter c WHERE c.last <> (
      SELECT count(DISTINCT i.ordinal) FROM (
        SELECT kind, month, ordinal FROM invoice UNION ALL SELECT 'note', month, ordinal FROM debit_note) i
      WHERE i.kind = c.kind AND i.month = c.month)`
  expect(gaps?.broken).toBe(0)
}

/** Of each order without invoice, the lists of its sale and returns come to what is owed, at each rate. */
async function expectListsTrue(): Promise<void> {
  const today = { from: shopToday(), to: shopToday() }
  const returns = await returnsWithoutInvoice(today)
  for (const sale of await salesWithoutInvoice(today)) {
    const { orderId, status, paidOn } = sale
    const back = returns.filter((each) => each.orderId === orderId).flatMap(({ rates }) => rates)
    const isCalledOff = status === 'Canceled' && paidOn === null
    const owed = isCalledOff ? [] : amountsOf(await owedLines(query(), orderId)).rates
    const isThere = ({ grossGrosze }: RateSum) => grossGrosze !== 0
    expect(sumsByRate(ratesOfSale(sale)).filter(isThere)).toEqual(
      sumsByRate([...taxedSums(owed, sale.ossCountry), ...back]).filter(isThere),
    )
  }
}

test('whatever is done after a sale, documents, ledger, money and stock agree to the grosz and the piece', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async ({ lines, deliveryGrosze, isCompany, steps, isInvoiced }) => {
      const user = aCustomer()
      const products: number[] = []
      for (const { price, quantity, vatRate } of lines) {
        const { id } = await aTire(STOCK, { price, vatRate })
        products.push(id)
        await addToCart(user.uid, { product: { id }, quantity })
      }
      const company = { customerType: 'company', companyName: 'Żwir Sp. z o.o.', unn: '5260250995' } as const
      const { order } = await placePatiently(user, isCompany ? company : {})
      if (deliveryGrosze)
        await db().shopOrder.update({
          where: { id: order.id },
          data: {
            deliveryGrosze,
            totalGrosze: order.totalGrosze + deliveryGrosze,
            deliveryName: 'Kurier',
          },
        })
      const ids = (
        await db().orderLine.findMany({ where: { orderId: order.id }, orderBy: { id: 'asc' } })
      ).map(({ id }) => id)
      const returns: number[] = []
      for (const each of steps) {
        await unlessRefused(perform(order.id, ids, returns, each))
        await expectBooksTrue(order.id, products)
      }
      // an invoice that is issued in the end says the same
      if (isInvoiced) await unlessRefused(issueInvoice(order.id, anAdministrator))
      await expectBooksTrue(order.id, products)
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: RUNS > 100 ? 900_000 : 25_000, endOnFailure: true },
  )
  await expectListsTrue()
}, 1_000_000)
