import pino from 'pino'
import { variable } from './env'
import { requestId } from './request-id'

/** A path as the log has it: without the keys of links in mails, which open something to whoever has them. */
export const pathInLog = (path: string): string => path.replace(/[\w-]{40,}/g, '…')

/** JSON lines on standard output. No personal data: ids and codes, never names, e-mails or tokens. */
export const log = pino({
  level: variable('LOG_LEVEL'),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ requestId: requestId() }),
})
