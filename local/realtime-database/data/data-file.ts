import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LocalError } from '../../local-error'
import { type Tree, toTree } from './tree'

const PAUSE_MS = 200

/** The tree on disk. Written shortly after a change, to a second file that replaces the first, so it is never half. */
export class DataFile {
  private timer: NodeJS.Timeout | undefined
  private wanted: Tree | undefined
  private writing: Promise<void> = Promise.resolve()

  constructor(private readonly file: string) {}

  /** Throws `LocalError` when the file cannot be parsed as a tree. */
  async read(): Promise<Tree> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 'null'
      throw new LocalError(`The database in ${this.file} cannot be read: ${error.message}`)
    })
    try {
      return toTree(JSON.parse(text), null, Date.now())
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new LocalError(
        `The database in ${this.file} is broken (${reason}): fix the file, or delete it to start empty.`,
      )
    }
  }

  save(tree: Tree): void {
    this.wanted = tree
    this.timer ??= setTimeout(() => {
      this.flush().catch((error: Error) => console.error(error.message))
    }, PAUSE_MS)
  }

  /** Writes pending changes. Throws `LocalError`. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.catch(() => undefined).then(() => this.write())
    return this.writing
  }

  private async write(): Promise<void> {
    if (this.wanted === undefined) return
    const tree = this.wanted
    const draft = `${this.file}.${process.pid}.tmp`
    try {
      await mkdir(dirname(this.file), { recursive: true })
      await writeFile(draft, `${JSON.stringify(tree, null, 2)}\n`)
      await rename(draft, this.file)
      if (this.wanted === tree) this.wanted = undefined
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new LocalError(`The database cannot be saved to ${this.file}: ${reason}`)
    }
  }
}
