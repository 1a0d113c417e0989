import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { withTimeLimit } from '@/lib/core/time-limit'

/** Where uploaded pictures lie for good. What is made from them lies elsewhere and can be made again. */
export type PictureVault = {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null where there is none. */
  get(name: string): Promise<Buffer | null>
  /** What is not there is no error. */
  remove(name: string): Promise<void>
}

/** A disk, a quota or a size limit of files that is used up. */
const isFull = (error: unknown) => /^(ENOSPC|EDQUOT|EFBIG)$/.test((error as NodeJS.ErrnoException).code ?? '')

/**
 * A folder that all instances see.
 * @throws ShopError picture.no_room
 */
export function folderVault(directory: string): PictureVault {
  const pathOf = (name: string) => join(/* turbopackIgnore: true */ directory, name)
  return {
    async put(name, bytes) {
      const half = pathOf(`.${randomUUID()}.part`)
      try {
        await mkdir(directory, { recursive: true })
        // renamed when whole: nobody reads half a picture
        await writeFile(half, bytes)
        await rename(half, pathOf(name))
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined)
        if (!isFull(error)) throw error
        log.error({ vault: 'full', directory, error: String(error) })
        throw new ShopError('picture.no_room')
      }
    },
    get: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** How long the storage may take with one picture. Its client would try again for ten minutes. */
export const patience = { ms: 15_000 }

/** What of a Cloud Storage bucket is used here. */
type Bucket = {
  file(name: string): {
    save(bytes: Buffer, options: object): Promise<unknown>
    download(): Promise<[Buffer]>
    delete(options: { ignoreNotFound: boolean }): Promise<unknown>
  }
}

/**
 * Firebase Storage. The bucket stays private: the shop itself serves what lies there.
 * @throws ShopError unavailable, from each call that the storage does not answer
 */
export function bucketVault(open: () => Promise<Bucket>): PictureVault {
  const file = async (name: string) => (await open()).file(`pictures/${name}`)
  const inTime = <T>(work: Promise<T>) =>
    withTimeLimit(work, patience.ms, () => new Error('The storage took too long'))
  const outage = (error: unknown): never => {
    log.error({ storage: 'failed', error: String(error) })
    throw new ShopError('unavailable', [], { 'retry-after': '30' })
  }
  return {
    async put(name, bytes) {
      const options = {
        resumable: false,
        validation: 'md5',
        contentType: 'image/webp',
        metadata: { cacheControl: 'private' },
      }
      await inTime((await file(name)).save(bytes, options)).catch(outage)
    },
    async get(name) {
      try {
        return (await inTime((await file(name)).download()))[0]
      } catch (error) {
        return (error as { code?: unknown }).code === 404 ? null : outage(error)
      }
    },
    async remove(name) {
      await inTime((await file(name)).delete({ ignoreNotFound: true })).catch(outage)
    },
  }
}

let vault: PictureVault | undefined

/** Firebase Storage where a bucket is configured, else a folder of the shop. */
export function pictureVault(): PictureVault {
  const { DATA_DIR, FIREBASE_STORAGE_BUCKET } = env()
  vault ??= FIREBASE_STORAGE_BUCKET
    ? bucketVault(async () => (await import('@/lib/identity/firebase/firebase-storage')).storageBucket())
    : folderVault(join(/* turbopackIgnore: true */ DATA_DIR, 'pictures'))
  return vault
}
