import { randomBytes } from 'node:crypto'
import type { Answer } from '../stand-in'
import type { Fault, Operation } from './faults'
import { Orders, orderJson, Refusal, unknownId } from './orders'
import { refundJson } from './refunds'

const failure = (status: number, name: string, message: string, more = {}): Answer => ({
  status,
  body: { name, message, ...more, debug_id: randomBytes(7).toString('hex') },
})
const NO_PERMISSION = 'You do not have permission to access or perform operations on this resource.'

export function plainFault(kind: Fault['kind'] | undefined): Answer | undefined {
  switch (kind) {
    case 'error':
      return failure(500, 'INTERNAL_SERVER_ERROR', 'An internal server error occurred.')
    case 'busy':
      return failure(503, 'SERVICE_UNAVAILABLE', 'Service Unavailable.')
    case 'limited':
      return failure(429, 'RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.')
    case 'forbidden':
      return refusal(new Refusal(403, 'PERMISSION_DENIED', NO_PERMISSION))
    case 'gone':
      return refusal(unknownId())
    default:
      return undefined
  }
}

/** A well-formed but wrong answer: somebody else's paid order, an invalid signature, a token answer without token. */
export function lie(operation: Operation, origin: string): Answer {
  if (operation === 'token') return { status: 200, body: { token_type: 'Bearer', expires_in: 32_400 } }
  if (operation === 'verify') return { status: 200, body: { verification_status: 'FAILURE' } }
  const others = new Orders()
  const { order } = others.create(
    {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: 'OTHER-ORDER', amount: { currency_code: 'USD', value: '1.00' } }],
    },
    undefined,
  )
  if (operation !== 'create') {
    others.approve(order.id)
    others.capture(order.id)
  }
  if (operation === 'refund' || operation === 'read_refund') {
    const { refund } = others.refund(order.capture?.id ?? '', { custom_id: 'OTHER' }, undefined)
    return { status: operation === 'refund' ? 201 : 200, body: refundJson(refund, order, origin) }
  }
  return { status: operation === 'read' ? 200 : 201, body: orderJson(order, origin) }
}

export const inProgress = () =>
  new Refusal(
    422,
    'ORDER_COMPLETION_IN_PROGRESS',
    'The order was created with processing_instruction of ORDER_COMPLETE_ON_PAYMENT_APPROVAL. The customer has approved the payment and PayPal is still in the process of capturing the order on your behalf as instructed. Please try your request again.',
  )

export const declined = () =>
  new Refusal(
    422,
    'INSTRUMENT_DECLINED',
    "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
  )

export const refundDeclined = () =>
  new Refusal(
    422,
    'REFUND_FAILED_INSUFFICIENT_FUNDS',
    'Capture could not be refunded due to insufficient funds. Please check to see if you have sufficient funds in your PayPal account or if the bank account linked to your PayPal account is verified and has sufficient funds.',
  )

export function refusal({ status, issue, words }: Refusal): Answer {
  const texts = {
    400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
    403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
    404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
    422: [
      'UNPROCESSABLE_ENTITY',
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    ],
  } as const
  const [name, message] = texts[status]
  return failure(status, name, message, { details: [{ issue, description: words }] })
}

export const notFound = (): Answer =>
  failure(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.')

export const unauthenticated = (): Answer =>
  failure(
    401,
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  )
