import { randomBytes } from 'node:crypto'
import type { Answer } from '../stand-in'
import type { Fault, Operation } from './faults'
import { Orders, orderJson, Refusal } from './orders'
import { refundJson } from './refunds'

const debug = () => ({ debug_id: randomBytes(7).toString('hex') })

export function plainFault(fault: Fault | undefined): Answer | undefined {
  if (fault?.kind === 'error')
    return {
      status: 500,
      body: { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error occurred.', ...debug() },
    }
  if (fault?.kind === 'busy')
    return {
      status: 503,
      body: { name: 'SERVICE_UNAVAILABLE', message: 'Service Unavailable.', ...debug() },
    }
  if (fault?.kind === 'limited')
    return {
      status: 429,
      body: {
        name: 'RATE_LIMIT_REACHED',
        message: 'Too many requests. Blocked due to rate limiting.',
        ...debug(),
      },
    }
  if (fault?.kind === 'forbidden')
    return refusal(
      new Refusal(
        403,
        'PERMISSION_DENIED',
        'You do not have permission to access or perform operations on this resource.',
      ),
    )
  if (fault?.kind === 'gone')
    return refusal(
      new Refusal(
        404,
        'INVALID_RESOURCE_ID',
        'Specified resource ID does not exist. Please check the resource ID and try again.',
      ),
    )
  return undefined
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
  return { status, body: { name, message, details: [{ issue, description: words }], ...debug() } }
}

export const notFound = (): Answer => ({
  status: 404,
  body: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.', ...debug() },
})

export const unauthenticated = (): Answer => ({
  status: 401,
  body: {
    name: 'AUTHENTICATION_FAILURE',
    message:
      'Authentication failed due to missing authorization header, or invalid authentication credentials.',
    ...debug(),
  },
})
