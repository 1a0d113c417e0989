import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import type { Topic } from './topics'

/**
 * Puts back into the queue the mails that the outbox was done with without sending them, because there was nobody to tell
 * about these subjects then.
 */
export async function sendHeldBack(
  tx: Transaction,
  topics: readonly Topic[],
  subjects: readonly number[],
): Promise<void> {
  const keys = topics.flatMap((topic) => subjects.map((subject) => `${topic}:${subject}`))
  if (keys.length === 0) return
  await tx
    .updateTable('outbox')
    .set({ sentAt: null, takenAt: null })
    .where('eventKey', 'in', keys)
    .where('sentAt', 'is not', null)
    .where('providerId', 'is', null)
    .execute()
}
