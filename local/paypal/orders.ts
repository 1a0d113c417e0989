import { randomBytes } from 'node:crypto'
import { Refusal } from './answers'
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
  redirect: Redirect | undefined
  capture?: Capture
  refunds: Refund[]
  createTime: string
}

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
      throw new Refusal('MISSING_REQUIRED_PARAMETER')
    const redirect = redirectIn(payment_source, unit.amount.currency_code, requestId)
    const status = redirect ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
    const createTime = new Date().toISOString()
    const order: Kept = { id: newId(), status, unit, redirect, refunds: [], createTime }
    this.#orders.set(order.id, order)
    if (requestId) this.#byRequest.set(requestId, order.id)
    return { order, isNew: true }
  }

  find(id: string): Kept | undefined {
    return this.#orders.get(id)
  }

  read(id: string): Kept {
    const order = this.find(id)
    if (!order) throw new Refusal('INVALID_RESOURCE_ID')
    return order
  }

  /** The shop's number of the order that PayPal knows by this id. */
  shopOrderOf(id: string): string | undefined {
    return this.find(id)?.unit.custom_id
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
    if (order.capture) throw new Refusal('ORDER_ALREADY_CAPTURED')
    if (order.status === 'PAYER_ACTION_REQUIRED') throw new Refusal('PAYER_ACTION_REQUIRED')
    if (order.status !== 'APPROVED') throw new Refusal('ORDER_NOT_APPROVED')
    const { invoice_id, custom_id, amount } = order.unit
    if (invoice_id && this.#paidInvoices.has(invoice_id)) throw new Refusal('DUPLICATE_INVOICE_ID')
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
    if (!order) throw new Refusal('INVALID_RESOURCE_ID')
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
    throw new Refusal('INVALID_RESOURCE_ID')
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
    if (!order.capture) throw new Refusal('ORDER_NOT_APPROVED')
    if (status === 'REFUNDED') refundOrder(order, {}, 'COMPLETED')
    else order.capture = { ...order.capture, status }
    return order
  }
}

/** An order in the format of PayPal's API. */
export function orderJson(order: Kept, origin: string): object {
  const { unit, capture } = order
  const given = order.refunds.map((refund) => refundJson(refund, order, origin))
  const refunds = given.length > 0 ? given : undefined
  const payments = capture && { captures: [capture], refunds }
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.createTime,
    ...sourceJson(order),
    purchase_units: [{ reference_id: 'default', ...unit, payments }],
    links: linksOf(order, origin),
  }
}

function linksOf({ id, status, redirect }: Kept, origin: string): object[] {
  const link = (rel: string, path: string) => ({ rel, href: `${origin}${path}`, method: 'GET' })
  const self = link('self', `/v2/checkout/orders/${id}`)
  if (redirect && status === 'PAYER_ACTION_REQUIRED')
    return [self, link('payer-action', `/payment/${redirect.type}?token=${id}`)]
  return status === 'CREATED' ? [self, link('approve', `/checkoutnow?token=${id}`)] : [self]
}

/** A webhook event about an order, its capture, or the last refund of its capture. */
export function eventJson(type: string, order: Kept, origin: string): object {
  const event = { id: `WH-${newId()}`, create_time: new Date().toISOString(), event_type: type }
  const { capture } = order
  if (!capture || !type.startsWith('PAYMENT.CAPTURE.'))
    return { ...event, resource_type: 'checkout-order', resource: orderJson(order, origin) }
  if (type === 'PAYMENT.CAPTURE.REFUNDED') {
    const refund = order.refunds.at(-1) ?? refundOrder(order, {}, 'COMPLETED')
    return { ...event, resource_type: 'refund', resource: refundJson(refund, order, origin) }
  }
  const resource = { ...capture, supplementary_data: { related_ids: { order_id: order.id } } }
  return { ...event, resource_type: 'capture', resource }
}
