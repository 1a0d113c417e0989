import 'server-only'
import sdk, { type core } from '@paypal/checkout-server-sdk'
import { z } from 'zod'
import { type Locale, languageTag, localePath } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { shop } from '@/lib/platform/shop-details'
import { countryCode } from '@/lib/platform/values/countries'
import { parseJson } from '@/lib/platform/values/json-text'
import { decimalOf } from '@/lib/platform/values/money'
import { isByRedirect, type OnlineType } from '@/lib/platform/values/payment-types'
import { execute } from './sdk-client'

const Money = z.object({ currency_code: z.string(), value: z.string() })
const Capture = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: Money,
  create_time: z.iso.datetime({ offset: true }).optional(),
})
export const RefundAnswer = z
  .object({
    id: z.string().regex(/^[A-Z0-9]{1,36}$/),
    status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
    amount: Money,
    custom_id: z.string().optional(),
  })
  .transform(({ id, status, amount, custom_id }) => ({
    id,
    status,
    currency: amount.currency_code,
    amountMinor: Math.round(Number(amount.value) * 100),
    /** Ours, as we gave it with the request; null where it was made in PayPal's own panel. */
    requestId: custom_id ?? null,
  }))
export type PaypalRefund = z.output<typeof RefundAnswer>
const Link = z.object({ rel: z.string(), href: z.string() })
const OrderAnswer = z
  .object({
    id: z.string().regex(/^[A-Z0-9]{1,36}$/),
    status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
    purchase_units: z
      .array(
        z.object({
          custom_id: z.string().optional(),
          payments: z
            .object({ captures: z.array(Capture).optional(), refunds: z.array(RefundAnswer).optional() })
            .optional(),
        }),
      )
      .optional(),
    links: z.array(Link).optional(),
  })
  .transform(({ id, status, purchase_units, links }) => {
    const [unit] = purchase_units ?? []
    const capture = unit?.payments?.captures?.[0]
    return {
      id,
      status,
      /** Ours, as we gave it at the creation; null where the answer leaves it out. */
      orderId: unit?.custom_id ?? null,
      capture: capture
        ? {
            id: capture.id,
            status: capture.status,
            currency: capture.amount.currency_code,
            value: capture.amount.value,
            at: capture.create_time ?? null,
          }
        : null,
      refunds: unit?.payments?.refunds ?? [],
      /** Where the buyer pays; null where PayPal names no page. */
      payAt: links?.find(({ rel, href }) => rel === 'payer-action' && /^https?:/.test(href))?.href ?? null,
    }
  })
export type PaypalOrder = z.output<typeof OrderAnswer>

/** `unavailable`: certainly not done. `unanswered`: the outcome is unknown. `refused`: by the buyer's means of payment. */
type Trouble = 'unavailable' | 'unanswered' | 'refused' | 'not_approved' | 'already_captured' | 'gone'

export class PaypalTrouble extends Error {
  override readonly name = 'PaypalTrouble'
  constructor(
    readonly trouble: Trouble,
    readonly words: string,
  ) {
    super(`${trouble}: ${words}`)
  }
}

type PaypalOrderRequest = {
  requestId: string
  orderId: string
  typeOfPayment: OnlineType
  amountMinor: number
  currency: string
  buyer: PayingBuyer
}
export type PayingBuyer = {
  locale: Locale
  name: string
  email: string
  country: string
  /** The path to which a page for paying leads back, without its language, up to its last parameter. */
  backTo?: string | undefined
}

/** Asks PayPal for an order that the buyer can approve. The same `requestId` gives the same one. */
export async function createPaypalOrder(wanted: PaypalOrderRequest): Promise<PaypalOrder> {
  const request = new sdk.orders.OrdersCreateRequest()
  request.headers['PayPal-Request-Id'] = wanted.requestId
  request.prefer('return=representation')
  request.requestBody({
    intent: 'CAPTURE',
    purchase_units: [
      {
        description: `${shop.name} ${wanted.orderId}`,
        custom_id: wanted.orderId,
        // PayPal refuses a second capture for an invoice that was paid
        invoice_id: wanted.orderId,
        amount: { currency_code: wanted.currency, value: decimalOf(wanted.amountMinor) },
      },
    ],
    ...(isByRedirect(wanted.typeOfPayment)
      ? { payment_source: { [wanted.typeOfPayment]: sourceOf(wanted) } }
      : { application_context: { ...experience(wanted.buyer), user_action: 'PAY_NOW' } }),
  })
  const order = await ask(request, OrderAnswer)
  if (order.orderId === null || order.orderId === wanted.orderId) return order
  throw notUnderstood(request, 'an order of somebody else')
}

const experience = ({ locale }: PayingBuyer) => ({
  brand_name: shop.name,
  locale: languageTag[locale],
  shipping_preference: 'NO_SHIPPING',
})

/** The payment source for PayPal's page of BLIK or Przelewy24. PayPal adds its order to the address of return. */
function sourceOf({ orderId, buyer }: PaypalOrderRequest) {
  const { name, email, country, locale, backTo = `/Payment?order=${orderId}&` } = buyer
  const back = `${env().SHOP_ORIGIN}${localePath(locale, backTo)}back=`
  return {
    // PayPal takes three letters at least
    name: name.length < 3 ? email : name,
    email,
    country_code: /^[A-Z]{2}$/.test(countryCode(country)) ? countryCode(country) : 'PL',
    experience_context: {
      ...experience(buyer),
      return_url: `${back}paid`,
      cancel_url: `${back}unpaid`,
    },
  }
}

/** No PayPal-Request-Id: the buyer tries the same order with another card, and a key would answer the old refusal. */
export async function capturePaypalOrder(id: string): Promise<PaypalOrder> {
  const request = new sdk.orders.OrdersCaptureRequest(id)
  request.prefer('return=representation')
  request.requestBody({})
  return askAbout(id, request)
}

export const readPaypalOrder = (id: string): Promise<PaypalOrder> =>
  askAbout(id, new sdk.orders.OrdersGetRequest(id))

/** An answer about another order says nothing about this one. */
async function askAbout(id: string, request: core.Request): Promise<PaypalOrder> {
  const order = await ask(request, OrderAnswer)
  if (order.id === id) return order
  throw notUnderstood(request, 'an answer about another order')
}

const Verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

/** Whether PayPal sent this webhook. `event` goes to PayPal letter by letter, since its signature covers the letters. */
export async function isFromPaypal(signature: Record<string, string>, event: string): Promise<boolean> {
  const webhookId = env().PAYPAL_WEBHOOK_ID
  if (!webhookId) return false
  const fields = JSON.stringify({ ...signature, webhook_id: webhookId })
  const request = {
    path: '/v1/notifications/verify-webhook-signature',
    verb: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `${fields.slice(0, -1)},"webhook_event":${event}}`,
  }
  try {
    return (await ask(request, Verification)).verification_status === 'SUCCESS'
  } catch (error) {
    // PayPal answers 400 or 422 to what cannot be a signature
    if (error instanceof PaypalTrouble && error.trouble === 'refused') return false
    throw error
  }
}

/** @throws PaypalTrouble */
export async function ask<S extends z.ZodType>(request: core.Request, shape: S): Promise<z.output<S>> {
  let response: core.Response
  try {
    response = await execute(request)
  } catch (error) {
    const trouble = paypalTroubleOf(error as Failure)
    log.warn({ paypal: request.path, trouble: trouble.trouble, words: trouble.words })
    throw trouble
  }
  const answer = shape.safeParse(response.result)
  if (answer.success) return answer.data
  throw notUnderstood(request, 'an answer of another shape')
}

export function notUnderstood(request: core.Request, words: string): PaypalTrouble {
  log.error({ paypal: request.path, trouble: 'unanswered', words })
  return new PaypalTrouble('unanswered', 'PayPal gave an answer that the shop does not understand')
}

type Failure = Error & { statusCode?: number; code?: string }

const ErrorAnswer = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().optional() })).optional(),
})

function paypalTroubleOf(failure: Failure): PaypalTrouble {
  const { statusCode, message } = failure
  if (!statusCode) {
    // without a connection nothing can have been asked
    const isUnconnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(failure.code ?? '')
    return new PaypalTrouble(isUnconnected ? 'unavailable' : 'unanswered', message)
  }
  const answer = ErrorAnswer.safeParse(parseJson(message)).data ?? {}
  const [detail] = answer.details ?? []
  const words = detail?.description ?? answer.message ?? `PayPal answered ${statusCode}`
  return new PaypalTrouble(troubleOfIssue(statusCode, detail?.issue ?? answer.name ?? ''), words)
}

function troubleOfIssue(status: number, issue: string): Trouble {
  // 409: a second request with the same PayPal-Request-Id while the first one runs
  if (status >= 500 || status === 408 || status === 409) return 'unanswered'
  // PayPal itself captures it at the buyer's approval
  if (issue === 'ORDER_COMPLETION_IN_PROGRESS') return 'unanswered'
  if (status === 401 || status === 403 || status === 429) return 'unavailable'
  if (issue === 'ORDER_ALREADY_CAPTURED') return 'already_captured'
  if (issue === 'ORDER_NOT_APPROVED' || issue === 'PAYER_ACTION_REQUIRED') return 'not_approved'
  if (status === 404 || /EXPIRED|VOIDED/.test(issue)) return 'gone'
  return 'refused'
}
