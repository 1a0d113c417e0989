import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { Payload, Topic } from './topics'

/**
 * Puts an event into the outbox, in the transaction that writes the event itself. The outbox sends its mail after the
 * commit. An event is told once: the same topic and subject again change nothing.
 *
 * @param subject what happened only once, such as the order that was placed
 */
export async function tell<T extends Topic>(
  tx: Prisma.TransactionClient,
  topic: T,
  subject: string | number | bigint,
  payload: Payload<T>,
): Promise<void> {
  await tx.$executeRaw(tellSql(topic, subject, payload))
}

/** `tell` as SQL, for a part of a larger statement. */
export const tellSql = <T extends Topic>(
  topic: T,
  subject: string | number | bigint,
  payload: Payload<T>,
): Prisma.Sql => Prisma.sql`
  INSERT INTO outbox (topic, event_key, payload)
  VALUES (${topic}, ${`${topic}:${subject}`}, ${JSON.stringify(payload)}::jsonb)
  ON CONFLICT (event_key) DO NOTHING`
