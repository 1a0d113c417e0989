import { Refusal } from './answers'
import type { Kept } from './orders'

/** What is paid on a page of PayPal instead of with its buttons. */
export type Redirect = {
  type: 'blik' | 'p24'
  name: string
  email?: string
  countryCode: string
  returnUrl: string
  cancelUrl: string
}
type Source = {
  name?: string
  email?: string
  country_code?: string
  experience_context?: { return_url?: string; cancel_url?: string }
}

/** The payment source of a new order; undefined for the wallet. */
export function redirectIn(
  source: object | undefined,
  currency: string,
  requestId: string | undefined,
): Redirect | undefined {
  const [type, given] = Object.entries(source ?? {})[0] ?? []
  if (type === undefined) return undefined
  if (type !== 'blik' && type !== 'p24') throw new Refusal('NOT_SUPPORTED')
  if (!requestId) throw new Refusal('PAYPAL_REQUEST_ID_REQUIRED')
  const { name, email, country_code: countryCode, experience_context: page } = given as Source
  const { return_url: returnUrl, cancel_url: cancelUrl } = page ?? {}
  if (!name || !countryCode || !returnUrl || !cancelUrl || (type === 'p24' && !email))
    throw new Refusal('MISSING_REQUIRED_PARAMETER')
  if (currency !== 'PLN') throw new Refusal('PAYMENT_SOURCE_CANNOT_BE_USED')
  return { type, name, ...(email ? { email } : {}), countryCode, returnUrl, cancelUrl }
}

/** How an order names its source; the wallet's has none here. */
export function sourceJson({ redirect }: Kept): object {
  if (!redirect) return {}
  const { type, name, email, countryCode } = redirect
  return { payment_source: { [type]: { name, email, country_code: countryCode } } }
}
