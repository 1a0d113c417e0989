import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { LocalError } from '../local-error'
import { isFromThisMachine, isLoopback } from '../loopback'
import { Connection } from './connection'
import { DataFile } from './data-file'
import { Records } from './records'
import { answerRest } from './rest'
import { SecurityRules } from './rules'

/** No frame of the SDKs is longer than 16,384 characters, which UTF-8 can make four bytes each. */
const MAX_FRAME_BYTES = 128 * 1024

export type RealtimeDatabaseOptions = {
  /** 0 takes any free port. */
  port: number
  /** A loopback address; `127.0.0.1` when not given. */
  host?: string
  /** Must start with `demo-`: Firebase's own mark of a project that exists nowhere. */
  projectId: string
  rulesFile: string
  /** Without one the database forgets everything when it stops. */
  dataFile?: string
  /** `host:port` of the auth emulator: when given, it must know the user of every token. */
  authEmulator?: string
}

export type RealtimeDatabase = {
  host: string
  port: number
  /** For `databaseURL`: with the namespace that both SDKs need. */
  url: string
  stop: () => Promise<void>
}

/**
 * Starts a stand-in of the Realtime Database for a machine without Java: it speaks the protocol of the
 * official SDKs and keeps its data in memory and, if wanted, in a file. Throws `LocalError`.
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
  // The HTTP server's own failure to listen arrives here too, and is told by `listen`.
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

/** Settles when the client has gone and its last wishes are done. */
async function serve(socket: WebSocket, connection: Connection): Promise<void> {
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('message', (frame) => connection.receive(String(frame)))
  socket.on('error', () => socket.terminate())
  await gone
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
  const known = [projectId, `${projectId}-default-rtdb`]
  if (namespace === null || known.includes(namespace)) return undefined
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
