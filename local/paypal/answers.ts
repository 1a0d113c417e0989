import { randomBytes } from 'node:crypto'
import type { Answer } from '../stand-in'
import type { Fault } from './faults'

/** What PayPal refuses, by HTTP status: its own issue codes and words. */
const issues = {
  400: {
    MALFORMED_REQUEST_JSON: 'Not JSON.',
    MISSING_REQUIRED_PARAMETER: 'A required field / parameter is missing.',
    NOT_SUPPORTED: 'This field is not currently supported.',
    PAYPAL_REQUEST_ID_REQUIRED:
      "A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a 'payment_source' specified.",
  },
  403: {
    PERMISSION_DENIED: 'You do not have permission to access or perform operations on this resource.',
  },
  404: {
    INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  },
  422: {
    CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
    DUPLICATE_INVOICE_ID:
      'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
    INSTRUMENT_DECLINED:
      "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
    ORDER_ALREADY_CAPTURED:
      "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
    ORDER_COMPLETION_IN_PROGRESS:
      'The order was created with processing_instruction of ORDER_COMPLETE_ON_PAYMENT_APPROVAL. The customer has approved the payment and PayPal is still in the process of capturing the order on your behalf as instructed. Please try your request again.',
    ORDER_NOT_APPROVED:
      "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.",
    PAYER_ACTION_REQUIRED: 'Payer needs to perform the following action before proceeding with payment.',
    PAYMENT_SOURCE_CANNOT_BE_USED:
      'The provided payment source cannot be used to pay for the order. Please try again with a different payment source by creating a new order.',
    PENDING_CAPTURE: 'Cannot initiate a refund as the capture is pending.',
    REFUND_AMOUNT_EXCEEDED:
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    REFUND_CAPTURE_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
    REFUND_FAILED_INSUFFICIENT_FUNDS:
      'Capture could not be refunded due to insufficient funds. Please check to see if you have sufficient funds in your PayPal account or if the bank account linked to your PayPal account is verified and has sufficient funds.',
  },
}
type Status = keyof typeof issues
type IssueOf<S extends Status> = S extends Status ? keyof (typeof issues)[S] : never

/** Why a request is refused. */
export class Refusal extends Error {
  constructor(readonly issue: IssueOf<Status>) {
    super(issue)
  }
}

const failures: Record<Status | 401 | 429 | 500 | 503, [name: string, message: string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  403: ['NOT_AUTHORIZED', 'Authorization failed due to insufficient permissions.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  429: ['RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.'],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
  503: ['SERVICE_UNAVAILABLE', 'Service Unavailable.'],
}

export function failure(status: keyof typeof failures, more = {}): Answer {
  const [name, message] = failures[status]
  return { status, body: { name, message, ...more, debug_id: randomBytes(7).toString('hex') } }
}

export function refusal({ issue }: Refusal): Answer {
  const [status, words] = Object.entries(issues).find(([, known]) => issue in known) ?? []
  const description = Object(words)[issue]
  return failure(Number(status) as Status, { details: [{ issue, description }] })
}

export function plainFault(kind: Fault['kind'] | undefined): Answer | undefined {
  if (kind === 'error') return failure(500)
  if (kind === 'busy') return failure(503)
  if (kind === 'limited') return failure(429)
  if (kind === 'forbidden') return refusal(new Refusal('PERMISSION_DENIED'))
  return kind === 'gone' ? refusal(new Refusal('INVALID_RESOURCE_ID')) : undefined
}
