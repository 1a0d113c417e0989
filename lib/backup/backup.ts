import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { fileOf } from '@/lib/media/uploads/upload'
import type { UploadStorage } from '@/lib/media/uploads/upload-storage'
import { BackupError } from './backup-error'
import { encrypt } from './encryption'
import { DUMP, describeFiles, type Manifest, manifestIn, PICTURES, USER_RECORDS } from './manifest'
import { connectionOf, findPostgresTools, runProgram } from './postgres-tools'
import { inSnapshot, tableSums } from './table-sums'

const DAY_MS = 86_400_000
const UNFINISHED = '.unfinished-'

export type BackupOptions = {
  url: string
  /** Where backups are kept. */
  folder: string
  key?: string | undefined
  keepDays: number
  storage: UploadStorage
  /** All user records of the realtime database. */
  readUserRecords: () => Promise<unknown>
}

export type Backup = {
  file: string
  bytes: number
  rows: number
  pictures: number
  /** What the backup lacks, a sentence each. */
  lacks: string[]
}

/**
 * Writes database, uploaded pictures and user records into one file, which has its name only once it is whole, and
 * deletes backups that are older than `keepDays`.
 *
 * @throws BackupError what keeps it from being written; the former backups are left alone
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { folder, keepDays } = options
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new BackupError(`The folder for backups cannot be made (${error.message}): see BACKUP_DIR.`)
  })
  const staging = await mkdtemp(join(folder, UNFINISHED)).catch((error: Error) => {
    throw new BackupError(`No backup can be written to ${folder} (${error.message}): see BACKUP_DIR.`)
  })
  try {
    const backup = await write(staging, options)
    await deleteOld(folder, keepDays, backup.file)
    return backup
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (/ENOSPC|EDQUOT|EFBIG|SIGXFSZ|No space left|File too large/.test(`${code} ${message}`))
      throw new BackupError(`The disk that holds ${folder} is full: the former backups are as they were.`)
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function write(staging: string, options: BackupOptions): Promise<Backup> {
  const { url, folder, key, storage, readUserRecords } = options
  const madeAt = new Date().toISOString()
  const lacks: string[] = []
  await mkdir(join(staging, PICTURES))
  const { tables, migration, hashes } = await dumpDatabase(url, join(staging, DUMP))
  for (const hash of hashes) {
    const bytes = await storage.get(fileOf(hash))
    if (bytes) await writeFile(join(staging, PICTURES, fileOf(hash)), bytes)
    else lacks.push(`The picture ${fileOf(hash)} is in the database, but not in the storage.`)
  }
  await readUserRecords().then(
    (records) => writeFile(join(staging, USER_RECORDS), JSON.stringify(records)),
    (error: Error) => lacks.push(`The user records of Firebase could not be read (${error.message}).`),
  )
  const manifest: Manifest = {
    format: 1,
    madeAt,
    version: JSON.parse(await readFile('package.json', 'utf8')).version,
    migration,
    tables,
    files: await describeFiles(staging),
  }
  await writeFile(manifestIn(staging), JSON.stringify(manifest, null, 2))
  const name = `trakt-${madeAt.replaceAll(':', '-')}.tar${key ? '.enc' : ''}`
  const unfinished = join(folder, `${UNFINISHED}${name}`)
  const file = join(folder, name)
  try {
    await runProgram('tar', ['-cf', '-', '-C', staging, '.'], {
      output: (tar) =>
        pipeline(key ? encrypt(tar, key) : tar, createWriteStream(unfinished, { mode: 0o600, flush: true })),
    })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  // The new name survives a power cut too.
  const directory = await open(folder)
  await directory.sync().finally(() => directory.close())
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { file, bytes: (await stat(file)).size, rows, pictures: hashes.length, lacks }
}

/** Dumps one state of the database, and counts the same one. */
async function dumpDatabase(url: string, file: string) {
  const database = new pg.Client(url)
  await database.connect()
  try {
    const { pgDump } = await findPostgresTools(database)
    return await inSnapshot(database, async (snapshot) => {
      const { rows: pictures } = await database.query<{ hash: string }>(
        'SELECT hash FROM uploaded_picture ORDER BY 1',
      )
      const { rows: migrations } = await database.query<{ name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1 DESC LIMIT 1',
      )
      const tables = await tableSums(database)
      const args = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments']
      await runProgram(
        pgDump,
        [
          ...args,
          '--no-unlogged-table-data',
          `--snapshot=${snapshot}`,
          `--file=${file}`,
          `--dbname=${connectionOf(url).dbname}`,
        ],
        { url },
      )
      return { tables, migration: migrations[0]?.name ?? '', hashes: pictures.map(({ hash }) => hash) }
    })
  } finally {
    await database.end()
  }
}

const NAME = /^trakt-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.tar(\.enc)?$/

/** The backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<{ file: string; madeAt: Date }[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap((name) => {
      const [, day, hour, minute, rest] = NAME.exec(name) ?? []
      return day ? [{ file: join(folder, name), madeAt: new Date(`${day}T${hour}:${minute}:${rest}`) }] : []
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

/** Deletes old backups, and what a run left that was killed more than a day ago. */
async function deleteOld(folder: string, keepDays: number, newest: string): Promise<void> {
  for (const { file, madeAt } of await listBackups(folder))
    if (file !== newest && Date.now() - madeAt.getTime() > keepDays * DAY_MS) await rm(file, { force: true })
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const about = await stat(join(folder, name)).catch(() => null)
    if (about && Date.now() - about.mtimeMs > DAY_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
