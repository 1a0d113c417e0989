import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/core/database/query'
import { type Sale, type TakenOff, takenOffBy } from './contents'
import { issueCorrection } from './issuing/correct'
import { correctionOfReturn, currentDocument } from './queries'

/**
 * Corrects an order's invoice by money that has gone back, in the transaction that notes it. Nothing happens where the
 * order has no invoice; the same refund again issues nothing.
 */
export async function correctForRefund(tx: Transaction, refundId: number): Promise<void> {
  const refund = await tx
    .selectFrom('refund')
    .select(['orderId', 'withdrawalId', 'amountGrosze', 'notedBy', 'notedByName'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const { orderId, withdrawalId, notedBy, notedByName } = refund
  const goods = withdrawalId === null ? [] : await goodsOf(tx, withdrawalId, refundId)
  const takenOff = withdrawalId === null ? 0 : await takenOffBefore(tx, withdrawalId, refundId)
  const amountGrosze = Math.max(0, refund.amountGrosze - takenOff)
  await correct(tx, {
    key: `refund:${refundId}`,
    orderId,
    reason: goods.length > 0 ? 'Zwrot towaru' : 'Zwrot zapłaty',
    takenOff: (sale) => takenOffBy(amountGrosze, goods, sale),
    by: notedBy && notedByName ? { uid: notedBy, name: notedByName } : undefined,
  })
}

/** What the correction for unpaid goods of a return has taken off, as far as no other refund of it has used that up. */
async function takenOffBefore(tx: Transaction, withdrawalId: number, refundId: number): Promise<number> {
  const correction = await tx
    .selectFrom('invoice')
    .select('grossGrosze')
    .where('key', '=', correctionOfReturn(withdrawalId))
    .executeTakeFirst()
  if (!correction) return 0
  const others = await tx
    .selectFrom('refund')
    .select('amountGrosze')
    .where('withdrawalId', '=', withdrawalId)
    .where('state', '=', 'completed')
    .where('id', '<>', refundId)
    .execute()
  return others.reduce((rest, { amountGrosze }) => Math.max(0, rest - amountGrosze), -correction.grossGrosze)
}

/** Corrects an invoice that has just been issued by the goods and the money that had come back before. */
export async function correctForEarlierReturns(tx: Transaction, orderId: string): Promise<void> {
  await correctForUnpaidReturns(tx, orderId)
  const refunds = await tx
    .selectFrom('refund')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', '=', 'completed')
    .orderBy('id')
    .execute()
  for (const { id } of refunds) await correctForRefund(tx, id)
}

/**
 * Corrects the invoice of an order that nobody has paid by the goods of its settled returns: nobody owes their price any
 * more (VAT act, art. 29a sec. 10 no. 2), and there is no refund that would correct it. A return that was settled without
 * money although the order is paid changes nothing: the price was kept. Call it with the order locked.
 */
export async function correctForUnpaidReturns(
  tx: Transaction,
  orderId: string,
  by?: { uid: string; name: string },
): Promise<void> {
  const returns = await tx
    .selectFrom('withdrawal as w')
    .innerJoin('shopOrder as o', 'o.id', 'w.orderId')
    .select('w.id')
    .where('w.orderId', '=', orderId)
    .where('w.state', '=', 'refunded')
    .where('o.paidGrosze', '=', 0)
    .orderBy('w.id')
    .execute()
  for (const { id } of returns) {
    const goods = await goodsOf(tx, id, null)
    const goodsGrosze = goods.reduce((sum, { grossGrosze }) => sum + grossGrosze, 0)
    // kept for its whole price
    if (goodsGrosze === 0) continue
    const isWhole = await isAllBack(tx, orderId)
    await correct(tx, {
      key: `return:${id}`,
      orderId,
      reason: 'Zwrot towaru',
      takenOff: (sale) => takenOffBy(goodsGrosze + (isWhole ? deliveryOf(sale) : 0), goods, sale),
      by,
    })
  }
}

async function isAllBack(tx: Transaction, orderId: string): Promise<boolean> {
  const openLine = await tx
    .selectFrom('orderLine')
    .select('id')
    .where('orderId', '=', orderId)
    .whereRef('returned', '<', 'quantity')
    .executeTakeFirst()
  return openLine === undefined
}

/** With the last goods the delivery is owed no more, as it goes back with the last refund. */
const deliveryOf = ({ lines }: Sale): number =>
  lines.find(({ orderLineId }) => orderLineId === null)?.grossGrosze ?? 0

type Wanted = {
  key: string
  orderId: string
  reason: string
  takenOff: (sale: Sale) => TakenOff[]
  by: { uid: string; name: string } | undefined
}

async function correct(tx: Transaction, { key, orderId, reason, takenOff, by }: Wanted): Promise<void> {
  const invoice = await currentDocument(tx, orderId)
  if (!invoice) return
  const parts = takenOff(invoice.document.sale)
  const delivery = parts.find(({ orderLineId }) => orderLineId === null)
  await issueCorrection(tx, {
    key,
    orderId,
    reason,
    lines: parts.flatMap(({ orderLineId, ...part }) =>
      orderLineId === null ? [] : [{ orderLineId, ...part }],
    ),
    deliveryGrosze: delivery?.grossGrosze ?? 0,
    ...(by ? { by } : {}),
  })
}

/** The goods of a return less what was deducted; none once an earlier correction for it has taken them off. */
async function goodsOf(tx: Transaction, withdrawalId: number, refundId: number | null): Promise<TakenOff[]> {
  const earlier = await tx
    .selectFrom('invoice')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('key', '=', correctionOfReturn(withdrawalId)),
        eb(
          'key',
          'in',
          selectFrom('refund')
            .select(({ ref }) => sql<string>`'correction:refund:' || ${ref('id')}`.as('key'))
            .where('withdrawalId', '=', withdrawalId)
            .where('id', 'is distinct from', refundId),
        ),
      ]),
    )
    .executeTakeFirst()
  if (earlier) return []
  const lines = await tx
    .selectFrom('returnLine as r')
    .innerJoin('orderLine as l', 'l.id', 'r.orderLineId')
    .select(['r.orderLineId', 'r.quantity', 'r.deductionGrosze', 'l.priceGrosze'])
    .where('r.withdrawalId', '=', withdrawalId)
    .orderBy('r.orderLineId')
    .execute()
  return lines.map(({ orderLineId, quantity, deductionGrosze, priceGrosze }) => ({
    orderLineId,
    quantity,
    grossGrosze: priceGrosze * quantity - deductionGrosze,
  }))
}
