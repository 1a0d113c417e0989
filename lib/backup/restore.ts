import 'server-only'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { UploadStorage } from '@/lib/media/uploads/upload-storage'
import { BackupError } from './backup-error'
import { decrypt, isEncrypted } from './encryption'
import { checkManifest, DUMP, type Manifest, PICTURES, USER_RECORDS } from './manifest'
import { connectionOf, feedProgram, findPostgresTools, runProgram } from './postgres-tools'
import { differencesOf, tableSums } from './table-sums'

/**
 * Unpacks a backup into a temporary folder (see TMPDIR), checks every file, and hands it to `use`.
 *
 * @throws BackupError what is wrong with the file or the key
 */
export async function withUnpacked<Result>(
  file: string,
  key: string | undefined,
  use: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new BackupError(`There is no backup ${file}.`)
  const folder = await mkdtemp(join(tmpdir(), 'shop-restore-'))
  try {
    const encrypted = await isEncrypted(file)
    if (encrypted && !key)
      throw new BackupError(`${file} is encrypted: set the BACKUP_KEY that it was made with.`)
    const tar: AsyncIterable<Buffer> = encrypted && key ? decrypt(file, key) : createReadStream(file)
    await feedProgram('tar', ['-xf', '-', '-C', folder], tar).catch((error: unknown) => {
      if (encrypted || !(error instanceof BackupError)) throw error
      throw new BackupError(`${file} is cut or damaged, or no backup: ${error.message}`)
    })
    return await use(folder, await checkManifest(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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

/**
 * Restores a backup. The database changes in one transaction: when something fails, it is as it was.
 *
 * @throws BackupError
 */
export const restoreBackup = (options: RestoreOptions): Promise<Manifest> =>
  withUnpacked(options.file, options.key, async (folder, manifest) => {
    const { url, replace, storage, writeUserRecords } = options
    await restoreDatabase(folder, manifest, { url, replace })
    for (const name of Object.keys(manifest.files)) {
      const [, picture] = name.split(`${PICTURES}/`)
      if (picture) await storage.put(picture, await readFile(join(folder, name)))
    }
    if (writeUserRecords) {
      if (!manifest.files[USER_RECORDS]) throw new BackupError('The backup has no user records of Firebase.')
      await writeUserRecords(JSON.parse(await readFile(join(folder, USER_RECORDS), 'utf8')))
    }
    return manifest
  })

/** Puts the tables of an unpacked backup into a database and compares them with the manifest. */
export async function restoreDatabase(
  folder: string,
  manifest: Manifest,
  { url, replace }: { url: string; replace: boolean },
): Promise<void> {
  const database = new pg.Client(url)
  await database.connect()
  try {
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
  } finally {
    await database.end()
  }
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
