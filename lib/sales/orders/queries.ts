import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { db } from '@/lib/platform/database/db'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { type Query, query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { Locale } from '@/lib/platform/i18n/routing'
import { can, type Role } from '@/lib/platform/identity/roles'
import type { OnlineType, PaymentType, RefundMethod } from '@/lib/platform/values/payment-types'
import type { InvoiceKind } from '@/lib/sales/document-numbers'
import { isTransferDue } from '@/lib/sales/orders/due-payment'
import { actorName } from '@/lib/shop/audit/queries'
import { type CarrierCode, trackingUrl } from './parcels/rules'
import {
  type customerTypes,
  type DeliveryType,
  deliveryTypes,
  handedOverStatuses,
  type OrderStatus,
  onlineStates,
  type PaidWay,
} from './rules'

type OrderCodes = {
  locale: Locale
  status: OrderStatus
  customerType: (typeof customerTypes)[number]
  typeOfDelivery: DeliveryType
  typeOfPayment: PaymentType
  paidWay: PaidWay | null
}

/** Orders with their lines, parcels, refunds and payment: of several attempts to pay at most one came to something. */
export const selectOrders = () =>
  query()
    .selectFrom('shopOrder')
    .select(['id', 'userId', 'orderDate', 'locale', 'status', 'customerType', 'termsVersion'])
    .select(['firstAndLastName', 'companyName', 'unn', 'contactPerson', 'buyerReference', 'email', 'phone'])
    .select(['address', 'city', 'postCode', 'country'])
    .select(['billingAddress', 'billingCity', 'billingPostCode', 'billingCountry'])
    .select(['recipientName', 'recipientPhone', 'remark', 'typeOfDelivery', 'deliveryGrosze', 'deliveryName'])
    .select(['typeOfPayment', 'totalGrosze', 'paidGrosze', 'paidAt', 'paidWay'])
    .select(({ ref }) =>
      sql<string | null>`to_char(${ref('shopOrder.wishedDay')}, 'YYYY-MM-DD')`.as('wishedDay'),
    )
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('orderLine as l')
          .select(['l.id', 'l.productId', 'l.productType', 'l.title', 'l.shownTitle', 'l.url'])
          .select(['l.priceGrosze', 'l.quantity', sql<number>`l.vat_permille / 10.0`.as('vatRate')])
          .whereRef('l.orderId', '=', 'shopOrder.id')
          .orderBy('l.id'),
      ).as('lines'),
      jsonObjectFrom(
        selectFrom('payment as p')
          .select(['p.status', 'p.typeOfPayment', 'p.amountMinor', 'p.currency', 'p.capturedAt'])
          .$narrowType<{ typeOfPayment: OnlineType }>()
          .whereRef('p.orderId', '=', 'shopOrder.id')
          .where('p.status', 'in', onlineStates),
      ).as('payment'),
      jsonArrayFrom(
        selectFrom('parcel as d')
          .select(['d.id', 'd.carrier', 'd.carrierName', 'd.number', 'd.notedAt'])
          .$narrowType<{ carrier: CarrierCode }>()
          .whereRef('d.orderId', '=', 'shopOrder.id')
          .orderBy('d.id'),
      ).as('parcels'),
      jsonArrayFrom(
        selectFrom('invoice as v')
          .leftJoin('ksefDocument as k', 'k.invoiceId', 'v.id')
          .select(['v.id', 'v.kind', 'v.number', 'v.issuedAt'])
          .$narrowType<{ kind: InvoiceKind }>()
          .whereRef('v.orderId', '=', 'shopOrder.id')
          // as isForBuyer of lib/sales/invoices/ksef/rules.ts says
          .where(({ eb, or }) =>
            or([eb('k.state', 'is', null), eb('k.state', '=', 'accepted'), eb('k.isOffline', '=', true)]),
          )
          .orderBy('v.id'),
      ).as('invoices'),
      jsonArrayFrom(
        selectFrom('debitNote as n')
          .select(['n.id', 'n.number', 'n.issuedAt'])
          .whereRef('n.orderId', '=', 'shopOrder.id')
          .orderBy('n.id'),
      ).as('debitNotes'),
      selectFrom('invoiceRequest as q')
        .select('q.requestedAt')
        .whereRef('q.orderId', '=', 'shopOrder.id')
        .as('invoiceRequestedAt'),
      selectFrom('orderStatusChange as s')
        .select(({ fn }) => fn.max('s.changedAt').as('at'))
        .whereRef('s.orderId', '=', 'shopOrder.id')
        .where(isHandOver(sql.ref('s.toStatus'), sql.ref('shopOrder.typeOfDelivery')))
        .as('handedOverAt'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('refund as r')
          .leftJoin('payment as rp', 'rp.id', 'r.paymentId')
          .select(['r.id', 'r.method', 'r.amountGrosze', 'r.amountMinor', 'rp.currency', 'r.refundedAt'])
          .$narrowType<{ method: RefundMethod; refundedAt: Date }>()
          .whereRef('r.orderId', '=', 'shopOrder.id')
          .where('r.state', '=', 'completed')
          .orderBy('r.id'),
      ).as('refunds'),
    )
    .$narrowType<OrderCodes>()

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]

export function orderFromRow(row: OrderRow) {
  const { lines, billingAddress, billingCity, billingPostCode, billingCountry, ...order } = row
  const { paidAt, payment } = order
  const facts = {
    ...order,
    /** Null where the order goes to the buyer, and in orders from before it was asked for. The table has all four or none. */
    billing:
      billingAddress && billingCity && billingPostCode && billingCountry
        ? {
            address: billingAddress,
            city: billingCity,
            postCode: billingPostCode,
            country: billingCountry,
          }
        : null,
    orderDate: order.orderDate.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    invoiceRequestedAt: order.invoiceRequestedAt?.toISOString() ?? null,
    handedOverAt: order.handedOverAt?.toISOString() ?? null,
    // a server from before there was a choice noted no way
    paidWay: paidAt && (order.paidWay ?? 'delivery'),
    /** The person, or the company. */
    name: order.firstAndLastName ?? order.companyName ?? '',
    /** The payment through PayPal; its way may differ from the order's. */
    payment: payment && {
      ...payment,
      capturedAt: payment.capturedAt && new Date(payment.capturedAt).toISOString(),
    },
    refunds: order.refunds.map(({ amountGrosze, amountMinor, currency, refundedAt, ...refund }) => ({
      ...refund,
      refundGrosze: amountGrosze,
      wallet: amountMinor !== null && currency !== null ? { amountMinor, currency } : null,
      refundedAt: new Date(refundedAt).toISOString(),
    })),
    orderItems: lines,
    parcels: order.parcels.map((parcel) => ({
      ...parcel,
      notedAt: new Date(parcel.notedAt).toISOString(),
      trackingUrl: trackingUrl(parcel),
    })),
    invoices: order.invoices.map(withIssue),
    debitNotes: order.debitNotes.map(withIssue),
  }
  return { ...facts, isTransferDue: isTransferDue(facts) }
}

/** An order as pages and answers have it; `prisma/schema.prisma` says what its columns are. */
export type Order = ReturnType<typeof orderFromRow> & {
  /** Whether it was ordered without an account; only where a mail is written about it. */
  isWithoutAccount?: boolean
}

const withIssue = <Issued extends { issuedAt: Date | string }>(document: Issued) => ({
  ...document,
  issuedAt: new Date(document.issuedAt).toISOString(),
})

export async function ordersOfUser(userId: string): Promise<Order[]> {
  const rows = await selectOrders()
    .where('userId', '=', userId)
    .orderBy('orderDate', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(orderFromRow)
}

/** The reader of an order or its papers: a caller, or the shop itself with `isAdmin` and no role. */
export type OrderReader = { uid: string; isAdmin: boolean; role?: Role }

/** The shop itself, where the caller's right was asked before. */
export const theShop: OrderReader = { uid: '', isAdmin: true }

/** Not all of the staff see orders, or invoices. */
export const seesAll = (area: 'orders' | 'invoices', { isAdmin, role }: OrderReader): boolean =>
  isAdmin && (!role || can(role, 'see', area))

/** One order: of its owner, or for the staff of orders any. @throws ShopError order.not_found */
export async function getOrder(id: string, reader: OrderReader, on: Query = query()): Promise<Order> {
  const { rows } = seesAll('orders', reader)
    ? await orderOfAnybody(on, { id })
    : await orderOf(on, { id, userId: reader.uid })
  if (!rows[0]) throw new ShopError('order.not_found')
  return orderFromRow(rows[0])
}

const orderOfAnybody = prepared(({ id }: Placeholders<{ id: string }>) => selectOrders().where('id', '=', id))
const orderOf = prepared(({ id, userId }: Placeholders<{ id: string; userId: string }>) =>
  selectOrders().where('id', '=', id).where('userId', '=', userId),
)

export const orderExists = async (id: string): Promise<boolean> =>
  (await query().selectFrom('shopOrder').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The change of status that led to the order's present one. */
export const lastStatusChange = (orderId: string) =>
  query()
    .selectFrom('orderStatusChange')
    .select(['toStatus', 'changedAt'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The changes of an order's status, oldest first. For administrators. */
export async function orderHistory(id: string) {
  const rows = await query()
    .selectFrom('orderStatusChange as c')
    .select(({ ref }) => [
      'c.id',
      'c.fromStatus as from',
      'c.toStatus as to',
      'c.changedAt',
      'c.changedBy',
      actorName(ref('c.changedBy')).as('changedByName'),
    ])
    .$narrowType<{ from: OrderStatus | null; to: OrderStatus }>()
    .where('c.orderId', '=', id)
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}
export type StatusChange = Awaited<ReturnType<typeof orderHistory>>[number]

/** The data kept with a buyer's orders beside the orders themselves, for the buyer's export. */
export async function recordsOfOrders(userId: string) {
  const rows = await db().shopOrder.findMany({
    where: { userId },
    select: {
      id: true,
      locale: true,
      privacyConsentAt: true,
      commercialConsentAt: true,
      history: { select: { toStatus: true, changedAt: true }, orderBy: { id: 'asc' } },
      payments: {
        select: {
          status: true,
          typeOfPayment: true,
          amountMinor: true,
          currency: true,
          paypalOrderId: true,
          createdAt: true,
          capturedAt: true,
        },
        orderBy: { id: 'asc' },
      },
      receipts: { select: { number: true, issuedOn: true, hasTaxId: true }, orderBy: { id: 'asc' } },
      withdrawals: {
        where: { state: { not: 'junk' } },
        select: {
          reason: true,
          submittedAt: true,
          goodsBackAt: true,
          refundedAt: true,
          returnLines: {
            select: { quantity: true, condition: true, deductionGrosze: true, deductionReason: true },
          },
        },
        orderBy: { id: 'asc' },
      },
    },
  })
  return new Map(
    rows.map(({ id, history, payments, withdrawals, ...fields }) => [
      id,
      {
        ...fields,
        history: history.map(({ toStatus, changedAt }) => ({ status: toStatus, changedAt })),
        payments: payments.map(({ amountMinor, ...payment }) => ({
          ...payment,
          amountMinor: Number(amountMinor),
        })),
        returns: withdrawals,
      },
    ]),
  )
}

/** Whether a change to a status handed the goods over, by the order's kind of delivery. */
export const isHandOver = (toStatus: RawBuilder<unknown>, typeOfDelivery: RawBuilder<unknown>) =>
  sql<boolean>`(${sql.join(
    deliveryTypes.map(
      (type) => sql`(${typeOfDelivery} = ${type} AND ${toStatus} IN (${sql.join(handedOverStatuses(type))}))`,
    ),
    sql` OR `,
  )})`
