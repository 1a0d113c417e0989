import 'server-only'
import { lackingFiles, ownedFiles } from '@/lib/media/uploads/stored-files'
import { type UploadStorage, uploadStorage } from '@/lib/media/uploads/upload-storage.service'
import { mainPool } from '@/lib/platform/database/db'
import { noteJobSuccess } from '@/lib/platform/jobs/service'
import { log } from '@/lib/platform/runtime/log'
import { FILES_JOB } from './rules'

export type StoredFilesCheck = {
  files: number
  /** Files that a row owns and the store does not have. */
  missing: string[]
  /** Files of the store that no row owns, such as those that are newer than a restored backup. */
  stray: string[]
}

/** Compares the store of uploads with the rows that own its files. @throws ShopError unavailable */
export async function compareStoredFiles(
  storage: UploadStorage = uploadStorage(),
): Promise<StoredFilesCheck> {
  // The store first: a file that is deleted meanwhile has no row afterward, and a new one has its row before its file.
  const stored = new Set((await storage.list()).map(({ name }) => name))
  const owned = await ownedFiles(mainPool())
  const missing = await lackingFiles(
    mainPool(),
    owned.filter((name) => !stored.has(name)),
  )
  const hasOwner = new Set<string>(owned)
  const unowned = [...stored].filter((name) => !hasOwner.has(name))
  const still = unowned.length === 0 ? [] : (await storage.list()).map(({ name }) => name)
  const stray = unowned.filter((name) => still.includes(name))
  return { files: stored.size, missing, stray }
}

const NAMED = 3

/** Notes for the administration whether every stored file has its row and every row its file. */
export async function checkStoredFiles(storage?: UploadStorage): Promise<void> {
  const { files, missing, stray } = await compareStoredFiles(storage)
  if (missing.length > 0 || stray.length > 0)
    log.warn({ storedFiles: files, missing: missing.slice(0, 20), stray: stray.slice(0, 20) })
  await noteJobSuccess(FILES_JOB, {
    files,
    missing: missing.length,
    named: missing.slice(0, NAMED).join(', '),
    stray: stray.length,
  })
}
