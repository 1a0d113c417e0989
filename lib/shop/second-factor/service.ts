import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { now, type Query, query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { confirmFactor } from '@/lib/platform/identity/session/confirm-factor.service'
import { confirmIdentity } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { shop } from '@/lib/platform/shop-details'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import type { Payload } from '@/lib/shop/mail/topics'
import { countingGuesses, newRecoveryCodes, openKey, sealKey, withCode } from './check-code.service'
import type { Enrollment, FactorCode, RecoveryCodes } from './schema'
import { acceptedPeriod, base32, enrollmentAddress, KEY_BYTES } from './totp'

/** How long an enrollment that was begun can be finished. */
const ENROLLMENT_MINUTES = 30

/**
 * Begins the enrollment of a second factor and returns its key, which is not told again.
 * @throws ShopError forbidden to customers, account.not_authenticated without a recently typed password,
 * factor.already_on, unavailable
 */
export async function beginEnrollment({ idToken }: { idToken: string }, user: ShopUser): Promise<Enrollment> {
  assertStaff(user)
  await confirmIdentity(idToken, user.uid)
  const key = randomBytes(KEY_BYTES)
  const begun = { sealedKey: sealKey(key, user.uid), beganAt: now }
  await transaction(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('secondFactor')
      .values({ uid: user.uid, ...begun })
      .onConflict((conflict) =>
        conflict.column('uid').doUpdateSet(begun).where('secondFactor.confirmedAt', 'is', null),
      )
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new ShopError('factor.already_on')
  })
  return { key: base32(key), address: enrollmentAddress(key, { shop: shop.name, email: user.email }) }
}

/**
 * Turns the second factor on with a first code of the app, which confirms the session that asks.
 * @throws ShopError forbidden, factor.not_begun, factor.wrong_code, too_many_requests
 */
export async function finishEnrollment(
  { code }: FactorCode,
  user: ShopUser,
  headers: Headers,
): Promise<RecoveryCodes> {
  assertStaff(user)
  const recovery = await newRecoveryCodes()
  return countingGuesses(user.uid, () =>
    transaction(async (tx) => {
      const begun = await tx
        .selectFrom('secondFactor')
        .select(['sealedKey', 'lastPeriod'])
        .where('uid', '=', user.uid)
        .where('confirmedAt', 'is', null)
        .where('beganAt', '>', sql<Date>`now() - make_interval(mins => ${ENROLLMENT_MINUTES})`)
        .forUpdate()
        .executeTakeFirst()
      const key = begun && openKey(begun.sealedKey, user.uid)
      if (!key) throw new ShopError('factor.not_begun')
      const { lastPeriod } = begun
      const period = acceptedPeriod(key, code.replace(/\s/g, ''), { time: Date.now(), lastPeriod })
      if (period === null) return null
      await tx
        .updateTable('secondFactor')
        .set({ confirmedAt: now, lastPeriod: period, ...recovery.stored })
        .where('uid', '=', user.uid)
        .execute()
      await confirmFactor(tx, headers, user.uid)
      await noteChange(tx, user, 'on')
      return { done: { recoveryCodes: recovery.codes } }
    }),
  )
}

/** From then on the role counts in the session. @throws those of `withCode`, ShopError account.not_authenticated */
export async function confirmSignIn(
  { code }: FactorCode,
  { uid }: ShopUser,
  headers: Headers,
): Promise<void> {
  await withCode(uid, code, async (tx, { isRecovery }) => {
    await confirmFactor(tx, headers, uid)
    if (isRecovery) await tellOwner(tx, uid, 'recovery')
  })
  log.info({ event: 'factor.confirmed', uid })
}

/** Replaces all recovery codes. @throws those of `withCode` */
export async function renewRecoveryCodes({ code }: FactorCode, user: ShopUser): Promise<RecoveryCodes> {
  const { codes, stored } = await newRecoveryCodes()
  await withCode(user.uid, code, async (tx) => {
    await tx.updateTable('secondFactor').set(stored).where('uid', '=', user.uid).execute()
    await noteChange(tx, user, 'codes')
  })
  return { recoveryCodes: codes }
}

/** Turns the second factor off. @throws those of `withCode` */
export async function turnOff({ code }: FactorCode, user: ShopUser): Promise<void> {
  await withCode(user.uid, code, async (tx) => {
    await tx.deleteFrom('secondFactor').where('uid', '=', user.uid).execute()
    await noteChange(tx, user, 'off')
  })
}

/** Forgets the second factor of an account that leaves the staff or is deleted; false where there was none. */
export async function removeFactor(uid: string, on: Query = query()): Promise<boolean> {
  const removed = await on
    .deleteFrom('secondFactor')
    .where('uid', '=', uid)
    .returning('confirmedAt')
    .execute()
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Members of the staff only, with a role that counts or would count with a second factor. */
function assertStaff({ role, withheld }: ShopUser): void {
  if (withheld === 'code') throw new ShopError('factor.already_on')
  if (!role && withheld !== 'enrollment') throw new ShopError('forbidden')
}

async function noteChange(tx: Transaction, user: ShopUser, change: 'on' | 'off' | 'codes'): Promise<void> {
  await recordChange(tx, user, {
    action: `staff.factor_${change}`,
    subject: { type: 'staff', id: user.uid },
    before: { secondFactor: change !== 'on' },
    after:
      change === 'codes' ? { secondFactor: true, recoveryCodes: true } : { secondFactor: change === 'on' },
  })
  await tellOwner(tx, user.uid, change)
}

/** Tells the owner of an account by mail what happened to its second factor. */
export const tellOwner = (
  tx: Transaction,
  uid: string,
  change: Payload<'factor.changed'>['change'],
): Promise<void> => tell(tx, 'factor.changed', `${uid}:${randomUUID()}`, { uid, change })
