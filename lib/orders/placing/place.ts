import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { type Expression, sql } from 'kysely'
import { tagsOfStock } from '@/lib/catalog/results/tags'
import { titleColumns, toTitled } from '@/lib/catalog/titles/title-columns'
import { writtenTitle } from '@/lib/catalog/titles/written-titles'
import { expireTags } from '@/lib/core/cache/cache'
import { POOL_SIZE } from '@/lib/core/database/db'
import { type Placeholders, prepared } from '@/lib/core/database/prepared'
import { now, query, rowOf, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { concurrencyLimit } from '@/lib/core/runtime/concurrency-limit'
import { countEvent } from '@/lib/core/runtime/counters'
import { env } from '@/lib/core/runtime/env'
import { toGrosze } from '@/lib/core/values/money'
import { priceFromRow, pricingColumn } from '@/lib/delivery/queries'
import { countryCode, type DeliveryPrice, groszeOf, methodOf } from '@/lib/delivery/rules'
import { inPln } from '@/lib/http/money'
import type { ShopUser } from '@/lib/identity/user'
import { type Counted, consume } from '@/lib/limits/service'
import { eventRow, insertEvent, tell } from '@/lib/mail/tell'
import { getOrder, isUnpaid } from '@/lib/orders/queries'
import { linesTotal, MOST_LINES, orderIdFrom } from '@/lib/orders/rules'
import type { Order, PlaceOrder } from '@/lib/orders/schema'
import { offeredPayments } from '@/lib/payments/offered'
import { isSetUp, orderRecipients } from '@/lib/settings/load'
import { isPausedColumn } from '@/lib/settings/queries'
import { listsOf, takeStock } from '@/lib/stock/service'

/** At most half of the connections, so that buyers who wait for a product leave the rest to pages and lists. */
const placing = concurrencyLimit(Math.max(1, Math.floor(POOL_SIZE / 2)))

/**
 * Moves a user's cart to an order: the stock falls, the order appears and the cart empties in one transaction, or
 * nothing happens. The same key again gives the same order (`replayed`), from however many connections.
 *
 * @throws ShopError forbidden in somebody else's name, invalid for a payment that is not offered, cart.empty,
 *   cart.out_of_stock or cart.not_for_sale with the lines concerned, order.shop_closed, order.delivery_on_request where
 *   the price table has no price, order.price_changed when the buyer agreed to another total, order.too_many_lines,
 *   order.open_value, too_many_requests, idempotency.mismatch, and unavailable or the error of PostgreSQL when somebody
 *   else holds a product of the cart for more than three seconds
 */
export async function placeOrder(
  input: PlaceOrder,
  user: ShopUser,
  key?: string,
): Promise<{ order: Order; replayed: boolean }> {
  if (input.userId !== user.uid) throw new ShopError('forbidden')
  if (!isSetUp()) throw new ShopError('order.shop_closed')
  let giveBack: (() => Promise<void>) | undefined
  const placed = await transaction(async (tx) => {
    const id = orderIdFrom(randomBytes(10))
    const earlier = key ? await spendKey(tx, { userId: user.uid, key, input, orderId: id }) : null
    if (earlier) return { order: await getOrder(earlier, user, tx), replayed: true, sold: [] }

    if (!offeredPayments().includes(input.typeOfPayment))
      throw new ShopError('invalid', [{ path: 'typeOfPayment', code: 'payment_not_offered' }])
    // counted once, even when the transaction is run again; a call with a spent key has returned above
    giveBack ??= await consume(...countedFor(input, user))
    const { rows: lines } = await lockCart(tx, {
      userId: user.uid,
      deliveryMethod: methodOf(input.typeOfDelivery),
      deliveryCountry: countryCode(input.country),
    })
    assertOrderable(lines)
    const delivery = deliveryOf(lines, input)
    const totalGrosze = linesTotal(lines) + groszeOf(delivery)
    if (input.expectedTotalGrosze !== undefined && input.expectedTotalGrosze !== totalGrosze)
      throw new ShopError('order.price_changed')
    await assertOpenValue(tx, user.uid, totalGrosze)
    await takeStock(tx, lines)
    const sold = { lines, delivery, totalGrosze }
    await writeOrder(tx, orderValues(id, input, isOwnEmail(input, user), sold))
    if (orderRecipients().length > 0) await tell(tx, 'order.placed_for_staff', id, { orderId: id })
    await emptyCart(tx, { userId: user.uid, productIds: lines.map(({ productId }) => productId) })
    return { order: await getOrder(id, user, tx), replayed: false, sold: lines }
  }, placing).catch(async (error: unknown) => {
    await giveBack?.()
    if (error instanceof ShopError && error.code === 'cart.out_of_stock') countEvent('stockConflicts')
    throw error
  })
  // another connection with the same key was faster
  if (placed.replayed) await giveBack?.()
  else {
    countEvent('ordersPlaced')
    expireTags(placed.sold.flatMap(tagsOfSale))
  }
  return { order: placed.order, replayed: placed.replayed }
}

const isOwnEmail = ({ email }: PlaceOrder, user: ShopUser) => email.toLowerCase() === user.email.toLowerCase()

/** An order counts for its account. Its mail counts for the recipient, unless that is the account's own address. */
const countedFor = (input: PlaceOrder, user: ShopUser): Counted[] => [
  ['ordersPlaced', user.uid],
  ...(isOwnEmail(input, user) ? [] : [['letters', input.email.toLowerCase()] satisfies Counted]),
]

const tagsOfSale = (line: LockedLine) =>
  tagsOfStock({ ...line, id: line.productId }, line.stock, line.stock - line.quantity)

/**
 * Reserves the key for this order; the id of the earlier order when it is spent. A second connection with the same key
 * waits here for the first one's commit. Keys live 24 hours, and a refused placing gives its key back by rolling back.
 */
async function spendKey(
  tx: Transaction,
  { userId, key, input, orderId }: { userId: string; key: string; input: PlaceOrder; orderId: string },
): Promise<string | null> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(inPln(input)))
    .digest('base64url')
  const { numAffectedRows: reserved } = await reserveKey(tx, { userId, key, requestHash, orderId })
  if (reserved) return null
  const spent = await tx
    .selectFrom('idempotencyKey')
    .select(['orderId', 'requestHash'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!spent) throw new ShopError('idempotency.in_progress')
  if (spent.requestHash !== requestHash) throw new ShopError('idempotency.mismatch')
  return spent.orderId
}

type Reservation = { userId: string; key: string; requestHash: string; orderId: string }

const reserveKey = prepared((reservation: Placeholders<Reservation>) =>
  query()
    .insertInto('idempotencyKey')
    .values(reservation)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'key'])
        .doUpdateSet(({ ref }) => ({
          requestHash: ref('excluded.requestHash'),
          orderId: ref('excluded.orderId'),
          createdAt: now,
        }))
        .where('idempotencyKey.createdAt', '<', sql<Date>`now() - interval '24 hours'`),
    ),
)

/**
 * In id order, so that two buyers of the same two products never wait for each other crosswise. Of a
 * cart that is too long, one line more than allowed is locked: enough to see it, and never the whole catalogue.
 */
const lockCart = prepared(({ userId, ...to }: Placeholders<CartToLock>) =>
  query()
    .selectFrom('cartItem as c')
    .innerJoin('product as p', 'p.id', 'c.productId')
    .select(['p.id as productId', 'c.quantity', 'p.priceGrosze', 'p.quantityInStock as stock', 'p.inArchive'])
    .select(['p.profile', 'p.weight'])
    .select(titleColumns)
    .select([pricingColumn(to), isPausedColumn])
    .where('c.userId', '=', userId)
    .orderBy('p.id')
    .limit(MOST_LINES + 1)
    .forNoKeyUpdate(),
)

type CartToLock = { userId: string; deliveryMethod: string; deliveryCountry: string }

/** A line of the cart with its product, both locked until the transaction ends. */
type LockedLine = Awaited<ReturnType<typeof lockCart>>['rows'][number]

function assertOrderable(lines: LockedLine[]): void {
  if (lines.length === 0) throw new ShopError('cart.empty')
  if (lines.some(({ isPaused }) => isPaused)) throw new ShopError('order.shop_closed')
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
}

/** Every line has read the same prices, since one statement has read them all. */
function deliveryOf(lines: LockedLine[], input: PlaceOrder): DeliveryPrice {
  const pricing = lines[0]?.pricing
  const price = pricing ? priceFromRow(lines, input, pricing) : 'noTable'
  if (price === 'onRequest') throw new ShopError('order.delivery_on_request')
  return price
}

/**
 * What an account has ordered and neither received nor paid stays below a limit. Orders of one account are placed one
 * after the other, since each waits for the lines of the cart: this sum holds all the earlier ones.
 */
async function assertOpenValue(tx: Transaction, userId: string, totalGrosze: number): Promise<void> {
  const { rows } = await sumOpenOrders(tx, { userId })
  const open = (rows[0]?.grosze ?? 0) + totalGrosze
  if (open > toGrosze(env().OPEN_ORDERS_LIMIT_PLN)) throw new ShopError('order.open_value')
}

const sumOpenOrders = prepared(({ userId }: Placeholders<{ userId: string }>) =>
  query()
    .selectFrom('shopOrder')
    .select(({ fn }) => fn.sum<number | null>('totalGrosze').as('grosze'))
    .where('userId', '=', userId)
    .where('status', 'not in', ['Delivered', 'Canceled'])
    .where(isUnpaid(['captured'])),
)

/** Only what was ordered: a product that another tab adds meanwhile stays. */
const emptyCart = prepared(({ userId, productIds }: Placeholders<{ userId: string; productIds: number[] }>) =>
  query()
    .deleteFrom('cartItem')
    .where('userId', '=', userId)
    .where(({ eb, fn }) => eb('productId', '=', fn.any(productIds))),
)

type Sold = { lines: LockedLine[]; delivery: DeliveryPrice; totalGrosze: number }

/** What `writeOrder` writes, by the names of its placeholders. */
function orderValues(id: string, order: PlaceOrder, ownEmail: boolean, sold: Sold) {
  const { lines, delivery, totalGrosze } = sold
  const { expectedTotalGrosze: _, billing, contactPerson = null, ...given } = order
  const { privacyConsent = false, commercialConsent = false, ...fields } = given
  return {
    ...fields,
    contactPerson,
    billingAddress: billing?.address ?? null,
    billingCity: billing?.city ?? null,
    billingPostCode: billing?.postCode ?? null,
    billingCountry: billing?.country ?? null,
    ...eventRow('order.placed', id, { orderId: id }),
    ...listsOf(lines),
    shownTitles: lines.map((line) => writtenTitle(toTitled(line), order.locale)),
    id,
    isOwnEmail: ownEmail,
    totalGrosze,
    deliveryGrosze: groszeOf(delivery),
    deliveryName: typeof delivery === 'object' ? delivery.name : null,
    privacyConsent,
    commercialConsent,
  }
}

type TitledLine = { productId: number; quantity: number; shownTitle: string | null }

/** The order with its lines as snapshots, the first entry of its history, and what the mail will be made from. */
const writeOrder = prepared((values: Placeholders<ReturnType<typeof orderValues>>) => {
  const { topic, eventKey, payload, productIds, quantities, shownTitles, ...rest } = values
  const { privacyConsent, commercialConsent, ...order } = rest
  const nowIf = (consent: Expression<boolean>) =>
    sql<Date | null>`CASE WHEN ${consent}::boolean THEN now() END`
  const lines = sql<TitledLine>`unnest(${productIds}::int[], ${quantities}::int[], ${shownTitles}::text[])`
  return query()
    .with('placed', (tables) =>
      tables.insertInto('shopOrder').values({
        ...rowOf('shopOrder', order),
        privacyConsentAt: nowIf(privacyConsent),
        commercialConsentAt: nowIf(commercialConsent),
      }),
    )
    .with('noted', (tables) =>
      tables
        .insertInto('orderStatusChange')
        .values({ orderId: order.id, toStatus: 'Pending', changedBy: order.userId }),
    )
    .with('told', () => insertEvent({ topic, eventKey, payload }))
    .insertInto('orderLine')
    .columns([
      'orderId',
      'productId',
      'productType',
      'title',
      'shownTitle',
      'url',
      'priceGrosze',
      'vatRate',
      'costGrosze',
      'quantity',
    ])
    .expression(({ selectFrom }) =>
      selectFrom(lines.as<'line'>(sql`line (product_id, quantity, shown_title)`))
        .innerJoin('product as p', 'p.id', 'line.productId')
        .select([
          sql<string>`${order.id}`.as('orderId'),
          'p.id',
          'p.productType',
          'p.title',
          'line.shownTitle',
          'p.url',
          'p.priceGrosze',
          'p.vatRate',
          'p.costGrosze',
          'line.quantity',
        ])
        .orderBy('p.id'),
    )
})
