import 'server-only'
import { sql } from 'kysely'
import { transaction } from '@/lib/platform/database/transaction'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'
import { log } from '@/lib/platform/runtime/log'
import { answerInTime } from '@/lib/platform/runtime/time-limit'
import { CALLER_PREFIX } from './rules'

// The owner of an order that was entered for a caller.

/** The owner of a caller's orders until somebody signs in with that e-mail address: the same for the same address. */
export const callersOwner = (email: string): string =>
  `${CALLER_PREFIX}${keyedHash(`caller ${email.toLowerCase()}`)}`

/** Limits a call of the provider's SDK, in ms: the caller is waiting. */
const PATIENCE_MS = 5_000

/** The account of a confirmed e-mail address; null without one, and where the provider does not say. */
export async function findConfirmedAccount(email: string): Promise<string | null> {
  try {
    const user = await answerInTime(identityProvider().getUserByEmail(email), PATIENCE_MS)
    return user.emailVerified && !user.disabled ? user.uid : null
  } catch (error) {
    if ((error as { code?: unknown })?.code !== 'auth/user-not-found')
      log.warn({ event: 'caller.account_unknown', error: String(error) })
    return null
  }
}

/**
 * Gives an account what was ordered under its confirmed address by phone or by anonymous sign-ins, with the notes on
 * the buyer and the confirmation of the address, by which limits count.
 */
export async function linkOrders(uid: string, email: string): Promise<void> {
  const address = email.toLowerCase()
  await transaction(async (tx) => {
    const { rows } = await sql<
      Record<'id' | 'owner', string>
    >`SELECT id, user_id AS owner FROM shop_order WHERE id IN (
        SELECT id FROM shop_order WHERE lower(email) = ${address} AND user_id LIKE 'phone-%'
        UNION ALL
        SELECT o.id FROM address_confirmation a JOIN shop_order o ON o.user_id = a.uid
        WHERE a.email = ${address} AND a.confirmed_at IS NOT NULL AND a.uid <> ${uid} AND lower(o.email) = ${address}
      ) ORDER BY id FOR NO KEY UPDATE`.execute(tx)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    // as the orders name them: the digest of the address is another one after the key of digests has changed
    const owners = rows.map(({ owner }) => owner)
    await sql`UPDATE shop_order SET user_id = ${uid} WHERE id = ANY (${ids})`.execute(tx)
    await sql`UPDATE staff_note SET user_id = ${uid} WHERE user_id = ANY (${owners})`.execute(tx)
    await sql`INSERT INTO address_confirmation (uid, email, mailbox, locale, confirmed_at)
      SELECT ${uid}, email, mailbox, locale, confirmed_at FROM address_confirmation
      WHERE uid = ANY (${owners}) AND confirmed_at IS NOT NULL LIMIT 1
      ON CONFLICT (uid) DO UPDATE SET email = excluded.email, mailbox = excluded.mailbox, locale = excluded.locale,
        confirmed_at = excluded.confirmed_at, nonce = NULL
      WHERE address_confirmation.confirmed_at IS NULL`.execute(tx)
  })
}
