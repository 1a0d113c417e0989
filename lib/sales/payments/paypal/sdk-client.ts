import 'server-only'
import sdk, { type core } from '@paypal/checkout-server-sdk'
import { env } from '@/lib/platform/runtime/env'
import { withTimeLimit } from '@/lib/platform/runtime/time-limit'

/** How long PayPal may stay silent; a whole answer may take twice as long. */
export const paypalPatience = { ms: 8_000 }

/** The SDK throws in its own event handlers, which ends the process, waits 30 s, and spoils a webhook's signature. */
class SafeClient extends sdk.core.PayPalHttpClient {
  constructor(environment: core.PayPalEnvironment) {
    super(environment)
    this.addInjector(function askUncompressed(request) {
      request.headers['Accept-Encoding'] = 'identity'
    })
    const { encoder } = this
    const encode = encoder.serializeRequest.bind(encoder)
    encoder.serializeRequest = (request) =>
      typeof request.body === 'string' ? request.body : encode(request)
  }

  override getTimeout(): number {
    return paypalPatience.ms
  }

  override formatHeaders(headers: core.Headers): core.Headers {
    const { 'content-encoding': _, ...others } = super.formatHeaders(headers)
    return others
  }

  override _parseResponse(body: string, response: core.Response, headers: core.Headers): core.Response {
    try {
      return super._parseResponse(body, response, headers)
    } catch {
      return { statusCode: response.statusCode, headers: response.headers }
    }
  }
}

let client: SafeClient | undefined

function connect(): SafeClient {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_BASE_URL } = env()
  if (!PAYPAL_CLIENT_ID || !PAYPAL_CLIENT_SECRET) throw new Error('The wallet is not configured')
  return new SafeClient(
    new sdk.core.PayPalEnvironment(PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_BASE_URL, PAYPAL_BASE_URL),
  )
}

/** Sends a request to PayPal. An answer that comes in drops does not hold a buyer for ever. */
export async function execute(request: core.Request): Promise<core.Response> {
  client ??= connect()
  return withTimeLimit(
    client.execute(request),
    2 * paypalPatience.ms,
    () => new Error('PayPal took too long'),
  )
}
