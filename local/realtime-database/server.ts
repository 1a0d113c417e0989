import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { LocalError } from '../local-error'
import { isFromThisMachine } from '../loopback'
import { SecurityRules } from './access/rules'
import { DataFile } from './data/data-file'
import { Records } from './data/records'
import { Connection } from './protocol/connection'

/** The SDKs' frames have at most 16,384 characters, each up to four bytes in UTF-8. */
const MAX_FRAME_BYTES = 128 * 1024
const HOST = '127.0.0.1'

export type RealtimeDatabaseOptions = {
  /** 0 chooses any free port. */
  port: number
  /** Must start with `demo-`, Firebase's own prefix for projects that do not exist. */
  projectId: string
  rulesFile: string
  /** Without it the data is lost when the database stops. */
  dataFile?: string
}

export type RealtimeDatabase = {
  host: string
  port: number
  /** For `databaseURL`: includes the namespace that both SDKs need. */
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a stand-in for the Realtime Database that does not need Java. It speaks the official SDKs' protocol as far as the
 * shop uses it, and keeps its data in memory and, with `dataFile`, on disk. Throws `LocalError`.
 */
export async function startRealtimeDatabase(options: RealtimeDatabaseOptions): Promise<RealtimeDatabase> {
  const { projectId } = options
  if (!projectId.startsWith('demo-'))
    throw new LocalError(
      'The local Realtime Database takes unsigned tokens, so it serves demo projects only: ' +
        `${projectId} does not start with demo-.`,
    )
  const rules = SecurityRules.fromFile(options.rulesFile)
  const file = options.dataFile ? new DataFile(options.dataFile) : undefined
  const records = new Records(file?.read() ?? null, rules)
  if (file) records.onChange((_, tree) => file.save(tree))

  const http = createServer(sendToWebSocket)
  const sockets = new WebSocketServer({
    server: http,
    path: '/.ws',
    maxPayload: MAX_FRAME_BYTES,
    verifyClient: ({ req }: { req: IncomingMessage }) => isFromThisMachine(req),
  })
  sockets.on('connection', (socket, { headers }) => {
    const tokens = { projectId, mayBeOwner: headers.origin === undefined }
    new Connection(socket, records, tokens, headers.host ?? HOST)
  })
  await new Promise<void>((resolve, reject) => {
    // of the HTTP server too
    sockets.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason =
        code === 'EADDRINUSE'
          ? 'is taken: stop the program that uses it, choose another port with REALTIME_DATABASE_PORT, or give ' +
            'FIREBASE_DATABASE_EMULATOR_HOST of one that runs'
          : message
      reject(new LocalError(`Port ${options.port}, wanted for the realtime database, ${reason}.`))
    })
    http.listen(options.port, HOST, resolve)
  })
  const { port } = http.address() as AddressInfo
  return {
    host: HOST,
    port,
    url: `http://${HOST}:${port}?ns=${projectId}`,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      file?.flush()
    },
  }
}

/**
 * When a page is left before its WebSocket has worked once, the browser's SDK falls back to long polling and remembers
 * it. This database supports WebSocket only: its answer, a script, makes the SDK forget the fallback.
 */
function sendToWebSocket({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const callback = searchParams.get('cb') ?? ''
  if (pathname !== '/.lp' || !/^\w{1,40}$/.test(callback)) return void response.writeHead(400).end()
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
  response.end(
    "localStorage.removeItem('firebase:previous_websocket_failure');" +
      `parent.window['pLPCommand${callback}']('close');`,
  )
}
