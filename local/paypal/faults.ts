/** The requests that a payment takes, and those of a refund: each is tested with each fault. */
export const paymentCalls = ['token', 'create', 'read', 'capture'] as const
export const refundCalls = ['token', 'refund', 'read', 'read_refund'] as const

/** The requests to PayPal that a fault can be set for. */
export type Operation = (typeof paymentCalls)[number] | (typeof refundCalls)[number] | 'verify'

/**
 * What can befall any request to PayPal.
 * - `slow`: the answer is late · `error`: 500, nothing done · `lost`: done, but the connection breaks before the answer
 * - `reset`: the connection breaks, nothing done · `garbage`: 200 with a body that is not JSON · `busy`: 503
 * - `limited`: 429 · `forbidden`: 403 · `lying`: 200, nothing done, and a well-formed answer about something else
 * - `gone`: 404, the order has expired
 * Webhooks support only `lost` (never sent), `slow`, and `duplicate` (sent twice).
 */
export const plainFaults = [
  'slow',
  'error',
  'lost',
  'reset',
  'garbage',
  'busy',
  'limited',
  'forbidden',
  'lying',
  'gone',
] as const
/**
 * What PayPal can make of a refund, and of a capture.
 * - `declined`: 422, the shop's account is empty, or the buyer may try another card
 * - `pending`: PayPal holds the money back · `denied`: accepted but failed
 * - `duplicate`: done, but answered with 422 "already refunded", or "already captured"
 */
export const refundFaults = ['declined', 'pending', 'denied', 'duplicate'] as const
/** Of a capture. `short`: PayPal takes less than requested. `in_progress`: 422, nothing done, PayPal captures it by itself. */
type CaptureFault = 'short' | 'in_progress'

export type Fault = {
  on: Operation | 'webhook'
  kind: (typeof plainFaults)[number] | (typeof refundFaults)[number] | CaptureFault
  times?: number
  ms?: number
  order?: string
}
