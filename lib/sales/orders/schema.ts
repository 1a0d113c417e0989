import { z } from 'zod'
import type { ProductType } from '@/lib/catalog/product/schema'
import { defaultLocale, type Locale, locales } from '@/lib/platform/i18n/routing'
import { isPoland } from '@/lib/platform/values/countries'
import { toGrosze } from '@/lib/platform/values/money'
import { type OnlineType, type PaymentType, paymentTypes } from '@/lib/platform/values/payment-types'
import { isPolishPostCode } from '@/lib/platform/values/post-code'
import { isForeignTaxId, isNip, plainNip } from '@/lib/platform/values/tax-id'
import {
  companyLine,
  email,
  nameLine,
  optionalNameLine,
  optionalPhone,
  phone,
} from '@/lib/platform/values/text'
import { offeredCountry } from '@/lib/sales/checkout/offered-country'
import type { OrderInvoice } from '@/lib/sales/invoices/kinds'
import type { RefundMethod } from '@/lib/sales/payments/refunds/rules'
import type { Parcel } from './parcels/rules'
import {
  customerTypes,
  type DeliveryType,
  deliveryKinds,
  deliveryTypes,
  isWishableDay,
  type OrderStatus,
  type PaidWay,
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
  /** Percent of value-added tax in the price, with at most one decimal. */
  vatRate: number
}

export const addressFields = {
  address: nameLine('required', 200),
  city: nameLine('required', 100),
  postCode: nameLine('required', 20),
  country: nameLine('required', 60).transform((text, ctx) => {
    const code = offeredCountry(text)
    if (!code) ctx.addIssue({ code: 'custom', message: 'country_not_offered' })
    return code ?? text
  }),
}
const Address = z.object(addressFields)
export type Address = z.output<typeof Address>

export type Order = {
  id: string
  userId: string
  /** Whether it was ordered without an account; only where a mail is written about it. */
  isWithoutAccount?: boolean
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
  /** Who receives the goods at another address; null where it is the buyer. */
  recipientName: string | null
  recipientPhone: string | null
  /** What the buyer says to whoever brings the goods. */
  remark: string | null
  /** The day that would suit the buyer, as `2026-11-30`; no promise. */
  wishedDay: string | null
  typeOfDelivery: DeliveryType
  typeOfPayment: PaymentType
  /** What the buyer pays: the lines and the delivery. */
  totalGrosze: number
  /** What was paid over all, before anything went back. */
  paidGrosze: number
  deliveryGrosze: number
  /** By whom the goods travel; null where the shop had no price for that when the order was placed. */
  deliveryName: string | null
  /** The version of the settings, and so of the terms, that it was placed under; null: those that came with the shop. */
  termsVersion: number | null
  /** When an administrator noted that it is paid, at its delivery or by transfer; null where nobody did. */
  paidAt: string | null
  paidWay: PaidWay | null
  /** What PayPal settles; a buyer may pay in another way than the order names. */
  payment: {
    status: string
    typeOfPayment: OnlineType
    amountMinor: number
    currency: string
    capturedAt: string | null
  } | null
  /** What went back to the buyer, oldest first. */
  refunds: OrderRefund[]
  orderItems: OrderLine[]
  /** What was handed to carriers, in the order in which it was entered. */
  parcels: Parcel[]
  /** The invoice and its corrections, oldest first. */
  invoices: OrderInvoice[]
  /** For the wear of goods that came back, oldest first. */
  debitNotes: Omit<OrderInvoice, 'kind'>[]
  /** When the buyer asked for an invoice. */
  invoiceRequestedAt: string | null
  /** When the goods were noted as handed over, by the last such step. */
  handedOverAt: string | null
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
const faultOf = (text: unknown, missing: string, shape = nameLine) =>
  shape(missing, 200).safeParse(text).error?.issues[0]?.message
type Names = Partial<Record<'firstAndLastName' | 'companyName' | 'unn', unknown>>
/** A field that one customer type must fill in: the two arguments of a refinement. */
function needed(type: (typeof customerTypes)[number], field: keyof Names, missing: string) {
  const shape = field === 'companyName' ? companyLine : nameLine
  const fault = (order: unknown) => faultOf((order as Names)[field], missing, shape)
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

export const userId = z.string('required').min(1, 'required').max(128, 'too_long')

/** Who receives the goods elsewhere; none is the buyer. */
export const recipientFields = {
  recipientName: optionalNameLine(200).nullish(),
  recipientPhone: optionalPhone.nullish(),
}

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
    ...recipientFields,
    remark: optionalNameLine(300).nullish(),
    wishedDay: z.iso
      .date('wished_day')
      .refine((day) => isWishableDay(day), 'wished_day')
      .or(z.literal(''))
      .nullish(),
    typeOfDelivery: z.enum(deliveryTypes, 'unknown_value'),
    /** Whether the shop offers it is checked when the order is placed. */
    typeOfPayment: z.enum(paymentTypes, 'unknown_value'),
    locale: z.enum(locales, 'unknown_value').default(defaultLocale),
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
    const { isElsewhere } = deliveryKinds[order.typeOfDelivery]
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
      recipientName: (isElsewhere && order.recipientName) || undefined,
      recipientPhone: (isElsewhere && order.recipientPhone) || undefined,
      remark: order.remark || undefined,
      wishedDay: order.wishedDay || undefined,
    }
  })
export type PlaceOrder = z.output<typeof PlaceOrder>
export type PlaceOrderInput = z.input<typeof PlaceOrder>
