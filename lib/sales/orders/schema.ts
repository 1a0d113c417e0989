import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { isPoland } from '@/lib/platform/values/countries'
import { toGrosze } from '@/lib/platform/values/money'
import { paymentTypes } from '@/lib/platform/values/payment-types'
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
import { offeredCountry } from '@/lib/sales/countries'
import type { Order } from './queries'
import { customerTypes, deliveryKinds, deliveryTypes, isWishableDay } from './rules'

export type { Order } from './queries'
export type OrderLine = Order['orderItems'][number]

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

const consent = z.literal(true, 'consent_required').optional()
/** Text that belongs to the other customer type is dropped, so its form is free. */
const otherwise = z.string().max(1_000, 'too_long').nullish()

/** Runs a refinement over several fields on any object, so that its fault is named together with those of single fields. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
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

/** The recipient at another address; left out, the buyer. */
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
