import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { holdsVersion } from '@/lib/platform/http/etag'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import type { PictureFormat } from './formats'

export type PictureCache = {
  /** The file with this name, made if it is missing; simultaneous callers share one making. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>
}

type Options = {
  directory: string
  /** Above this size the oldest files are evicted. */
  limitBytes: number
  atOnce?: number
  /** Called when a picture could not be stored; it is served anyway. */
  onWriteFailure: (error: unknown) => void
}

/** The share of the limit that is left after an eviction, so that the next pictures fit. */
const FULL_AFTER_EVICTION = 0.9

/** The cache in a folder of the shop's data, opened at its first use. */
export function cacheIn(folder: string, limitBytes: number): () => PictureCache {
  let cache: PictureCache | undefined
  return () => {
    cache ??= pictureCache({
      directory: join(/* turbopackIgnore: true */ env().DATA_DIR, folder),
      limitBytes,
      onWriteFailure: (error) => log.warn({ picture: 'not kept', error: String(error) }),
    })
    return cache
  }
}

export function pictureCache({ directory, limitBytes, atOnce = 2, onWriteFailure }: Options): PictureCache {
  const making = new Map<string, Promise<Buffer>>()
  const inTurn = pLimit(atOnce)
  let totalBytes: number | undefined
  let evicting: Promise<void> | undefined

  const pathOf = (name: string) => join(/* turbopackIgnore: true */ directory, name)

  async function evict() {
    const oldestFirst = (await filesIn(directory)).sort((a, b) => a.written - b.written)
    let total = oldestFirst.reduce((sum, { bytes }) => sum + bytes, 0)
    for (const { name, bytes } of oldestFirst) {
      if (total <= limitBytes * FULL_AFTER_EVICTION) break
      await rm(pathOf(name), { force: true })
      total -= bytes
    }
    totalBytes = total
  }

  async function storePicture(name: string, picture: Buffer) {
    try {
      await writeAtomically(directory, name, picture)
      totalBytes =
        totalBytes === undefined
          ? (await filesIn(directory)).reduce((sum, { bytes }) => sum + bytes, 0)
          : totalBytes + picture.length
      if (totalBytes > limitBytes) {
        evicting ??= evict().finally(() => {
          evicting = undefined
        })
        await evicting
      }
    } catch (error) {
      onWriteFailure(error)
    }
  }

  async function findOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await readFile(pathOf(name)).catch(() => null)
    if (cached?.length) return cached
    const picture = await inTurn(make)
    await storePicture(name, picture)
    return picture
  }

  return {
    get(name, make) {
      const already = making.get(name)
      if (already) return already
      const picture = findOrMake(name, make).finally(() => making.delete(name))
      making.set(name, picture)
      return picture
    },
  }
}

/** The files of a folder. One that another process deletes meanwhile is left out. */
export async function filesIn(directory: string) {
  const entries = await readdir(/* turbopackIgnore: true */ directory, { withFileTypes: true })
  const files = await Promise.all(
    entries.map(async (entry) => {
      const path = join(/* turbopackIgnore: true */ directory, entry.name)
      const about = entry.isFile() && (await stat(path).catch(() => null))
      return about ? [{ name: entry.name, bytes: about.size, written: about.mtimeMs }] : []
    }),
  )
  return files.flat()
}

/** Writes a file and renames it once it is whole, so that nobody reads half of it, not even after a crash. */
export async function writeAtomically(directory: string, name: string, bytes: Buffer): Promise<void> {
  const part = join(/* turbopackIgnore: true */ directory, `.${randomUUID()}.part`)
  try {
    await mkdir(directory, { recursive: true })
    await writeFile(part, bytes)
    await rename(part, join(/* turbopackIgnore: true */ directory, name))
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined)
    throw error
  }
}

/** A day without revalidation, then a week with it: what a picture is drawn from rarely changes. */
export const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

type Kept = { name: string; format: PictureFormat | 'jpeg'; cacheControl: string }

/** Answers a picture from a cache, where it is made if it is missing; its name contains a hash of its content. */
export async function answerFromCache(
  cache: PictureCache,
  request: Request,
  { name, format, cacheControl }: Kept,
  make: () => Promise<Buffer>,
) {
  const etag = `"${name}"`
  const headers: Record<string, string> = { etag, 'cache-control': cacheControl }
  if (holdsVersion(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const bytes = await cache.get(name, make)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': `image/${format}`,
      // Next 16.4 drops this header and sends the body in chunks; direct callers of the handler still get it.
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    },
  })
}
