import 'server-only'
import { type Meter, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import pg from 'pg'
import { metrics } from './metrics'

const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15]

type Query = (...args: unknown[]) => unknown

/** The verb of a statement: its text would be long, and new for every list of ids. */
function operationOf(query: unknown): string {
  const text = typeof query === 'string' ? query : ((query ?? {}) as { text?: unknown }).text
  return (/^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(String(text ?? ''))?.[1] ?? 'other').toUpperCase()
}

/** Measures every statement of every connection, as a span of what asked for it. */
export function measureDatabase(meter: Meter, tracer: Tracer): void {
  const { name, unit } = metrics.databaseDuration
  const duration = meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries: BUCKETS } })
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
      duration.record((performance.now() - began) / 1_000, { 'db.operation.name': operation, ...failure })
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
