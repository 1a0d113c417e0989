import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { LocalError } from '../local-error'
import { isFromThisMachine, isLoopback } from '../loopback'
import { SecurityRules } from './access/rules'
import { DataFile } from './data/data-file'
import { Records } from './data/records'
import { Connection } from './protocol/connection'
import { answerRest } from './protocol/rest'

/** The SDKs' frames have at most 16,384 characters, each up to four bytes in UTF-8. */
const MAX_FRAME_BYTES = 128 * 1024

export type RealtimeDatabaseOptions = {
  /** 0 chooses any free port. */
  port: number
  /** A loopback address; `127.0.0.1` by default. */
  host?: string
  /** Must start with `demo-`, Firebase's own prefix for projects that do not exist. */
  projectId: string
  rulesFile: string
  /** Without it the data is lost when the database stops. */
  dataFile?: string
  /** `host:port` of the auth emulator: when set, the emulator must know the user of every token. */
  authEmulator?: string
}

export type RealtimeDatabase = {
  host: string
  port: number
  /** For `databaseURL`: includes the namespace that both SDKs need. */
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a stand-in for the Realtime Database that does not need Java. It speaks the protocol of the official SDKs and
 * keeps its data in memory and, with `dataFile`, on disk. Throws `LocalError`.
 */
export async function startRealtimeDatabase(options: RealtimeDatabaseOptions): Promise<RealtimeDatabase> {
  const { host = '127.0.0.1', projectId, authEmulator } = options
  assertLocal(host, projectId)
  const rules = SecurityRules.fromFile(options.rulesFile)
  const file = options.dataFile ? new DataFile(options.dataFile) : undefined
  const records = new Records(file ? await file.read() : null, rules)
  if (file) records.onChange((_, tree) => file.save(tree))

  const tokens = { projectId, authEmulator }
  const http = createServer((request, response) => {
    answerRest(request, response, records, tokens).catch((error) => {
      console.error(error)
      response.destroy()
    })
  })
  const sockets = new WebSocketServer({
    server: http,
    path: '/.ws',
    maxPayload: MAX_FRAME_BYTES,
    verifyClient: ({ req }: { req: IncomingMessage }) => isFromThisMachine(req),
  })
  const goodbyes = new Set<Promise<void>>()
  // The HTTP server's error to listen arrives here too; `listen` reports it.
  sockets.on('error', () => undefined)
  sockets.on('connection', (socket, request) => {
    const mayBeOwner = request.headers.origin === undefined
    const connection = new Connection(socket, records, { ...tokens, mayBeOwner })
    const goodbye = serve(socket, connection).finally(() => goodbyes.delete(goodbye))
    goodbyes.add(goodbye)
    connection.greet(request.headers.host ?? host, randomUUID())
    const refusal = explainNamespace(request, projectId)
    if (refusal) connection.dismiss(refusal)
  })

  const port = await listen(http, options.port, host)
  return {
    host,
    port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}?ns=${projectId}`,
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all(goodbyes)
      await new Promise((resolve) => sockets.close(resolve))
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await file?.flush()
    },
  }
}

/** Resolves when the client has disconnected and its `onDisconnect` writes are done. */
async function serve(socket: WebSocket, connection: Connection): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('message', (frame) => connection.receive(String(frame)))
  socket.on('error', () => socket.terminate())
  await closed
  await connection.leave()
}

function assertLocal(host: string, projectId: string): void {
  if (!isLoopback(host)) {
    throw new LocalError(`The local Realtime Database serves loopback only, and ${host} is not loopback.`)
  }
  if (!projectId.startsWith('demo-')) {
    throw new LocalError(
      'The local Realtime Database takes unsigned tokens, so it serves demo projects only: ' +
        `${projectId} does not start with demo-.`,
    )
  }
}

function explainNamespace(request: IncomingMessage, projectId: string): string | undefined {
  const namespace = new URL(request.url ?? '/', 'http://localhost').searchParams.get('ns')
  const namespaces = [projectId, `${projectId}-default-rtdb`]
  if (namespace === null || namespaces.includes(namespace)) return undefined
  return `There is no database ${namespace} here: add ?ns=${projectId} to the database URL`
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken: stop the program that uses it' : error.message
      reject(new LocalError(`Port ${port}, wanted for the local Realtime Database, ${reason}.`))
    })
    server.listen(port, host, resolve)
  })
  return (server.address() as AddressInfo).port
}
