import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { anonymousUid, openSession } from '@/lib/platform/identity/session/session'
import { type Counted, giveBack, withLimits } from '@/lib/platform/limits/service'
import { log } from '@/lib/platform/runtime/log'
import { mailboxOf } from '@/lib/platform/values/recipient'
import { byRecipient, holdMail } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { CODE_MINUTES, CODE_TRIES, isCodeFor } from './code'
import type { AskForCode, ConfirmAddress } from './schema'

/** How long an unconfirmed address is kept. */
const UNCONFIRMED_HOURS = 24
/** A code that would be sent later than this is refused: its visitor is waiting for it. */
const LATE_MS = 5_000

const isOpen = sql<boolean>`asked_at > now() - make_interval(mins => ${CODE_MINUTES})`

/** The limits that count a code until its address is confirmed. */
const takenBy = (sender: string, email: string): Counted[] => [
  ['addressCodes', sender],
  ['addressCodesToOne', `${sender} ${mailboxOf(email)}`],
  ['addressCodesOfAll', 'all'],
]

/**
 * Sends an address the code that confirms it for an anonymous sign-in; an earlier code stops counting. A returning guest
 * confirms the same address again. The call does not look whether the address has an account.
 * @throws ShopError account.not_authenticated without an anonymous sign-in; conflict where it has confirmed another
 *   address; too_many_requests
 */
export async function sendCode(
  { idToken, email: typed, locale }: AskForCode,
  headers: Headers,
): Promise<void> {
  const sender = clientAddress(headers)
  const uid = await anonymousUid(idToken, sender)
  const email = typed.toLowerCase()
  await withLimits(async (countOnce) => {
    await countOnce(
      ['addressCodesAgain', `${sender} ${mailboxOf(email)}`],
      ['addressCodesSent', sender],
      ...takenBy(sender, email),
    )
    await transaction(async (tx) => {
      const nonce = randomBytes(16).toString('base64url')
      await storeQuestion(tx, { uid, email, locale, nonce })
      const hold = await holdMail(tx, 'addressCodeLetters', byRecipient(email))
      const wait = hold.dueAt.getTime() - Date.now()
      if (wait > LATE_MS)
        throw new ShopError('too_many_requests', [], { 'retry-after': String(Math.ceil(wait / 1_000)) })
      await tell(tx, 'address.code', nonce, { uid, nonce }, { hold })
    })
  })
}

type Question = { uid: string; email: string; locale: AskForCode['locale']; nonce: string }

async function storeQuestion(tx: Transaction, question: Question): Promise<void> {
  const asked = { ...question, mailbox: mailboxOf(question.email), askedAt: now, tries: 0 }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('addressConfirmation')
    .values(asked)
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet(asked)
        .where(({ eb, or }) =>
          or([
            eb('addressConfirmation.confirmedAt', 'is', null),
            eb('addressConfirmation.email', '=', question.email),
          ]),
        ),
    )
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) === 0) throw new ShopError('conflict')
}

/**
 * Confirms an address by the code that was sent to it, and opens the guest's session. The same code may be sent again while
 * it counts, since an answer can get lost. Returns a `Set-Cookie` header.
 * @throws ShopError account.not_authenticated, invalid for a wrong code and one that counts no more, too_many_requests,
 *   unavailable
 */
export async function confirmAddress({ idToken, code }: ConfirmAddress, headers: Headers): Promise<string> {
  const sender = clientAddress(headers)
  const uid = await anonymousUid(idToken, sender)
  // counts the try before comparing, so that parallel requests have five tries together
  const asked = await query()
    .updateTable('addressConfirmation')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('uid', '=', uid)
    .where('tries', '<', CODE_TRIES)
    .where(isOpen)
    .returning(['email', 'nonce'])
    .executeTakeFirst()
  if (!asked?.nonce) throw new ShopError('invalid', [{ path: 'code', code: 'code_expired' }])
  const { email, nonce } = asked
  if (!isCodeFor({ uid, email, nonce }, code))
    throw new ShopError('invalid', [{ path: 'code', code: 'wrong_code' }])
  const { numUpdatedRows } = await query()
    .updateTable('addressConfirmation')
    .set({ confirmedAt: now })
    .where('uid', '=', uid)
    .where('nonce', '=', nonce)
    .where(sql<boolean>`coalesce(confirmed_at < asked_at, true)`)
    .executeTakeFirst()
  if (Number(numUpdatedRows) > 0) {
    // once for each code, or repeating it would allow more mails
    await giveBack(...takenBy(sender, email))
    log.info({ event: 'guest.confirmed', uid })
  }
  return openSession(idToken, sender, headers, { isProven: true })
}

/** Deletes unconfirmed addresses. Returns their number. */
export async function clearUnconfirmed(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('addressConfirmation')
    .where('confirmedAt', 'is', null)
    .where(sql<boolean>`asked_at < now() - make_interval(hours => ${UNCONFIRMED_HOURS})`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes a confirmed address, unless the account has orders, which the limits count by it. */
export async function forgetConfirmation(uid: string): Promise<void> {
  await query()
    .deleteFrom('addressConfirmation')
    .where('uid', '=', uid)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('shopOrder').select('id').where('userId', '=', uid))),
    )
    .execute()
}
