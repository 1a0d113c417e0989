import { randomBytes } from 'node:crypto'
import { type Redirect, redirectIn, sourceJson } from './redirects'
import { type Refund, type RefundStatus, refundJson, refundOrder, showOnCapture } from './refunds'

export type Money = { currency_code: string; value: string }
type Unit = {
  reference_id?: string
  custom_id?: string
  invoice_id?: string
  description?: string
  amount: Money
}
export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED'
type Capture = {
  id: string
  status: CaptureStatus
  amount: Money
  custom_id?: string
  invoice_id?: string
  create_time: string
}
type Status = 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
export type Kept = {
  id: string
  status: Status
  unit: Unit
  /** Where the buyer pays on a page, by BLIK or Przelewy24. */
  redirect?: Redirect
  capture?: Capture
  refunds: Refund[]
  createTime: string
}

/** Why an order is refused: the HTTP status, and PayPal's own issue code and text. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 422,
    readonly issue: string,
    readonly words: string,
  ) {
    super(issue)
  }
}

export const unknownId = () =>
  new Refusal(
    404,
    'INVALID_RESOURCE_ID',
    'Specified resource ID does not exist. Please check the resource ID and try again.',
  )
const notApproved =
  "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as " +
  'part of the HATEOAS links within the Create Order call or provide a valid `payment_source` in the request.'
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'
export const newId = () => Array.from(randomBytes(17), (byte) => alphabet[byte % alphabet.length]).join('')
export const isMoney = (money: Partial<Money> | undefined): money is Money =>
  /^[A-Z]{3}$/.test(money?.currency_code ?? '') && /^\d+\.\d\d$/.test(money?.value ?? '')

/** PayPal's orders, in memory. */
export class Orders {
  readonly #orders = new Map<string, Kept>()
  readonly #byRequest = new Map<string, string>()
  readonly #paidInvoices = new Set<string>()
  readonly #refundsByRequest = new Map<string, Refund>()

  /** The same request id returns the same order. */
  create(body: unknown, requestId: string | undefined): { order: Kept; isNew: boolean } {
    const earlier = this.#orders.get(this.#byRequest.get(requestId ?? '') ?? '')
    if (earlier) return { order: earlier, isNew: false }
    const { intent, purchase_units, payment_source } = (body ?? {}) as {
      intent?: string
      purchase_units?: Unit[]
      payment_source?: object
    }
    const [unit] = purchase_units ?? []
    if (intent !== 'CAPTURE' || !unit || !isMoney(unit.amount) || Number(unit.amount.value) <= 0)
      throw new Refusal(400, 'MISSING_REQUIRED_PARAMETER', 'A required field / parameter is missing.')
    const redirect = redirectIn(payment_source, unit.amount.currency_code, requestId)
    const order: Kept = {
      id: newId(),
      status: redirect ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      unit,
      ...(redirect ? { redirect } : {}),
      refunds: [],
      createTime: new Date().toISOString(),
    }
    this.#orders.set(order.id, order)
    if (requestId) this.#byRequest.set(requestId, order.id)
    return { order, isNew: true }
  }

  read(id: string): Kept {
    const order = this.#orders.get(id)
    if (!order) throw unknownId()
    return order
  }

  /** The shop's number of the order that PayPal knows by this id. */
  shopOrderOf(id: string | undefined): string | undefined {
    return this.#orders.get(id ?? '')?.unit.custom_id
  }

  list(): Kept[] {
    return [...this.#orders.values()]
  }

  /** Records the buyer's approval in PayPal's window. */
  approve(id: string): Kept {
    const order = this.read(id)
    if (order.status === 'CREATED' || order.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED'
    return order
  }

  /** Ends an order that nobody has paid, as PayPal does with one that is too old. */
  void(id: string): void {
    this.read(id).status = 'VOIDED'
  }

  forget(id: string): void {
    this.#orders.delete(id)
  }

  capture(id: string, { status = 'COMPLETED' as CaptureStatus, short = false } = {}): Kept {
    const order = this.read(id)
    if (order.capture)
      throw new Refusal(
        422,
        'ORDER_ALREADY_CAPTURED',
        "Order already captured.If 'intent=CAPTURE' only one capture per order is allowed.",
      )
    if (order.status === 'PAYER_ACTION_REQUIRED')
      throw new Refusal(
        422,
        'PAYER_ACTION_REQUIRED',
        'Payer needs to perform the following action before proceeding with payment.',
      )
    if (order.status !== 'APPROVED') throw new Refusal(422, 'ORDER_NOT_APPROVED', notApproved)
    const { invoice_id, custom_id, amount } = order.unit
    if (invoice_id && this.#paidInvoices.has(invoice_id))
      throw new Refusal(
        422,
        'DUPLICATE_INVOICE_ID',
        'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
      )
    order.status = 'COMPLETED'
    order.capture = {
      id: newId(),
      status,
      amount: short ? { ...amount, value: '0.01' } : amount,
      custom_id,
      invoice_id,
      create_time: new Date().toISOString(),
    }
    if (invoice_id && status !== 'DECLINED') this.#paidInvoices.add(invoice_id)
    return order
  }

  /** Gives captured money back. The same request id returns the same refund. */
  refund(
    captureId: string,
    body: unknown,
    requestId: string | undefined,
    status: RefundStatus = 'COMPLETED',
  ) {
    const order = this.list().find(({ capture }) => capture?.id === captureId)
    if (!order) throw unknownId()
    const earlier = this.#refundsByRequest.get(requestId ?? '')
    const refund = earlier ?? refundOrder(order, body, status)
    if (requestId) this.#refundsByRequest.set(requestId, refund)
    return { order, refund, isNew: !earlier }
  }

  readRefund(id: string): { order: Kept; refund: Refund } {
    for (const order of this.list()) {
      const refund = order.refunds.find((each) => each.id === id)
      if (refund) return { order, refund }
    }
    throw unknownId()
  }

  /** Ends a pending refund. */
  settleRefund(id: string, status: RefundStatus): void {
    const { order, refund } = this.readRefund(id)
    refund.status = status
    showOnCapture(order)
  }

  /** Changes a capture afterward: PayPal releases, denies or refunds the money, all that is left of it. */
  settle(id: string, status: CaptureStatus): Kept {
    const order = this.read(id)
    if (!order.capture) throw new Refusal(422, 'ORDER_NOT_APPROVED', notApproved)
    if (status === 'REFUNDED') refundOrder(order, {}, 'COMPLETED')
    else order.capture = { ...order.capture, status }
    return order
  }
}

/** An order in the format of PayPal's API. */
export function orderJson(order: Kept, origin: string): object {
  const { unit, capture, refunds } = order
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createTime,
    ...sourceJson(order),
    purchase_units: [
      {
        reference_id: unit.reference_id ?? 'default',
        custom_id: unit.custom_id,
        invoice_id: unit.invoice_id,
        description: unit.description,
        amount: unit.amount,
        payments: capture && {
          captures: [capture],
          refunds:
            refunds.length > 0 ? refunds.map((refund) => refundJson(refund, order, origin)) : undefined,
        },
      },
    ],
    links: linksOf(order, origin),
  }
}

function linksOf({ id, status, redirect }: Kept, origin: string): object[] {
  const self = { rel: 'self', href: `${origin}/v2/checkout/orders/${id}`, method: 'GET' }
  if (redirect && status === 'PAYER_ACTION_REQUIRED')
    return [
      self,
      { rel: 'payer-action', href: `${origin}/payment/${redirect.type}?token=${id}`, method: 'GET' },
    ]
  if (status === 'CREATED')
    return [self, { rel: 'approve', href: `${origin}/checkoutnow?token=${id}`, method: 'GET' }]
  return [self]
}

/** A webhook event about an order, its capture, or the last refund of its capture. */
export function eventJson(type: string, order: Kept, origin: string): object {
  const { resource_type, resource } = subjectOf(type, order, origin)
  return {
    id: `WH-${newId()}`,
    create_time: new Date().toISOString(),
    resource_type,
    event_type: type,
    resource,
  }
}

function subjectOf(type: string, order: Kept, origin: string): { resource_type: string; resource: object } {
  const { capture } = order
  if (!capture || !type.startsWith('PAYMENT.CAPTURE.'))
    return { resource_type: 'checkout-order', resource: orderJson(order, origin) }
  if (type !== 'PAYMENT.CAPTURE.REFUNDED')
    return {
      resource_type: 'capture',
      resource: { ...capture, supplementary_data: { related_ids: { order_id: order.id } } },
    }
  const refund = order.refunds.at(-1) ?? refundOrder(order, {}, 'COMPLETED')
  return { resource_type: 'refund', resource: refundJson(refund, order, origin) }
}
