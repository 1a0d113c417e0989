import { z } from 'zod'
import type { ErrorCode } from '@/lib/platform/errors'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { blankOr, day } from '@/lib/platform/values/filters'
import { email, whole } from '@/lib/platform/values/text'
import { orderId } from '@/lib/sales/ids'
import { canceledSales, deliveryTypes, orderStatuses, paidWays } from '@/lib/sales/orders/rules'
import { addressFields, type Order, recipientFields, userId } from '@/lib/sales/orders/schema'

const status = z.enum(orderStatuses, 'unknown_value')

/** Whether the customer gets a mail about the change; left out, yes. */
const notify = z.enum(['yes', 'no'], 'unknown_value').optional()

/** Where a mail goes instead of an address that takes none; with `isForOrder` later mails about its order too. */
export const CorrectedRecipient = z.object({ email, isForOrder: z.boolean('invalid_value') })
export type CorrectedRecipient = z.output<typeof CorrectedRecipient>

export const OrderUpdate = z.object({
  orderId,
  status,
  expectedStatus: status.optional(),
  notify,
  /** How the invoice of a canceled order is corrected; left out, that is still to be decided. */
  sale: z.enum(canceledSales, 'unknown_value').optional(),
})
export type OrderUpdate = z.output<typeof OrderUpdate>

/** How the panel's list may be ordered; a minus turns it round. Newest first is usual. */
export const orderSorts = [
  '-date',
  'date',
  'id',
  '-id',
  'customer',
  '-customer',
  'total',
  '-total',
  'status',
  '-status',
] as const
export type OrderSort = (typeof orderSorts)[number]

/** `unpaid` is neither paid nor being checked, `awaited` what of it was promised before the delivery. */
export const paymentFilters = ['unpaid', 'awaited', 'at_delivery', 'by_transfer', 'paypal'] as const

export const OrderListQuery = z.object({
  status: blankOr(status),
  payment: blankOr(z.enum(paymentFilters, 'unknown_value')),
  delivery: blankOr(z.enum(deliveryTypes, 'unknown_value')),
  from: blankOr(day),
  /** The last day, itself included. */
  to: blankOr(day),
  search: z.string().trim().max(200, 'too_long').default(''),
  page: whole(1, 1_000_000).default(1),
  pageSize: whole(1, 100).default(24),
  sort: z.preprocess((value) => value || undefined, z.enum(orderSorts, 'unknown_value').default('-date')),
})
export type OrderListQuery = z.output<typeof OrderListQuery>

/** The file of the panel's list: the same filter, all pages. */
export const OrderExportQuery = OrderListQuery.omit({ page: true, pageSize: true, sort: true }).extend({
  locale: z.enum(locales, 'unknown_value').default(defaultLocale),
})
export type OrderExportQuery = z.output<typeof OrderExportQuery>

/** The file for couriers: the orders of the panel's filter, or with `picked` those that were picked in its list. */
export const CourierExportQuery = OrderExportQuery.omit({ locale: true }).extend({
  picked: z.literal('yes', 'unknown_value').optional(),
})
export type CourierExportQuery = z.output<typeof CourierExportQuery>

/** The most orders that can be picked at once: as many as a page of the list has at most. */
export const MOST_PICKED = 100

/** The orders that an address names, as the list's form sends them: each with its status behind its id. */
export const pickedIds = ({ searchParams }: URL): string[] =>
  searchParams
    .getAll('order')
    .slice(0, MOST_PICKED)
    .map((order) => order.replaceAll('\0', '\ufffd').split(' ', 1)[0] ?? '')

export const NewOrdersQuery = z.object({ since: z.iso.datetime('invalid_value') })

/** Moves several orders to one status. An order is refused once it left the status that the administrator saw. */
export const BulkUpdate = z.object({
  status,
  orders: z
    .array(z.object({ id: orderId, expectedStatus: status }))
    .min(1, 'required')
    .max(100, 'out_of_range'),
  notify,
})
export type BulkUpdate = z.output<typeof BulkUpdate>

export const MarkPaid = z.object({
  orderId,
  isPaid: z.boolean('unknown_value'),
  way: z.enum(paidWays, 'unknown_value').default('delivery'),
})
export type MarkPaidInput = z.input<typeof MarkPaid>

const { address, city, postCode } = addressFields
/** Changes the address, unless somebody else did meanwhile. A recipient that is left out stays. */
export const ChangeAddress = z.object({
  orderId,
  address,
  city,
  postCode,
  ...recipientFields,
  seen: z.object({
    address: z.string(),
    city: z.string(),
    postCode: z.string(),
    recipientName: z.string().nullish(),
    recipientPhone: z.string().nullish(),
  }),
})
export type ChangeAddress = z.output<typeof ChangeAddress>

export const CancelCustomer = z.object({ userId })

/** The outcome for one of several orders: moved, in that status already, or refused by `code`. */
export type BulkResult = {
  id: string
  outcome: 'moved' | 'unchanged' | 'refused'
  /** As it is now; null where it could not be read. */
  order: Order | null
  code: ErrorCode | null
}

export const CancelOrder = z.object({ orderId })
export type CancelOrder = z.output<typeof CancelOrder>

/** Another address for an order, by its buyer. The country may be named, and has to be the order's. */
export const ChangeOwnAddress = ChangeAddress.extend({ country: addressFields.country.optional() })
export type ChangeOwnAddress = z.output<typeof ChangeOwnAddress>
