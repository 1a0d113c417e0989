import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import type { ShopUser } from '@/lib/platform/identity/user'
import { toPln } from '@/lib/platform/values/money'
import { dayOf } from '@/lib/platform/values/working-days'
import { buyerOf, sellerNow } from '@/lib/sales/invoices/contents'
import { takeNumber } from '@/lib/sales/invoices/issuing/issue.service'
import { currentDocument } from '@/lib/sales/invoices/queries'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { bankAccount } from '@/lib/shop/settings/load'
import type { NoteDocument } from './queries'

type NoteLine = NoteDocument['lines'][number]

type Settled = {
  orderId: string
  /** The returns whose money went back, or that are closed without any. */
  returnIds: readonly number[]
  owedGrosze: number
  by?: Pick<ShopUser, 'uid' | 'name'> | undefined
}

/**
 * Issues a debit note for the wear of each return that has none yet, and has it mailed. Call it with the order locked.
 */
export async function noteDeductions(tx: Transaction, settled: Settled): Promise<void> {
  const { orderId, returnIds } = settled
  const deductions = await deductionsOf(tx, returnIds)
  if (!deductions.some(({ hasNote }) => hasNote)) return
  const noted = await tx
    .selectFrom('debitNote')
    .select(['withdrawalId', 'amountGrosze'])
    .where('orderId', '=', orderId)
    .execute()
  for (const id of returnIds) {
    const lines = deductions.filter(({ withdrawalId, hasNote }) => withdrawalId === id && hasNote)
    const before = sumOf(noted.filter(({ withdrawalId }) => withdrawalId === id))
    const amountGrosze = sumOf(lines) - before
    if (amountGrosze > 0)
      await insertNote(tx, settled, {
        withdrawalId: id,
        amountGrosze,
        lines:
          before === 0
            ? lines.map(toLine)
            : lines.slice(0, 1).map((line) => ({ ...toLine(line), amountGrosze })),
        dueGrosze: Math.min(amountGrosze, await unpaidOf(tx, settled, sumOf(deductions))),
      })
  }
}

type Deduction = NoteLine & { withdrawalId: number; hasNote: boolean }

/** The deductions of some returns that are settled beside the price. */
async function deductionsOf(tx: Transaction, returnIds: readonly number[]): Promise<Deduction[]> {
  if (returnIds.length === 0) return []
  return tx
    .selectFrom('returnLine as b')
    .innerJoin('orderLine as l', 'l.id', 'b.orderLineId')
    .select(['b.withdrawalId', 'b.hasNote', 'l.title', 'l.shownTitle', 'b.quantity'])
    .select(['b.deductionReason as reason', 'b.deductionGrosze as amountGrosze'])
    .where('b.withdrawalId', 'in', returnIds)
    .where('b.deductionGrosze', '>', 0)
    .where('b.isInPrice', '=', false)
    .orderBy('b.orderLineId')
    .execute()
}

const toLine = ({ withdrawalId: _, hasNote: __, ...line }: Deduction): NoteLine => line

const sumOf = (all: readonly { amountGrosze: number }[]): number =>
  all.reduce((sum, { amountGrosze }) => sum + amountGrosze, 0)

/** What of the deductions was not kept from money: nobody had paid, or all of it went back. */
async function unpaidOf(
  tx: Transaction,
  { orderId, owedGrosze }: Settled,
  deductedGrosze: number,
): Promise<number> {
  const { paidGrosze, refundedGrosze } = await tx
    .selectFrom('shopOrder')
    .select(['paidGrosze', 'refundedGrosze'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  // of a sale that nobody has paid, the deduction is asked for alone
  const keptGrosze = Math.max(0, paidGrosze - refundedGrosze - owedGrosze)
  return Math.max(0, deductedGrosze - keptGrosze)
}

type NewNote = Pick<NoteDocument, 'lines' | 'dueGrosze'> & { withdrawalId: number; amountGrosze: number }

async function insertNote(tx: Transaction, { orderId, by }: Settled, note: NewNote): Promise<void> {
  const invoice = await currentDocument(tx, orderId)
  if (!invoice) return
  const order = await getOrder(orderId, theShop, tx)
  const { month, ordinal, number, issuedAt } = await takeNumber(tx, 'note')
  const { withdrawalId, amountGrosze, lines, dueGrosze } = note
  const document: NoteDocument = {
    seller: sellerNow(),
    issueDate: dayOf(issuedAt),
    orderId,
    invoice: { number: invoice.original.number, issueDate: invoice.original.issueDate },
    lines,
    dueGrosze,
    account: dueGrosze > 0 ? (bankAccount() ?? null) : null,
  }
  const { id } = await tx
    .insertInto('debitNote')
    .values({
      month,
      ordinal,
      number,
      issuedAt,
      orderId,
      withdrawalId,
      amountGrosze,
      issuedBy: by?.name ?? null,
      locale: order.locale,
      document: JSON.stringify(document),
      buyer: JSON.stringify(invoice.buyer ?? buyerOf(order)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tell(tx, 'note.issued', id, { orderId, noteId: id })
  if (by)
    await recordChange(tx, by, {
      action: 'invoice.note',
      subject: { type: 'invoice', id: number },
      before: null,
      after: { orderId, gross: toPln(amountGrosze) },
    })
}
