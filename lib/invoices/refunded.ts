import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/core/database/query'
import { issueCorrection } from './correct'
import { type Sale, type TakenOff, takenOffBy } from './document'
import { currentDocument } from './queries'

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
  await correct(tx, {
    key: `refund:${refundId}`,
    orderId,
    reason: goods.length > 0 ? 'Zwrot towaru' : 'Zwrot należności',
    takenOff: (sale) => takenOffBy(refund.amountGrosze, goods, sale),
    by: notedBy && notedByName ? { uid: notedBy, name: notedByName } : undefined,
  })
}

/** Corrects an invoice that has just been issued by the money that had gone back before. */
export async function correctForEarlierRefunds(tx: Transaction, orderId: string): Promise<void> {
  const refunds = await tx
    .selectFrom('refund')
    .select('id')
    .where('orderId', '=', orderId)
    .where('state', '=', 'completed')
    .orderBy('id')
    .execute()
  for (const { id } of refunds) await correctForRefund(tx, id)
}

/** Corrects the invoice of an order that nobody has paid by goods that came back: there is no refund that would. */
export async function correctForUnpaidReturn(
  tx: Transaction,
  { id, orderId }: { id: number; orderId: string },
  by: { uid: string; name: string },
): Promise<void> {
  const goods = await goodsOf(tx, id, null)
  await correct(tx, {
    key: `return:${id}`,
    orderId,
    reason: 'Zwrot towaru',
    takenOff: (sale) => takenOffBy(grossOf(goods), goods, sale),
    by,
  })
}

const grossOf = (goods: TakenOff[]): number => goods.reduce((sum, { grossGrosze }) => sum + grossGrosze, 0)

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

/** The goods of a return less what was deducted; none once the correction for another refund of it has taken them off. */
async function goodsOf(tx: Transaction, withdrawalId: number, refundId: number | null): Promise<TakenOff[]> {
  const earlier = await tx
    .selectFrom('invoice')
    .select('id')
    .where('key', 'in', ({ selectFrom }) =>
      selectFrom('refund')
        .select(({ ref }) => sql<string>`'correction:refund:' || ${ref('id')}`.as('key'))
        .where('withdrawalId', '=', withdrawalId)
        .where('id', 'is distinct from', refundId),
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
