import 'server-only'
import { sql } from 'kysely'
import { now, type Query, query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { isRobot } from '@/lib/platform/http/robot-field'
import type { ShopUser } from '@/lib/platform/identity/user'
import { countAction, withLimits } from '@/lib/platform/limits/service'
import { env } from '@/lib/platform/runtime/env'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'
import { isRowId } from '@/lib/platform/values/row-id'
import { isBlocked } from '@/lib/shop/mail/blocked'
import { byRecipient, holdMail } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { alertOfKey, digestOfKey, mailboxDigest } from './keys'
import type { NewStockAlert } from './schema'

const KEPT_DAYS = 180
const UNCONFIRMED_DAYS = 7
/** After so many minutes the same question may be asked again: the first mail may be lost. */
const ASK_AGAIN_MINUTES = 10

/**
 * The address is asked first, by mail and for each product, unless it is the confirmed one of the account that asks. The
 * trigger `product_stock_is_back` writes the mail that a product is back. An address that wants no mails gets the same answer.
 * @returns whether the address is asked first
 * @throws ShopError product.not_found, cart.not_for_sale, product.in_stock, contact.blocked, too_many_requests
 */
export async function noteStockAlert(alert: NewStockAlert, user: ShopUser | null, headers: Headers) {
  const email = alert.email.toLowerCase()
  if (isRobot(alert) || isBlocked(email, env().CONTACT_BLOCKED_SENDERS))
    throw new ShopError('contact.blocked')
  const isOwn = user?.isEmailConfirmed === true && user.email.toLowerCase() === email
  const sender = isOwn ? `account:${user.uid}` : `visitor:${keyedHash(clientAddress(headers))}`
  await withLimits(async (countOnce) => {
    await countOnce(['stockAlerts', sender])
    await transaction(async (tx) => {
      await assertSoldOut(tx, alert.productId)
      const refusal = { addressHash: mailboxDigest(email) }
      if (isOwn) await tx.deleteFrom('mailRefusal').where('addressHash', '=', refusal.addressHash).execute()
      else if (await isRefused(tx, refusal)) return
      const { id, isToAsk } = await insertAlert(tx, { ...alert, email }, isOwn)
      if (isToAsk) await askToConfirm(tx, id, email, sender)
    })
  })
  return { isAsked: !isOwn }
}

/** Whether the owner of an address has refused alerts that others ask for. */
const isRefused = async (tx: Transaction, { addressHash }: { addressHash: string }): Promise<boolean> =>
  (await tx
    .selectFrom('mailRefusal')
    .select('addressHash')
    .where('addressHash', '=', addressHash)
    .executeTakeFirst()) !== undefined

/** Locks the product, so that the stock cannot come back between this look and the commit. */
async function assertSoldOut(tx: Transaction, productId: number): Promise<void> {
  const product = isRowId(productId)
    ? await tx
        .selectFrom('product')
        .select(['quantityInStock', 'inArchive', 'isDraft'])
        .where('id', '=', productId)
        .forShare()
        .executeTakeFirst()
    : undefined
  if (!product || product.isDraft) throw new ShopError('product.not_found')
  if (product.inArchive) throw new ShopError('cart.not_for_sale')
  if (product.quantityInStock > 0) throw new ShopError('product.in_stock')
}

async function insertAlert(tx: Transaction, { productId, email, locale }: NewStockAlert, isOwn: boolean) {
  // deletes an alert whose mail has been written: the trigger writes one mail for each row
  await tx
    .deleteFrom('stockAlert')
    .where('productId', '=', productId)
    .where('email', '=', email)
    .where(wasTold)
    .execute()
  const { id, confirmedAt, isAskedLately } = await tx
    .insertInto('stockAlert')
    .values({
      productId,
      email,
      locale,
      removalKey: mailboxDigest(email),
      confirmedAt: isOwn ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['productId', 'email']).doUpdateSet(({ fn, ref }) => ({
        locale,
        createdAt: now,
        confirmedAt: fn.coalesce('stockAlert.confirmedAt', ref('excluded.confirmedAt')),
      })),
    )
    .returning(({ ref }) => [
      'id',
      'confirmedAt',
      sql<boolean>`coalesce(${ref('askedAt')} > now() - make_interval(mins => ${ASK_AGAIN_MINUTES}), false)`.as(
        'isAskedLately',
      ),
    ])
    .executeTakeFirstOrThrow()
  return { id, isToAsk: confirmedAt === null && !isAskedLately }
}

/** Each question is an event of its own, so that a lost mail can be asked for again. */
async function askToConfirm(tx: Transaction, id: number, email: string, sender: string): Promise<void> {
  const { askedAt } = await tx
    .updateTable('stockAlert')
    .set({ askedAt: now })
    .where('id', '=', id)
    .returning('askedAt')
    .executeTakeFirstOrThrow()
  const hold = await holdMail(tx, 'alertConfirmations', byRecipient(email))
  const turn = await countAction('mailTurns', sender)
  await tell(tx, 'stock.confirm', `${id}:${askedAt?.getTime()}`, { stockAlertId: id }, { hold, turn })
}

const wasTold = sql<boolean>`EXISTS (SELECT FROM outbox WHERE event_key = 'stock.back:' || stock_alert.id)`

/** Writes the mail at once when the product is back. @throws ShopError not_found for a foreign key, or an alert that is over */
export async function confirmAlertByKey(key: string): Promise<void> {
  const id = alertOfKey(key)
  if (id === null) throw new ShopError('not_found')
  await transaction(async (tx) => {
    // locked, so that the stock cannot come back between this look and the commit
    const product = await tx
      .selectFrom('product')
      .select(['quantityInStock', 'inArchive'])
      .where('id', '=', ({ selectFrom }) => selectFrom('stockAlert').select('productId').where('id', '=', id))
      .forShare()
      .executeTakeFirst()
    if (!product) throw new ShopError('not_found')
    const { numUpdatedRows } = await tx
      .updateTable('stockAlert')
      .set({ confirmedAt: now })
      .where('id', '=', id)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) > 0 && product.quantityInStock > 0 && !product.inArchive)
      await tell(tx, 'stock.back', id, { stockAlertId: id })
  })
}

/** Replaces the alert by a new row, because each row gets one mail. The lock keeps the stock as it is meanwhile. */
export const waitAnew = (id: number): Promise<void> =>
  transaction(async (tx) => {
    const alert = await tx.selectFrom('stockAlert').selectAll().where('id', '=', id).executeTakeFirst()
    if (!alert) return
    const { id: _, ...waiting } = alert
    const product = await tx
      .selectFrom('product')
      .select('quantityInStock')
      .where('id', '=', alert.productId)
      .forShare()
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('stockAlert').where('id', '=', id).execute()
    const renewed = await tx
      .insertInto('stockAlert')
      .values(waiting)
      .returning('id')
      .executeTakeFirstOrThrow()
    if (product.quantityInStock > 0) await tell(tx, 'stock.back', renewed.id, { stockAlertId: renewed.id })
  })

/** Deletes the address that a removal link belongs to, with all that it waits for. */
export async function removeAlertsByKey(key: string): Promise<void> {
  await removeAlerts(query(), digestOfKey(key).digest)
}

/** The same, and strangers cannot have alerts sent to the address by typing it any more. */
export const refuseAlertsByKey = (key: string): Promise<void> =>
  transaction(async (tx) => {
    const { digest, isProven } = digestOfKey(key)
    const isKnown = await removeAlerts(tx, digest)
    if (!isProven && !isKnown) return
    await tx
      .insertInto('mailRefusal')
      .values({ addressHash: digest })
      .onConflict((conflict) => conflict.column('addressHash').doNothing())
      .execute()
  })

/** By address, since rows from before have a digest of another kind. Returns whether there were any. */
async function removeAlerts(on: Query, digest: string): Promise<boolean> {
  const { numDeletedRows } = await on
    .deleteFrom('stockAlert')
    .where('email', 'in', ({ selectFrom }) =>
      selectFrom('stockAlert').select('email').where('removalKey', '=', digest),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) > 0
}

export async function removeAlertsOf(email: string): Promise<void> {
  await query().deleteFrom('stockAlert').where('email', '=', email.toLowerCase()).execute()
}

/** Deletes alerts whose mail has been sent, that are 180 days old, or unconfirmed after a week. Returns how many. */
export async function clearOldAlerts(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('stockAlert')
    .where(({ or, eb }) =>
      or([
        eb('createdAt', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`),
        sql<boolean>`confirmed_at IS NULL AND created_at < now() - make_interval(days => ${UNCONFIRMED_DAYS})`,
        sql<boolean>`EXISTS (
          SELECT FROM outbox WHERE event_key = 'stock.back:' || stock_alert.id AND sent_at IS NOT NULL)`,
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
