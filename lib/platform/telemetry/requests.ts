import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Meter } from '@opentelemetry/api'
import { metrics } from './metrics'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Few kinds, since each makes series of its own: addresses are as many as a visitor likes. */
function kindOf(url: string): string {
  if (url.startsWith('/api/health')) return 'health'
  if (url.startsWith('/api/')) return 'call'
  return /^\/(_next|media|images|video)\//.test(url) ? 'file' : 'page'
}

/** Measures every request from its arrival to the end of its answer. */
export function requestMeter(meter: Meter) {
  const { name, unit } = metrics.httpDuration
  const duration = meter.createHistogram(name, { unit, advice: { explicitBucketBoundaries: BUCKETS } })
  return ({ method, url = '' }: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now()
    const kind = kindOf(url)
    response.once('close', () => {
      duration.record((performance.now() - began) / 1_000, {
        'http.request.method': /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method ?? '')
          ? (method ?? '')
          : '_OTHER',
        // a connection that the client closed first has no answer
        'http.response.status_code': response.writableFinished ? response.statusCode : 499,
        kind,
      })
    })
  }
}
