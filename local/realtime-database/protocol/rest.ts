import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromThisMachine } from '../../loopback'
import { type Identity, identify, type TokenOptions, VISITOR } from '../access/tokens'
import { parseQuery } from '../data/query'
import type { Records } from '../data/records'
import { parsePath, type Tree } from '../data/tree'
import { Refusal, type RefusalStatus } from '../refusal'

const MAX_BODY_BYTES = 16 * 1024 * 1024

const HTTP_STATUS: Record<RefusalStatus, number> = {
  permission_denied: 401,
  invalid_token: 401,
  expired_token: 401,
  datastale: 412,
  invalid_request: 400,
}

/** The REST interface for scripts and tests, in part: `GET PUT PATCH DELETE /path.json`, no queries. */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  records: Records,
  tokens: Omit<TokenOptions, 'mayBeOwner'>,
): Promise<void> {
  if (!isFromThisMachine(request)) {
    return reply(response, 403, { error: 'This database answers this machine only' })
  }
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/.lp') return sendToWebSocket(url, response)
  try {
    const identity = await whoAsks(request, url, tokens)
    reply(response, 200, await perform(request, url, identity, records))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    reply(response, HTTP_STATUS[error.status], { error: error.message })
  }
}

async function perform(
  request: IncomingMessage,
  url: URL,
  identity: Identity,
  records: Records,
): Promise<Tree> {
  if (!url.pathname.endsWith('.json')) throw new Refusal('invalid_request', 'The path must end with .json')
  const path = parsePath(decodePath(url.pathname.slice(0, -'.json'.length)))
  switch (request.method) {
    case 'GET':
      return records.readOnce(identity, path, parseQuery(undefined))
    case 'PUT':
      records.write(identity, path, await readJson(request))
      return null
    case 'PATCH':
      records.merge(identity, path, await readJson(request))
      return null
    case 'DELETE':
      records.write(identity, path, null)
      return null
    default:
      throw new Refusal('invalid_request', `${request.method} is not among GET, PUT, PATCH and DELETE`)
  }
}

async function whoAsks(
  request: IncomingMessage,
  url: URL,
  tokens: Omit<TokenOptions, 'mayBeOwner'>,
): Promise<Identity> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const token = bearer ?? url.searchParams.get('access_token') ?? url.searchParams.get('auth')
  if (!token) return VISITOR
  return identify(token, { ...tokens, mayBeOwner: request.headers.origin === undefined })
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new Refusal('invalid_request', 'The path is not percent-encoded')
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Refusal('invalid_request', 'The body is too long')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new Refusal('invalid_request', 'The body is not JSON')
  }
}

/**
 * When a page is left before its WebSocket has worked once, the browser's SDK falls back to long polling and remembers
 * it. This database supports WebSocket only: its answer, a script, makes the SDK forget the fallback.
 */
function sendToWebSocket(url: URL, response: ServerResponse): void {
  const callback = url.searchParams.get('cb') ?? ''
  if (!/^\w{1,40}$/.test(callback)) {
    reply(response, 400, { error: 'Long polling is not offered' })
    return
  }
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
  response.end(
    "localStorage.removeItem('firebase:previous_websocket_failure');" +
      `parent.window['pLPCommand${callback}']('close');`,
  )
}

function reply(response: ServerResponse, status: number, body: Tree): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
