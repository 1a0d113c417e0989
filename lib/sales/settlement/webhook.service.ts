import 'server-only'
import { z } from 'zod'
import { ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { noteRound } from '@/lib/platform/jobs/service'
import { consume } from '@/lib/platform/limits/service'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { DAY_MS } from '@/lib/platform/time/durations'
import { parseJson } from '@/lib/platform/values/json-text'
import { isFromPaypal, PaypalTrouble } from '@/lib/sales/payments/paypal/orders'
import { type PaymentRow, paymentByCapture, paymentByPaypalId } from '@/lib/sales/payments/queries'
import { WEBHOOK_JOB } from '@/lib/sales/payments/rules'
import { captureAndRecord, checkAndRecord } from '@/lib/sales/settlement/settle.service'

const Event = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    id: z.string().optional(),
    /** Named by the event of a payment that PayPal released because it was never captured. */
    order_id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})
type Event = z.output<typeof Event>

/**
 * Handles PayPal's webhook, which is only a reason to ask: the answer of PayPal's API is recorded, not the message.
 * @throws ShopError forbidden without PayPal's signature; too_many_requests when an address has sent too many of
 *   those; payment.unavailable or payment.unanswered when PayPal cannot be asked, so that it sends the message again
 */
export async function receiveWebhook(headers: Headers, text: string): Promise<void> {
  const event = Event.safeParse(parseJson(text)).data
  if (!event) throw new ShopError('bad_request')
  const signature = plausibleSignature(headers)
  if (!signature) throw new ShopError('forbidden')
  await assertSigned(signature, text, clientAddress(headers))
  void noteRound(WEBHOOK_JOB)
  const payment = await paymentOfEvent(event)
  log.info({ webhook: event.event_type, event: event.id, orderId: payment?.orderId ?? null })
  if (!payment?.paypalOrderId) return
  const atPaypal = { ...payment, paypalOrderId: payment.paypalOrderId }
  try {
    // after a refusal the page said that nothing was taken: a late message must not charge the buyer
    const isApproval = event.event_type === 'CHECKOUT.ORDER.APPROVED' && !payment.refusal
    if (isApproval) await captureAndRecord(atPaypal, 'away')
    else await checkAndRecord(atPaypal, 'away')
  } catch (error) {
    // a final refusal is the payment's outcome, not the message's failure: PayPal need not send it again
    const isFinal = error instanceof ShopError && !/unavailable|unanswered/.test(error.code)
    if (!isFinal) throw error
  }
}

/** Counts the message as forged until PayPal says otherwise, so that many at once are limited too. */
async function assertSigned(signature: WebhookSignature, text: string, address: string): Promise<void> {
  const giveBack = await consume(['forgedWebhooks', address])
  try {
    if (!(await isFromPaypal(signature, text))) throw new ShopError('forbidden')
    await giveBack()
  } catch (error) {
    if (error instanceof ShopError) throw error
    await giveBack()
    if (error instanceof PaypalTrouble)
      throw new ShopError('payment.unavailable', [], { 'retry-after': '60' })
    throw error
  }
}

/** The payment that an event is about. A refund names the capture that it gives back in a link. */
async function paymentOfEvent({ event_type, resource }: Event): Promise<PaymentRow | undefined> {
  if (event_type.startsWith('CHECKOUT.'))
    return paymentByPaypalId(resource.order_id ?? resource.id ?? '', null)
  if (!event_type.startsWith('PAYMENT.CAPTURE.')) return undefined
  const orderId = resource.supplementary_data?.related_ids?.order_id
  if (orderId) return paymentByPaypalId(orderId, null)
  const up = resource.links?.find((link) => link.rel === 'up')?.href
  return paymentByCapture(/\/captures\/([A-Z0-9]+)$/.exec(up ?? '')?.[1] ?? resource.id ?? '')
}

const headerNames = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}
const LONGEST_HEADER = 500

/** PayPal sends a message again for three days, and does not say whether with the time of the first try. */
const OLDEST_MS = 4 * DAY_MS
/** Clocks differ. */
const NEWEST_MS = 5 * 60_000

type WebhookSignature = Record<string, string>

/** Null for a signature that is incomplete, out of time, or with a certificate of somebody else: PayPal is not asked. */
function plausibleSignature(headers: Headers): WebhookSignature | null {
  const signature: WebhookSignature = {}
  for (const [name, header] of Object.entries(headerNames)) {
    const value = headers.get(header)
    if (!value || value.length > LONGEST_HEADER) return null
    signature[name] = value
  }
  const age = Date.now() - Date.parse(signature.transmission_time ?? '')
  const isInTime = age <= OLDEST_MS && age >= -NEWEST_MS
  return isInTime && isPaypalCertificate(signature.cert_url ?? '') ? signature : null
}

/** Whether an address is PayPal's, or of the API that is configured in its place: the demo's stand-in. */
function isPaypalCertificate(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin } = new URL(address)
  if (origin === new URL(env().PAYPAL_BASE_URL).origin) return true
  return protocol === 'https:' && /^([a-z0-9-]+\.)*paypal\.com$/.test(hostname)
}
