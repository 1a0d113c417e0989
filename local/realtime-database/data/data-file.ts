import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LocalError } from '../../local-error'
import { type Tree, toTree } from './tree'

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
