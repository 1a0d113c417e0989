import 'server-only'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { writeAtomically } from './atomic-write'

export type PictureStore = {
  /** The file of that name, made when it is not there; several who ask at once wait for one making. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

type Options = {
  directory: string
  /** Beyond it the oldest files go. */
  limitBytes: number
  /** Pictures made at once; the others wait their turn. */
  atOnce?: number
  /** A picture that could not be kept is still served: this hears of it. */
  onWriteFailure: (error: unknown) => void
}

/** After an eviction this much of the room is taken, so that the next pictures need none. */
const FULL_AFTER_EVICTION = 0.9

export function pictureStore({ directory, limitBytes, atOnce = 2, onWriteFailure }: Options): PictureStore {
  const making = new Map<string, Promise<Buffer>>()
  const inTurn = pLimit(atOnce)
  let kept: number | undefined
  let evicting: Promise<void> | undefined

  const pathOf = (name: string) => join(/* turbopackIgnore: true */ directory, name)

  async function files() {
    const names = await readdir(directory)
    const found = await Promise.all(
      names.map(async (name) => {
        // another process may have evicted it meanwhile
        const about = await stat(pathOf(name)).catch(() => null)
        return about ? [{ name, bytes: about.size, written: about.mtimeMs }] : []
      }),
    )
    return found.flat()
  }

  async function evict() {
    const oldestFirst = (await files()).sort((a, b) => a.written - b.written)
    let total = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { name, bytes } of oldestFirst) {
      if (total <= limitBytes * FULL_AFTER_EVICTION) break
      await rm(pathOf(name), { force: true })
      total -= bytes
    }
    kept = total
  }

  async function keep(name: string, picture: Buffer) {
    try {
      await writeAtomically(directory, name, picture)
      kept =
        kept === undefined
          ? (await files()).reduce((sum, { bytes }) => sum + bytes, 0)
          : kept + picture.length
      if (kept > limitBytes) {
        evicting ??= evict().finally(() => {
          evicting = undefined
        })
        await evicting
      }
    } catch (error) {
      onWriteFailure(error)
    }
  }

  async function find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = await readFile(pathOf(name)).catch(() => null)
    if (found?.length) return found
    const picture = await inTurn(make)
    await keep(name, picture)
    return picture
  }

  return {
    get(name, make) {
      const already = making.get(name)
      if (already) return already
      const asked = find(name, make).finally(() => making.delete(name))
      making.set(name, asked)
      return asked
    },
  }
}
