import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem } from '@/lib/platform/http/problem'
import { barePage } from './bare-page'
import { answerHeaders, pageHeaders, surroundings } from './security-headers'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const READS = ['GET', 'HEAD', 'OPTIONS']
/** `..` or `.` between slashes, encoded or not. No browser sends them. */
const dotSegment = /\/(\.|%2e){1,2}(\/|$)/i

/**
 * Answers before Next what it handles badly: a target that is no path (`OPTIONS *`), broken percent-encoding (of a call also
 * in the query), an unknown method, a web socket, and a form sent to a page, which Next would take for a server action.
 * Returns whether the request has been answered.
 */
export function answerUnroutable(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request
  const answer = /^websocket$/i.test(headers.upgrade ?? '')
    ? new Response(null, { status: 400, headers: { connection: 'close' } })
    : refusalOf(method, url)
  if (answer) void sendBare(answer, response)
  return answer !== undefined
}

function refusalOf(method: string, target: string): Response | undefined {
  if (target === '*')
    return method === 'OPTIONS'
      ? new Response(null, { status: 204, headers: { allow: METHODS } })
      : barePage(400, 'badAddress')
  // A proxy may send the absolute URL.
  const pathAndQuery = target.replace(/^https?:\/\/[^/?]*/i, '')
  const path = pathAndQuery.split('?', 1)[0] ?? ''
  const isCall = /^\/(api|media)(\/|$)/.test(path)
  if (!isDecodable(isCall ? pathAndQuery : path))
    return isCall ? problem('bad_request') : barePage(400, 'badAddress')
  const isKnown = METHODS.split(', ').includes(method)
  if (isCall && !isKnown) return problem('method_not_allowed', { headers: { allow: METHODS } })
  // Next would resolve the dots and leave the API for a page.
  if (isCall && !READS.includes(method) && dotSegment.test(path)) return problem('bad_request')
  if (isCall) return undefined
  // Pages are read only: the shop's forms write through the API. Paths with a leading underscore are Next's own.
  if (READS.includes(method) || (path.startsWith('/_') && isKnown)) return undefined
  return barePage(405, 'notTaken', { headers: { allow: 'GET, HEAD' } })
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export async function sendBare(answer: Response, response: ServerResponse): Promise<void> {
  const around = surroundings()
  for (const { key, value } of [...answerHeaders(around), ...pageHeaders(around, { path: '/' })])
    response.setHeader(key, value)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}
