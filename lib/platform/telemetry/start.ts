import 'server-only'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { context, type Meter, metrics as metricsApi, type ObservableResult, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { mainPool } from '@/lib/platform/database/db'
import { counters } from '@/lib/platform/runtime/counters'
import { env } from '@/lib/platform/runtime/env'
import manifest from '@/package.json'
import { measureDatabase, measureOutsideCalls, requestMeter } from './measured'
import { type Metric, metrics } from './metrics'

const EVERY_MS = 60_000

/** Sends traces and metrics, by OpenTelemetry's own variables; Next adds its spans. Loaded when the address is set. */
export function startTelemetry() {
  const { OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_ENDPOINT = '' } = env()
  const resource = defaultResource().merge(
    resourceFromAttributes({
      'service.name': OTEL_SERVICE_NAME,
      'service.version': manifest.version,
      'service.instance.id': `${process.env.HOSTNAME ?? 'server'}-${process.pid}`,
    }),
  )
  const tracers = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(tracers)
  const exporter = new OTLPMetricExporter()
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: EVERY_MS })
  const meters = new MeterProvider({ resource, readers: [reader] })
  metricsApi.setGlobalMeterProvider(meters)
  const meter = meters.getMeter('trakt')
  const tracer = tracers.getTracer('trakt')
  measureDatabase(meter, tracer)
  measureOutsideCalls(meter, tracer, new URL(OTEL_EXPORTER_OTLP_ENDPOINT).host)
  observeState(meter)
  const flush = async () => {
    await Promise.allSettled([tracers.forceFlush(), meters.forceFlush()])
  }
  process.once('SIGTERM', () => void flush())
  return { measureRequest: requestMeter(meter), flush }
}

/** Observes gauges (the queue of mails, connections, memory) and the sums of the counters. */
export function observeState(meter: Meter): void {
  const gauge = ({ name, unit }: Metric) => meter.createObservableGauge(name, { unit })
  const sum = ({ name, unit }: Metric, observe: (result: ObservableResult) => void) =>
    meter.createObservableCounter(name, { unit }).addCallback(observe)

  sum(metrics.orders, (result) => result.observe(counters().ordersPlaced))
  sum(metrics.stockConflicts, (result) => result.observe(counters().stockConflicts))
  sum(metrics.pages, (result) => {
    result.observe(counters().pagesFromStore, { from: 'store' })
    result.observe(counters().pagesFromNext, { from: 'next' })
  })
  gauge(metrics.connections).addCallback((result) => {
    const { totalCount, idleCount } = mainPool()
    result.observe(totalCount - idleCount, { state: 'used' })
    result.observe(idleCount, { state: 'idle' })
  })
  gauge(metrics.waitingForConnection).addCallback((result) => result.observe(mainPool().waitingCount))
  gauge(metrics.memory).addCallback((result) => {
    const { rss, heapUsed } = process.memoryUsage()
    result.observe(rss, { kind: 'rss' })
    result.observe(heapUsed, { kind: 'heap' })
  })
  const delay = monitorEventLoopDelay()
  delay.enable()
  gauge(metrics.eventLoopDelay).addCallback((result) => {
    result.observe(delay.percentile(99) / 1e9)
    delay.reset()
  })
  const gauges = {
    waiting: gauge(metrics.outboxWaiting),
    failed: gauge(metrics.outboxFailed),
    mailAge: gauge(metrics.outboxAge),
    backupAge: gauge(metrics.backupAge),
  }
  // One statement for all. While the database is down there is nothing to observe, and that shows as a gap.
  meter.addBatchObservableCallback(async (result) => {
    const { rows } = await mainPool().query<Row>(`
      SELECT count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting,
        count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS failed,
        coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE dead_at IS NULL AND ${NOT_HELD})), 0)::float8 AS mail_age,
        (SELECT extract(epoch FROM now() - succeeded_at)::float8 FROM job_run WHERE name = 'backup') AS backup_age
      FROM outbox WHERE sent_at IS NULL`)
    const [row] = rows
    if (!row) return
    result.observe(gauges.waiting, row.waiting)
    result.observe(gauges.failed, row.failed)
    result.observe(gauges.mailAge, row.mail_age)
    if (row.backup_age !== null) result.observe(gauges.backupAge, row.backup_age)
  }, Object.values(gauges))
}

/** What waits for its turn or its time is no sign of a stopped outbox. */
const NOT_HELD = 'NOT (taken_at IS NULL AND (coalesce(due_at > now(), false) OR lane >= 4))'

type Row = { waiting: number; failed: number; mail_age: number; backup_age: number | null }
