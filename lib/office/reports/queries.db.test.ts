import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainCells } from '@/lib/platform/csv/testing'
import { db } from '@/lib/platform/database/db'
import { shopTime } from '@/lib/platform/values/clock'
import { vatIn } from '@/lib/platform/values/vat'
import { mainRate } from '@/lib/sales/invoices/amounts'
import { reportExport } from './export'
import { reportRows } from './queries'
import { startOfStep, stepsOf, totalOf } from './rules'
import {
  bases,
  emptyReportRow,
  type Grouping,
  groupings,
  type ReportRange,
  type ReportRow,
  reportSteps,
} from './schema'

// the shop that the histories are invented for; a report reads what is committed, so that each run empties the tables
const client = new pg.Client(process.env.DATABASE_URL)
const goods: { id: number; type: 'Tire' | 'Wheel' | 'Spacer' }[] = []
beforeAll(async () => {
  await client.connect()
  const { rows } = await client.query(
    `SELECT DISTINCT ON (product_type, id % 2) id, product_type AS type FROM product ORDER BY product_type, id % 2, id`,
  )
  goods.push(...rows)
})
afterAll(() => client.end())

async function insert(table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row)
  const { rows } = await client.query(
    `INSERT INTO ${table} (${names}) VALUES (${names.map((_, index) => `$${index + 1}`)}) RETURNING *`,
    Object.values(row),
  )
  return rows[0].id
}

// two months with the end of summer time and a turn of the year would be too far apart: October and November
const FIRST = Date.parse('2026-10-10T00:00:00Z')
const moment = fc.nat({ max: 50 * 24 * 60 }).map((minutes) => new Date(FIRST + minutes * 60_000))
const line = fc.record({
  price: fc.integer({ min: 1, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  rate: fc.constantFrom(23, 8, 5, 25.5),
  cost: fc.option(fc.integer({ min: 1, max: 150_000 })),
  returned: fc.nat({ max: 10 }),
  deduction: fc.nat({ max: 100 }),
})
const sale = fc.record({
  at: moment,
  status: fc.constantFrom('Pending', 'Sent', 'Delivered', 'Delivered', 'Canceled'),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  delivery: fc.constantFrom(0, 0, 1_999, 15_001),
  notedAt: fc.option(moment),
  capturedAt: fc.option(moment),
  deliveredAt: fc.array(moment, { minLength: 1, maxLength: 2 }),
  goodsBackAt: fc.option(moment),
  refund: fc.option(fc.record({ at: moment, grosze: fc.integer({ min: 1, max: 5_000 }) })),
})
type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never

const goodsOf = (index: number) => goods[index % goods.length] ?? { id: 0, type: 'Tire' }
const grossOf = ({ lines }: Sale) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
const back = ({ returned, quantity }: Sale['lines'][number]) => Math.min(returned, quantity)
/** What is deducted is at most what the pieces had cost. */
const deducted = (each: Sale['lines'][number]) =>
  back(each) === 0 ? 0 : Math.min(each.deduction, each.price)
const paidMoment = ({ notedAt, capturedAt }: Sale) =>
  [notedAt, capturedAt].flatMap((at) => at ?? []).sort((one, other) => one.getTime() - other.getTime())[0]

async function write(sales: Sale[]): Promise<void> {
  await client.query('TRUNCATE shop_order, withdrawal CASCADE')
  for (const [n, each] of sales.entries()) {
    const order = `ORDER-${String(n).padStart(5, '0')}`
    await insert('shop_order', {
      id: order,
      user_id: 'anna',
      order_date: each.at,
      status: each.status,
      customer_type: 'private_person',
      first_and_last_name: 'Anna Żółw',
      email: 'anna@trakt.example',
      phone: '+48600700800',
      address: 'Leśna 1',
      city: 'Łódź',
      post_code: '90-001',
      country: 'Polska',
      type_of_delivery: 'shipping_to_customer',
      type_of_payment: 'payment_at_delivery',
      total_grosze: grossOf(each) + each.delivery,
      delivery_grosze: each.delivery,
      delivery_name: each.delivery ? 'Kurier' : null,
      ...(each.notedAt
        ? { paid_at: each.notedAt, paid_by: 'a', paid_by_name: 'Anna', paid_way: 'delivery' }
        : {}),
    })
    if (each.capturedAt)
      await insert('payment', {
        order_id: order,
        request_id: randomUUID(),
        status: 'captured',
        amount_minor: 100,
        currency: 'PLN',
        paypal_order_id: `paypal-${n}`,
        capture_id: `capture-${n}`,
        captured_at: each.capturedAt,
      })
    for (const changed_at of each.status === 'Delivered' ? each.deliveredAt : [])
      await insert('order_status_change', {
        order_id: order,
        from_status: 'Sent',
        to_status: 'Delivered',
        changed_at,
        changed_by: 'a',
      })
    const paid = paidMoment(each)
    const hasReturn = each.goodsBackAt || (each.refund && paid)
    const withdrawal = hasReturn
      ? await insert('withdrawal', {
          key: randomUUID(),
          text: '',
          name: '',
          email: '',
          order_number: '',
          order_id: order,
          reason: 'other',
          opened_by: 'a',
          opened_by_name: 'Anna',
          locale: 'pl',
          refund_due_at: new Date('2099-01-01'),
          ...(each.goodsBackAt
            ? { state: 'goods_back', goods_back_at: each.goodsBackAt, goods_back_by: 'Anna' }
            : {}),
        })
      : null
    for (const [index, sold] of each.lines.entries()) {
      const { id, type } = goodsOf(n + index)
      const lineId = await insert('order_line', {
        order_id: order,
        product_id: id,
        product_type: type,
        title: 'Opona',
        url: '',
        price_grosze: sold.price,
        quantity: sold.quantity,
        vat_rate: Math.round(sold.rate),
        vat_permille: sold.rate * 10,
        cost_grosze: sold.cost,
      })
      if (each.goodsBackAt && back(sold) > 0)
        await client.query(
          `INSERT INTO return_line (withdrawal_id, order_line_id, quantity, condition, deduction_grosze,
            deduction_reason) VALUES ($1, $2, $3, 'used', $4, 'rysy')`,
          [withdrawal, lineId, back(sold), deducted(sold)],
        )
    }
    if (each.refund && paid)
      await insert('refund', {
        order_id: order,
        withdrawal_id: withdrawal,
        method: 'transfer',
        state: 'completed',
        amount_grosze: Math.min(each.refund.grosze, grossOf(each) + each.delivery),
        request_id: randomUUID(),
        noted_by: 'a',
        noted_by_name: 'Anna',
        refunded_at: each.refund.at,
      })
  }
}

/** The report as a person would add it up with a pencil, from what was written. */
function addedUp(sales: Sale[], range: ReportRange, by: Grouping): Map<string, ReportRow> {
  const rows = new Map<string, ReportRow>()
  const rowOf = (key: string) => {
    const row = rows.get(key) ?? emptyReportRow(key)
    rows.set(key, row)
    return row
  }
  const dayOf = (at: Date) => shopTime(at).slice(0, 10)
  const isIn = (at: Date) => dayOf(at) >= range.from && dayOf(at) <= range.to
  const stepOf = (at: Date) => startOfStep(dayOf(at), range.step)
  for (const [n, each] of sales.entries()) {
    const lastDelivery = each.deliveredAt.toSorted((one, other) => other.getTime() - one.getTime())[0]
    const at = {
      placed: each.at,
      paid: paidMoment(each),
      delivered: each.status === 'Delivered' ? lastDelivery : undefined,
    }[range.basis]
    if (each.status === 'Canceled' || !at) continue
    const touched = new Set<ReportRow>()
    for (const [index, sold] of each.lines.entries()) {
      const { id, type } = goodsOf(n + index)
      const keyAt = (moment: Date) => ({ period: stepOf(moment), type, product: String(id) })[by]
      const { price, quantity, rate, cost } = sold
      if (isIn(at)) {
        const row = rowOf(keyAt(at))
        touched.add(row)
        row.pieces += quantity
        row.salesGrosze += price * quantity
        row.vatGrosze += vatIn(price * quantity, rate)
        row.lines += 1
        if (cost === null) row.linesWithoutCost += 1
        else {
          const net = price * quantity - vatIn(price * quantity, rate)
          row.costedNetGrosze += net
          row.marginGrosze += net - cost * quantity
        }
      }
      if (each.goodsBackAt && isIn(each.goodsBackAt) && back(sold) > 0) {
        const row = rowOf(keyAt(each.goodsBackAt))
        row.returnedPieces += back(sold)
        row.returnedGrosze += back(sold) * price - deducted(sold)
      }
    }
    for (const row of touched) row.orders += 1
    if (each.delivery > 0 && isIn(at)) {
      const row = rowOf(by === 'period' ? stepOf(at) : 'delivery')
      const lines = each.lines.map(({ price, quantity, rate }) => ({
        vatRate: rate,
        grossGrosze: price * quantity,
      }))
      row.deliveryGrosze += each.delivery
      row.vatGrosze += vatIn(each.delivery, mainRate(lines) ?? 0)
    }
    if (by === 'period' && each.refund && paidMoment(each) && isIn(each.refund.at))
      rowOf(stepOf(each.refund.at)).refundedGrosze += Math.min(
        each.refund.grosze,
        grossOf(each) + each.delivery,
      )
  }
  return rows
}

test('on random histories every figure of a report is what the rows add up to', async () => {
  const range = fc
    .record({
      days: fc.tuple(fc.nat({ max: 49 }), fc.nat({ max: 49 })),
      step: fc.constantFrom(...reportSteps),
      basis: fc.constantFrom(...bases),
    })
    .map(({ days, step, basis }): ReportRange => {
      const [from = '', to = ''] = days
        .toSorted((one, other) => one - other)
        .map((day) => new Date(FIRST + day * 86_400_000).toISOString().slice(0, 10))
      return { from, to, step, basis }
    })
  await fc.assert(
    fc.asyncProperty(
      fc.array(sale, { maxLength: 8 }),
      fc.array(range, { minLength: 3, maxLength: 3 }),
      async (sales, ranges) => {
        await write(sales)
        for (const each of ranges)
          for (const by of groupings) {
            const rows = await reportRows(each, by)
            const expected = addedUp(sales, each, by)
            const plain = rows.map((row) => ({ ...row, title: null }))
            const steady = (all: ReportRow[]) => all.toSorted((one, other) => (one.key < other.key ? -1 : 1))
            if (by === 'period') {
              const starts = stepsOf(each)
              expect(plain).toEqual(starts.map((start) => expected.get(start) ?? emptyReportRow(start)))
            } else expect(steady(plain)).toEqual(steady([...expected.values()]))
          }
      },
    ),
    { numRuns: 25 },
  )
}, 120_000)

test('types, products and days come to the same sums, and a product is named', async () => {
  await write(fc.sample(sale, { numRuns: 12, seed: 4 }))
  const range: ReportRange = { from: '2026-10-01', to: '2026-12-31', step: 'month', basis: 'placed' }
  const [period, type, product] = await Promise.all(groupings.map((by) => reportRows(range, by)))
  const sums = (rows: ReportRow[] = []) => {
    const { orders: _, refundedGrosze: __, ...total } = totalOf(rows)
    return total
  }
  expect(sums(period).salesGrosze).toBeGreaterThan(0)
  expect(sums(type)).toEqual(sums(period))
  expect(sums(product)).toEqual(sums(period))
  expect(product?.every(({ key, title }) => (key === 'delivery') === (title === null))).toBe(true)
})

test('the file of a report has the figures of its rows, and no margin where no cost is known', async () => {
  const [known] = fc.sample(sale, { numRuns: 1, seed: 7 })
  if (!known) throw new Error('no history')
  const at = new Date('2026-11-02T10:00:00Z')
  const line = { price: 12_300, quantity: 2, rate: 23 as const, cost: null, returned: 0, deduction: 0 }
  await write([{ ...known, at, status: 'Sent', lines: [line], delivery: 0, goodsBackAt: null, refund: null }])
  const query = { from: '2026-11-02', to: '2026-11-03', step: 'day', basis: 'placed', by: 'period' } as const
  const { records, rows } = await reportExport({ ...query, locale: 'en' })
  expect(rows).toBe(2)
  expect(records).toHaveLength(3)
  expect(plainCells(records[1] ?? [])).toEqual(['2026-11-02', 1, 2, 246, 0, 246, 46, null, 1, 1, 0, 0, 0])

  await db().product.updateMany({
    where: { orderLines: { some: { order: { orderDate: at } } } },
    data: { sku: 'TRK-RAPORT', ean: '5901234123457' },
  })
  const byProduct = await reportExport({ ...query, by: 'product', locale: 'en' })
  expect(byProduct.records[0]?.slice(1, 4)).toEqual(['Product', 'SKU', 'EAN'])
  expect(byProduct.records[1]?.slice(2, 4)).toEqual(['TRK-RAPORT', '5901234123457'])
})
