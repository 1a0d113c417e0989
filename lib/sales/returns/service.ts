import 'server-only'
import { giveBackStock, takeStock } from '@/lib/catalog/stock/service'
import { expireTags } from '@/lib/platform/cache/cache'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { type InvalidField, ShopError } from '@/lib/platform/errors'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import type { ShopUser } from '@/lib/platform/identity/user'
import { askBuyer } from '@/lib/sales/claims/buyer-question.service'
import { isSameAddress, namesUnprovenAccount, orderIdIn } from '@/lib/sales/claims/rules'
import { momentOn } from '@/lib/sales/claims/schema'
import { settleSale } from '@/lib/sales/ledger/settle-sale.service'
import { sumOfAmounts } from '@/lib/sales/orders/rules'
import { lockBooks } from '@/lib/sales/settlement/refund-records.service'
import { isLate, refundDue } from '@/lib/sales/withdrawal/rules'
import { knownOrder } from '@/lib/sales/withdrawal/service'
import { recordChange } from '@/lib/shop/audit/service'
import { holdMail } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { deductedBy } from '@/lib/shop/settings/load'
import { tagsOfStock } from '@/lib/storefront/results/tags'
import { type Return, type ReturnedOrder, readReturn } from './queries'
import { mayNoteGoods } from './rules'
import type { AssignOrder, NoteGoods, OpenReturn, ReturnedLine } from './schema'

/**
 * Opens a return without a statement of the buyer, or for one that did not come through the form: its days count from
 * the one on which it came, and its receipt goes to the order's address. The same key again answers the same return.
 * @returns its id
 * @throws ShopError return.order_unknown, return.more_than_ordered
 */
export const openReturn = (wanted: OpenReturn, admin: ShopUser): Promise<number> =>
  transaction((tx) => openReturnIn(tx, wanted, admin))

/** `openReturn` within a transaction. */
export async function openReturnIn(tx: Transaction, wanted: OpenReturn, admin: ShopUser): Promise<number> {
  const { key, reason } = wanted
  const statement = wanted.reason === 'withdrawal' ? wanted : null
  const { id, isErased } = await existingOrder(tx, wanted.orderId)
  const submittedAt = statement ? momentOn(statement.receivedOn) : new Date()
  const delivered = statement ? await knownOrder(tx, id) : null
  const opened = await tx
    .insertInto('withdrawal')
    .values({
      key,
      reason,
      openedBy: admin.uid,
      openedByName: admin.name,
      orderId: id,
      channel: statement?.channel ?? null,
      isLate: isLate(submittedAt, delivered?.deliveredAt ?? null),
      submittedAt,
      refundDueAt: refundDue(submittedAt),
      text: '',
      name: '',
      email: '',
      orderNumber: '',
      locale: defaultLocale,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (opened) {
    if (statement) {
      await claimLines(tx, await readReturn(opened.id, tx), statement.lines)
      const hold = await holdMail(tx, 'withdrawalReceipts', `own order ${id}`)
      const payload = { withdrawalId: opened.id }
      if (!isErased) await tell(tx, 'withdrawal.receipt', opened.id, payload, { lane: 'known', hold })
    }
    await recordChange(tx, admin, {
      action: 'return.open',
      subject: { type: 'return', id: opened.id },
      before: null,
      after: { orderId: id, returnReason: reason },
    })
  }
  const row = await tx.selectFrom('withdrawal').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  return row.id
}

/** The order of a number as it was typed. @throws ShopError return.order_unknown */
async function existingOrder(tx: Transaction, typed: string) {
  const order = await tx
    .selectFrom('shopOrder')
    .select(['id', 'erasedAt'])
    .where('id', '=', orderIdIn(typed))
    .executeTakeFirstOrThrow(
      () => new ShopError('invalid', [{ path: 'orderId', code: 'return.order_unknown' }]),
    )
  return { id: order.id, isErased: order.erasedAt !== null }
}

/** A return, locked after the books of its order. @throws ShopError not_found, and conflict for junk */
export async function lockReturn(tx: Transaction, id: number): Promise<Return> {
  const row = await tx.selectFrom('withdrawal').select('orderId').where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('not_found')
  if (row.orderId !== null) await lockBooks(tx, row.orderId)
  await tx.selectFrom('withdrawal').select('id').where('id', '=', id).forUpdate().execute()
  const entry = await readReturn(id, tx)
  if (entry.state === 'junk') throw new ShopError('conflict')
  return entry
}

/** Gives a statement with a wrong number its order. @throws ShopError not_found, conflict, return.order_unknown */
export const assignOrder = (id: number, assignment: AssignOrder, admin: ShopUser): Promise<void> =>
  transaction(async (tx) => {
    const before = await lockReturn(tx, id)
    if (before.version !== assignment.version || before.orderId !== null) throw new ShopError('conflict')
    const { id: orderId } = await existingOrder(tx, assignment.orderId)
    await tx
      .updateTable('withdrawal')
      .set({ orderId, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
    const assigned = await readReturn(id, tx)
    const isOwn = isSameAddress(assigned.email, assigned.buyerEmail)
    if (isOwn) await tell(tx, 'withdrawal.confirmed', id, { withdrawalId: id })
    if (assigned.email !== '' && (!isOwn || namesUnprovenAccount(assigned)))
      await askBuyer(tx, 'returns', id, orderId)
    await recordChange(tx, admin, {
      action: 'return.assign',
      subject: { type: 'return', id },
      before: { orderId: null },
      after: { orderId },
    })
  })

/**
 * Notes what came back of an order, and gives the chosen lines back to the stock. Until money has gone back it may be
 * noted anew, and the invoice follows; the buyer gets a mail the first time.
 * @throws ShopError not_found, conflict, return.order_unknown, and for a line return.more_than_ordered,
 *   return.deduction_too_high, return.stock_was_given_back; return.deduction_noted below the debit notes of the return
 */
export async function noteGoods(id: number, { version, lines }: NoteGoods, admin: ShopUser): Promise<void> {
  const tags = await transaction(async (tx) => {
    const before = await lockReturn(tx, id)
    if (!before.order) throw new ShopError('return.order_unknown')
    if (before.version !== version || !mayNoteGoods(before)) throw new ShopError('conflict')
    assertReturnable(before, before.order, lines)
    const notedGrosze = await notedSum(tx, id)
    if (lines.reduce((sum, { deductionGrosze }) => sum + deductionGrosze, 0) < notedGrosze)
      throw new ShopError('return.deduction_noted')
    // what a debit note has charged stays beside the price, whatever the settings say by now
    const deductionWay = notedGrosze > 0 ? 'note' : deductedBy()
    await tx.deleteFrom('returnLine').where('withdrawalId', '=', id).execute()
    await tx
      .insertInto('returnLine')
      .values(
        lines.map(({ isRestocked, ...line }) => ({
          ...line,
          withdrawalId: id,
          restocked: isRestocked ? line.quantity : 0,
          isInPrice: deductionWay === 'price',
          hasNote: deductionWay === 'note' && line.deductionGrosze > 0,
        })),
      )
      .execute()
    await tx
      .updateTable('withdrawal')
      .set({
        state: before.state === 'refunded' ? 'refunded' : 'goods_back',
        version: version + 1,
        goodsBackAt: before.goodsBackAt ?? new Date(),
        goodsBackBy: before.goodsBackBy ?? admin.name,
      })
      .where('id', '=', id)
      .execute()
    const after = await readReturn(id, tx)
    await recordChange(tx, admin, {
      action: 'return.goods',
      subject: { type: 'return', id },
      before: { goods: auditedGoods(before) },
      after: { goods: auditedGoods(after) },
    })
    await tell(tx, 'return.goods_back', id, { orderId: before.order.id, withdrawalId: id })
    const tags = await restock(tx, before, after)
    // goods that come after their money move the correction with them
    await settleSale(tx, before.order.id, admin, [id])
    return tags
  })
  if (tags.length > 0) expireTags(tags)
}

function assertReturnable(before: Return, order: ReturnedOrder, lines: ReturnedLine[]): void {
  const faults = lines.flatMap((line, place): InvalidField[] => {
    const bought = order.lines.find(({ id }) => id === line.orderLineId)
    const own = before.lines.find(({ orderLineId }) => orderLineId === line.orderLineId)?.quantity ?? 0
    const path = `lines.${place}`
    if (!bought || line.quantity > bought.quantity - bought.returned + own)
      return [{ path: `${path}.quantity`, code: 'return.more_than_ordered' }]
    if (line.deductionGrosze > bought.priceGrosze * line.quantity)
      return [{ path: `${path}.deduction`, code: 'return.deduction_too_high' }]
    // canceling the order has given back its pieces
    if (line.isRestocked && order.status === 'Canceled')
      return [{ path: `${path}.isRestocked`, code: 'return.stock_was_given_back' }]
    return []
  })
  if (faults.length > 0) throw new ShopError('invalid', faults)
}

/** For the audit, which puts condition and stock into words: each line as its parts. */
const auditedGoods = ({ lines, order }: Return) =>
  lines.map(({ orderLineId, quantity, condition, deductionGrosze, deductionReason, restocked }) => {
    const title = order?.lines.find(({ id }) => id === orderLineId)?.title ?? ''
    const parts = [`${quantity} × ${title}`, condition]
    if (deductionGrosze) parts.push(`−${(deductionGrosze / 100).toFixed(2)} PLN (${deductionReason})`)
    if (restocked) parts.push('restocked')
    return parts
  })

/** Moves the stock by the difference between the pieces given back before and now. Returns the tags of the pages that show it. */
async function restock(tx: Transaction, before: Return, after: Return): Promise<string[]> {
  // canceling the order has put all of its pieces into the stock
  if (before.order?.status === 'Canceled') return []
  const pieces = (of: Return, lineId: number) =>
    of.lines.find(({ orderLineId }) => orderLineId === lineId)?.restocked ?? 0
  const changes = new Map(
    (after.order?.lines ?? []).map(({ id, productId }) => [
      productId,
      pieces(after, id) - pieces(before, id),
    ]),
  )
  const ids = [...changes].filter(([, change]) => change !== 0).map(([productId]) => productId)
  if (ids.length === 0) return []
  const products = await tx
    .selectFrom('product')
    .select(['id', 'quantityInStock as stock', 'productType', 'width', 'profile', 'diameter', 'boltPattern'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const changed = products.map((product) => ({ ...product, change: changes.get(product.id) ?? 0 }))
  const linesOf = (sign: 1 | -1) =>
    changed
      .filter(({ change }) => change * sign > 0)
      .map(({ id, change }) => ({ productId: id, quantity: change * sign }))
  await giveBackStock(tx, linesOf(1))
  await takeStock(tx, linesOf(-1))
  return changed.flatMap((product) => tagsOfStock(product, product.stock, product.stock + product.change))
}

/** The sum of a return's debit notes: the buyer has them, so the deductions cannot fall below it. */
async function notedSum(tx: Transaction, withdrawalId: number): Promise<number> {
  const notes = await tx
    .selectFrom('debitNote')
    .select('amountGrosze')
    .where('withdrawalId', '=', withdrawalId)
    .execute()
  return sumOfAmounts(notes)
}

/** Notes the lines of a return and how many pieces of each. @throws ShopError return.more_than_ordered for a line */
export async function claimLines(
  tx: Transaction,
  { id, order }: Return,
  lines: { orderLineId: number; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const faults = lines.flatMap(({ orderLineId, quantity }, place) => {
    const bought = order?.lines.find((line) => line.id === orderLineId)
    return bought && quantity <= bought.quantity - bought.returned
      ? []
      : [{ path: `lines.${place}`, code: 'return.more_than_ordered' as const }]
  })
  if (faults.length > 0) throw new ShopError('invalid', faults)
  await tx.deleteFrom('returnClaim').where('withdrawalId', '=', id).execute()
  await tx
    .insertInto('returnClaim')
    .values(lines.map((line) => ({ ...line, withdrawalId: id })))
    .execute()
}
