import 'server-only'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { countAction } from '@/lib/platform/limits/service'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'
import { limitOf } from '@/lib/platform/runtime/limit-of'
import type { HoldName } from '@/lib/platform/runtime/limits'
import { mailboxOf } from '@/lib/platform/values/recipient'
import type { Delivery, Hold } from './lanes'

/** When one more mail keeps the limit; mails of the same key wait for each other's commit, so that none is missed. */
export async function holdMail(tx: Transaction, name: HoldName, countedBy: string): Promise<Hold> {
  const { points, seconds } = limitOf(name)
  const key = `${name}:${keyedHash(countedBy)}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const earlier = await tx
    .selectFrom('outbox')
    .select('dueAt')
    .where('holdKey', '=', key)
    .orderBy('dueAt', 'desc')
    .offset(points - 1)
    .limit(1)
    .executeTakeFirst()
  const earliest = earlier?.dueAt ? earlier.dueAt.getTime() + seconds * 1_000 : 0
  return { key, dueAt: new Date(Math.max(Date.now(), earliest)) }
}

export const byRecipient = (email: string): string => `recipient ${mailboxOf(email)}`

type Receipt = {
  limit: HoldName
  email: string
  /** The named order, if it has this very address; otherwise null. */
  ownOrderId: string | null
  headers: Headers
}

/**
 * How the receipt of a form leaves that anybody may send: to the order's own address soon, elsewhere in its turn, which
 * comes first for senders who have caused fewer.
 */
export async function receiptDelivery(
  tx: Transaction,
  { limit, email, ownOrderId, headers }: Receipt,
): Promise<Delivery> {
  if (ownOrderId !== null)
    return { lane: 'known', hold: await holdMail(tx, limit, `own order ${ownOrderId}`) }
  return {
    lane: 'toStrangers',
    turn: await countAction('mailTurns', clientAddress(headers)),
    hold: await holdMail(tx, limit, byRecipient(email)),
  }
}
