import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LocalError } from '../../local-error'
import type { Change, SecurityRules } from '../access/rules'
import type { Identity } from '../access/tokens'
import { type Query, runQuery } from './query'
import { type Path, parsePath, Refusal, type Tree, toTree, treeHash, valueAt, withValue } from './tree'

type ChangeListener = (before: Tree, after: Tree) => void

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
  write(identity: Identity, path: Path, written: unknown, expectedHash?: unknown): void {
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

const PAUSE_MS = 200

/** The tree on disk. Written shortly after a change, to a second file that replaces the first, so it is never half. */
export class DataFile {
  private timer: NodeJS.Timeout | undefined
  private unsaved: Tree | undefined

  constructor(private readonly file: string) {}

  /** Throws `LocalError` when the file cannot be parsed as a tree. */
  read(): Tree {
    try {
      return toTree(JSON.parse(readFileSync(this.file, 'utf8')))
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ENOENT') return null
      if (code) throw new LocalError(`The database in ${this.file} cannot be read: ${message}`)
      throw new LocalError(
        `The database in ${this.file} is broken (${message}): fix the file, or delete it to start empty.`,
      )
    }
  }

  save(tree: Tree): void {
    this.unsaved = tree
    this.timer ??= setTimeout(() => this.flush(), PAUSE_MS)
  }

  /** Writes what has changed; says so where the disk refuses it. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.unsaved === undefined) return
    const draft = `${this.file}.${process.pid}.tmp`
    try {
      mkdirSync(dirname(this.file), { recursive: true })
      writeFileSync(draft, `${JSON.stringify(this.unsaved, null, 2)}\n`)
      renameSync(draft, this.file)
      this.unsaved = undefined
    } catch (error) {
      console.error(`The database cannot be saved to ${this.file}: ${(error as Error).message}`)
    }
  }
}
