import type { Identity } from '../access/tokens'
import { parseQuery, type Query } from '../data/query'
import type { Records } from '../data/records'
import { type Path, parsePath, Refusal, type Tree, valueAt } from '../data/tree'

export type Body = Readonly<Record<string, unknown>>

type Listen = {
  path: Path
  query: Query
  /** The query as received: the SDK identifies a revoked listener by it. */
  wire: unknown
  /** The SDK's id of a listener with a query. */
  tag: unknown
  /** The value that the client has, as JSON. */
  sent: string
}

/** The listeners of one client, each with the value that rules and query let it see. */
export class Listeners {
  private readonly listens = new Map<string, Listen>()
  private readonly stop: () => void
  private identity: Identity = null

  constructor(
    private readonly records: Records,
    private readonly push: (action: 'd' | 'c', body: Body) => void,
  ) {
    this.stop = records.onChange((before, after) => {
      for (const [key, listen] of this.listens)
        if (valueAt(before, listen.path) !== valueAt(after, listen.path)) this.update(key, listen)
    })
  }

  add(body: Body): object {
    const path = parsePath(String(body.p))
    const query = parseQuery(body.q)
    const value = this.records.read(this.identity, path, query)
    const listen = { path, query, wire: body.q, tag: body.t, sent: JSON.stringify(value) }
    this.listens.set(keyOf(path, body.t), listen)
    // The data must precede the answer: on the answer the SDK considers its data complete.
    this.tell(listen, value)
    return {}
  }

  remove(body: Body): void {
    this.listens.delete(keyOf(parsePath(String(body.p)), body.t))
  }

  /** Another user may see less: listeners that the new user may not have are revoked. */
  changeIdentity(identity: Identity): void {
    this.identity = identity
    for (const [key, listen] of this.listens) this.update(key, listen)
  }

  clear(): void {
    this.stop()
    this.listens.clear()
  }

  private update(key: string, listen: Listen): void {
    try {
      const value = this.records.read(this.identity, listen.path, listen.query)
      const json = JSON.stringify(value)
      if (json === listen.sent) return
      listen.sent = json
      this.tell(listen, value)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.listens.delete(key)
      const query = listen.tag === undefined ? {} : { q: [listen.wire] }
      this.push('c', { p: listen.path.join('/'), ...query })
    }
  }

  private tell({ path, tag }: Listen, value: Tree): void {
    this.push('d', { p: path.join('/'), d: value, ...(tag === undefined ? {} : { t: tag }) })
  }
}

const keyOf = (path: Path, tag: unknown) => JSON.stringify([path, tag ?? null])
