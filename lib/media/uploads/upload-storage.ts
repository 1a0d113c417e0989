import 'server-only'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ShopError } from '@/lib/core/errors'
import { env } from '@/lib/core/runtime/env'
import { log } from '@/lib/core/runtime/log'
import { withTimeLimit } from '@/lib/core/runtime/time-limit'
import { writeAtomically } from '@/lib/media/atomic-write'

/** The permanent store of uploaded pictures. Everything made from them is stored elsewhere and can be made again. */
export type UploadStorage = {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when there is no such file. */
  get(name: string): Promise<Buffer | null>
  /** A missing file is not an error. */
  remove(name: string): Promise<void>
}

/** Whether a disk, a quota or a limit on file size is used up. */
export const isFull = (error: unknown) =>
  /^(ENOSPC|EDQUOT|EFBIG)$/.test((error as NodeJS.ErrnoException).code ?? '')

/**
 * Storage in a folder that all servers share.
 * @throws ShopError picture.no_room
 */
export function folderStorage(directory: string): UploadStorage {
  const pathOf = (name: string) => join(/* turbopackIgnore: true */ directory, name)
  return {
    async put(name, bytes) {
      try {
        await writeAtomically(directory, name, bytes)
      } catch (error) {
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

/** Time limit for one picture, in ms. The client alone would retry for ten minutes. */
export const patience = { ms: 15_000 }

/** The part of a Cloud Storage bucket that is used here. */
type Bucket = {
  file(name: string): {
    save(bytes: Buffer, options: object): Promise<unknown>
    download(): Promise<[Buffer]>
    delete(options: { ignoreNotFound: boolean }): Promise<unknown>
  }
}

/**
 * Storage in Firebase Storage. The bucket stays private: the shop serves its files.
 * @throws ShopError unavailable when the storage does not answer
 */
export function bucketStorage(open: () => Promise<Bucket>): UploadStorage {
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

let storage: UploadStorage | undefined

/** Firebase Storage when a bucket is configured, else a folder. */
export function uploadStorage(): UploadStorage {
  const { DATA_DIR, FIREBASE_STORAGE_BUCKET } = env()
  storage ??= FIREBASE_STORAGE_BUCKET
    ? bucketStorage(async () => (await import('@/lib/identity/firebase/firebase-storage')).storageBucket())
    : folderStorage(join(/* turbopackIgnore: true */ DATA_DIR, 'pictures'))
  return storage
}
