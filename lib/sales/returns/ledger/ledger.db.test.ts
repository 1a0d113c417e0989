import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { owedLines } from '@/lib/sales/ledger/settle-sale.service'
import { aTire } from '@/lib/sales/orders/testing'
import { sendWebhook, timesToldPaid } from '@/lib/sales/payments/testing'
import { atPaypal, hoursLater, open, release, timesToldRefunded } from '@/lib/sales/returns/testing'
import { capturePayment, openPayment } from '@/lib/sales/settlement/service'
import { standIns } from '@/local/test-database/stand-ins'
import { aSale, perform, place, plan, type Sale, type Step } from './testing'

const isLong = process.env.TEST_LONG === '1'
const RUNS = isLong ? 600 : 60
const TIME_LIMIT_MS = isLong ? 600_000 : 10_000

const { paypal } = standIns()
vi.stubEnv('CHECKOUT_PAYMENTS', 'blik,p24')

const company = {
  customerType: 'company',
  companyName: 'Żwirownia Łęg Sp. z o.o.',
  unn: '5260250995',
} as const

/** True at any moment, not only in the end: stock, what orders keep, and the numbers of invoices. */
async function expectBalanced(tireId: number, stock: number): Promise<void> {
  const [now] = await db().$queryRaw<{ pieces: number; kept: bigint; broken: number }[]>`
    SELECT p.quantity_in_stock
        + coalesce(sum(l.quantity - l.restocked) FILTER (WHERE o.status <> 'Canceled'), 0)::int AS pieces,
      coalesce(min(o.paid_grosze - o.refunded_grosze), 0) AS kept,
      (SELECT count(*)::int FROM invoice_counter c WHERE c.last <> (
        SELECT count(DISTINCT i.ordinal) FROM (
          SELECT kind, month, ordinal FROM invoice UNION ALL SELECT 'note', month, ordinal FROM debit_note) i
        WHERE i.kind = c.kind AND i.month = c.month AND i.ordinal BETWEEN 1 AND c.last)) AS broken
    FROM product p LEFT JOIN order_line l ON l.product_id = p.id LEFT JOIN shop_order o ON o.id = l.order_id
    WHERE p.id = ${tireId} GROUP BY p.id`
  expect(now).toMatchObject({ pieces: stock, broken: 0 })
  expect(Number(now?.kept)).toBeGreaterThanOrEqual(0)
}

const sumOf = (amounts: (bigint | number)[]) => amounts.reduce<number>((sum, each) => sum + Number(each), 0)
const sorted = (amounts: number[]) => amounts.toSorted((one, other) => one - other)

async function expectBooksTrue(orderId: string): Promise<void> {
  const [payments, refunds, stored] = await Promise.all([
    db().payment.findMany({ where: { orderId } }),
    db().refund.findMany({ where: { orderId } }),
    db().shopOrder.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } }),
  ])
  // PayPal has taken the money of an order once at most, and the shop knows of it
  const taken = payments.filter(({ status }) => status === 'captured' || status === 'refunded')
  const captures = atPaypal(paypal, orderId).filter(({ capture }) => capture && capture.status !== 'DECLINED')
  expect(taken.map(({ paypalOrderId }) => paypalOrderId)).toEqual(captures.map(({ id }) => id))
  expect(taken.length).toBeLessThanOrEqual(1)
  expect(await timesToldPaid(orderId)).toBe(taken.length)
  const total = Number(stored.totalGrosze)
  const noted = Number(stored.notedGrosze)
  expect(noted).toBe(stored.paidAt ? total : 0)
  // a note whose money had gone back when the order was resumed is over, and stays in the books
  const former = Number(stored.paidGrosze) - total * taken.length - noted
  expect(former === 0 || (stored.resumedAt !== null && former > 0 && former % total === 0)).toBe(true)
  const booked = refunds.filter(({ state }) => state !== 'refused' && state !== 'review')
  expect(Number(stored.refundedGrosze)).toBe(sumOf(booked.map(({ amountGrosze }) => amountGrosze)))

  // what PayPal says went back is what the shop has written, to the cent
  const givenBack = captures.flatMap((each) => each.refunds).filter(({ status }) => status !== 'FAILED')
  const known = refunds.filter(({ method, state }) => method === 'paypal' && state !== 'refused')
  expect(sorted(known.map(({ amountMinor }) => Number(amountMinor)))).toEqual(
    sorted(givenBack.map(({ amount }) => Math.round(Number(amount.value) * 100))),
  )
  // and each of the shop's own refunds went back once, whoever asked again
  const own = givenBack.flatMap(({ custom_id }) => custom_id ?? [])
  expect(new Set(own).size).toBe(own.length)
  // each refund that was paid is told once
  const completed = refunds.filter(({ state }) => state === 'completed')
  expect(await timesToldRefunded(orderId)).toBe(completed.length)
  for (const { quantity, returned, restocked } of stored.lines) {
    expect(returned).toBeLessThanOrEqual(quantity)
    expect(restocked).toBeLessThanOrEqual(returned)
  }
  const paidOnce = Number(stored.paidGrosze) <= total
  const isNew = stored.resumedAt !== null
  const given = sumOf(completed.map(({ amountGrosze }) => amountGrosze))
  await expectInvoicesTrue(orderId, total, paidOnce && !isNew ? given : 0)
}

/** An order's invoices and corrections come to what is owed, each told once. */
async function expectInvoicesTrue(orderId: string, total: number, refunds: number): Promise<void> {
  const documents = await db().invoice.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  const [invoice] = documents
  if (!invoice) return
  expect([invoice.kind, Number(invoice.grossGrosze)]).toEqual(['invoice', total])
  // a new invoice is in the place of one that was corrected to zero
  const replaced = documents.filter(({ kind }) => kind === 'invoice').map(({ replacesId }) => replacesId)
  expect(replaced).toEqual([
    null,
    ...documents
      .filter(({ kind }) => kind === 'invoice')
      .slice(0, -1)
      .map(({ id }) => id),
  ])
  const owed = sumOf((await owedLines(query(), orderId)).map(({ grossGrosze }) => grossGrosze))
  const stands = sumOf(documents.map(({ grossGrosze }) => grossGrosze))
  expect(stands === 0 || stands === owed).toBe(true)
  if (refunds >= total) expect(owed).toBe(0)
  const eventKeys = documents.map(({ id }) => `invoice.issued:${id}`)
  expect(await db().outbox.count({ where: { eventKey: { in: eventKeys } } })).toBe(eventKeys.length)
}

/** No faults any more: PayPal ends what it held back, its last webhooks arrive, and the rounds of the hours run. */
async function settle(orderId: string): Promise<void> {
  release(paypal, orderId, true)
  await hoursLater(orderId)
  for (const { id, capture } of atPaypal(paypal, orderId))
    if (capture) await sendWebhook(paypal, 'PAYMENT.CAPTURE.COMPLETED', id)
  await hoursLater(orderId)
}

/** Two buyers of one tire. The first has ordered and approved the payment, or paid, and two returns are open. */
async function startSales(tireId: number, isPaid: boolean): Promise<[Sale, Sale]> {
  const first = aSale(tireId)
  await place(first)
  const orderId = first.orderId ?? ''
  const { id } = await openPayment({ orderId }, first.user)
  paypal.orders.approve(id)
  if (isPaid) await capturePayment(id, first.user)
  first.returns.push(await open(orderId), await open(orderId))
  return [first, aSale(tireId, company)]
}

test(
  'whatever is bought, paid, returned, refunded and invoiced at once, stock, money and numbers balance',
  async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ stock, isPaid, first, hands, last }) => {
        paypal.faults.clear()
        const { id: tireId } = await aTire(stock)
        const sales = await startSales(tireId, isPaid)
        const walk = async (steps: Step[]) => {
          for (const { sale, action } of steps) {
            await perform(paypal, action, sales[sale === 0 ? 0 : 1])
            await expectBalanced(tireId, stock)
          }
        }
        await walk(first)
        const results = await Promise.allSettled(hands.map(walk))
        for (const result of results) if (result.status === 'rejected') throw result.reason
        await walk(last)

        paypal.faults.clear()
        for (const { orderId } of sales) {
          if (!orderId) continue
          await settle(orderId)
          await expectBooksTrue(orderId)
        }
        await expectBalanced(tireId, stock)
      }),
      // what a race did once it may not do again: the first failure is the report
      { numRuns: RUNS, endOnFailure: true, interruptAfterTimeLimit: TIME_LIMIT_MS },
    )
  },
  TIME_LIMIT_MS + 60_000,
)
