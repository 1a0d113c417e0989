import 'server-only'
import { query } from '@/lib/core/database/query'
import { openSealedKey, sealedKey } from '@/lib/core/runtime/sealed-key'

// A statement may come from another address than its order's. Its own one is asked whether it was its buyer, over a link
// with a key that only a mail to it has.

const PURPOSE = 'question about withdrawal'

/** The key of the link in the mail to the address of the order. */
export const questionKey = (withdrawalId: number): string => sealedKey(PURPOSE, withdrawalId)

/** A statement whose order's address is asked. */
export type AskedWithdrawal = {
  id: number
  orderId: string
  text: string
  submittedAt: Date
  isConfirmed: boolean | null
}

/** The statement of a link; null for a key that the shop did not make, and once its person has been erased. */
export async function askedWithdrawal(key: string): Promise<AskedWithdrawal | null> {
  const id = Number(openSealedKey(PURPOSE, key) ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  const row = await query()
    .selectFrom('withdrawal')
    .select(['id', 'orderId', 'text', 'submittedAt', 'isConfirmed'])
    .where('id', '=', id)
    .where('email', '<>', '')
    .executeTakeFirst()
  return row?.orderId ? { ...row, orderId: row.orderId } : null
}
