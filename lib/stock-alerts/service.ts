import 'server-only'
import { sql } from 'kysely'
import { isBlocked } from '@/lib/contact/rules'
import { isRobot } from '@/lib/contact/schema'
import { now, query, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { env } from '@/lib/core/runtime/env'
import { keyedHash } from '@/lib/core/runtime/keyed-hash'
import { isRowId } from '@/lib/core/values/row-id'
import { clientAddress } from '@/lib/http/request/client-address'
import { withLimits } from '@/lib/limits/service'
import { tell } from '@/lib/mail/tell'
import type { NewStockAlert } from './schema'

/** How long an address waits for a product that does not come back. */
const KEPT_DAYS = 180
/** How long an address waits for somebody to confirm it. */
const UNCONFIRMED_DAYS = 7

/**
 * Notes an address for the mail that a product is back in stock. An address that is not known yet is asked first, by
 * mail, whether it wants that. The trigger `product_stock_is_back` puts the mail into
 * the outbox, in the transaction that raises the stock.
 *
 * @throws ShopError product.not_found, cart.not_for_sale, product.in_stock; contact.blocked for a blocked sender and a
 * filled honeypot; too_many_requests
 */
export async function noteStockAlert(alert: NewStockAlert, headers: Headers): Promise<void> {
  const email = alert.email.toLowerCase()
  if (isRobot(alert) || isBlocked(email, env().CONTACT_BLOCKED_SENDERS))
    throw new ShopError('contact.blocked')
  await withLimits(async (countOnce) => {
    await countOnce(
      ['stockAlerts', `visitor:${keyedHash(clientAddress(headers))}`],
      ['stockAlerts', `e-mail:${email}`],
    )
    await transaction((tx) => insertAlert(tx, { ...alert, email }))
  })
}

async function insertAlert(tx: Transaction, { productId, email, locale }: NewStockAlert): Promise<void> {
  // locked, so that the stock cannot come back between this look and the commit
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
  // one whose mail has been written would not get another
  await tx
    .deleteFrom('stockAlert')
    .where('productId', '=', productId)
    .where('email', '=', email)
    .where(wasTold)
    .execute()
  const alert = await tx
    .insertInto('stockAlert')
    .values(({ selectFrom }) => ({
      productId,
      email,
      locale,
      removalKey: keyedHash(`stock alerts of ${email}`),
      confirmedAt: selectFrom('stockAlert')
        .select(({ fn }) => fn.min('confirmedAt').as('confirmedAt'))
        .where('email', '=', email),
    }))
    .onConflict((conflict) =>
      conflict.columns(['productId', 'email']).doUpdateSet({ locale, createdAt: now }),
    )
    .returning(['id', 'confirmedAt'])
    .executeTakeFirstOrThrow()
  if (!alert.confirmedAt) await tell(tx, 'stock.confirm', alert.id, { stockAlertId: alert.id })
}

const wasTold = sql<boolean>`EXISTS (SELECT FROM outbox WHERE event_key = 'stock.back:' || stock_alert.id)`

/** Confirms the address that a link belongs to. What has come back meanwhile is told at once. */
export const confirmAlertsByKey = (key: string): Promise<void> =>
  transaction(async (tx) => {
    // locked in id order, so that a stock cannot come back between this look and the commit
    const products = await tx
      .selectFrom('product')
      .select(['id', 'quantityInStock', 'inArchive'])
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('stockAlert').select('productId').where('removalKey', '=', key),
      )
      .orderBy('id')
      .forShare()
      .execute()
    const alerts = await tx
      .updateTable('stockAlert')
      .set({ confirmedAt: now })
      .where('removalKey', '=', key)
      .where('confirmedAt', 'is', null)
      .returning(['id', 'productId'])
      .execute()
    const back = new Set(
      products.flatMap((each) => (each.quantityInStock > 0 && !each.inArchive ? [each.id] : [])),
    )
    for (const { id, productId } of alerts)
      if (back.has(productId)) await tell(tx, 'stock.back', id, { stockAlertId: id })
  })

/** Deletes the address that a removal link belongs to, with all that it waits for. */
export async function removeAlertsByKey(key: string): Promise<void> {
  await query().deleteFrom('stockAlert').where('removalKey', '=', key).execute()
}

/** Deletes what an address waits for. */
export async function removeAlertsOf(email: string): Promise<void> {
  await query().deleteFrom('stockAlert').where('email', '=', email.toLowerCase()).execute()
}

/**
 * Deletes the addresses whose mail has been sent, those that have waited for 180 days, and those that nobody has confirmed
 * within a week; returns how many.
 */
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
