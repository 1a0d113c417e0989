import { type Kept, Refusal } from './orders'

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

const missing = (words: string) => new Refusal(400, 'MISSING_REQUIRED_PARAMETER', words)

/** The payment source of a new order; undefined for the wallet. */
export function redirectIn(
  source: object | undefined,
  currency: string,
  requestId: string | undefined,
): Redirect | undefined {
  const [type, given] = Object.entries(source ?? {})[0] ?? []
  if (type === undefined) return undefined
  if (type !== 'blik' && type !== 'p24')
    throw new Refusal(400, 'NOT_SUPPORTED', 'This field is not currently supported.')
  if (!requestId)
    throw new Refusal(
      400,
      'PAYPAL_REQUEST_ID_REQUIRED',
      "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
    )
  const { name, email, country_code: countryCode, experience_context: page } = given as Source
  const { return_url: returnUrl, cancel_url: cancelUrl } = page ?? {}
  if (!name || !countryCode || (type === 'p24' && !email)) throw missing('A required parameter is missing.')
  if (!returnUrl || !cancelUrl) throw missing('A required parameter is missing.')
  if (currency !== 'PLN')
    throw new Refusal(
      422,
      'PAYMENT_SOURCE_CANNOT_BE_USED',
      'The provided payment source cannot be used to pay for the order. Please try again with a different payment source by creating a new order.',
    )
  return { type, name, ...(email ? { email } : {}), countryCode, returnUrl, cancelUrl }
}

/** How an order names its source; the wallet's has none here. */
export function sourceJson({ redirect }: Kept): object {
  if (!redirect) return {}
  const { type, name, email, countryCode } = redirect
  return { payment_source: { [type]: { name, email, country_code: countryCode } } }
}

const names = { blik: 'BLIK', p24: 'Przelewy24' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
const withQuery = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`

/** Where a buyer who has paid is sent back to. */
export const paidAddress = ({ id }: Kept, { returnUrl }: Redirect): string =>
  withQuery(returnUrl, `token=${id}&PayerID=STANDIN`)

/**
 * The page of a bank or of BLIK. What became of it is told by the address that the buyer comes back to; one who approves in
 * the bank's app later, or closes the page, does not come back.
 */
export function bankPage({ id, unit, status }: Kept, { type, cancelUrl }: Redirect): string {
  const failed = (why: string) => escaped(withQuery(cancelUrl, `token=${id}${why}`))
  const isOpen = status === 'PAYER_ACTION_REQUIRED'
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${names[type]} stand-in</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 3rem auto; padding: 0 1rem; color: #15171a }
  strong { display: block; font-size: 2rem; margin: 1rem 0 }
  button, a { display: inline-block; font: inherit; padding: .75rem 1.5rem; margin: 0 0 .75rem; border: 1px solid #15171a;
    background: #fff; color: inherit; text-decoration: none; cursor: pointer }
</style>
<h1>${names[type]} stand-in</h1>
<p>No money moves here. ${escaped(unit.description ?? '')}</p>
<strong>${escaped(unit.amount.value)} ${escaped(unit.amount.currency_code)}</strong>
${isOpen ? `<form method="post" action="/payment/${type}?token=${id}"><button>Approve</button></form>` : '<p>This payment is over.</p>'}
<p><a href="${failed('&errorcode=payment_declined')}">Decline</a></p>
<p><a href="${failed('&errorcode=code_expired')}">Let the code expire</a></p>
<p><a href="${failed('')}">Cancel</a></p>`
}
