import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import { openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import { holdMail } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { readComplaint } from './queries'

// Whoever knows number, name and e-mail of an order can complain in its buyer's name. So the order's own address is asked,
// over a link with a key that only a mail to it has.

const PURPOSE = 'question about complaint'

export const questionKey = (complaintId: number): string => sealedKey(PURPOSE, complaintId)

/** The complaint of a link; null for a key that the shop did not make, and once its person has been erased. */
export async function askedComplaint(key: string) {
  const id = Number(openSealedKey(PURPOSE, key) ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  const complaint = await readComplaint(id)
  return complaint?.email && complaint.order ? { ...complaint, order: complaint.order } : null
}

/** Asks the address of the order whether its buyer sent a complaint. */
export async function askBuyer(tx: Transaction, complaintId: number, orderId: string): Promise<void> {
  const hold = await holdMail(tx, 'complaintQuestions', orderId)
  await tell(tx, 'complaint.question', complaintId, { complaintId }, { hold })
}
