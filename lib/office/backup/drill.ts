import 'server-only'
import pg from 'pg'
import { listBackups } from './backup'
import { BackupError } from './backup-error'
import { lackingIn, restoreDatabase, storedFilesIn, withUnpacked } from './restore'

export type Drill = { file: string; tables: number; rows: number; pictures: number; seconds: number }

/**
 * Restores the newest backup into a database that is dropped afterward, compares counts and checksums, and sees that every
 * row has its stored file.
 * @throws BackupError what could not be restored
 */
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
