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
import { consume } from '@/lib/limits/service'
import type { NewStockAlert } from './schema'

/** How long an address waits for a product that does not come back. */
const KEPT_DAYS = 180

/**
 * Notes an address for the mail that a product is back in stock. The trigger `product_stock_is_back` puts the mail into
 * the outbox, in the transaction that raises the stock.
 *
 * @throws ShopError product.not_found, cart.not_for_sale, product.in_stock; contact.blocked for a blocked sender and a
 * filled honeypot; too_many_requests
 */
export async function noteStockAlert(alert: NewStockAlert, headers: Headers): Promise<void> {
  const email = alert.email.toLowerCase()
  if (isRobot(alert) || isBlocked(email, env().CONTACT_BLOCKED_SENDERS))
    throw new ShopError('contact.blocked')
  const giveBack = await consume(
    ['stockAlerts', `visitor:${keyedHash(clientAddress(headers))}`],
    ['stockAlerts', `e-mail:${email}`],
  )
  try {
    await transaction((tx) => insertAlert(tx, { ...alert, email }))
  } catch (error) {
    await giveBack()
    throw error
  }
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
  await tx
    .insertInto('stockAlert')
    .values({ productId, email, locale, removalKey: keyedHash(`stock alerts of ${email}`) })
    .onConflict((conflict) =>
      conflict.columns(['productId', 'email']).doUpdateSet({ locale, createdAt: now }),
    )
    .execute()
}

const wasTold = sql<boolean>`EXISTS (SELECT FROM outbox WHERE event_key = 'stock.back:' || stock_alert.id)`

/** Deletes the address that a removal link belongs to, with all that it waits for. */
export async function removeAlertsByKey(key: string): Promise<void> {
  await query().deleteFrom('stockAlert').where('removalKey', '=', key).execute()
}

/** Deletes what an address waits for. */
export async function removeAlertsOf(email: string): Promise<void> {
  await query().deleteFrom('stockAlert').where('email', '=', email.toLowerCase()).execute()
}

/** Deletes the addresses whose mail has been sent, and those that have waited for 180 days; returns how many. */
export async function clearOldAlerts(): Promise<number> {
  const { numDeletedRows } = await query()
    .deleteFrom('stockAlert')
    .where(({ or, eb }) =>
      or([
        eb('createdAt', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`),
        sql<boolean>`EXISTS (
          SELECT FROM outbox WHERE event_key = 'stock.back:' || stock_alert.id AND sent_at IS NOT NULL)`,
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
