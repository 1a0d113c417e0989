// Loaded before Next, whose banner, warnings and errors of pages go to the console: each becomes one JSON line on
// standard output, like those of lib/core/log.ts. It is JavaScript because nothing compiles it.
import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'

// Next replaces it to forbid the time of day in prerendered pages, which an error of theirs has a right to
const { now } = Date

const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
  mixin: () => ({ requestId: globalThis.shopRequestIds?.getStore() }),
})

/** Of errors only the stack and Next's digest: their other properties may hold what a customer entered. */
function write(level, values) {
  const text = format(...values.map((value) => (value instanceof Error ? stackOf(value) : value)))
  const words = stripVTControlCharacters(text).trim()
  const digest = values.find((value) => value instanceof Error && 'digest' in value)?.digest
  if (words) log[level](digest ? { console: words, digest } : { console: words })
}

const stackOf = (error) =>
  error.cause instanceof Error ? `${error.stack}\ncaused by ${stackOf(error.cause)}` : error.stack

const levels = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error', trace: 'error' }
for (const [method, level] of Object.entries(levels)) console[method] = (...values) => write(level, values)

process.removeAllListeners('warning')
process.on('warning', (warning) => write('warn', [warning]))
