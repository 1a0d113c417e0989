import 'server-only'
import { sql } from 'kysely'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { shopToday } from '@/lib/platform/values/clock'
import { recordChange } from '@/lib/shop/audit/service'
import { type Receipt, receiptsOf } from './sales'
import type { NoteReceipt } from './schema'

/**
 * Notes the receipt of an order's sale, or the one shown at its return; an empty number takes it back. Whether a sale
 * has a receipt is settled by its invoice, which says so.
 * @throws ShopError order.not_found; not_found for a return of another order; receipt.invoiced where an invoice was
 *   issued without the receipt, or with it; receipt.in_future
 */
export async function noteReceipt(
  { orderId, withdrawalId: shownAt, ...entered }: NoteReceipt,
  staff: ShopUser,
): Promise<void> {
  const withdrawalId = shownAt ?? null
  const receipt = entered.number === '' ? null : { ...entered, hasTaxId: !withdrawalId && entered.hasTaxId }
  if (receipt && receipt.issuedOn > shopToday())
    throw new ShopError('invalid', [{ path: 'issuedOn', code: 'receipt.in_future' }])
  await transaction(async (tx) => {
    // an invoice of the same moment waits for this lock, as this waits for it
    const order = await tx
      .selectFrom('shopOrder')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('invoice').select('id').where('orderId', '=', orderId).where('kind', '=', 'invoice'),
        ).as('isInvoiced'),
      )
      .where('id', '=', orderId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new ShopError('order.not_found'))
    if (withdrawalId !== null) {
      const own = tx.selectFrom('withdrawal').select('id').where('id', '=', withdrawalId)
      if (!(await own.where('orderId', '=', orderId).executeTakeFirst())) throw new ShopError('not_found')
    }
    const before = (await receiptsOf(orderId, tx)).find((each) => each.withdrawalId === withdrawalId)
    if (withdrawalId === null && order.isInvoiced && Boolean(before) !== Boolean(receipt))
      throw new ShopError('receipt.invoiced')
    if (JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(receipt))) return
    if (before) await tx.deleteFrom('receipt').where('id', '=', before.id).execute()
    if (receipt)
      await tx
        .insertInto('receipt')
        .values({
          orderId,
          withdrawalId,
          ...receipt,
          issuedOn: sql<Date>`${receipt.issuedOn}::text::date`,
          notedBy: staff.uid,
          notedByName: staff.name,
        })
        .execute()
    await recordChange(tx, staff, {
      action: 'order.receipt',
      subject: withdrawalId === null ? { type: 'order', id: orderId } : { type: 'return', id: withdrawalId },
      before: factsOf(before),
      after: factsOf(receipt),
    })
  })
}

const factsOf = (receipt: Receipt | null | undefined) => ({
  receipt: receipt?.number ?? null,
  receiptDate: receipt?.issuedOn ?? null,
  receiptTaxId: receipt?.hasTaxId ?? null,
})
