import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { takeStock } from '@/lib/catalog/stock/service'
import { expireTags } from '@/lib/platform/cache/cache'
import { POOL_SIZE } from '@/lib/platform/database/db'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { inPln } from '@/lib/platform/http/money'
import type { ShopUser } from '@/lib/platform/identity/user'
import { consume, countAction } from '@/lib/platform/limits/service'
import { concurrencyLimit } from '@/lib/platform/runtime/concurrency-limit'
import { countEvent } from '@/lib/platform/runtime/counters'
import { env } from '@/lib/platform/runtime/env'
import { countryCode } from '@/lib/platform/values/countries'
import { MOST_LINES } from '@/lib/platform/values/max-quantity'
import { toGrosze } from '@/lib/platform/values/money'
import { mailboxOf } from '@/lib/platform/values/recipient'
import { priceFromRow } from '@/lib/sales/delivery/queries'
import { type DeliveryPrice, groszeOf } from '@/lib/sales/delivery/rules'
import { isUnpaid } from '@/lib/sales/orders/payment-status'
import { getOrder } from '@/lib/sales/orders/queries'
import { deliveryKinds, linesTotal, orderIdFrom } from '@/lib/sales/orders/rules'
import type { Order, PlaceOrder } from '@/lib/sales/orders/schema'
import { isClosed } from '@/lib/sales/payment-ways/closed'
import { offeredPayments } from '@/lib/sales/payment-ways/offered'
import { foreignRate, isCompanyAbroad } from '@/lib/shop/abroad'
import { byRecipient, holdMail } from '@/lib/shop/mail/hold'
import type { Delivery } from '@/lib/shop/mail/lanes'
import { tell } from '@/lib/shop/mail/tell.service'
import {
  companyPaymentRule,
  foreignRates,
  handovers,
  isSetUp,
  orderRecipients,
  sellsToCompaniesAbroad,
} from '@/lib/shop/settings/load'
import { tagsOfStock } from '@/lib/storefront/results/tags'
import {
  emptyCart,
  type LockedLine,
  lockCart,
  type Owner,
  orderValues,
  writeOrder,
} from './write-order.service'

/** At most half of the connections, so that buyers who wait for a product leave the rest to pages and lists. */
const placing = concurrencyLimit(Math.max(1, Math.floor(POOL_SIZE / 2)))

/**
 * Moves a user's cart to an order in one transaction. The same key again gives the same order (`replayed`).
 * @throws ShopError forbidden in somebody else's name, order.address_unconfirmed for an anonymous sign-in whose
 *   address no code has confirmed, invalid for another address than that, for a delivery or payment that is not
 *   offered or not allowed or a company abroad to which the shop does not sell, cart.empty, cart.out_of_stock or
 *   cart.not_for_sale with the lines concerned, order.shop_closed, order.delivery_on_request where the price table has
 *   no price, order.price_changed when the buyer agreed to another total, order.too_many_lines, order.open_value,
 *   too_many_requests, idempotency.mismatch, and unavailable or the error of PostgreSQL when somebody else holds a
 *   product of the cart for more than three seconds
 */
export async function placeOrder(input: PlaceOrder, user: ShopUser, key?: string): Promise<Placed> {
  // anybody can open an account with somebody else's address: it is their own once a mail to it has confirmed that
  const isOwnEmail = user.isEmailConfirmed === true && input.email.toLowerCase() === user.email.toLowerCase()
  // anonymous sign-ins are free: what stands for them is the address that a code has confirmed
  if (user.isGuest && !user.confirmedEmail) throw new ShopError('order.address_unconfirmed')
  if (user.isGuest && !isOwnEmail)
    throw new ShopError('invalid', [{ path: 'email', code: 'other_than_confirmed' }])
  const mailbox = user.confirmedEmail ? mailboxOf(user.confirmedEmail) : null
  return place(input, user, {
    owner: { userId: user.uid, isOwnEmail, placedBy: null },
    isKnownEmail: isOwnEmail,
    mailbox,
    request: input,
    key,
    fillCart: async (tx) => {
      if (mailbox) await lockOrdersOf(tx, `mailbox ${mailbox}`)
      return user.uid
    },
  })
}

export type Placed = { order: Order; replayed: boolean }

/** The differences between an order from the checkout and one that the staff enters. */
type Entry = {
  owner: Owner
  /** Whether the e-mail is the account's own, confirmed one: the confirmation then needs no limit. */
  isKnownEmail: boolean
  /** The mailbox that a code has confirmed: limits count by it in place of the owner's account. */
  mailbox: string | null
  /** Everything that was sent: the same key with something else is refused. */
  request: object
  key: string | undefined
  /** Returns the owner of the cart with the lines, after filling a cart that is made for this order. */
  fillCart: (tx: Transaction) => Promise<string>
  complete?: (tx: Transaction, order: Order) => Promise<void>
}

/** Places an order that `user` sends and somebody else may own. Throws as `placeOrder` does. */
export async function place(input: PlaceOrder, user: ShopUser, entry: Entry): Promise<Placed> {
  if (input.userId !== user.uid) throw new ShopError('forbidden')
  if (!isSetUp()) throw new ShopError('order.shop_closed')
  const { owner, mailbox, key, request } = entry
  let giveBack: (() => Promise<void>) | undefined
  const placed = await transaction(async (tx) => {
    const id = orderIdFrom(randomBytes(10))
    const earlier = key ? await spendKey(tx, { userId: user.uid, key, request, orderId: id }) : null
    if (earlier) return { order: await getOrder(earlier, user, tx), replayed: true, sold: [] }

    if (!offeredPayments().includes(input.typeOfPayment))
      throw new ShopError('invalid', [{ path: 'typeOfPayment', code: 'payment_not_offered' }])
    if (input.typeOfDelivery === 'pickup' && !handovers().offersPickup)
      throw new ShopError('invalid', [{ path: 'typeOfDelivery', code: 'delivery_not_offered' }])
    if (!sellsToCompaniesAbroad() && isCompanyAbroad(input))
      throw new ShopError('invalid', [{ path: 'unn', code: 'company_abroad' }])
    // counted once, even when the transaction is run again; a call with a spent key has returned above
    giveBack ??= await consume(['ordersPlaced', mailbox ? `mailbox ${mailbox}` : owner.userId])
    const cartOf = await entry.fillCart(tx)
    const { rows: lines } = await lockCart(tx, {
      userId: cartOf,
      deliveryMethod: deliveryKinds[input.typeOfDelivery].method ?? '',
      deliveryCountry: countryCode(input.country),
    })
    assertOrderable(lines)
    const delivery = deliveryOf(lines, input)
    const totalGrosze = linesTotal(lines) + groszeOf(delivery)
    if (input.expectedTotalGrosze !== undefined && input.expectedTotalGrosze !== totalGrosze)
      throw new ShopError('order.price_changed')
    const sale = { isCompany: input.customerType === 'company', totalGrosze }
    if (isClosed(input.typeOfPayment, sale, companyPaymentRule()))
      throw new ShopError('invalid', [{ path: 'typeOfPayment', code: 'payment_by_account' }])
    await assertOpenValue(tx, { userId: owner.userId, mailbox, totalGrosze })
    await takeStock(tx, lines)
    const letter = entry.isKnownEmail ? {} : await letterToStranger(tx, input, owner)
    const { isHandedOverHere } = deliveryKinds[input.typeOfDelivery]
    const vatRate = isHandedOverHere ? null : foreignRate(input, foreignRates())
    await writeOrder(tx, orderValues(id, input, owner, { lines, delivery, totalGrosze, vatRate }, letter))
    if (orderRecipients().length > 0)
      await tell(tx, 'order.placed_for_staff', id, { orderId: id }, noticeBeside(letter))
    await emptyCart(tx, { userId: cartOf, productIds: lines.map(({ productId }) => productId) })
    const order = await getOrder(id, user, tx)
    await entry.complete?.(tx, order)
    return { order, replayed: false, sold: lines }
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

/**
 * Holds the confirmation to an unconfirmed address within a limit for its recipient, and unless the staff has entered
 * it, within one for all accounts, which lets those with fewer orders go first.
 */
async function letterToStranger(tx: Transaction, { email }: PlaceOrder, owner: Owner): Promise<Delivery> {
  const isByStaff = owner.placedBy !== null
  // before the lock of the recipient, which others wait for
  const turn = isByStaff ? 0 : await countAction('mailTurns', `account ${owner.userId}`)
  const hold = await holdMail(tx, 'letters', byRecipient(email))
  return isByStaff ? { hold } : { lane: 'unconfirmed', turn, hold }
}

/** The first orders of an account within a day are mailed to the staff at once, though their address is unconfirmed. */
const NOTICES_AT_ONCE = 3

/** How the mail to the staff leaves: later orders of an unconfirmed account wait as its letters do. */
const noticeBeside = ({ lane, turn = 0 }: Delivery): Delivery =>
  lane === 'unconfirmed' && turn > NOTICES_AT_ONCE ? { lane, turn } : {}

const tagsOfSale = (line: LockedLine) =>
  tagsOfStock({ ...line, id: line.productId }, line.stock, line.stock - line.quantity)

/**
 * Reserves the key for 24 hours; the earlier order's id when it is spent. A second connection waits for the first
 * one's commit. A refused placing gives its key back by rolling back.
 */
async function spendKey(
  tx: Transaction,
  { userId, key, request, orderId }: { userId: string; key: string; request: object; orderId: string },
): Promise<string | null> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(inPln(request)))
    .digest('base64url')
  const { numAffectedRows: reserved } = await reserveKey(tx, { userId, key, requestHash, orderId })
  if (reserved) return null
  const spent = await tx
    .selectFrom('idempotencyKey')
    .select(['orderId', 'requestHash'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow(() => new ShopError('idempotency.in_progress'))
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

/** Orders that count together are placed one after the other, each after the commit of the one before. */
export const lockOrdersOf = async (tx: Transaction, whose: string): Promise<void> =>
  void (await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`open orders ${whose}`}, 0))`.execute(tx))

/**
 * What an account, or all that confirmed one mailbox, have ordered and neither received nor paid stays below a limit:
 * each waits for the lines of its cart or the mailbox's lock, so this sum holds all the earlier ones.
 */
async function assertOpenValue(
  tx: Transaction,
  { userId, mailbox, totalGrosze }: { userId: string; mailbox: string | null; totalGrosze: number },
): Promise<void> {
  const { rows } = mailbox
    ? await sumOpenOrdersOfMailbox(tx, { mailbox })
    : await sumOpenOrders(tx, { userId })
  const open = (rows[0]?.grosze ?? 0) + totalGrosze
  if (open > toGrosze(env().OPEN_ORDERS_LIMIT_PLN)) throw new ShopError('order.open_value')
}

const selectOpenSum = () =>
  query()
    .selectFrom('shopOrder')
    .select(({ fn }) => fn.sum<number | null>('totalGrosze').as('grosze'))
    .where('status', 'not in', ['Delivered', 'Canceled'])
    .where(isUnpaid(['captured']))

const sumOpenOrders = prepared(({ userId }: Placeholders<{ userId: string }>) =>
  selectOpenSum().where('userId', '=', userId),
)
const sumOpenOrdersOfMailbox = prepared(({ mailbox }: Placeholders<{ mailbox: string }>) =>
  selectOpenSum().where('userId', 'in', ({ selectFrom }) =>
    selectFrom('addressConfirmation')
      .select('uid')
      .where('mailbox', '=', mailbox)
      .where('confirmedAt', 'is not', null),
  ),
)
