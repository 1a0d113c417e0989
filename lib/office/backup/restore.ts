import 'server-only'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { ownedFiles, parseStoredFileName, type StoredFileName } from '@/lib/media/uploads/stored-files'
import type { UploadStorage } from '@/lib/media/uploads/upload-storage.service'
import { listBackups } from './backup'
import { BackupError } from './backup-error'
import { decrypt, isEncrypted } from './encryption'
import { checkManifest, DUMP, type Manifest, PICTURES, USER_RECORDS } from './manifest'
import { connectionOf, findPostgresTools, runProgram, withDatabase } from './postgres-tools'
import { requireRoom, withPrivateFolder } from './private-folder'
import { differencesOf, tableSums } from './table-sums'

/**
 * Unpacks a backup into a private folder of this machine (see TMPDIR), checks every file, and hands it to `use`.
 * @throws BackupError what is wrong with the file or the key
 */
export async function withUnpacked<Result>(
  file: string,
  key: string | undefined,
  use: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const about = await stat(file).catch(() => null)
  if (!about?.isFile()) throw new BackupError(`There is no backup ${file}.`)
  return withPrivateFolder(async (folder) => {
    await requireRoom(folder, about.size, 'TMPDIR')
    const encrypted = await isEncrypted(file)
    if (encrypted && !key)
      throw new BackupError(`${file} is encrypted: set the BACKUP_KEY that it was made with.`)
    const tar: AsyncIterable<Buffer> = encrypted && key ? decrypt(file, key) : createReadStream(file)
    await runProgram('tar', ['-xf', '-', '-C', folder], { input: tar }).catch((error: unknown) => {
      if (encrypted || !(error instanceof BackupError)) throw error
      throw new BackupError(`${file} is cut or damaged, or no backup: ${error.message}`)
    })
    return use(folder, await checkManifest(folder))
  })
}

export type RestoreOptions = {
  file: string
  key?: string | undefined
  url: string
  /** Replaces what is in the database, in the same transaction. */
  replace: boolean
  storage: UploadStorage
  /** Given when the user records of Firebase are to be replaced too. */
  writeUserRecords?: (records: unknown) => Promise<void>
}

/** Restores a backup. The database changes in one transaction, or not at all. @throws BackupError */
export const restoreBackup = (options: RestoreOptions): Promise<Manifest> =>
  withUnpacked(options.file, options.key, async (folder, manifest) => {
    const { url, replace, storage, writeUserRecords } = options
    const files = storedFilesIn(manifest)
    await restoreDatabase(folder, manifest, { url, replace })
    for (const name of files) await storage.put(name, await readFile(join(folder, PICTURES, name)))
    if (writeUserRecords) {
      if (!manifest.files[USER_RECORDS]) throw new BackupError('The backup has no user records of Firebase.')
      await writeUserRecords(JSON.parse(await readFile(join(folder, USER_RECORDS), 'utf8')))
    }
    return manifest
  })

/** The stored files of a backup. @throws BackupError for one of a kind that this release does not know */
export const storedFilesIn = (manifest: Manifest): StoredFileName[] =>
  Object.keys(manifest.files).flatMap((path) => {
    const [, picture] = path.split(`${PICTURES}/`)
    if (!picture) return []
    const name = parseStoredFileName(picture)
    if (name) return [name]
    throw new BackupError(`This release does not know files such as ${picture}: install ${manifest.version}.`)
  })

/** The files that rows of a restored database own and its backup does not have, though it should. */
export async function lackingIn(manifest: Manifest, url: string): Promise<string[]> {
  const present = new Set<string>([...storedFilesIn(manifest), ...manifest.unstored])
  const owned = await withDatabase(url, ownedFiles)
  return owned.filter((name) => !present.has(name))
}

/** Puts the tables of an unpacked backup into a database and compares them with the manifest. */
export async function restoreDatabase(
  folder: string,
  manifest: Manifest,
  { url, replace }: { url: string; replace: boolean },
): Promise<void> {
  await withDatabase(url, async (database) => {
    const schemas = await schemasWithTables(database)
    if (schemas.length > 0 && !replace)
      throw new BackupError(
        'The database is not empty: create an empty one, or say --replace to throw away what it holds.',
      )
    const { pgRestore, psql } = await findPostgresTools(database)
    const [first, script] = [join(folder, 'first.sql'), join(folder, 'restore.sql')]
    await writeFile(first, emptySql(schemas))
    await runProgram(pgRestore, ['--no-owner', '--no-privileges', `--file=${script}`, join(folder, DUMP)])
    const strictly = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
    const files = [`--file=${first}`, `--file=${script}`]
    await runProgram(psql, [...strictly, ...files, `--dbname=${connectionOf(url).dbname}`], { url })
    await database.query('BEGIN READ ONLY')
    const differences = differencesOf(manifest.tables, await tableSums(database))
    await database.query('ROLLBACK')
    if (differences.length > 0)
      throw new BackupError(`The restored tables differ from the manifest: ${differences.join('; ')}.`)
  })
}

async function schemasWithTables(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT DISTINCT n.nspname AS name
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`,
  )
  return rows.map(({ name }) => name)
}

function emptySql(schemas: string[]): string {
  if (schemas.length === 0) return ''
  const drops = [...new Set(['public', ...schemas])].map(
    (name) => `DROP SCHEMA IF EXISTS ${pg.escapeIdentifier(name)} CASCADE;\n`,
  )
  return `SET client_min_messages = warning;\n${drops.join('')}CREATE SCHEMA public;\n`
}

export type Drill = { file: string; tables: number; rows: number; pictures: number; seconds: number }

/** Restores the newest backup into a scratch database, compares it, and looks for every stored file. @throws BackupError */
export async function drillRestore(options: {
  url: string
  folder: string
  key?: string | undefined
}): Promise<Drill> {
  const began = performance.now()
  const [newest] = await listBackups(options.folder)
  if (!newest)
    throw new BackupError(`There is no backup in ${options.folder}: run npm run ops -- backup first.`)
  const { file } = newest
  return withUnpacked(file, options.key, async (folder, manifest) => {
    const lacking = await inScratchDatabase(options.url, async (url) => {
      await restoreDatabase(folder, manifest, { url, replace: false })
      return lackingIn(manifest, url)
    })
    if (lacking.length > 0)
      throw new BackupError(
        `${file} lacks ${lacking.length} stored files, such as ${lacking[0]}: make a backup again.`,
      )
    const tables = Object.values(manifest.tables)
    return {
      file,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      pictures: storedFilesIn(manifest).length,
      seconds: Math.round((performance.now() - began) / 1_000),
    }
  })
}

async function inScratchDatabase<Result>(
  url: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const scratch = new URL(url)
  scratch.pathname = `${scratch.pathname}_restore_drill`
  const name = pg.escapeIdentifier(scratch.pathname.slice(1))
  const database = new pg.Client(url)
  await database.connect()
  const drop = () => database.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  try {
    await drop()
    await database.query(`CREATE DATABASE ${name} TEMPLATE template0`).catch((error: Error) => {
      throw new BackupError(
        `No database can be made for the drill (${error.message}): ALTER ROLE … CREATEDB lets the shop's user.`,
      )
    })
    return await use(scratch.href)
  } finally {
    await drop().finally(() => database.end())
  }
}
