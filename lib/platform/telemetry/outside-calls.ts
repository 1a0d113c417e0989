import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Meter, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { metrics } from './metrics'

const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type FetchRequest = { origin: string; method: string }

/**
 * Measures the calls to others: PayPal, Resend and Firebase. Node publishes them by itself, those of `fetch` and those of
 * its older client, which the vendors' SDKs use.
 */
export function measureOutsideCalls(meter: Meter, tracer: Tracer, collector: string): void {
  const { name, unit } = metrics.outsideDuration
  const duration = meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries: BUCKETS } })
  const calls = new WeakMap<object, { host: string; began: number; span: Span }>()
  // The telemetry itself, and the visits by which a server warms itself up.
  const isOwn = (host: string) => host === collector || host.endsWith(`:${process.env.PORT}`)

  const begin = (request: object, method: string, host: string) => {
    if (isOwn(host)) return
    const span = tracer.startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'server.address': host, 'http.request.method': method },
    })
    calls.set(request, { host, began: performance.now(), span })
  }
  const end = (request: object, outcome: { status?: number | undefined; failure?: string }) => {
    const call = calls.get(request)
    if (!call) return
    calls.delete(request)
    const { status, failure } = outcome
    duration.record((performance.now() - call.began) / 1_000, {
      'server.address': call.host,
      ...(status === undefined ? {} : { 'http.response.status_code': status }),
      ...(failure === undefined ? {} : { 'error.type': failure }),
    })
    if (failure !== undefined || (status ?? 0) >= 500) call.span.setStatus({ code: SpanStatusCode.ERROR })
    call.span.end()
  }
  const on = <Message>(channel: string, listen: (message: Message) => void) =>
    subscribe(channel, (message) => listen(message as Message))

  on<{ request: FetchRequest }>('undici:request:create', ({ request }) =>
    begin(request, request.method, new URL(request.origin).host),
  )
  on<{ request: FetchRequest; response: { statusCode: number } }>(
    'undici:request:headers',
    ({ request, response }) => end(request, { status: response.statusCode }),
  )
  on<{ request: FetchRequest; error: Error }>('undici:request:error', ({ request, error }) =>
    end(request, { failure: error.name }),
  )
  on<{ request: ClientRequest }>('http.client.request.start', ({ request }) => {
    begin(request, request.method, String(request.getHeader('host') ?? request.host))
    request.once('close', () => end(request, { failure: 'closed' }))
  })
  on<{ request: ClientRequest; response: IncomingMessage }>(
    'http.client.response.finish',
    ({ request, response }) => end(request, { status: response.statusCode }),
  )
}
