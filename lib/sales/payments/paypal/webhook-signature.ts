import 'server-only'
import { env } from '@/lib/platform/runtime/env'

const headerNames = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}
const LONGEST_HEADER = 500

/** PayPal sends a message again for three days, and does not say whether with the time of the first try. */
const OLDEST_MS = 4 * 24 * 60 * 60_000
/** Clocks differ. */
const NEWEST_MS = 5 * 60_000

/** What PayPal is asked to verify, by its own names. */
export type WebhookSignature = Record<string, string>

/**
 * The signature that comes with a webhook; null for one that cannot be PayPal's, which is not worth asking PayPal:
 * incomplete, out of time, or with a certificate of somebody else.
 */
export function plausibleSignature(headers: Headers): WebhookSignature | null {
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
