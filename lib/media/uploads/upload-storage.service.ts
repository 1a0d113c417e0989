import 'server-only'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn, writeAtomically } from '@/lib/media/picture-cache'
import { ShopError } from '@/lib/platform/errors'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { withTimeLimit } from '@/lib/platform/runtime/time-limit'
import type { StoredFileName } from './stored-files'

export type FileStorage<Name extends string> = {
  put(name: Name, bytes: Buffer): Promise<void>
  /** Null for a missing file. */
  get(name: Name): Promise<Buffer | null>
  /** A missing file is not an error. */
  remove(name: Name): Promise<void>
  /** All files, with their sizes in bytes. */
  list(): Promise<{ name: string; bytes: number }[]>
}

/** The permanent store of uploaded pictures. What is made from them is stored elsewhere and can be made again. */
export type UploadStorage = FileStorage<StoredFileName>

/** Whether a disk, a quota or a limit on file size is used up. */
export const isFull = (error: unknown) =>
  /^(ENOSPC|EDQUOT|EFBIG)$/.test((error as NodeJS.ErrnoException).code ?? '')

/** Storage in a folder that all servers share. @throws ShopError picture.no_room */
export function folderStorage<Name extends string = StoredFileName>(directory: string): FileStorage<Name> {
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
    async list() {
      const files = await filesIn(directory).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      // a name that begins with a dot is of a file that is still being written
      return files.filter(({ name }) => !name.startsWith('.')).map(({ name, bytes }) => ({ name, bytes }))
    },
  }
}

/** Time limit for one picture, in ms. The client alone would retry for ten minutes. */
export const patience = { ms: 15_000 }

type Page = [
  files: { name: string; metadata: { size?: string | number } }[],
  next?: object | null,
  ...unknown[],
]
/** The part of a Cloud Storage bucket that is used here. */
type Bucket = {
  file(name: string): {
    save(bytes: Buffer, options: object): Promise<unknown>
    download(): Promise<[Buffer]>
    delete(options: { ignoreNotFound: boolean }): Promise<unknown>
  }
  getFiles(query: object): Promise<Page>
}

const FOLDER = 'pictures/'

/** Storage in Firebase Storage, whose bucket stays private. @throws ShopError unavailable when it does not answer */
export function bucketStorage<Name extends string = StoredFileName>(
  open: () => Promise<Bucket>,
): FileStorage<Name> {
  const file = async (name: string) => (await open()).file(`${FOLDER}${name}`)
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
    async list() {
      const found: { name: string; bytes: number }[] = []
      // Page by page: each has the time limit. The client drops `autoPaginate` from the next page's query.
      let page: object | null | undefined = { prefix: FOLDER }
      while (page) {
        const asked = (await open()).getFiles({ ...page, autoPaginate: false })
        const [files, next]: Page = await inTime(asked).catch(outage)
        for (const { name, metadata } of files)
          found.push({ name: name.slice(FOLDER.length), bytes: Number(metadata.size ?? 0) })
        page = next
      }
      return found
    },
  }
}

let storage: UploadStorage | undefined

/** Firebase Storage when a bucket is configured, else a folder. */
export function uploadStorage(): UploadStorage {
  const { DATA_DIR, FIREBASE_STORAGE_BUCKET } = env()
  storage ??= FIREBASE_STORAGE_BUCKET
    ? bucketStorage(async () =>
        (await import('@/lib/platform/identity/firebase/firebase-storage')).storageBucket(),
      )
    : folderStorage(join(/* turbopackIgnore: true */ DATA_DIR, 'pictures'))
  return storage
}
