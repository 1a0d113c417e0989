import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpDemo } from '@/lib/platform/runtime/testing'
import { freePort } from '@/local/ports'
import type { Metric } from './metrics'

type Attribute = { key: string; value: Record<string, unknown> }
type Point = { attributes?: Attribute[]; asInt?: number | string; asDouble?: number; count?: number | string }
type SentMetric = { name: string; unit: string } & Record<
  'sum' | 'gauge' | 'histogram',
  { dataPoints: Point[] }
>
type SentSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string }

const received = { '/v1/metrics': [] as unknown[], '/v1/traces': [] as unknown[] }
/** A collector as OTLP over HTTP describes it. */
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  received[request.url as keyof typeof received].push(JSON.parse(Buffer.concat(chunks).toString()))
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
const shop = createServer((_, response) => response.end('page'))
const listen = async (server: typeof shop) => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let telemetry: Awaited<ReturnType<typeof start>>
let origin = ''
async function start(endpoint: string) {
  setUpDemo({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'shop-of-the-test' })
  const { startTelemetry } = await import('./start')
  return startTelemetry()
}

beforeAll(async () => {
  telemetry = await start(await listen(collector))
  origin = await listen(shop)
  shop.on('request', (request: IncomingMessage, response: ServerResponse) =>
    telemetry.measureRequest(request, response),
  )
})
afterAll(() => {
  collector.close()
  shop.close()
})

const metricsSent = () =>
  received['/v1/metrics'].flatMap((body) =>
    (body as { resourceMetrics: { scopeMetrics: { metrics: SentMetric[] }[] }[] }).resourceMetrics.flatMap(
      ({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics),
    ),
  )
const spansSent = () =>
  received['/v1/traces'].flatMap((body) =>
    (body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
    ),
  )

test('a collector gets every metric, and spans of statements and outside calls below the one that caused them', async () => {
  const { trace } = await import('@opentelemetry/api')
  const { db, mainPool } = await import('@/lib/platform/database/db')
  const { countEvent } = await import('@/lib/platform/runtime/counters')
  const { noteJobSuccess } = await import('@/lib/platform/jobs/service')
  const { metrics } = await import('./metrics')
  const gone = `127.0.0.1:${await freePort()}`
  await noteJobSuccess('backup')
  await db().outbox.create({ data: { topic: 'order.placed', eventKey: 'order.placed:1', payload: {} } })
  for (const counter of ['ordersPlaced', 'stockConflicts', 'pagesFromStore', 'pagesFromNext'] as const)
    countEvent(counter)
  await trace.getTracer('test').startActiveSpan('a call', async (span) => {
    await mainPool().query('SELECT 1')
    await expect(mainPool().query('SELECT nothing')).rejects.toThrow()
    await (await fetch(`${origin}/api/tires`)).text()
    await new Promise<void>((resolve) => {
      get(`${origin}/tires`, (answer) => answer.resume().on('end', resolve))
    })
    await expect(fetch(`http://${gone}/`)).rejects.toThrow()
    span.end()
  })
  await telemetry.flush()

  const sent = metricsSent()
  for (const { name, unit } of Object.values(metrics))
    expect(sent.find((metric) => metric.name === name)?.unit, name).toBe(unit)
  const pointsOf = (name: string) => {
    const metric = sent.find((each) => each.name === name)
    return (metric?.sum ?? metric?.gauge ?? metric?.histogram)?.dataPoints ?? []
  }
  expect(Number(pointsOf(metrics.orders.name)[0]?.asInt ?? pointsOf(metrics.orders.name)[0]?.asDouble)).toBe(
    1,
  )
  const kinds = pointsOf(metrics.httpDuration.name).flatMap(({ attributes = [] }) =>
    attributes.filter(({ key }) => key === 'kind').map(({ value }) => value.stringValue),
  )
  expect(kinds.sort()).toEqual(['call', 'page'])
  const hosts = pointsOf(metrics.outsideDuration.name).flatMap(({ attributes = [] }) =>
    attributes.filter(({ key }) => key === 'server.address').map(({ value }) => value.stringValue),
  )
  expect([...new Set(hosts)].sort()).toEqual([gone, new URL(origin).host].sort())

  const spans = spansSent()
  const root = spans.find(({ name }) => name === 'a call')
  const below = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId).map(({ name }) => name)
  const asked = `GET ${new URL(origin).host}`
  const expected = [`GET ${gone}`, asked, asked, 'PostgreSQL SELECT', 'PostgreSQL SELECT']
  expect(below.sort()).toEqual(expected.sort())
  expect(JSON.stringify(received['/v1/metrics'])).toContain('shop-of-the-test')
  expect(JSON.stringify(received)).not.toContain('nothing')
})

const suffixes: Record<string, string> = { s: '_seconds', By: '_bytes' }

/** The names under which Prometheus keeps a metric. */
function prometheusNames({ name, unit, kind }: Metric): string[] {
  const base = `${name.replaceAll('.', '_')}${suffixes[unit] ?? ''}`
  if (kind === 'histogram') return ['_bucket', '_sum', '_count'].map((part) => base + part)
  return [kind === 'counter' ? `${base}_total` : base]
}

test('dashboard and alarms name every metric of the shop, and none that it does not send', async () => {
  const { metrics } = await import('./metrics')
  const files = ['deploy/grafana/dashboard.json', 'deploy/grafana/alerts.yaml']
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const named = new Set(text.match(/\b(?:http|db|trakt|process|nodejs)_[a-z0-9_]+\b/g))
  const labels = ['http_response_status_code', 'db_operation_name']
  const known = new Set([...labels, ...Object.values(metrics).flatMap(prometheusNames)])
  expect([...named].filter((name) => !known.has(name))).toEqual([])
  for (const metric of Object.values(metrics))
    expect(
      prometheusNames(metric).some((name) => named.has(name)),
      metric.name,
    ).toBe(true)
  expect(JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')).panels.length).toBeGreaterThan(5)
})

test('a shop without a collector loads no telemetry', () => {
  expect(readFileSync('lib/site/startup/start-server.ts', 'utf8')).toMatch(
    /await import\('@\/lib\/platform\/telemetry\/start'\)/,
  )
  expect(readFileSync('lib/site/startup/start-server.ts', 'utf8')).not.toMatch(/^import .*telemetry/m)
})
