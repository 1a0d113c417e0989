import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange } from '../api-description'
import { type Answer, befall, exchangeOf, Faults, type Outcome, startStandIn } from '../stand-in'
import { failure, plainFault, Refusal, refusal } from './answers'
import type { Fault, Operation } from './faults'
import { eventJson, type Kept, Orders, orderJson } from './orders'
import { approvalPage, bankPage, buttonsScript, paidAddress } from './pages'
import { type Refund, refundJson } from './refunds'
import { Signer } from './signature'

type PaypalOptions = {
  port: number
  clientId: string
  secret: string
  webhookId: string
  /** The address for webhooks; without it none are sent. */
  notify?: string
}

/** The running stand-in; `url` is for PAYPAL_BASE_URL. */
export type PaypalStandIn = Awaited<ReturnType<typeof startPaypal>>

/**
 * Starts a stand-in for PayPal's API: orders, captures, refunds, webhooks, the approval window, and faults on demand
 * (`POST /stand-in/faults`). It keeps everything in memory only. Throws `LocalError`.
 */
export async function startPaypal(options: PaypalOptions) {
  const orders = new Orders()
  const faults = new Faults<Fault>()
  const tokens = new Set<string>()
  const exchanges: Exchange[] = []
  let stopped = false

  const standIn = await startStandIn('the PayPal stand-in', 'PAYPAL_PORT', options.port, serve)
  const origin = standIn.url
  const signer = new Signer(options.webhookId, `${origin}/v1/notifications/certs/CERT-STANDIN`)
  const orderOf = (order: Kept, status = 200): Answer => ({ status, body: orderJson(order, origin) })
  const refundOf = (made: { refund: Refund; order: Kept }, status = 200): Answer => ({
    status,
    body: refundJson(made.refund, made.order, origin),
  })

  /** Creates the headers of a webhook with this body. */
  const sign = (body: string) => ({ 'content-type': 'application/json', ...signer.headers(body) })
  /** Creates a signed webhook about an order, as PayPal would send it. */
  const webhook = (type: string, orderId: string) => {
    const body = JSON.stringify(eventJson(type, orders.read(orderId), origin))
    return { headers: sign(body), body }
  }

  function notify(type: string, orderId: string): void {
    const { notify } = options
    if (!notify) return
    const { headers, body } = webhook(type, orderId)
    const fault = faults.take('webhook', orders.shopOrderOf(orderId))
    if (fault?.kind === 'lost') return
    const send = async () => {
      if (fault?.kind === 'slow') await sleep(fault.ms || 5_000, undefined, { ref: false })
      for (let attempt = 1; attempt <= 5 && !stopped; attempt++) {
        const answer = await fetch(notify, { method: 'POST', headers, body }).catch(() => undefined)
        if (answer?.ok) return
        await sleep(1_000 * attempt, undefined, { ref: false })
      }
    }
    for (let copy = 0; copy < (fault?.kind === 'duplicate' ? 2 : 1); copy++) send().catch(console.error)
  }

  function approve(id: string): void {
    orders.approve(id)
    notify('CHECKOUT.ORDER.APPROVED', id)
  }

  async function serve(request: IncomingMessage, text: string): Promise<Outcome> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const call = `${request.method} ${pathname}`
    const asked = orders.find(searchParams.get('token') ?? '')
    if (pathname === '/checkoutnow') return page(asked && approvalPage(asked))
    if (/^\/payment\/(blik|p24)$/.test(pathname)) return bank(asked, request.method === 'POST')
    if (pathname === '/sdk/js') return { status: 200, type: 'text/javascript', body: buttonsScript(origin) }
    if (pathname.startsWith('/stand-in/')) return control(call, text)

    const id = pathname.split('/')[4] ?? ''
    const operation = operations.find(([, pattern]) => pattern.test(call))?.[0]
    if (!operation) return failure(404)
    const fault = faults.take(operation, operation === 'create' ? customIdIn(text) : orders.shopOrderOf(id))
    return befall(fault, () => {
      const lied = fault?.kind === 'lying' ? lie(operation) : plainFault(fault?.kind)
      const answer = lied ?? perform(operation, id, request, text, fault?.kind)
      exchanges.push(exchangeOf(request, text, answer))
      return answer
    })
  }

  const page = (body: string | undefined): Answer => ({
    status: body ? 200 : 404,
    type: 'text/html',
    body: body ?? 'Unknown order',
  })

  /** The page that a buyer is sent to; a press on it approves the payment and sends them back. */
  function bank(order: Kept | undefined, isApproval: boolean): Answer {
    if (!order?.redirect || !isApproval) return page(order?.redirect && bankPage(order, order.redirect))
    approve(order.id)
    return { status: 303, headers: { location: paidAddress(order, order.redirect) } }
  }

  function perform(
    operation: Operation,
    id: string,
    { headers }: IncomingMessage,
    text: string,
    fault: Fault['kind'] | undefined,
  ): Answer {
    if (operation === 'token') return token(headers.authorization)
    if (!tokens.has(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '')) return failure(401)
    const requestId = [headers['paypal-request-id']].flat()[0]
    try {
      switch (operation) {
        case 'create': {
          const { order, isNew } = orders.create(JSON.parse(text), requestId)
          return orderOf(order, isNew ? 201 : 200)
        }
        case 'read':
          return orderOf(orders.read(id))
        case 'capture':
          return capture(id, fault)
        case 'refund':
          return refund(id, JSON.parse(text || '{}'), requestId, fault)
        case 'read_refund':
          return refundOf(orders.readRefund(id))
        case 'verify':
          return { status: 200, body: { verification_status: signer.verifies(text) ? 'SUCCESS' : 'FAILURE' } }
      }
    } catch (error) {
      if (error instanceof Refusal) return refusal(error)
      if (error instanceof SyntaxError) return refusal(new Refusal('MALFORMED_REQUEST_JSON'))
      throw error
    }
  }

  function capture(id: string, fault: Fault['kind'] | undefined): Answer {
    if (fault === 'declined') throw new Refusal('INSTRUMENT_DECLINED')
    if (fault === 'in_progress') throw new Refusal('ORDER_COMPLETION_IN_PROGRESS')
    if (fault === 'duplicate') orders.capture(id)
    const status = fault === 'pending' ? 'PENDING' : fault === 'denied' ? 'DECLINED' : 'COMPLETED'
    const order = orders.capture(id, { status, short: fault === 'short' })
    notify(`PAYMENT.CAPTURE.${status === 'DECLINED' ? 'DENIED' : status}`, id)
    return orderOf(order, 201)
  }

  function refund(
    captureId: string,
    body: unknown,
    requestId: string | undefined,
    fault: Fault['kind'] | undefined,
  ): Answer {
    if (fault === 'declined') throw new Refusal('REFUND_FAILED_INSUFFICIENT_FUNDS')
    const status = fault === 'pending' ? 'PENDING' : fault === 'denied' ? 'FAILED' : 'COMPLETED'
    const made = orders.refund(captureId, body, requestId, status)
    if (made.isNew && status === 'COMPLETED') notify('PAYMENT.CAPTURE.REFUNDED', made.order.id)
    if (fault === 'duplicate') throw new Refusal('CAPTURE_FULLY_REFUNDED')
    return refundOf(made, made.isNew ? 201 : 200)
  }

  function token(authorization: string | undefined): Answer {
    const expected = Buffer.from(`${options.clientId}:${options.secret}`).toString('base64')
    const refused = { error: 'invalid_client', error_description: 'Client Authentication failed' }
    if (authorization !== `Basic ${expected}`) return { status: 401, body: refused }
    const access_token = randomBytes(24).toString('base64url')
    tokens.add(access_token)
    const granted = { access_token, token_type: 'Bearer', expires_in: 32_400, scope: '', nonce: '' }
    return { status: 200, body: granted }
  }

  /** A well-formed but wrong answer: somebody else's paid order, an invalid signature, a token answer without token. */
  function lie(operation: Operation): Answer {
    if (operation === 'token') return { status: 200, body: { token_type: 'Bearer', expires_in: 32_400 } }
    if (operation === 'verify') return { status: 200, body: { verification_status: 'FAILURE' } }
    const others = new Orders()
    const unit = { custom_id: 'OTHER-ORDER', amount: { currency_code: 'USD', value: '1.00' } }
    const { order } = others.create({ intent: 'CAPTURE', purchase_units: [unit] }, undefined)
    if (operation === 'create') return orderOf(order, 201)
    others.approve(order.id)
    others.capture(order.id)
    if (operation === 'read' || operation === 'capture')
      return orderOf(order, operation === 'read' ? 200 : 201)
    const made = others.refund(order.capture?.id ?? '', { custom_id: 'OTHER' }, undefined)
    return refundOf(made, operation === 'refund' ? 201 : 200)
  }

  /** Controls the stand-in for a demo or a test. */
  function control(call: string, text: string): Answer {
    const [, faultsOf] = /^DELETE \/stand-in\/faults\/([^/]+)$/.exec(call) ?? []
    const [, id, verb] = /^POST \/stand-in\/orders\/([A-Z0-9]+)\/(approve|release)$/.exec(call) ?? []
    if (call === 'GET /stand-in/orders')
      return { status: 200, body: orders.list().map((order) => orderJson(order, origin)) }
    if (faultsOf) faults.clear(faultsOf)
    else if (call === 'POST /stand-in/faults') faults.add(JSON.parse(text))
    else if (!id) return failure(404)
    else if (verb === 'approve') approve(id)
    else {
      orders.settle(id, 'COMPLETED')
      notify('PAYMENT.CAPTURE.COMPLETED', id)
    }
    return { status: 200, body: {} }
  }

  const stop = () => {
    stopped = true
    return standIn.stop()
  }
  /** Invalidates all tokens, as a restart would: clients must request new ones. */
  const forgetTokens = () => tokens.clear()
  return { ...standIn, orders, faults, exchanges, forgetTokens, webhook, sign, stop }
}

const operations: [Operation, RegExp][] = [
  ['token', /^POST \/v1\/oauth2\/token$/],
  ['create', /^POST \/v2\/checkout\/orders$/],
  ['verify', /^POST \/v1\/notifications\/verify-webhook-signature$/],
  ['read', /^GET \/v2\/checkout\/orders\/[A-Z0-9]{1,36}$/],
  ['capture', /^POST \/v2\/checkout\/orders\/[A-Z0-9]{1,36}\/capture$/],
  ['refund', /^POST \/v2\/payments\/captures\/[A-Z0-9]{1,36}\/refund$/],
  ['read_refund', /^GET \/v2\/payments\/refunds\/[A-Z0-9]{1,36}$/],
]

/** The shop's order in a request to create one at PayPal. */
const customIdIn = (text: string) => /"custom_id":"([^"]+)"/.exec(text)?.[1]
