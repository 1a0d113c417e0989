import 'server-only'
import { sql } from 'kysely'
import { transaction } from '@/lib/platform/database/transaction'
import { AdminError } from '@/lib/platform/identity/admins.service'
import { dayOf } from '@/lib/platform/time/working-days'
import { invoiceNumber, placeOf } from '@/lib/sales/document-numbers'
import { recordChange } from '@/lib/shop/audit/service'

/** The first and last skipped number; null if the wanted number is the next one anyway. */
export type Skipped = { first: string; last: string; count: number } | null

/**
 * Lets a series go on with a number after an older backup was put back: those before it are with buyers, and stay
 * noted as skipped. Without `isConfirmed` it only says what it would do.
 * @throws AdminError when it is no number, of a month to come, or given out already
 */
export async function skipNumbersTo(
  text: string,
  { by, isConfirmed }: { by: string; isConfirmed: boolean },
): Promise<Skipped> {
  const place = placeOf(text)
  if (!place)
    throw new AdminError(
      `${text} is no number: write it like "FV 42/11/2026", a correction like "KOR 3/11/2026", a debit note like "NO 2/11/2026".`,
    )
  const { kind, month, ordinal } = place
  const now = new Date()
  if (month > dayOf(now).slice(0, 7)) throw new AdminError(`${text} is of a month that has not begun.`)
  return transaction(async (tx) => {
    // The row of a month without documents does not exist yet, so it cannot be locked.
    await sql`LOCK TABLE invoice_counter IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const counter = await tx
      .selectFrom('invoiceCounter')
      .select('last')
      .where('kind', '=', kind)
      .where('month', '=', month)
      .executeTakeFirst()
    const next = (counter?.last ?? 0) + 1
    const numberOf = (each: number) => invoiceNumber({ kind, month, ordinal: each })
    if (ordinal < next)
      throw new AdminError(
        `${numberOf(ordinal)} has been given out: the next one is ${numberOf(next)} already.`,
      )
    if (ordinal === next) return null
    const last = ordinal - 1
    if (isConfirmed) {
      await tx
        .insertInto('invoiceCounter')
        .values({ kind, month, last, issuedAt: now })
        .onConflict((conflict) => conflict.columns(['kind', 'month']).doUpdateSet({ last }))
        .execute()
      await tx.insertInto('invoiceGap').values({ kind, month, first: next, last, notedBy: by }).execute()
      await recordChange(
        tx,
        { uid: `shell:${by}`, name: by },
        {
          action: 'invoice.skip',
          subject: { type: 'invoice', id: numberOf(ordinal) },
          before: { nextNumber: numberOf(next) },
          after: { nextNumber: numberOf(ordinal) },
        },
      )
    }
    return { first: numberOf(next), last: numberOf(last), count: last - next + 1 }
  })
}
