// Loaded before Next, which writes its banner, warnings and page errors to the console: each becomes one JSON line on
// standard output, like those of lib/platform/runtime/log.ts. JavaScript, because it is not compiled.
import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'

// Kept here because Next replaces it: prerendered pages may not read the time, but the log of their errors needs it.
const { now } = Date

const { LOG_LEVEL = '' } = process.env
const log = pino({
  // a wrong level is refused by the check of all settings, which names it
  level: LOG_LEVEL === 'silent' || LOG_LEVEL in pino.levels.values ? LOG_LEVEL : 'info',
  base: undefined,
  timestamp: () => `,"time":"${new Date(now()).toISOString()}"`,
  // of lib/platform/runtime/request-state.ts
  mixin: () => ({ requestId: globalThis.shopRequests?.getStore()?.id }),
})

/** Of an error only the stack and Next's digest are logged: other properties may hold a customer's input. */
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
