import 'server-only'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { query, type Transaction } from '@/lib/platform/database/query'
import { type Delivery, lanes } from './lanes'
import { laneOf, type Payload, type Topic } from './topics'

/**
 * Puts an event into the outbox, in the transaction that writes the event itself; its mail is sent after the commit. A
 * second event with the same topic and subject is ignored.
 * @param subject of an event that happens once, as the id of the placed order
 */
export async function tell<T extends Topic>(
  tx: Transaction,
  topic: T,
  subject: string | number,
  payload: Payload<T>,
  delivery: Delivery = {},
): Promise<void> {
  await insert(tx, eventRow(topic, subject, payload, delivery))
}

export const eventRow = <T extends Topic>(
  topic: T,
  subject: string | number,
  payload: Payload<T>,
  { lane = laneOf(topic), turn = 0, hold = null }: Delivery = {},
) => ({
  topic,
  eventKey: `${topic}:${subject}`,
  payload: JSON.stringify(payload),
  lane: lanes[lane].number,
  turn,
  holdKey: hold?.key ?? null,
  dueAt: hold?.dueAt ?? null,
})

type EventRow = ReturnType<typeof eventRow>

/** `tell` as a statement, for a part of a larger one. */
export const insertEvent = (row: Placeholders<EventRow>) =>
  query()
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('eventKey').doNothing())

const insert = prepared(insertEvent)
