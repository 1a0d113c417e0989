import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type Identity, identify, type TokenOptions } from '../access/tokens'
import { parseQuery } from '../data/query'
import type { Records } from '../data/records'
import { parsePath } from '../data/tree'
import { Refusal } from '../refusal'
import { FrameReader, toFrames } from './frames'
import { type Body, Listeners } from './listeners'

/** One client connection: answers its requests in order and sends it changes. */
export class Connection {
  private readonly reader = new FrameReader()
  private readonly listens: Listeners
  private identity: Identity = null

  constructor(
    private readonly socket: WebSocket,
    private readonly records: Records,
    private readonly tokens: TokenOptions,
    host: string,
  ) {
    this.listens = new Listeners(records, (a, b) => this.send({ t: 'd', d: { a, b } }))
    socket.on('message', (frame) => this.receive(String(frame)))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.listens.clear())
    this.send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: randomUUID() } } })
  }

  private receive(frame: string): void {
    let message: { t?: string; d?: Body } | undefined
    try {
      message = this.reader.read(frame) as typeof message
    } catch {
      this.socket.close(1003, 'A message is not JSON')
      return
    }
    const { t: layer, d: content = {} } = message ?? {}
    if (layer === 'c' && content.t === 'p') this.send({ t: 'c', d: { t: 'o', d: null } })
    if (layer === 'd') this.answer(content)
  }

  private answer({ r, a, b }: Body): void {
    const respond = (s: string, d: unknown) => this.send({ t: 'd', d: { r, b: { s, d } } })
    try {
      const data = this.perform(String(a), Object(b))
      respond('ok', data === undefined ? '' : data)
    } catch (error) {
      if (error instanceof Refusal) respond(error.status, error.message)
      else {
        console.error(error)
        respond('internal_error', 'The local database failed on this request')
      }
    }
  }

  private perform(action: string, body: Body): unknown {
    const path = parsePath(String(body.p ?? ''))
    switch (action) {
      case 'auth':
      case 'gauth':
        return this.become(identify(body.cred, this.tokens))
      case 'unauth':
        return this.become(null)
      case 'q':
        return this.listens.add(body)
      case 'n':
        return this.listens.remove(body)
      case 'g':
        return this.records.read(this.identity, path, parseQuery(body.q))
      case 'p':
        return this.records.write(
          this.identity,
          path,
          body.d,
          typeof body.h === 'string' ? body.h : undefined,
        )
      case 'm':
        return this.records.merge(this.identity, path, body.d)
      // Statistics mean nothing to a local stand-in.
      case 's':
        return undefined
      default:
        throw new Refusal('invalid_request', `The local database does not know the action ${action}`)
    }
  }

  private become(identity: Identity): object {
    this.identity = identity
    this.listens.changeIdentity(identity)
    return { auth: identity === 'owner' ? null : identity }
  }

  private send(message: Body): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    for (const frame of toFrames(message)) this.socket.send(frame)
  }
}
