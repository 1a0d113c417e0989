import type { IncomingHttpHeaders } from 'node:http'

export type Encoding = 'br' | 'gzip'

/** Whether a client names an encoding in `Accept-Encoding`, and does not refuse it with `q=0` (RFC 9110, 12.5.3). */
export const acceptsEncoding = (headers: IncomingHttpHeaders, encoding: Encoding): boolean =>
  String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .some(
      ([name, ...parameters]) => name === encoding && !parameters.some((each) => /^q=0(\.0*)?$/.test(each)),
    )

export const bestEncoding = (headers: IncomingHttpHeaders): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) => acceptsEncoding(headers, encoding))
