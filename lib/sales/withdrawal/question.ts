import 'server-only'
import { query } from '@/lib/platform/database/query'
import { openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import { isSameAddress } from './rules'

// A statement may come from another address than its order's, or name an account for the money. The order's own address is
// asked whether it was its buyer, over a link with a key that only a mail to it has.

const PURPOSE = 'question about withdrawal'

/** The key of the link in the mail to the address of the order. */
export const questionKey = (withdrawalId: number): string => sealedKey(PURPOSE, withdrawalId)

/** A statement whose order's address is asked. */
export type AskedWithdrawal = {
  id: number
  orderId: string
  /** Whether it named the address of the order. */
  isOwn: boolean
  text: string
  submittedAt: Date
  isConfirmed: boolean | null
}

/** The statement of a link; null for a key that the shop did not make, and once its person has been erased. */
export async function askedWithdrawal(key: string): Promise<AskedWithdrawal | null> {
  const id = Number(openSealedKey(PURPOSE, key) ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  const row = await query()
    .selectFrom('withdrawal as w')
    .innerJoin('shopOrder as o', 'o.id', 'w.orderId')
    .select([
      'w.id',
      'o.id as orderId',
      'w.email',
      'o.email as buyerEmail',
      'text',
      'submittedAt',
      'isConfirmed',
    ])
    .where('w.id', '=', id)
    .where('w.email', '<>', '')
    .executeTakeFirst()
  if (!row) return null
  const { email, buyerEmail, ...asked } = row
  return { ...asked, isOwn: isSameAddress(email, buyerEmail) }
}
