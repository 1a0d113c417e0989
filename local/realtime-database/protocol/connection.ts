import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type Identity, identify, type TokenOptions } from '../access/tokens'
import { parseQuery } from '../data/query'
import type { Records } from '../data/records'
import { parsePath, Refusal } from '../data/tree'
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
        return this.records.write(this.identity, path, body.d, body.h)
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

/** The SDKs split a message into frames of this many characters and announce the number of frames. */
const FRAME_LENGTH = 16_384
/** A bare 0 is the SDKs' keep-alive: a message without frames. */
const COUNT = /^\d{1,6}$/

/** The frames of one message, preceded by their number when there are several. */
export function toFrames(message: unknown): string[] {
  const text = JSON.stringify(message)
  if (text.length <= FRAME_LENGTH) return [text]
  const frames: string[] = []
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + FRAME_LENGTH, text.length)
    // Half a surrogate pair cannot be encoded in UTF-8: keep the pair in one frame.
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1
    frames.push(text.slice(start, end))
    start = end
  }
  return [String(frames.length), ...frames]
}

/** Joins the frames of one connection into messages. */
export class FrameReader {
  private missing = 0
  private text = ''

  /** Returns the message when this frame completes it, else `undefined`. */
  read(frame: string): unknown {
    if (this.missing === 0 && COUNT.test(frame)) {
      this.missing = Number(frame)
      return undefined
    }
    this.text += frame
    this.missing = Math.max(this.missing - 1, 0)
    if (this.missing > 0) return undefined
    const { text } = this
    this.text = ''
    return JSON.parse(text)
  }
}
