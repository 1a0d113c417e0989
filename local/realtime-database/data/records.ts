import type { Change, SecurityRules } from '../access/rules'
import type { Identity } from '../access/tokens'
import { Refusal } from '../refusal'
import { type Query, runQuery } from './query'
import { type Path, parsePath, type Tree, toTree, treeHash, valueAt, withValue } from './tree'

export type ChangeListener = (before: Tree, after: Tree) => void

/** The tree with its rules: every read and write passes through here. Throws `Refusal`. */
export class Records {
  private readonly listeners = new Set<ChangeListener>()

  constructor(
    private tree: Tree,
    private readonly rules: SecurityRules,
  ) {}

  onChange(listener: ChangeListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read(identity: Identity, path: Path, query: Query): Tree {
    const isAllowed = identity === 'owner' || this.rules.canRead(this.tree, identity, path, query, Date.now())
    if (!isAllowed) throw denied()
    return runQuery(valueAt(this.tree, path), query)
  }

  /** `expectedHash` identifies the value that a transaction has read. */
  write(identity: Identity, path: Path, written: unknown, expectedHash?: string): void {
    if (expectedHash !== undefined && treeHash(valueAt(this.tree, path)) !== expectedHash)
      throw new Refusal('datastale', 'The data has changed since the transaction read it')
    const change = { path, value: toTree(written) }
    const isAllowed = identity === 'owner' || this.rules.canWrite(this.tree, identity, change, Date.now())
    this.apply([change], isAllowed)
  }

  /** Writes several places, all or none; the keys of `patch` may be paths below `path`. */
  merge(identity: Identity, path: Path, patch: unknown): void {
    const changes = Object.entries(Object(patch)).map(([below, written]) => ({
      path: [...path, ...parsePath(below)],
      value: toTree(written),
    }))
    const isAllowed = identity === 'owner' || this.rules.canMerge(this.tree, identity, changes, Date.now())
    this.apply(changes, isAllowed)
  }

  private apply(changes: readonly Change[], isAllowed: boolean): void {
    if (!isAllowed) throw denied()
    const before = this.tree
    this.tree = changes.reduce((tree, { path, value }) => withValue(tree, path, value), before)
    for (const listener of this.listeners) listener(before, this.tree)
  }
}

const denied = () => new Refusal('permission_denied', 'Permission denied')
