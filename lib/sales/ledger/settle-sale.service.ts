import 'server-only'
import type { Query, Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { type Sale, type SoldLine, soldLines } from '@/lib/sales/books/contents'
import { correctInvoice } from '@/lib/sales/invoices/issuing/correct'
import { noteDeductions } from '@/lib/sales/invoices/notes/note-deductions.service'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { sumOfAmounts } from '@/lib/sales/orders/rules'
import { owedOf, type ReturnFacts, type SaleFacts, sumOf } from './owed'

/**
 * Corrects the invoice of an order to what is owed. Call it with the order locked, after each change to lines, returns or
 * refunds. The correction names the returns of `about`, by default all that are settled.
 */
export async function settleSale(
  tx: Transaction,
  orderId: string,
  by?: Pick<ShopUser, 'uid' | 'name'>,
  about?: readonly (number | null)[],
): Promise<void> {
  const facts = await saleFacts(tx, orderId)
  const settled = facts.returns.filter(({ refundedGrosze, isReleased }) => refundedGrosze > 0 || isReleased)
  const settledIds = settled.map(({ id }) => id)
  const kept = settled
    .flatMap(({ goods }) => goods)
    .reduce((sum, { deductionGrosze, isInPrice }) => sum + (isInPrice ? 0 : deductionGrosze), 0)
  const owed = owedOf(facts)
  await correctInvoice(tx, {
    orderId,
    owed,
    reason: (before, after) =>
      `${correctionReason(facts, before, after)}${returnsNamed(about ?? settledIds)}`,
    keptGrosze: kept,
    by,
  })
  await noteDeductions(tx, { orderId, returnIds: settledIds, owedGrosze: sumOf(owed), by })
}

export const owedLines = async (on: Query, orderId: string): Promise<SoldLine[]> =>
  owedOf(await saleFacts(on, orderId))

function correctionReason({ isCalledOff }: SaleFacts, before: Sale, after: Sale): string {
  if (isCalledOff) return 'Anulowanie zamówienia'
  const isBack = after.lines.some(({ quantity }, place) => quantity < (before.lines[place]?.quantity ?? 0))
  if (isBack) return 'Zwrot towaru'
  return after.total.grossGrosze < before.total.grossGrosze ? 'Obniżenie ceny' : 'Korekta zwrotu'
}

function returnsNamed(about: readonly (number | null)[]): string {
  const ids = about.filter((id) => id !== null)
  if (ids.length === 0) return ''
  return ` (${ids.length === 1 ? 'zwrot' : 'zwroty'} nr ${ids.join(', ')})`
}

type StoredFacts = Omit<SaleFacts, 'returns'> & { returns: readonly (ReturnFacts & { id: number })[] }

/** The facts that decide what is owed of a sale, now or `at` a moment. @throws ShopError order.not_found */
export async function saleFacts(on: Query, orderId: string, at?: Date): Promise<StoredFacts> {
  const sale = await on
    .selectFrom('shopOrder')
    .select(['status', 'canceledSale', 'resumedAt', 'totalGrosze', 'paidGrosze'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
  const refunds = await on
    .selectFrom('refund as r')
    .leftJoin('withdrawal as w', 'w.id', 'r.withdrawalId')
    .select(['r.withdrawalId', 'r.amountGrosze', 'r.refundedAt', 'w.reason'])
    .where('r.orderId', '=', orderId)
    .where('r.state', '=', 'completed')
    .execute()
  const { resumedAt } = sale
  const isBefore = (moment: Date | null) => resumedAt !== null && (moment === null || moment <= resumedAt)
  const isPaidBack =
    sumOfAmounts(refunds.filter(({ refundedAt }) => isBefore(refundedAt))) >= sale.totalGrosze
  /** Events before an order was resumed belong to the canceled sale, if that was paid back. */
  const counts: Counts = (moment, reason) => !isBefore(moment) || !(isPaidBack || reason === 'canceled')
  const hasHappened = (moment: Date | null) => !at || (moment !== null && moment <= at)
  const own = refunds.filter(({ refundedAt, reason }) => counts(refundedAt, reason))
  const counted = own.filter(({ refundedAt }) => hasHappened(refundedAt))
  const returns = await returnsOf(on, orderId, counted, { counts, hasHappened })
  const formerGrosze = sumOfAmounts(refunds) - sumOfAmounts(own)
  return {
    lines: soldLines(await getOrder(orderId, theShop, on)),
    returns,
    otherRefundsGrosze: sumOfAmounts(counted.filter(({ withdrawalId }) => withdrawalId === null)),
    overpaidGrosze: Math.max(0, sale.paidGrosze - formerGrosze - sale.totalGrosze),
    isCalledOff: sale.status === 'Canceled' && sale.canceledSale === 'corrected',
  }
}

/** Whether what happened then, by a return for this reason, counts for the sale. */
type Counts = (moment: Date | null, reason: string | null) => boolean

async function returnsOf(
  on: Query,
  orderId: string,
  refunds: readonly { withdrawalId: number | null; amountGrosze: number }[],
  { counts, hasHappened }: { counts: Counts; hasHappened: (moment: Date | null) => boolean },
): Promise<(ReturnFacts & { id: number })[]> {
  const rows = await on
    .selectFrom('withdrawal')
    .select(['id', 'reason', 'isReleased', 'refundedAt', 'goodsBackAt'])
    .where('orderId', '=', orderId)
    .where('state', '<>', 'junk')
    .orderBy('refundedAt')
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const goods = await on
    .selectFrom('returnLine')
    .select(['withdrawalId', 'orderLineId', 'quantity', 'deductionGrosze', 'isInPrice'])
    .where('withdrawalId', 'in', ids)
    .orderBy('orderLineId')
    .execute()
  const claims = await on
    .selectFrom('returnClaim')
    .select(['withdrawalId', 'orderLineId', 'quantity'])
    .where('withdrawalId', 'in', ids)
    .orderBy('orderLineId')
    .execute()
  return rows.flatMap(({ id, reason, isReleased, refundedAt, goodsBackAt }) => {
    const own = <Row extends { withdrawalId: number | null }>(all: readonly Row[]) =>
      all.filter(({ withdrawalId }) => withdrawalId === id)
    const isFormer = refundedAt !== null && !counts(refundedAt, reason)
    // goods that came back before stay back, unless they came back since the whole order was canceled
    if (isFormer && (own(goods).length === 0 || reason === 'canceled')) return []
    const refundedGrosze = sumOfAmounts(own(refunds))
    return [
      {
        id,
        goods: hasHappened(goodsBackAt) ? own(goods) : [],
        claims: own(claims),
        refundedGrosze,
        isReleased: (isReleased || isFormer) && hasHappened(refundedAt),
      },
    ]
  })
}
