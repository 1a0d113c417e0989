import type { WebSocket } from 'ws'
import { type Identity, identify, type TokenOptions, VISITOR } from '../access/tokens'
import { parseQuery } from '../data/query'
import type { Records } from '../data/records'
import { type Path, parsePath } from '../data/tree'
import { Refusal } from '../refusal'
import { FrameReader, toFrames } from './frames'
import { Listeners } from './listeners'

const MAX_TIMER_MS = 2 ** 31 - 1

type Body = Readonly<Record<string, unknown>>
type Farewell = { action: 'o' | 'om'; path: Path; data: unknown }

/** One client connection: answers its requests in order and sends it changes. */
export class Connection {
  private readonly reader = new FrameReader()
  private readonly listens: Listeners
  private readonly farewells = new Map<string, Farewell>()
  private identity: Identity = VISITOR
  private expiry: NodeJS.Timeout | undefined
  private turn: Promise<void> = Promise.resolve()

  constructor(
    private readonly socket: WebSocket,
    private readonly records: Records,
    private readonly tokens: TokenOptions,
  ) {
    this.listens = new Listeners(records, (action, body) => this.push(action, body))
  }

  greet(host: string, sessionId: string): void {
    this.send({ t: 'c', d: { t: 'h', d: { ts: Date.now(), v: '5', h: host, s: sessionId } } })
  }

  /** Tells the SDK to give up on this address, with a reason that the SDK prints. */
  dismiss(reason: string): void {
    this.send({ t: 'c', d: { t: 's', d: reason } })
    this.socket.close()
  }

  receive(frame: string): void {
    let message: unknown
    try {
      message = this.reader.read(frame)
    } catch (error) {
      this.socket.close(1003, error instanceof Refusal ? error.message : 'Unreadable message')
      return
    }
    if (!isBody(message) || !isBody(message.d)) return
    const { t: layer, d: content } = message
    if (layer === 'c' && content.t === 'p') this.send({ t: 'c', d: { t: 'o', d: null } })
    if (layer === 'd') this.turn = this.turn.then(() => this.answer(content))
  }

  /** Runs the client's `onDisconnect` writes; resolves when they are done. */
  async leave(): Promise<void> {
    await this.turn
    clearTimeout(this.expiry)
    this.listens.clear()
    for (const { action, path, data } of this.farewells.values()) {
      try {
        if (action === 'o') this.records.write(this.identity, path, data)
        else this.records.merge(this.identity, path, data)
      } catch (error) {
        // The rules may refuse it by now, and there is no client left to tell.
        if (!(error instanceof Refusal)) throw error
      }
    }
  }

  private async answer({ r, a, b }: Body): Promise<void> {
    const respond = (body: Body) => this.send({ t: 'd', d: { r, b: body } })
    try {
      const data = await this.perform(String(a), isBody(b) ? b : {})
      respond({ s: 'ok', d: data === undefined ? '' : data })
    } catch (error) {
      if (error instanceof Refusal) return respond({ s: error.status, d: error.message })
      console.error(error)
      respond({ s: 'internal_error', d: 'The local database failed on this request' })
    }
  }

  private async perform(action: string, body: Body): Promise<unknown> {
    switch (action) {
      case 'auth':
      case 'gauth':
        return this.signIn(body)
      case 'unauth':
        return this.become(VISITOR)
      case 'q':
        return this.listens.add(this.identity, body)
      case 'n':
        return this.listens.remove(body)
      case 'g':
        return this.records.readOnce(this.identity, pathOf(body), parseQuery(body.q))
      case 'p':
        return this.records.write(this.identity, pathOf(body), body.d, hashOf(body))
      case 'm':
        return this.records.merge(this.identity, pathOf(body), body.d)
      case 'o':
      case 'om':
        return this.promise(action, pathOf(body), body.d)
      case 'oc':
        return this.forget(pathOf(body))
      // Statistics and app attestation mean nothing to a local stand-in.
      case 's':
      case 'appcheck':
      case 'unappeck':
        return undefined
      default:
        throw new Refusal('invalid_request', `The local database does not know the action ${action}`)
    }
  }

  private promise(action: Farewell['action'], path: Path, data: unknown): void {
    this.farewells.set(path.join('/'), { action, path, data })
  }

  private forget(path: Path): void {
    this.farewells.delete(path.join('/'))
  }

  private async signIn(body: Body): Promise<unknown> {
    const identity = await identify(body.cred, this.tokens)
    // The Admin SDK can lower its rights to those of a user or of a visitor.
    if (identity.kind === 'owner' && body.noauth === true) this.become(VISITOR)
    else if (identity.kind === 'owner' && isBody(body.authvar)) {
      const { uid, token } = body.authvar
      const auth = { ...body.authvar, uid: String(uid ?? ''), token: isBody(token) ? token : {} }
      this.become({ kind: 'user', auth, expiresAt: Number.POSITIVE_INFINITY })
    } else this.become(identity)
    return { auth: this.identity.kind === 'user' ? this.identity.auth : null }
  }

  private become(identity: Identity): void {
    this.identity = identity
    clearTimeout(this.expiry)
    if (identity.kind === 'user' && Number.isFinite(identity.expiresAt)) {
      const left = Math.min(identity.expiresAt - Date.now(), MAX_TIMER_MS)
      this.expiry = setTimeout(() => this.expire(), left).unref()
    }
    this.listens.changeIdentity(identity)
  }

  private expire(): void {
    // Sent before closing, so that the SDK reconnects with a fresh token and keeps its listeners.
    this.push('ac', { s: 'expired_token', d: 'The token has expired' })
    this.become(VISITOR)
  }

  private push(action: string, body: Body): void {
    this.send({ t: 'd', d: { a: action, b: body } })
  }

  private send(message: Body): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    for (const frame of toFrames(message)) this.socket.send(frame)
  }
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pathOf(body: Body): Path {
  if (typeof body.p !== 'string') throw new Refusal('invalid_request', 'The request names no path')
  return parsePath(body.p)
}

function hashOf(body: Body): string | undefined {
  return typeof body.h === 'string' ? body.h : undefined
}
