import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { type Meter, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import pg from 'pg'
import { type Metric, metrics } from './metrics'

/** Measures how long something takes, from milliseconds on `performance.now()` to seconds. */
function durationOf(meter: Meter, { name, unit }: Metric, buckets: number[]) {
  const histogram = meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries: buckets } })
  return (began: number, attributes: Record<string, string | number | undefined>) =>
    histogram.record((performance.now() - began) / 1_000, attributes)
}

/** Few kinds, since each makes series of its own: addresses are as many as a visitor likes. */
function kindOf(url: string): string {
  if (url.startsWith('/api/health')) return 'health'
  if (url.startsWith('/api/')) return 'call'
  return /^\/(_next|media|images|video)\//.test(url) ? 'file' : 'page'
}

export function requestMeter(meter: Meter) {
  const record = durationOf(
    meter,
    metrics.httpDuration,
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  )
  return ({ method = '', url = '' }: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now()
    const kind = kindOf(url)
    response.once('close', () =>
      record(began, {
        'http.request.method': /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : '_OTHER',
        // a connection that the client closed first has no answer
        'http.response.status_code': response.writableFinished ? response.statusCode : 499,
        kind,
      }),
    )
  }
}

type Query = (...args: unknown[]) => unknown

/** The verb of a statement: its text would be long, and new for every list of ids. */
function operationOf(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query ?? {}) as { text?: unknown }).text
  return (/^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(String(text ?? ''))?.[1] ?? 'other').toUpperCase()
}

/** Measures every statement of every connection, as a child of the span that sent it. */
export function measureDatabase(meter: Meter, tracer: Tracer): void {
  const record = durationOf(meter, metrics.databaseDuration, [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15])
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function measuredQuery(this: pg.Client, ...args: unknown[]): unknown {
    const operation = operationOf(args[0])
    const began = performance.now()
    const span = tracer.startSpan(`PostgreSQL ${operation}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
    })
    const end = (error?: unknown) => {
      const failure = error ? { 'error.type': String((error as { code?: unknown }).code ?? 'error') } : {}
      record(began, { 'db.operation.name': operation, ...failure })
      if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
        end(error)
        return (last as Query)(error, ...rest)
      }
      return original.apply(this, args)
    }
    const answer = original.apply(this, args)
    if (answer instanceof Promise) answer.then(() => end(), end)
    else end()
    return answer
  }
}

/** A message of one of these channels: an error or an answer, of a request of `fetch` or of the older client. */
type Outside = { request: ClientRequest & { origin: string }; response: IncomingMessage; error: Error }

/** Measures the calls to PayPal, Resend and Firebase: Node publishes those of `fetch` and of its older client by itself. */
export function measureOutsideCalls(meter: Meter, tracer: Tracer, collector: string): void {
  const record = durationOf(meter, metrics.outsideDuration, [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30])
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
  const end = (request: object, { status, failure }: { status?: number | undefined; failure?: string }) => {
    const call = calls.get(request)
    if (!call) return
    calls.delete(request)
    record(call.began, {
      'server.address': call.host,
      ...(status === undefined ? {} : { 'http.response.status_code': status }),
      ...(failure === undefined ? {} : { 'error.type': failure }),
    })
    if (failure !== undefined || (status ?? 0) >= 500) call.span.setStatus({ code: SpanStatusCode.ERROR })
    call.span.end()
  }
  const on = (channel: string, listen: (message: Outside) => void) =>
    subscribe(channel, (message) => listen(message as Outside))

  on('undici:request:create', ({ request }) => begin(request, request.method, new URL(request.origin).host))
  on('undici:request:headers', ({ request, response }) => end(request, { status: response.statusCode }))
  on('undici:request:error', ({ request, error }) => end(request, { failure: error.name }))
  on('http.client.request.start', ({ request }) => {
    begin(request, request.method, String(request.getHeader('host') ?? request.host))
    request.once('close', () => end(request, { failure: 'closed' }))
  })
  on('http.client.response.finish', ({ request, response }) => end(request, { status: response.statusCode }))
}
