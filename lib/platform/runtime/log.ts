import pino from 'pino'
import { variable } from './env'
import { requestId } from './request-id'

/** A path for the log, without the keys of links in mails: such a key alone opens an order or a form. */
export const pathInLog = (path: string): string => path.replace(/[\w-]{40,}/g, '…')

/** JSON lines on standard output. No personal data: ids and codes, never names, e-mails or tokens. */
export const log = pino({
  level: variable('LOG_LEVEL'),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: requestId() }),
})
