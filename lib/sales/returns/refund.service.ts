import 'server-only'
import { now, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { settleSale } from '@/lib/sales/ledger/settle-sale.service'
import { type RefundRow, selectRefunds } from '@/lib/sales/payments/refunds/queries'
import { isOpenRefund, minorOfRefund } from '@/lib/sales/payments/refunds/rules'
import { settleRefund } from '@/lib/sales/settlement/refund.service'
import { moveReturn } from '@/lib/sales/settlement/refund-records.service'
import { askAgainAt } from '@/lib/sales/settlement/settle.service'
import { recordChange } from '@/lib/shop/audit/service'
import { mostRefundGrosze, type Return } from './queries'
import { needsLines } from './rules'
import type { RefundOutcome, RefundReturn } from './schema'
import { claimLines, lockReturn } from './service'

/**
 * Gives money back for a return, or closes it with an amount of 0. The request is stored before PayPal is asked, so
 * that a server that dies with it loses nothing. The same key again returns the outcome of the first request.
 * @throws ShopError not_found; conflict when somebody else was first; return.in_progress while PayPal has an earlier
 *   one; return.no_payment; and for a field return.more_than_proposed, return.reason_required, return.above_limit for
 *   who is no owner
 */
export async function refundReturn(
  id: number,
  wanted: RefundReturn,
  admin: ShopUser,
): Promise<RefundOutcome> {
  const { refund, isNew } = await transaction((tx) => fixRefund(tx, id, wanted, admin))
  if (!refund) return { state: 'closed', words: null }
  const settled = isNew && refund.state === 'requested' ? await settleRefund(refund.id) : refund
  return { state: settled.state, words: settled.refusal }
}

async function fixRefund(
  tx: Transaction,
  id: number,
  wanted: RefundReturn,
  admin: ShopUser,
): Promise<{ refund: RefundRow | null; isNew: boolean }> {
  const before = await lockReturn(tx, id)
  const earlier = before.refunds.find(({ requestId }) => requestId === wanted.key)
  if (earlier) return { refund: earlier, isNew: false }
  if (before.version !== wanted.version) throw new ShopError('conflict')
  if (before.refunds.some(({ state }) => isOpenRefund(state))) throw new ShopError('return.in_progress')
  assertAmount(before, wanted)
  const mostGrosze = await mostRefundGrosze(before, admin.role, tx)
  if (mostGrosze !== null && wanted.amountGrosze > mostGrosze)
    throw new ShopError('invalid', [{ path: 'amount', code: 'return.above_limit' }])
  await writeClaims(tx, before, wanted)
  const { amountGrosze, method, reason } = wanted
  await recordChange(tx, admin, {
    action: amountGrosze === 0 ? 'return.close' : 'return.refund',
    subject: { type: 'return', id },
    before: null,
    after: {
      refundAmount: amountGrosze / 100,
      ...(amountGrosze ? { refundMethod: method } : {}),
      note: reason,
    },
  })
  if (amountGrosze === 0) {
    await closeReturn(tx, before, admin)
    if (before.orderId) await settleSale(tx, before.orderId, admin, [id])
    return { refund: null, isNew: true }
  }
  const inserted = await tx
    .insertInto('refund')
    .values({
      orderId: before.orderId ?? '',
      withdrawalId: id,
      method,
      amountGrosze,
      reason,
      requestId: wanted.key,
      notedBy: admin.uid,
      notedByName: admin.name,
      ...(method === 'paypal'
        ? { state: 'requested', checkAt: askAgainAt, ...paymentPart(before, amountGrosze) }
        : { state: 'completed', refundedAt: now }),
    })
    // the key belongs to another return's form
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new ShopError('conflict'))
  const refund = await selectRefunds(tx).where('id', '=', inserted.id).executeTakeFirstOrThrow()
  await moveReturn(tx, refund, refund.state)
  return { refund, isNew: true }
}

/**
 * Notes for which lines money goes back before their goods are noted. A refund of all the order's money is for all lines.
 * @throws ShopError for the lines return.lines_required, return.more_than_ordered
 */
async function writeClaims(
  tx: Transaction,
  before: Return,
  { lines, amountGrosze }: RefundReturn,
): Promise<void> {
  if (before.lines.length > 0 || amountGrosze === 0 || !before.order) return
  if (lines.length === 0 && before.claims.length === 0) {
    if (needsLines(before.order, amountGrosze))
      throw new ShopError('invalid', [{ path: 'lines', code: 'return.lines_required' }])
    return
  }
  await claimLines(tx, before, lines)
}

function assertAmount(
  { proposedGrosze, left }: Return,
  { amountGrosze, method, reason }: RefundReturn,
): void {
  const isTooMuch =
    amountGrosze > proposedGrosze || (method === 'paypal' && left !== null && amountGrosze > left.grosze)
  if (isTooMuch) throw new ShopError('invalid', [{ path: 'amount', code: 'return.more_than_proposed' }])
  if ((amountGrosze < proposedGrosze || amountGrosze === 0) && reason === '')
    throw new ShopError('invalid', [{ path: 'reason', code: 'return.reason_required' }])
}

/** The payment that PayPal gives back, and how much of it in its own currency. */
function paymentPart({ payment, left }: Return, amountGrosze: number) {
  if (!payment || !left) throw new ShopError('return.no_payment')
  return { paymentId: payment.id, amountMinor: minorOfRefund(amountGrosze, left) }
}

/** Closes a return without a refund. Goods that were never paid for are owed no more (VAT act, art. 29a sec. 10). */
const closeReturn = (
  tx: Transaction,
  { id, version, refundedAt, refundedBy, order }: Return,
  admin: ShopUser,
) =>
  tx
    .updateTable('withdrawal')
    .set({
      state: 'refunded',
      isReleased: order?.paidGrosze === 0,
      version: version + 1,
      refundedAt: refundedAt ?? new Date(),
      refundedBy: refundedBy ?? admin.name,
    })
    .where('id', '=', id)
    .execute()
