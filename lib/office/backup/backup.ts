import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { lackingFiles, ownedFiles, type StoredFileName } from '@/lib/media/uploads/stored-files'
import type { UploadStorage } from '@/lib/media/uploads/upload-storage.service'
import { DAY_MS } from '@/lib/platform/time/durations'
import { BackupError } from './backup-error'
import { type BackupDestination, describeDestination, isUnmounted } from './destination'
import { encrypt } from './encryption'
import { DUMP, describeFiles, MANIFEST, type Manifest, PICTURES, USER_RECORDS } from './manifest'
import { connectionOf, findPostgresTools, runProgram, withDatabase } from './postgres-tools'
import { requireRoom, withPrivateFolder } from './private-folder'
import { inSnapshot, tableSums } from './table-sums'

/** What the name begins with of a file that is not a backup yet. */
export const UNFINISHED = '.unfinished-'

export type BackupOptions = {
  url: string
  folder: string
  key?: string | undefined
  keepDays: number
  /** Where the shop keeps its pictures: what lies on another disk than this does not die with it. */
  dataDir: string
  /** Where the last backup was written. Without it no missing disk is noticed. */
  earlier?: BackupDestination | undefined
  storage: UploadStorage
  readUserRecords: () => Promise<unknown>
}

export type Backup = {
  file: string
  bytes: number
  rows: number
  pictures: number
  /** What the backup lacks, a sentence each. */
  lacks: string[]
  isEncrypted: boolean
  destination: BackupDestination
}

/**
 * Writes database, stored files and user records into one file. It is put together in a private folder of this machine,
 * and gets into `folder` encrypted where there is a key, under its name only once it is whole. Deletes backups that are
 * older than `keepDays`. @throws BackupError what keeps it from being written; the former backups are left alone
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { folder, keepDays, dataDir, earlier } = options
  const destination = await describeDestination(folder, dataDir)
  if (earlier && isUnmounted(earlier, destination))
    throw new BackupError(
      `${folder} was on the disk mounted at ${earlier.mountPoint} at the last backup, and that is not mounted now: ` +
        'mount it and start again. If backups are to stay on this disk, say so once with --this-disk.',
    )
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new BackupError(`The folder for backups cannot be made (${error.message}): see BACKUP_DIR.`)
  })
  try {
    const backup = await withPrivateFolder((staging) => write(staging, options, destination), [folder])
    await deleteOld(folder, keepDays, backup.file)
    return backup
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (!/ENOSPC|EDQUOT|EFBIG|SIGXFSZ|No space left|File too large/.test(`${code} ${message}`)) throw error
    const places = `${folder} or the temporary folder ${tmpdir()}`
    throw new BackupError(`The disk that holds ${places} is full: the former backups are as they were.`)
  }
}

async function write(
  staging: string,
  options: BackupOptions,
  destination: BackupDestination,
): Promise<Backup> {
  const { url, folder, key, storage, readUserRecords } = options
  const madeAt = new Date().toISOString()
  const lacks: string[] = []
  const save = (name: string, content: string | Buffer) =>
    writeFile(join(staging, name), content, { mode: 0o600 })
  await mkdir(join(staging, PICTURES), { mode: 0o700 })
  const { tables, migration, names } = await dumpDatabase(options, staging)
  const absent: StoredFileName[] = []
  for (const name of names) {
    const bytes = await storage.get(name)
    if (bytes) await save(join(PICTURES, name), bytes)
    else absent.push(name)
  }
  const lacking = await withDatabase(url, (database) => lackingFiles(database, absent))
  lacks.push(...lacking.map((name) => `The file ${name} is in the database, but not in the storage.`))
  await readUserRecords().then(
    (records) => save(USER_RECORDS, JSON.stringify(records)),
    (error: Error) => lacks.push(`The user records of Firebase could not be read (${error.message}).`),
  )
  const manifest: Manifest = {
    format: 1,
    madeAt,
    version: JSON.parse(await readFile('package.json', 'utf8')).version,
    migration,
    tables,
    files: await describeFiles(staging),
    unstored: absent.filter((name) => !lacking.includes(name)),
  }
  await save(MANIFEST, JSON.stringify(manifest, null, 2))
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
  const { size: bytes } = await stat(file)
  return {
    file,
    bytes,
    rows,
    pictures: names.length - absent.length,
    lacks,
    isEncrypted: key !== undefined,
    destination,
  }
}

/** Dumps one state of the database, counts the rows of that state, and names the files that they own. */
async function dumpDatabase({ url, folder, storage }: BackupOptions, staging: string) {
  const file = join(staging, DUMP)
  // pg_dump keeps the mode of a file that is there.
  await writeFile(file, '', { mode: 0o600 })
  return withDatabase(url, async (database) => {
    const { pgDump } = await findPostgresTools(database)
    return inSnapshot(database, async (snapshot) => {
      const names = await ownedFiles(database)
      const needed = (await tableBytes(database)) / 2 + (await storedBytes(storage, names))
      await requireRoom(staging, needed, 'TMPDIR')
      await requireRoom(folder, needed, 'BACKUP_KEEP_DAYS')
      const { rows: migrations } = await database.query<{ name: string }>(
        'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1 DESC LIMIT 1',
      )
      const tables = await tableSums(database)
      const leavesOut = ['--no-owner', '--no-privileges', '--no-comments', '--no-unlogged-table-data']
      const from = [`--snapshot=${snapshot}`, `--dbname=${connectionOf(url).dbname}`]
      await runProgram(pgDump, ['--format=custom', ...leavesOut, `--file=${file}`, ...from], { url })
      return { tables, migration: migrations[0]?.name ?? '', names }
    })
  })
}

/** Of all rows that are dumped. The dump leaves out indexes and is compressed, so it takes half of it at most. */
async function tableBytes(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ bytes: string }>(
    `SELECT coalesce(sum(pg_table_size(oid)), 0) AS bytes FROM pg_class
     WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace <> 'pg_catalog'::regnamespace`,
  )
  return Number(rows[0]?.bytes)
}

async function storedBytes(storage: UploadStorage, names: readonly string[]): Promise<number> {
  const owned = new Set(names)
  const files = (await storage.list()).filter(({ name }) => owned.has(name))
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
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

/** Deletes old backups, and the files of killed runs. */
async function deleteOld(folder: string, keepDays: number, newest: string): Promise<void> {
  for (const { file, madeAt } of await listBackups(folder))
    if (file !== newest && Date.now() - madeAt.getTime() > keepDays * DAY_MS) await rm(file, { force: true })
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const about = await stat(join(folder, name)).catch(() => null)
    // Another run may still write a file. A folder comes from a former release, and holds unencrypted data.
    if (about && (about.isDirectory() || Date.now() - about.mtimeMs > DAY_MS))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
