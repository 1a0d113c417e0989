import type { IncomingHttpHeaders } from 'node:http'

/** Whether a client names an encoding in `Accept-Encoding`, and does not refuse it with `q=0` (RFC 9110, 12.5.3). */
export const acceptsEncoding = (headers: IncomingHttpHeaders, encoding: 'br' | 'gzip'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .some(
      ([name, ...parameters]) => name === encoding && !parameters.some((each) => /^q=0(\.0*)?$/.test(each)),
    )
