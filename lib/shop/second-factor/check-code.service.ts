import 'server-only'
import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/limits/service'
import { openSecret, sealSecret } from '@/lib/platform/runtime/keyed-hash'
import { log } from '@/lib/platform/runtime/log'
import { shopToday } from '@/lib/platform/values/clock'
import { tell } from '@/lib/shop/mail/tell.service'
import { confirmedFactorOf } from './queries'
import { acceptedPeriod, isAppCode } from './totp'

const RECOVERY_CODES = 10
/** Symbols of a code, 5 bits each. */
const LENGTH = 10
/** Crockford's base 32: no letter looks like another symbol. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const derive = promisify(scrypt)

/** New codes as they are shown, once: 'K7M2Q-X9D4T'. */
export async function newRecoveryCodes() {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const code = [...randomBytes(LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
  const recoverySalt = randomBytes(16).toString('base64url')
  const recoveryHashes = await Promise.all(codes.map((code) => hashOfRecoveryCode(code, recoverySalt)))
  return { codes, stored: { recoverySalt, recoveryHashes } }
}

/** A code without the changes that people make when they copy it; null for a text that cannot be a code. */
function plainRecoveryCode(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return plain.length === LENGTH && [...plain].every((symbol) => SYMBOLS.includes(symbol)) ? plain : null
}

/** Slow, as 50 bits could be tried out of a stolen table; one salt an account, so that one computation finds the code. */
async function hashOfRecoveryCode(code: string, salt: string): Promise<string> {
  const hash = (await derive(plainRecoveryCode(code) ?? '', salt, 32)) as Buffer
  return hash.toString('base64url')
}

type Factor = NonNullable<Awaited<ReturnType<typeof confirmedFactorOf>>>
/** What a right code uses up: the period of the app's code, or the recovery code itself. */
type Proof = { period: number } | { recoveryHash: string }

export const wrongCode = () =>
  new ShopError('factor.wrong_code', [{ path: 'code', code: 'factor.wrong_code' }])

/**
 * Does `work` in the transaction that uses up a code. Wrong codes count by account before they are compared, so that many at
 * once are no more guesses than one after another.
 * @throws ShopError factor.wrong_code, factor.not_on, factor.unreadable, too_many_requests
 */
export async function withCode<Done>(
  uid: string,
  code: string,
  work: (tx: Transaction, used: { isRecovery: boolean }) => Promise<Done>,
): Promise<Done> {
  const factor = await confirmedFactorOf(uid)
  if (!factor) throw new ShopError('factor.not_on')
  return countingGuesses(uid, async () => {
    const proof = await proofOf(factor, code)
    return (
      proof &&
      transaction(async (tx) => {
        if (!(await useUp(tx, factor, proof))) return null
        return { done: await work(tx, { isRecovery: 'recoveryHash' in proof }) }
      })
    )
  })
}

/** Counts a guess, which is given back when it was right. @throws ShopError factor.wrong_code, too_many_requests */
export async function countingGuesses<Done>(
  uid: string,
  check: () => Promise<{ done: Done } | null>,
): Promise<Done> {
  const giveBack = await consume(['factorCodes', uid]).catch(async (error: unknown) => {
    await warnOwner(uid)
    throw error
  })
  const outcome = await check().catch(async (error: unknown) => {
    // An error says nothing about the code.
    await giveBack()
    throw error
  })
  if (!outcome) {
    log.warn({ event: 'factor.refused', uid })
    throw wrongCode()
  }
  await giveBack()
  return outcome.done
}

/** A person who guesses codes knows the password already, so the account's owner gets a mail, once a day. */
const warnOwner = (uid: string) =>
  transaction((tx) =>
    tell(tx, 'factor.changed', `attempts:${uid}:${shopToday()}`, { uid, change: 'attempts' }),
  ).catch((error: unknown) => log.warn({ event: 'factor.not_warned', error: String(error) }))

async function proofOf(factor: Factor, code: string): Promise<Proof | null> {
  const digits = code.replace(/\s/g, '')
  if (isAppCode(digits)) {
    const key = openKey(factor.sealedKey, factor.uid)
    // recovery codes do not depend on the shop's secret
    if (!key) throw new ShopError('factor.unreadable')
    const period = acceptedPeriod(key, digits, { time: Date.now(), lastPeriod: factor.lastPeriod })
    return period === null ? null : { period }
  }
  const plain = plainRecoveryCode(code)
  return plain === null ? null : { recoveryHash: await hashOfRecoveryCode(plain, factor.recoverySalt) }
}

/** The statement's conditions decide, not the row read before, so that only one of two equal codes sent at once is accepted. */
async function useUp(tx: Transaction, { uid, confirmedAt }: Factor, proof: Proof): Promise<boolean> {
  const update = tx.updateTable('secondFactor').where('uid', '=', uid).where('confirmedAt', '=', confirmedAt)
  const { numUpdatedRows } = await ('period' in proof
    ? update.set({ lastPeriod: proof.period }).where('lastPeriod', '<', proof.period)
    : update
        .set({
          recoveryHashes: sql<string[]>`array_remove(${sql.ref('recoveryHashes')}, ${proof.recoveryHash})`,
        })
        .where(sql<boolean>`${proof.recoveryHash} = ANY(${sql.ref('recoveryHashes')})`)
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The key of a second factor, encrypted for this account alone. */
export const sealKey = (key: Buffer, uid: string): string => sealSecret('second-factor', key, uid)

/** The key in what `sealKey` made; null when it is another account's or the shop's secret has changed since. */
export const openKey = (sealed: string, uid: string): Buffer | null =>
  openSecret('second-factor', sealed, uid)
