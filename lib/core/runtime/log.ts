import pino from 'pino'
import { variable } from './env'
import { requestId } from './request-id'

/** JSON lines on standard output. No personal data: ids and codes, never names, e-mails or tokens. */
export const log = pino({
  level: variable('LOG_LEVEL'),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: requestId() }),
})
