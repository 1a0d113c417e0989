/** What the shop measures, by OpenTelemetry's names and units; `deploy/grafana` reads what Prometheus makes of the names. */
export const metrics = {
  httpDuration: { name: 'http.server.request.duration', unit: 's', kind: 'histogram' },
  databaseDuration: { name: 'db.client.operation.duration', unit: 's', kind: 'histogram' },
  outsideDuration: { name: 'http.client.request.duration', unit: 's', kind: 'histogram' },
  connections: { name: 'db.client.connection.count', unit: '{connection}', kind: 'gauge' },
  waitingForConnection: { name: 'db.client.connection.pending_requests', unit: '{request}', kind: 'gauge' },
  outboxWaiting: { name: 'trakt.outbox.waiting', unit: '{mail}', kind: 'gauge' },
  outboxFailed: { name: 'trakt.outbox.failed', unit: '{mail}', kind: 'gauge' },
  outboxAge: { name: 'trakt.outbox.oldest_age', unit: 's', kind: 'gauge' },
  backupAge: { name: 'trakt.backup.age', unit: 's', kind: 'gauge' },
  orders: { name: 'trakt.orders.placed', unit: '{order}', kind: 'counter' },
  stockConflicts: { name: 'trakt.stock.conflicts', unit: '{conflict}', kind: 'counter' },
  pages: { name: 'trakt.pages.sent', unit: '{page}', kind: 'counter' },
  memory: { name: 'process.memory.usage', unit: 'By', kind: 'gauge' },
  eventLoopDelay: { name: 'nodejs.eventloop.delay.p99', unit: 's', kind: 'gauge' },
} as const
export type Metric = (typeof metrics)[keyof typeof metrics]
