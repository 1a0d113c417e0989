import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange } from '../api-description'
import {
  type Answer,
  answerJson,
  answerText,
  type StandIn,
  type StandInAddress,
  startStandIn,
} from '../stand-in'
import {
  declined,
  inProgress,
  lie,
  notFound,
  plainFault,
  refundDeclined,
  refusal,
  unauthenticated,
} from './answers'
import { type Fault, Faults, type Operation } from './faults'
import { type CaptureStatus, eventJson, Orders, orderJson, Refusal } from './orders'
import { approvalPage, buttonsScript } from './pages'
import { bankPage, paidAddress } from './redirects'
import { refundJson } from './refunds'
import { Signer } from './signature'

export type PaypalOptions = StandInAddress & {
  clientId: string
  secret: string
  webhookId: string
  /** The address for webhooks; without it none are sent. */
  notify?: string
}

/** The running stand-in; `url` is for PAYPAL_BASE_URL. */
export type PaypalStandIn = StandIn & {
  orders: Orders
  faults: Faults
  /** Every API request with its answer. */
  exchanges: Exchange[]
  /** Invalidates all tokens, as a restart would: clients must request new ones. */
  forgetTokens: () => void
  /** Creates a signed webhook about an order, as PayPal would send it. */
  webhook: (type: string, orderId: string) => { headers: Record<string, string>; body: string }
  /** Creates the headers of a webhook with this body. */
  sign: (body: string) => Record<string, string>
}

/**
 * Starts a stand-in for PayPal's API: orders, captures, refunds, webhooks, the approval window, and faults on demand
 * (`POST /stand-in/faults`). It keeps everything in memory only. Throws `LocalError`.
 */
export async function startPaypal(options: PaypalOptions): Promise<PaypalStandIn> {
  const orders = new Orders()
  const faults = new Faults()
  const tokens = new Set<string>()
  const exchanges: PaypalStandIn['exchanges'] = []
  let stopped = false

  const standIn = await startStandIn('PayPal', options, serve)
  const origin = standIn.url
  const signer = new Signer(options.webhookId, `${origin}/v1/notifications/certs/CERT-STANDIN`)

  const sign = (body: string) => ({ 'content-type': 'application/json', ...signer.headers(body) })
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

  async function serve(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname === '/checkoutnow') {
      const order = orders.list().find(({ id }) => id === url.searchParams.get('token'))
      const page = order ? approvalPage(order) : 'Unknown order'
      return answerText(response, order ? 200 : 404, 'text/html', page)
    }
    if (/^\/payment\/(blik|p24)$/.test(url.pathname))
      return answerBankPage(response, url.searchParams.get('token') ?? '', request.method === 'POST')
    if (url.pathname === '/sdk/js') return answerText(response, 200, 'text/javascript', buttonsScript(origin))
    if (url.pathname.startsWith('/stand-in/'))
      return answerJson(response, control(`${request.method} ${url.pathname}`, text))

    const operation = operationOf(request.method, url.pathname)
    if (!operation) return answerJson(response, notFound())
    const shopOrder =
      operation === 'create' ? customIdIn(text) : orders.shopOrderOf(url.pathname.split('/')[4])
    const fault = faults.take(operation, shopOrder)
    if (fault?.kind === 'slow') await sleep(fault.ms || 10_000, undefined, { ref: false })
    if (fault?.kind === 'garbage') return answerText(response, 200, 'application/json', '<html>Sorry</html>')
    if (fault?.kind === 'reset') return void request.socket.destroy()
    const answer =
      fault?.kind === 'lying'
        ? lie(operation, origin)
        : (plainFault(fault?.kind) ?? perform(operation, request, url, text, fault))
    exchanges.push({
      method: request.method ?? '',
      path: url.pathname,
      isSignedIn: request.headers.authorization !== undefined,
      request: text,
      status: answer.status,
      type: 'application/json',
      response: JSON.stringify(answer.body),
    })
    if (fault?.kind === 'lost') return void request.socket.destroy()
    answerJson(response, answer)
  }

  /** The page that a buyer is sent to; a press on it approves the payment and sends them back. */
  function answerBankPage(response: ServerResponse, id: string, isApproval: boolean): void {
    const order = orders.list().find((each) => each.id === id)
    if (!order?.redirect) answerText(response, 404, 'text/html', 'Unknown order')
    else if (!isApproval) answerText(response, 200, 'text/html', bankPage(order, order.redirect))
    else {
      orders.approve(id)
      notify('CHECKOUT.ORDER.APPROVED', id)
      response.writeHead(303, { location: paidAddress(order, order.redirect) }).end()
    }
  }

  function perform(
    operation: Exclude<Operation, 'webhook'>,
    request: IncomingMessage,
    url: URL,
    text: string,
    fault?: Fault,
  ): Answer {
    if (operation === 'token') return token(request)
    if (!tokens.has(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''))
      return unauthenticated()
    const id = url.pathname.split('/')[4] ?? ''
    try {
      switch (operation) {
        case 'create': {
          const made = orders.create(JSON.parse(text), header(request, 'paypal-request-id'))
          return { status: made.isNew ? 201 : 200, body: orderJson(made.order, origin) }
        }
        case 'read':
          return { status: 200, body: orderJson(orders.read(id), origin) }
        case 'capture':
          return capture(id, fault)
        case 'refund':
          return refund(id, JSON.parse(text || '{}'), header(request, 'paypal-request-id'), fault)
        case 'read_refund': {
          const known = orders.readRefund(id)
          return { status: 200, body: refundJson(known.refund, known.order, origin) }
        }
        case 'verify':
          return { status: 200, body: { verification_status: signer.verifies(text) ? 'SUCCESS' : 'FAILURE' } }
      }
    } catch (error) {
      if (error instanceof Refusal) return refusal(error)
      if (error instanceof SyntaxError)
        return refusal(new Refusal(400, 'MALFORMED_REQUEST_JSON', 'Not JSON.'))
      throw error
    }
  }

  function capture(id: string, fault: Fault | undefined): Answer {
    if (fault?.kind === 'declined') throw declined()
    if (fault?.kind === 'in_progress') throw inProgress()
    if (fault?.kind === 'duplicate') orders.capture(id)
    const status: CaptureStatus =
      fault?.kind === 'pending' ? 'PENDING' : fault?.kind === 'denied' ? 'DECLINED' : 'COMPLETED'
    const order = orders.capture(id, { status, short: fault?.kind === 'short' })
    notify(`PAYMENT.CAPTURE.${status === 'DECLINED' ? 'DENIED' : status}`, id)
    return { status: 201, body: orderJson(order, origin) }
  }

  function refund(
    captureId: string,
    body: unknown,
    requestId: string | undefined,
    fault: Fault | undefined,
  ): Answer {
    if (fault?.kind === 'declined') throw refundDeclined()
    const status = fault?.kind === 'pending' ? 'PENDING' : fault?.kind === 'denied' ? 'FAILED' : 'COMPLETED'
    const made = orders.refund(captureId, body, requestId, status)
    if (made.isNew && status === 'COMPLETED') notify('PAYMENT.CAPTURE.REFUNDED', made.order.id)
    if (fault?.kind === 'duplicate')
      throw new Refusal(422, 'CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.')
    return { status: made.isNew ? 201 : 200, body: refundJson(made.refund, made.order, origin) }
  }

  function token(request: IncomingMessage): Answer {
    const expected = Buffer.from(`${options.clientId}:${options.secret}`).toString('base64')
    const refused = { error: 'invalid_client', error_description: 'Client Authentication failed' }
    if (request.headers.authorization !== `Basic ${expected}`) return { status: 401, body: refused }
    const access_token = randomBytes(24).toString('base64url')
    tokens.add(access_token)
    const granted = { access_token, token_type: 'Bearer', expires_in: 32_400, scope: '', nonce: '' }
    return { status: 200, body: granted }
  }

  /** Controls the stand-in for a demo or a test. */
  function control(call: string, text: string): Answer {
    const done = { status: 200, body: {} }
    const [, faultsOf] = /^DELETE \/stand-in\/faults\/([^/]+)$/.exec(call) ?? []
    const [, id, verb] = /^POST \/stand-in\/orders\/([A-Z0-9]+)\/(approve|release)$/.exec(call) ?? []
    if (faultsOf) faults.clear(faultsOf)
    else if (call === 'POST /stand-in/faults') faults.add(JSON.parse(text))
    else if (call === 'GET /stand-in/orders')
      return { status: 200, body: orders.list().map((order) => orderJson(order, origin)) }
    else if (!id) return notFound()
    else if (verb === 'approve') {
      orders.approve(id)
      notify('CHECKOUT.ORDER.APPROVED', id)
    } else {
      orders.settle(id, 'COMPLETED')
      notify('PAYMENT.CAPTURE.COMPLETED', id)
    }
    return done
  }

  return {
    ...standIn,
    orders,
    faults,
    exchanges,
    forgetTokens: () => tokens.clear(),
    webhook,
    sign,
    stop: () => {
      stopped = true
      return standIn.stop()
    },
  }
}

function operationOf(method: string | undefined, path: string): Exclude<Operation, 'webhook'> | undefined {
  const call = `${method} ${path}`
  if (call === 'POST /v1/oauth2/token') return 'token'
  if (call === 'POST /v2/checkout/orders') return 'create'
  if (call === 'POST /v1/notifications/verify-webhook-signature') return 'verify'
  if (/^GET \/v2\/checkout\/orders\/[A-Z0-9]{1,36}$/.test(call)) return 'read'
  if (/^POST \/v2\/checkout\/orders\/[A-Z0-9]{1,36}\/capture$/.test(call)) return 'capture'
  if (/^POST \/v2\/payments\/captures\/[A-Z0-9]{1,36}\/refund$/.test(call)) return 'refund'
  if (/^GET \/v2\/payments\/refunds\/[A-Z0-9]{1,36}$/.test(call)) return 'read_refund'
  return undefined
}

/** The shop's order in a request to create one at PayPal. */
const customIdIn = (text: string) => /"custom_id":"([^"]+)"/.exec(text)?.[1]

const header = (request: IncomingMessage, name: string) => [request.headers[name]].flat()[0]
