import type { IncomingMessage } from 'node:http'
import { WebSocketServer } from 'ws'
import { LocalError } from '../local-error'
import { type Answer, isFromThisMachine, startStandIn } from '../stand-in'
import { SecurityRules } from './access/rules'
import { DataFile, Records } from './data/records'
import { Connection } from './protocol/connection'

/** The SDKs' frames have at most 16,384 characters, each up to four bytes in UTF-8. */
const MAX_FRAME_BYTES = 128 * 1024

export type RealtimeDatabaseOptions = {
  port: number
  /** Must start with `demo-`, Firebase's own prefix for projects that do not exist. */
  projectId: string
  rulesFile: string
  /** Without it the data is lost when the database stops. */
  dataFile?: string
}

export type RealtimeDatabase = Awaited<ReturnType<typeof startRealtimeDatabase>>

/**
 * Starts a stand-in for the Realtime Database that does not need Java. It speaks the official SDKs' protocol as far as the
 * shop uses it, and keeps its data in memory and, with `dataFile`, on disk. Throws `LocalError`.
 */
export async function startRealtimeDatabase(options: RealtimeDatabaseOptions) {
  const { projectId } = options
  if (!projectId.startsWith('demo-'))
    throw new LocalError(
      `The local Realtime Database takes unsigned tokens, so it serves demo projects only: ${projectId} does not start with demo-.`,
    )
  const rules = new SecurityRules(options.rulesFile)
  const file = options.dataFile ? new DataFile(options.dataFile) : undefined
  const records = new Records(file?.read() ?? null, rules)
  if (file) records.onChange((_, tree) => file.save(tree))

  const { http, port, url, stop } = await startStandIn(
    'the realtime database',
    'REALTIME_DATABASE_PORT',
    options.port,
    sendToWebSocket,
  )
  const { hostname: host } = new URL(url)
  const sockets = new WebSocketServer({
    server: http,
    path: '/.ws',
    maxPayload: MAX_FRAME_BYTES,
    verifyClient: ({ req }: { req: IncomingMessage }) => isFromThisMachine(req),
  })
  sockets.on('connection', (socket, { headers }) => {
    const tokens = { projectId, mayBeOwner: headers.origin === undefined }
    new Connection(socket, records, tokens, headers.host ?? host)
  })
  return {
    host,
    port,
    /** For `databaseURL`: includes the namespace that both SDKs need. */
    url: `${url}?ns=${projectId}`,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await stop()
      file?.flush()
    },
  }
}

/**
 * When a page is left before its WebSocket has worked once, the browser's SDK falls back to long polling and remembers
 * it. This database supports WebSocket only: its answer, a script, makes the SDK forget the fallback.
 */
function sendToWebSocket({ url = '/' }: IncomingMessage): Answer {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const callback = searchParams.get('cb') ?? ''
  if (pathname !== '/.lp' || !/^\w{1,40}$/.test(callback)) return { status: 400 }
  return {
    status: 200,
    type: 'text/javascript',
    headers: { 'cache-control': 'no-store' },
    body: `localStorage.removeItem('firebase:previous_websocket_failure');parent.window['pLPCommand${callback}']('close');`,
  }
}
