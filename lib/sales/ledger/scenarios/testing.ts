import { expect } from 'vitest'
import { vatRows } from '@/lib/office/reports/vat'
import { db } from '@/lib/platform/database/db'
import { shopToday } from '@/lib/platform/values/clock'
import { decimalOf } from '@/lib/platform/values/money'
import { addToCart } from '@/lib/sales/cart/service'
import type { Amounts } from '@/lib/sales/invoices/amounts'
import { ksefXml } from '@/lib/sales/invoices/exports/ksef'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { issueInvoice } from '@/lib/sales/invoices/service'
import { markPaid } from '@/lib/sales/orders/admin/mark-paid.service'
import type { OrderUpdate } from '@/lib/sales/orders/admin/schema'
import { updateOrderStatus } from '@/lib/sales/orders/admin/update.service'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, aTire, placePatiently } from '@/lib/sales/orders/testing'
import { readReturn } from '@/lib/sales/returns/queries'
import { NoteGoods } from '@/lib/sales/returns/schema'
import { noteGoods } from '@/lib/sales/returns/service'
import { giveBack } from '@/lib/sales/returns/testing'
import { keepXml } from '@/local/ksef/keep-xml'

// Sales carried through by hand before they were asked for: what the books have to say in the end, in zł.

export type Bought = { price: number; quantity: number; vatRate?: number }

/** What each product has before it is sold. */
export const STOCK = 20

export const four: Bought[] = [{ price: 549.99, quantity: 4 }]

/** A placed order of these goods, and of a delivery at this price where the shop has no price table. */
export async function anOrder(bought: Bought[], more: Partial<PlaceOrderInput> = {}, delivery = 0) {
  const user = aCustomer()
  for (const { price, quantity, vatRate = 23 } of bought) {
    const { id } = await aTire(STOCK, { price, vatRate })
    await addToCart(user.uid, { product: { id }, quantity })
  }
  const { order } = await placePatiently(user, more)
  if (delivery) {
    const deliveryGrosze = delivery * 100
    const totalGrosze = order.totalGrosze + deliveryGrosze
    await db().shopOrder.update({
      where: { id: order.id },
      data: { deliveryGrosze, totalGrosze, deliveryName: 'Kurier' },
    })
  }
  return order
}

export const pay = (orderId: string) => markPaid({ orderId, isPaid: true, way: 'transfer' }, anAdministrator)
export const move = (orderId: string, status: OrderUpdate['status'], more: Partial<OrderUpdate> = {}) =>
  updateOrderStatus({ orderId, status, ...more }, anAdministrator)

/** A paid order with its invoice. */
export async function aPaidSale(bought: Bought[], delivery = 0) {
  const order = await anOrder(bought, {}, delivery)
  await pay(order.id)
  await issueInvoice(order.id, anAdministrator)
  return order
}

export const lineIds = async (orderId: string) =>
  (await db().orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } })).map(({ id }) => id)

/** Notes pieces of some lines, by their place in the order, with what is deducted for them. They go back on sale. */
export async function bringBack(id: number, goods: [place: number, quantity: number, deduction?: number][]) {
  const { version, order } = await readReturn(id)
  const lines = goods.map(([place, quantity, deduction = 0]) => ({
    orderLineId: order?.lines[place]?.id ?? 0,
    quantity,
    condition: 'used',
    deduction,
    deductionReason: deduction ? 'Ślady jazdy' : '',
    // canceling the order has given back its pieces
    isRestocked: order?.status !== 'Canceled',
  }))
  await noteGoods(id, NoteGoods.parse({ version, lines }), anAdministrator)
}

export const byTransfer = (id: number, amount?: number) =>
  giveBack(id, { method: 'transfer', ...(amount === undefined ? {} : { amount }) })

const pln = (grosze: number | bigint) => Math.round(Number(grosze)) / 100
const inZloty = ({ grossGrosze, netGrosze, vatGrosze }: Amounts) =>
  [grossGrosze, netGrosze, vatGrosze].map(pln)

/**
 * What the books of an order say, in zł: what stands of each line as [pieces, gross], the documents as [gross, net, VAT],
 * and by rate, the ledger's money, and how many pieces of each line the stock has. Each document is written for KSeF too.
 */
export async function books(orderId: string) {
  const documents = await invoicesOfOrder(orderId)
  for (const { buyer, ...invoice } of documents) {
    if (!buyer) throw new Error('its buyer is erased')
    const xml = ksefXml({ ...invoice, buyer })
    keepXml(xml)
    const sign = invoice.grossGrosze < 0 ? '-' : ''
    expect(xml).toContain(`<P_15>${sign}${decimalOf(Math.abs(invoice.grossGrosze))}</P_15>`)
  }
  const [ledger] = await db().$queryRaw<
    { invoiced: bigint; corrected: bigint; paid: bigint; refunded: bigint; money: string }[]
  >`SELECT invoiced_grosze AS invoiced, corrected_grosze AS corrected, paid_grosze AS paid,
      refunded_grosze AS refunded, money FROM order_ledger WHERE order_id = ${orderId}`
  if (!ledger) throw new Error('the ledger has no such order')
  const { money, ...sums } = ledger
  const total = documents.reduce((sum, { grossGrosze }) => sum + grossGrosze, 0)
  expect(Number(sums.invoiced) + Number(sums.corrected)).toBe(total)
  return {
    left: documents
      .at(-1)
      ?.document.sale.lines.map(({ quantity, grossGrosze }) => [quantity, pln(grossGrosze)]),
    documents: documents.map(inZloty),
    rates: documents.map(({ document }) =>
      (document.correction?.difference ?? document.sale).rates.map((sum) => [sum.vatRate, ...inZloty(sum)]),
    ),
    reasons: documents.flatMap(({ document }) => document.correction?.reason ?? []),
    ledger: { money, paid: pln(sums.paid), refunded: pln(sums.refunded) },
    stock: await stockOf(orderId),
  }
}

async function stockOf(orderId: string): Promise<number[]> {
  const lines = await db().orderLine.findMany({
    where: { orderId },
    orderBy: { id: 'asc' },
    select: { product: { select: { quantityInStock: true } } },
  })
  return lines.map(({ product }) => product.quantityInStock)
}

/** What today's report of VAT says so far, in zł: [source, rate, gross, net, VAT]. */
export async function reported(): Promise<[source: string, rate: number, ...sums: number[]][]> {
  const today = shopToday()
  return (await vatRows({ from: today, to: today })).map((row) => [row.source, row.vatRate, ...inZloty(row)])
}

/** What today's report says more than before. */
export async function reportedSince(before: Awaited<ReturnType<typeof reported>>) {
  return (await reported()).flatMap(([source, rate, ...sums]) => {
    const [, , ...earlier] = before.find(([from, at]) => from === source && at === rate) ?? []
    const more = sums.map((sum, place) => pln((sum - (earlier[place] ?? 0)) * 100))
    return more.some((sum) => sum !== 0) ? [[source, rate, ...more]] : []
  })
}
