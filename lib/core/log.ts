import pino from 'pino'
import { variable } from './env'
import { requestId } from './request-id'

/** JSON lines on standard output. Nothing personal goes in: ids and codes, not names, mails or tokens. */
export const log = pino({
  level: variable('LOG_LEVEL'),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: requestId() }),
})
