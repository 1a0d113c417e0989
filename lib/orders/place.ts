import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { ProductType } from '@/lib/catalog/product/schema'
import { productsTag, productTag } from '@/lib/catalog/product/tags'
import { type TitleRow, titleColumns, toTitled } from '@/lib/catalog/words/title-columns'
import { writtenTitle } from '@/lib/catalog/words/written-titles'
import { expireTags } from '@/lib/core/cache'
import { concurrencyLimit } from '@/lib/core/concurrency-limit'
import { POOL_SIZE } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { toGrosze } from '@/lib/core/money'
import { transaction } from '@/lib/core/transaction'
import type { ShopUser } from '@/lib/identity/user'
import { type Counted, consume } from '@/lib/limits/service'
import { tellSql } from '@/lib/mail/tell'
import { takeStock } from '@/lib/stock/service'
import type { Prisma } from '@/prisma/generated/client'
import { getOrder } from './queries'
import { linesTotal, MOST_LINES, orderIdFrom } from './rules'
import type { Order, PlaceOrder } from './schema'

/** A line of the cart with its product, both locked until the transaction ends. */
type LockedLine = TitleRow & {
  productId: number
  quantity: number
  priceGrosze: number
  stock: number
  inArchive: boolean
}

/** At most half of the connections, so that buyers who wait for a product leave the rest to pages and lists. */
const placing = concurrencyLimit(Math.max(1, Math.floor(POOL_SIZE / 2)))

/**
 * Moves a user's cart to an order: the stock falls, the order appears and the cart empties in one transaction, or
 * nothing happens. The same key again gives the same order (`replayed`), from however many connections.
 *
 * @throws ShopError forbidden in somebody else's name, cart.empty, cart.out_of_stock or cart.not_for_sale with the
 *   lines concerned, order.price_changed when the buyer agreed to another total, order.too_many_lines,
 *   order.open_value, too_many_requests, idempotency.mismatch, and unavailable or the error of PostgreSQL when
 *   somebody else holds a product of the cart for more than three seconds
 */
export async function placeOrder(
  input: PlaceOrder,
  user: ShopUser,
  key?: string,
): Promise<{ order: Order; replayed: boolean }> {
  if (input.userId !== user.uid) throw new ShopError('forbidden')
  let giveBack: (() => Promise<void>) | undefined
  const placed = await transaction(async (tx) => {
    const id = orderIdFrom(randomBytes(10))
    const earlier = key ? await spendKey(tx, { userId: user.uid, key, input, orderId: id }) : null
    if (earlier) return { order: await getOrder(earlier, user, tx), replayed: true }

    // counted once, even when the transaction is run again; a call with a spent key has returned above
    giveBack ??= await consume(...countedFor(input, user))
    const lines = await lockCart(tx, user.uid)
    assertPlaceable(lines, input)
    await assertOpenValue(tx, user.uid, lines)
    await takeStock(tx, lines)
    await writeOrder(tx, { id, order: input, isOwnEmail: isOwnEmail(input, user) }, lines)
    await emptyCart(tx, user.uid, lines)
    return { order: await getOrder(id, user, tx), replayed: false }
  }, placing).catch(async (error: unknown) => {
    await giveBack?.()
    throw error
  })
  // another connection with the same key was faster
  if (placed.replayed) await giveBack?.()
  else expireTags(placed.order.orderItems.flatMap(tagsOf))
  return placed
}

const isOwnEmail = (input: PlaceOrder, user: ShopUser) =>
  input.email.toLowerCase() === user.email.toLowerCase()

/** An order counts for its account. Its mail counts for the recipient, unless that is the account's own address. */
const countedFor = (input: PlaceOrder, user: ShopUser): Counted[] => [
  ['ordersPlaced', user.uid],
  ...(isOwnEmail(input, user) ? [] : [['letters', input.email.toLowerCase()] satisfies Counted]),
]

const tagsOf = (line: { productId: number; productType: ProductType }) => [
  productTag(line.productId),
  productsTag(line.productType),
]

/**
 * Reserves the key for this order; the id of the earlier order when it is spent. A second connection with the same key
 * waits here for the first one's commit. Keys live 24 hours, and a refused placing gives its key back by rolling back.
 */
async function spendKey(
  tx: Prisma.TransactionClient,
  { userId, key, input, orderId }: { userId: string; key: string; input: PlaceOrder; orderId: string },
): Promise<string | null> {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const reserved = await tx.$executeRaw`
    INSERT INTO idempotency_key (user_id, key, request_hash, order_id)
    VALUES (${userId}, ${key}, ${hash}, ${orderId})
    ON CONFLICT (user_id, key) DO UPDATE
      SET request_hash = excluded.request_hash, order_id = excluded.order_id, created_at = now()
      WHERE idempotency_key.created_at < now() - interval '24 hours'`
  if (reserved > 0) return null
  const [spent] = await tx.$queryRaw<{ order_id: string; request_hash: string }[]>`
    SELECT order_id, request_hash FROM idempotency_key WHERE user_id = ${userId} AND key = ${key}`
  if (!spent) throw new ShopError('idempotency.in_progress')
  if (spent.request_hash !== hash) throw new ShopError('idempotency.mismatch')
  return spent.order_id
}

/**
 * In id order, so that two buyers of the same two products never wait for each other crosswise. Of a
 * cart that is too long, one line more than allowed is locked: enough to see it, and never the whole catalogue.
 */
const lockCart = (tx: Prisma.TransactionClient, userId: string) =>
  tx.$queryRaw<LockedLine[]>`
    SELECT p.id AS "productId", ${titleColumns}, c.quantity,
      p.price_grosze AS "priceGrosze", p.quantity_in_stock AS stock, p.in_archive AS "inArchive"
    FROM cart_item c JOIN product p ON p.id = c.product_id
    WHERE c.user_id = ${userId}
    ORDER BY p.id LIMIT ${MOST_LINES + 1} FOR NO KEY UPDATE`

function assertPlaceable(lines: LockedLine[], input: PlaceOrder): void {
  if (lines.length === 0) throw new ShopError('cart.empty')
  if (lines.length > MOST_LINES) throw new ShopError('order.too_many_lines')
  const refuseIfAny = (code: 'cart.not_for_sale' | 'cart.out_of_stock', affected: LockedLine[]) => {
    const fields = affected.map((line) => ({ path: `orderItems.${line.productId}`, code }))
    if (fields.length > 0) throw new ShopError(code, fields)
  }
  refuseIfAny(
    'cart.not_for_sale',
    lines.filter((line) => line.inArchive),
  )
  refuseIfAny(
    'cart.out_of_stock',
    lines.filter((line) => line.stock < line.quantity),
  )
  if (input.expectedTotal !== undefined && toGrosze(input.expectedTotal) !== linesTotal(lines))
    throw new ShopError('order.price_changed')
}

/**
 * What an account has ordered and neither received nor paid stays below a limit. Orders of one account are placed one
 * after the other, since each waits for the lines of the cart: this sum holds all the earlier ones.
 */
async function assertOpenValue(
  tx: Prisma.TransactionClient,
  userId: string,
  lines: LockedLine[],
): Promise<void> {
  const [row] = await tx.$queryRaw<{ grosze: bigint }[]>`
    SELECT coalesce(sum(o.total_grosze), 0)::bigint AS grosze FROM shop_order o
    WHERE o.user_id = ${userId} AND o.status NOT IN ('Delivered', 'Canceled')
      AND NOT EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.status = 'captured')`
  const open = Number(row?.grosze ?? 0) + linesTotal(lines)
  if (open > toGrosze(env().OPEN_ORDERS_LIMIT_PLN)) throw new ShopError('order.open_value')
}

/** Only what was ordered: a product that another tab adds meanwhile stays. */
const emptyCart = (tx: Prisma.TransactionClient, userId: string, lines: LockedLine[]) =>
  tx.$executeRaw`
    DELETE FROM cart_item
    WHERE user_id = ${userId} AND product_id = ANY (${lines.map((line) => line.productId)}::int[])`

/** The order with its lines as snapshots, the first entry of its history, and what the mail will be made from. */
async function writeOrder(
  tx: Prisma.TransactionClient,
  { id, order, isOwnEmail }: { id: string; order: PlaceOrder; isOwnEmail: boolean },
  lines: LockedLine[],
): Promise<void> {
  const ids = lines.map((line) => line.productId)
  const quantities = lines.map((line) => line.quantity)
  const shownTitles = lines.map((line) => writtenTitle(toTitled(line), order.locale) ?? '')
  await tx.$executeRaw`
    WITH placed AS (
      INSERT INTO shop_order (id, user_id, customer_type, first_and_last_name, company_name, unn, email, is_own_email, phone,
        address, city, post_code, country, type_of_delivery, type_of_payment, total_grosze, locale,
        privacy_consent_at, commercial_consent_at)
      VALUES (${id}, ${order.userId}, ${order.customerType}, ${order.firstAndLastName}, ${order.companyName},
        ${order.unn}, ${order.email}, ${isOwnEmail}, ${order.phone}, ${order.address}, ${order.city}, ${order.postCode},
        ${order.country}, ${order.typeOfDelivery}, ${order.typeOfPayment}, ${linesTotal(lines)}::bigint,
        ${order.locale}, CASE WHEN ${order.privacyConsent ?? false} THEN now() END,
        CASE WHEN ${order.commercialConsent ?? false} THEN now() END)
    ),
    noted AS (
      INSERT INTO order_status_change (order_id, to_status, changed_by) VALUES (${id}, 'Pending', ${order.userId})
    ),
    told AS (
      ${tellSql('order.placed', id, { orderId: id })}
    )
    INSERT INTO order_line (order_id, product_id, product_type, title, shown_title, url, price_grosze, quantity)
    SELECT ${id}, p.id, p.product_type, p.title, nullif(line.shown_title, ''), p.url, p.price_grosze, line.quantity
    FROM unnest(${ids}::int[], ${quantities}::int[], ${shownTitles}::text[]) AS line (product_id, quantity, shown_title)
    JOIN product p ON p.id = line.product_id
    ORDER BY p.id`
}
