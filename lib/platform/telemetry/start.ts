import 'server-only'
import { context, metrics as metricsApi, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { env } from '@/lib/platform/runtime/env'
import manifest from '@/package.json'
import { measureDatabase } from './database-calls'
import { observeState } from './observed-state'
import { measureOutsideCalls } from './outside-calls'
import { requestMeter } from './requests'

const EVERY_MS = 60_000

/**
 * Sends traces and metrics to OTEL_EXPORTER_OTLP_ENDPOINT. The exporters read their address, headers and time limits from
 * OpenTelemetry's own variables; Next adds the spans of pages and calls by itself. Loaded only when the address is set.
 */
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
