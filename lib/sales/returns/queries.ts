import 'server-only'
import { sql } from 'kysely'
import { db } from '@/lib/platform/database/db'
import { type Query, query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import type { Role } from '@/lib/platform/identity/roles'
import type { Channel } from '@/lib/sales/claims/schema'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { deliveryPrice } from '@/lib/sales/delivery/rules'
import { overpaidOf, owedOf } from '@/lib/sales/ledger/owed'
import { saleFacts } from '@/lib/sales/ledger/settle-sale.service'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { deliveryKinds, type OrderStatus, sumOfAmounts } from '@/lib/sales/orders/rules'
import { type PaymentRow, selectPayments } from '@/lib/sales/payments/queries'
import { leftOfPayment, type RefundRow, selectRefunds } from '@/lib/sales/payments/refunds/queries'
import { isBooked, type PaymentLeft } from '@/lib/sales/payments/refunds/rules'
import { inOrderOf, readRegister } from '@/lib/sales/registers/queries'
import type { RegisterQuery } from '@/lib/sales/registers/schema'
import type { WithdrawalState } from '@/lib/sales/withdrawal/rules'
import { refundLimitGrosze } from '@/lib/shop/settings/queries'
import { type GoodsCondition, openStates, proposedRefund, type ReturnReason } from './rules'

/** Returns with the buyer of their order: one that was opened by an administrator has no statement. */
const selectReturns = (on: Query = query()) =>
  on
    .selectFrom('withdrawal')
    .leftJoin('shopOrder as o', 'o.id', 'withdrawal.orderId')
    .select(['withdrawal.id', 'withdrawal.reason', 'withdrawal.state', 'withdrawal.version'])
    .select(['withdrawal.openedByName', 'withdrawal.channel', 'withdrawal.submittedAt', 'withdrawal.text'])
    .select(['withdrawal.name', 'withdrawal.email', 'withdrawal.orderNumber', 'withdrawal.orderId'])
    .select(['withdrawal.isLate', 'withdrawal.receiptSentAt', 'withdrawal.isConfirmed'])
    .select(['withdrawal.answeredAt', 'withdrawal.isKnown', 'withdrawal.junkAt', 'withdrawal.junkBy'])
    .select(['withdrawal.goodsBackAt', 'withdrawal.goodsBackBy'])
    .select(['withdrawal.refundedAt', 'withdrawal.refundedBy'])
    .select(({ fn, val, ref }) => [
      fn.coalesce('o.firstAndLastName', 'o.companyName', val('')).as('buyer'),
      fn.coalesce('o.email', val('')).as('buyerEmail'),
      // unseen until the order's address has confirmed it over its link: typing that address proves nothing
      sql<string>`CASE WHEN ${ref('withdrawal.isConfirmed')} THEN ${ref('withdrawal.accountNumber')}
        ELSE '' END`.as('accountNumber'),
      // null without money to give back: the order is unpaid, or all was refunded
      sql<Date | null>`CASE WHEN ${ref('o.paidGrosze')} <= ${ref('o.refundedGrosze')} THEN NULL
        ELSE ${ref('withdrawal.refundDueAt')} END`.as('refundDueAt'),
    ])
    .$narrowType<{ state: WithdrawalState; reason: ReturnReason; channel: Channel | null }>()

export type ReturnRow = Awaited<ReturnType<ReturnType<typeof selectReturns>['execute']>>[number]

/** Unsettled returns: known buyers first, by the day on which the refund is due, then returns without a refund. */
export const openReturns = (limit: number): Promise<ReturnRow[]> =>
  selectReturns()
    .where('state', 'in', openStates)
    .orderBy('withdrawal.isKnown', 'desc')
    .orderBy('refundDueAt')
    .orderBy('withdrawal.id')
    .limit(limit)
    .execute()

/** A page of the register: the open ones as `openReturns` has them, then the newest of those that are done. */
export async function registeredReturns(wanted: RegisterQuery) {
  const page = await readRegister('returns', wanted)
  const rows =
    page.ids.length > 0 ? await selectReturns().where('withdrawal.id', 'in', page.ids).execute() : []
  return { ...page, rows: inOrderOf(page.ids, rows) }
}

export const returnExists = async (id: number): Promise<boolean> =>
  (await db().withdrawal.count({ where: { id } })) > 0

/** The returns of one order that are no junk: its buyer's first, oldest first. */
export const returnsOfOrder = (orderId: string): Promise<ReturnRow[]> =>
  selectReturns()
    .where('orderId', '=', orderId)
    .where('state', '<>', 'junk')
    .orderBy('withdrawal.isKnown', 'desc')
    .orderBy('withdrawal.id')
    .limit(20)
    .execute()

/** An order as its returns need it: what was bought of it and what came back over all returns, and its books. */
export type ReturnedOrder = Awaited<ReturnType<typeof returnedOrder>> & {
  /** Money paid beyond the total and not refunded yet. */
  overpaidGrosze: number
}

export type Return = ReturnRow & {
  /** Null where the shop does not know the order. */
  order: ReturnedOrder | null
  lines: Awaited<ReturnType<typeof linesOf>>
  /** The claimed lines while no goods are noted: pieces of a line, or 0 for its price alone. */
  claims: { orderLineId: number; quantity: number }[]
  refunds: RefundRow[]
  /** All refunds of the order, with those of other returns and of PayPal's own panel. */
  refundsOfOrder: RefundRow[]
  proposedGrosze: number
  /** The payment that PayPal can give back, if the order has one. */
  payment: PaymentRow | null
  left: PaymentLeft | null
}

/** One return with everything that its steps need. @throws ShopError not_found */
export async function readReturn(id: number, on: Query = query()): Promise<Return> {
  const row = await selectReturns(on).where('withdrawal.id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('not_found')
  const lines = await linesOf(on, id)
  const claims = await on
    .selectFrom('returnClaim')
    .select(['orderLineId', 'quantity'])
    .where('withdrawalId', '=', id)
    .orderBy('orderLineId')
    .execute()
  const none = { order: null, refunds: [], refundsOfOrder: [], proposedGrosze: 0 }
  if (row.orderId === null) return { ...row, ...none, lines, claims, payment: null, left: null }

  const facts = await saleFacts(on, row.orderId)
  const order = { ...(await returnedOrder(on, row.orderId)), overpaidGrosze: overpaidOf(facts) }
  const refundsOfOrder = await selectRefunds(on).where('orderId', '=', order.id).execute()
  const refunds = refundsOfOrder.filter(({ withdrawalId }) => withdrawalId === id)
  const payment = await selectPayments(on)
    .where('orderId', '=', order.id)
    .where('status', '=', 'captured')
    .executeTakeFirst()
  const left = payment ? leftOfPayment(payment, refundsOfOrder) : null
  const booked = refunds.filter(({ state }) => isBooked(state))
  return {
    ...row,
    order,
    lines,
    claims,
    refunds,
    refundsOfOrder,
    proposedGrosze: proposedRefund({
      ...order,
      bought: order.lines,
      returned: lines.length > 0 ? lines : claims.map((claim) => ({ ...claim, deductionGrosze: 0 })),
      standing: owedOf({ ...facts, returns: facts.returns.filter((each) => each.id !== id) }),
      deliveryDueGrosze: await deliveryDue(on, order.id),
      givenGrosze: sumOfAmounts(booked),
      isLast: (await lastReturnOf(on, order.id))?.id === id,
      isForOverpaid: row.reason === 'other',
    }),
    payment: payment?.captureId && left && left.minor > 0 ? payment : null,
    left,
  }
}

/** The price of the delivery to refund: of an installation no more than shipping costs (Consumer Rights Act, art. 33). */
async function deliveryDue(on: Query, orderId: string): Promise<number> {
  const { deliveryGrosze, typeOfDelivery, country, orderItems } = await getOrder(orderId, theShop, on)
  if (deliveryGrosze === 0 || deliveryKinds[typeOfDelivery].method !== 'installation') return deliveryGrosze
  const ids = orderItems.map(({ productId }) => productId)
  const products = await on.selectFrom('product').select(['id', 'weight']).where('id', 'in', ids).execute()
  const lines = orderItems.map((line) => ({
    ...line,
    weight: products.find(({ id }) => id === line.productId)?.weight ?? null,
  }))
  const to = { country, typeOfDelivery: 'shipping_to_customer' } as const
  const shipping = deliveryPrice(lines, to, await readDelivery(on))
  return typeof shipping === 'object' ? Math.min(deliveryGrosze, shipping.grosze) : deliveryGrosze
}

const linesOf = (on: Query, id: number) =>
  on
    .selectFrom('returnLine')
    .select(['orderLineId', 'quantity', 'condition', 'deductionGrosze', 'deductionReason', 'restocked'])
    .$narrowType<{ condition: GoodsCondition }>()
    .where('withdrawalId', '=', id)
    .orderBy('orderLineId')
    .execute()

async function returnedOrder(on: Query, id: string) {
  const order = await on
    .selectFrom('shopOrder')
    .select(['id', 'status', 'locale', 'totalGrosze', 'paidGrosze', 'refundedGrosze'])
    .$narrowType<{ status: OrderStatus; locale: Locale }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = await on
    .selectFrom('orderLine')
    .select(['id', 'productId', 'title', 'priceGrosze', 'quantity', 'returned'])
    .where('orderId', '=', id)
    .orderBy('id')
    .execute()
  return { ...order, lines }
}

/** The last return of an order by the day its goods came back. */
const lastReturnOf = (on: Query, orderId: string) =>
  on
    .selectFrom('withdrawal')
    .select('id')
    .where('orderId', '=', orderId)
    .where('goodsBackAt', 'is not', null)
    .orderBy('goodsBackAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** The grosze that somebody may still give back for an order, less what went back before; null for an owner. */
export async function mostRefundGrosze(
  { refundsOfOrder }: Pick<Return, 'refundsOfOrder'>,
  role: Role | undefined,
  on?: Query,
): Promise<number | null> {
  if (role === 'owner') return null
  const before = sumOfAmounts(refundsOfOrder.filter(({ state }) => isBooked(state)))
  return Math.max(0, (await refundLimitGrosze(on)) - before)
}
