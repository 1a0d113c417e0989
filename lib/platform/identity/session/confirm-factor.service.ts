import 'server-only'
import { sql } from 'kysely'
import { now, type Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { bearerOf, claimsIn, heldSessionId } from './session'
import { sessionIdOf } from './session-store.service'
import { browserNames } from './user-agent'

/**
 * Notes, in the transaction that accepts a code, that the second factor was shown in this session. A bearer token gets a row
 * of its own: all tokens of one second have the same `auth_time`, and another may only know the password.
 * @throws ShopError account.not_authenticated when the session has ended meanwhile
 */
export async function confirmFactor(tx: Transaction, headers: Headers, uid: string): Promise<void> {
  const token = bearerOf(headers)
  if (token) return confirmToken(tx, token, headers, uid)
  const { numUpdatedRows } = await tx
    .updateTable('accountSession')
    .set({ factorConfirmedAt: now })
    .where('id', '=', heldSessionId(headers) ?? '')
    .where('uid', '=', uid)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new ShopError('account.not_authenticated')
}

async function confirmToken(tx: Transaction, token: string, headers: Headers, uid: string): Promise<void> {
  const { auth_time: signedInAt, exp } = claimsIn(token)
  await tx
    .insertInto('accountSession')
    .values({
      id: sessionIdOf(token),
      uid,
      ...browserNames(headers.get('user-agent')),
      signedInAt: sql<Date>`to_timestamp(${signedInAt})`,
      expiresAt: sql<Date>`to_timestamp(${exp})`,
      factorConfirmedAt: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ factorConfirmedAt: now }))
    .execute()
}
