import pino from 'pino'
import { requestId } from './request-id'

/** JSON lines on standard output. Nothing personal goes in: ids and codes, not names, mails or tokens. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: requestId() }),
})
