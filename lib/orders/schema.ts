import { z } from 'zod'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { ErrorCode } from '@/lib/core/errors'
import { blankOr, day } from '@/lib/core/values/filters'
import { toGrosze } from '@/lib/core/values/money'
import { email, nameLine, optionalNameLine, phone, whole } from '@/lib/core/values/text'
import { type Locale, locales } from '@/lib/i18n/routing'
import type { OrderInvoice } from '@/lib/invoices/schema'
import type { RefundMethod } from '@/lib/payments/refunds/rules'
import type { Parcel } from './parcels/rules'
import {
  customerTypes,
  deliveryTypes,
  isForeignTaxId,
  isNip,
  isPoland,
  isPolishPostCode,
  type OrderStatus,
  orderStatuses,
  type PaidWay,
  type PaymentType,
  paidWays,
  paymentTypes,
  plainNip,
} from './rules'

/** A line as it was on the day of the order. */
export type OrderLine = {
  id: number
  productId: number
  productType: ProductType
  title: string
  /** The title that the buyer read, in the language of the order; null where it was the stored one. */
  shownTitle: string | null
  url: string
  priceGrosze: number
  quantity: number
  /** Percent of value-added tax in the price. */
  vatRate: number
}

const addressFields = {
  address: nameLine('required', 200),
  city: nameLine('required', 100),
  postCode: nameLine('required', 20),
  country: nameLine('required', 60),
}
const Address = z.object(addressFields)
export type Address = z.output<typeof Address>

export type Order = {
  id: string
  userId: string
  orderDate: string
  /** Language that the buyer ordered in. */
  locale: Locale
  status: OrderStatus
  customerType: (typeof customerTypes)[number]
  /** The person, or the company. */
  name: string
  firstAndLastName: string | null
  companyName: string | null
  unn: string | null
  /** Whom to ask for at a company. */
  contactPerson: string | null
  /** The number that a company's own books give the order. */
  buyerReference: string | null
  email: string
  phone: string
  address: string
  city: string
  postCode: string
  country: string
  /** The buyer's own address; null where the order goes there, and in orders from before it was asked for. */
  billing: Address | null
  typeOfDelivery: (typeof deliveryTypes)[number]
  typeOfPayment: PaymentType
  /** What the buyer pays: the lines and the delivery. */
  totalGrosze: number
  deliveryGrosze: number
  /** By whom the goods travel; null where the shop had no price for that when the order was placed. */
  deliveryName: string | null
  /** The version of the settings, and so of the terms, that it was placed under; null: those that came with the shop. */
  termsVersion: number | null
  /** When an administrator noted that it is paid, at its delivery or by transfer; null where nobody did. */
  paidAt: string | null
  paidWay: PaidWay | null
  payment: { status: string; amountMinor: number; currency: string; capturedAt: string | null } | null
  /** What went back to the buyer, oldest first. */
  refunds: OrderRefund[]
  orderItems: OrderLine[]
  /** What was handed to carriers, in the order in which it was entered. */
  parcels: Parcel[]
  /** The invoice and its corrections, oldest first. */
  invoices: OrderInvoice[]
}

/** Money that went back; through PayPal in the wallet's currency too. */
export type OrderRefund = {
  id: number
  method: RefundMethod
  refundGrosze: number
  wallet: { amountMinor: number; currency: string } | null
  refundedAt: string
}

const consent = z.literal(true, 'consent_required').optional()
/** Text that belongs to the other customer type is dropped, so its form is free. */
const otherwise = z.string().max(1_000, 'too_long').nullish()

/** What depends on several fields is said together with what is wrong with one: checked on any object. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
/** What is wrong with a text that must be there; undefined when nothing is. */
const faultOf = (text: unknown, missing: string) =>
  nameLine(missing, 200).safeParse(text).error?.issues[0]?.message
type Names = Partial<Record<'firstAndLastName' | 'companyName' | 'unn', unknown>>
/** A field that one customer type must fill in: the two arguments of a refinement. */
function needed(type: (typeof customerTypes)[number], field: keyof Names, missing: string) {
  const fault = (order: unknown) => faultOf((order as Names)[field], missing)
  const holds = (order: { customerType: unknown }) =>
    order.customerType !== type || fault(order) === undefined
  const path: PropertyKey[] = [field]
  return [holds, { path, error: ({ input }: { input?: unknown }) => fault(input), when }] as const
}
const inPoland = ({ country }: { country: unknown }) => typeof country === 'string' && isPoland(country)
/** Outside Poland any tax id will do: each country writes its own. */
const hasTaxId = (order: { country: unknown; unn?: unknown; billing?: { country: unknown } | null }) =>
  !inPoland(order.billing ?? order) || isForeignTaxId(String(order.unn)) || isNip(String(order.unn))
const hasPostCode = (address: { country: unknown; postCode?: unknown }) =>
  !inPoland(address) || isPolishPostCode(String(address.postCode))
const wrongPostCode = { path: ['postCode'], error: 'incorrect_post_code', when }

const userId = z.string('required').min(1, 'required').max(128, 'too_long')

/** The create payload. The client's prices, totals and status are not read. */
export const PlaceOrder = z
  .object({
    userId,
    customerType: z.enum(customerTypes, 'unknown_value'),
    firstAndLastName: otherwise,
    companyName: otherwise,
    unn: otherwise,
    contactPerson: optionalNameLine(200).nullish(),
    buyerReference: optionalNameLine(50).nullish(),
    email,
    phone,
    ...addressFields,
    billing: Address.refine(hasPostCode, wrongPostCode).nullish(),
    typeOfDelivery: z.enum(deliveryTypes, 'unknown_value'),
    /** Whether the shop offers it is checked when the order is placed. */
    typeOfPayment: z.enum(paymentTypes, 'unknown_value'),
    locale: z.enum(locales, 'unknown_value').default('pl'),
    privacyConsent: consent,
    commercialConsent: consent,
    /** PLN that the buyer saw and agreed to; another total today is a conflict. */
    expectedTotal: z.number('invalid_number').optional(),
  })
  .refine(...needed('private_person', 'firstAndLastName', 'full_name_required'))
  .refine(...needed('company', 'companyName', 'company_name_required'))
  .refine(...needed('company', 'unn', 'tax_id_required'))
  .refine((order) => order.customerType !== 'company' || faultOf(order.unn, 'required') || hasTaxId(order), {
    path: ['unn'],
    error: 'incorrect_nip',
    when,
  })
  .refine(hasPostCode, wrongPostCode)
  .transform(({ expectedTotal, ...order }) => {
    const isCompany = order.customerType === 'company'
    const unn = isCompany ? (order.unn ?? '').trim() : null
    return {
      ...order,
      ...(expectedTotal === undefined ? {} : { expectedTotalGrosze: toGrosze(expectedTotal) }),
      firstAndLastName: isCompany ? null : (order.firstAndLastName ?? '').trim(),
      companyName: isCompany ? (order.companyName ?? '').trim() : null,
      unn: unn !== null && inPoland(order.billing ?? order) && isNip(unn) ? plainNip(unn) : unn,
      // undefined, not null: an order without them keeps the hash of its key
      contactPerson: (isCompany && order.contactPerson) || undefined,
      buyerReference: (isCompany && order.buyerReference) || undefined,
      billing: order.billing ?? undefined,
    }
  })
export type PlaceOrder = z.output<typeof PlaceOrder>
export type PlaceOrderInput = z.input<typeof PlaceOrder>

const status = z.enum(orderStatuses, 'unknown_value')

/** Whether the customer gets a mail about the change; left out, yes. */
const notify = z.enum(['yes', 'no'], 'unknown_value').optional()

export const OrderUpdate = z.object({
  orderId: z.string('required').min(1, 'required').max(40, 'too_long'),
  status,
  expectedStatus: status.optional(),
  notify,
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

/**
 * Ways to filter by payment: neither paid nor being checked, and of these what was promised before the delivery; paid for
 * at the delivery, by transfer, or by PayPal.
 */
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
  locale: z.enum(locales, 'unknown_value').default('pl'),
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

/** Asks how many orders there are since a moment. */
export const NewOrdersQuery = z.object({ since: z.iso.datetime('invalid_value') })

/** Several orders to one status, each provided that it still is in the one that the administrator saw. */
export const BulkUpdate = z.object({
  status,
  orders: z
    .array(z.object({ id: OrderUpdate.shape.orderId, expectedStatus: status }))
    .min(1, 'required')
    .max(100, 'out_of_range'),
  notify,
})
export type BulkUpdate = z.output<typeof BulkUpdate>

/** That an order was paid for at its delivery or by transfer, or was not after all. */
export const MarkPaid = z.object({
  orderId: OrderUpdate.shape.orderId,
  isPaid: z.boolean('unknown_value'),
  way: z.enum(paidWays, 'unknown_value').default('delivery'),
})
export type MarkPaidInput = z.input<typeof MarkPaid>

const { address, city, postCode } = addressFields
/** Another address for a delivery, provided that the saved one still is the one that the administrator saw. */
export const ChangeAddress = z.object({
  orderId: OrderUpdate.shape.orderId,
  address,
  city,
  postCode,
  seen: z.object({ address: z.string(), city: z.string(), postCode: z.string() }),
})
export type ChangeAddress = z.output<typeof ChangeAddress>

/** All open orders of one customer are to be canceled. */
export const CancelCustomer = z.object({ userId })

/** How many orders were canceled, and how many stay because somebody changed them meanwhile. */
export type CustomerCanceled = { canceled: number; left: number }

/** What became of one of several orders: moved, in that status already, or refused by `code`. */
export type BulkResult = {
  id: string
  outcome: 'moved' | 'unchanged' | 'refused'
  /** As it is now; null where it could not be read. */
  order: Order | null
  code: ErrorCode | null
}
