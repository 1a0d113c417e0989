import type { Change, SecurityRules } from '../access/rules'
import type { Identity, RulesAuth } from '../access/tokens'
import { Refusal } from '../refusal'
import { treeHash } from './hash'
import { isPlain, type Query, runQuery } from './query'
import { type Path, parsePath, type Tree, toTree, valueAt, withValue } from './tree'

export type ChangeListener = (before: Tree, after: Tree) => void

/** The tree with its rules: every read and write passes through here. Throws `Refusal`. */
export class Records {
  private readonly listeners = new Set<ChangeListener>()

  constructor(
    private tree: Tree,
    readonly rules: SecurityRules,
  ) {}

  onChange(listener: ChangeListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read(identity: Identity, path: Path, query: Query): Tree {
    const allowed =
      identity.kind === 'owner' || this.rules.canRead(this.tree, authOf(identity), path, query, Date.now())
    if (!allowed) throw new Refusal('permission_denied', 'Permission denied')
    return runQuery(valueAt(this.tree, path), query)
  }

  /** Without the needed index a get or a REST read fails; a listener would only log a warning. */
  readOnce(identity: Identity, path: Path, query: Query): Tree {
    const value = this.read(identity, path, query)
    if (this.lacksIndex(path, query)) {
      const rule = `".indexOn": "${query.orderBy}"`
      throw new Refusal(
        'invalid_request',
        `Index not defined, add ${rule}, for path "/${path.join('/')}", to the rules`,
      )
    }
    return value
  }

  lacksIndex(path: Path, query: Query): boolean {
    return !isPlain(query) && !this.rules.isIndexed(path, query.orderBy)
  }

  /** `expectedHash` identifies the value that a transaction has read. */
  write(identity: Identity, path: Path, written: unknown, expectedHash?: string): void {
    const now = Date.now()
    const current = valueAt(this.tree, path)
    if (expectedHash !== undefined && treeHash(current) !== expectedHash) {
      throw new Refusal('datastale', 'The data has changed since the transaction read it')
    }
    const change = { path, value: toTree(written, current, now) }
    this.assertAllowed(identity, (auth) => this.rules.canWrite(this.tree, auth, change, now))
    this.apply([change])
  }

  /** Writes several places, all or none; the keys of `patch` may be paths below `path`. */
  merge(identity: Identity, path: Path, patch: unknown): void {
    const now = Date.now()
    const changes = this.changesOf(path, patch, now)
    this.assertAllowed(identity, (auth) => this.rules.canMerge(this.tree, auth, changes, now))
    this.apply(changes)
  }

  private changesOf(path: Path, patch: unknown, now: number): Change[] {
    if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) {
      throw new Refusal('invalid_request', 'An update must be an object of paths and values')
    }
    return Object.entries(patch).map(([below, written]) => {
      const place = [...path, ...parsePath(below)]
      return { path: place, value: toTree(written, valueAt(this.tree, place), now) }
    })
  }

  private assertAllowed(identity: Identity, allows: (auth: RulesAuth | null) => boolean): void {
    if (identity.kind === 'owner' || allows(authOf(identity))) return
    throw new Refusal('permission_denied', 'Permission denied')
  }

  private apply(changes: readonly Change[]): void {
    const before = this.tree
    this.tree = changes.reduce((tree, { path, value }) => withValue(tree, path, value), before)
    for (const listener of this.listeners) listener(before, this.tree)
  }
}

function authOf(identity: Identity): RulesAuth | null {
  return identity.kind === 'user' ? identity.auth : null
}
