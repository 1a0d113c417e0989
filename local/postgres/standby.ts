import { execFile } from 'node:child_process'
import { appendFile, chown, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Postgres, startPostgres } from './server'

const execute = promisify(execFile)

export type StandbyOptions = {
  /** Address of a database of the primary. */
  primaryUrl: string
  primaryDir: string
  dataDir: string
  port: number
}

/**
 * Starts a streaming replica of a PostgreSQL server on this machine. Its files are copied while the primary is in backup
 * mode, as pg_basebackup does, which the embedded PostgreSQL lacks.
 */
export async function startStandby(options: StandbyOptions): Promise<Postgres> {
  const { primaryUrl, primaryDir, dataDir, port } = options
  const primary = new pg.Client(primaryUrl)
  await primary.connect()
  try {
    await primary.query("SELECT pg_backup_start('standby', fast => true)")
    await rm(dataDir, { recursive: true, force: true })
    await execute('cp', ['-a', primaryDir, dataDir])
    const { rows } = await primary.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    const { uid, gid } = await stat(dataDir)
    const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' }
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(dataDir, name), text)
      await chown(join(dataDir, name), uid, gid)
    }
    for (const file of ['postmaster.pid', 'postmaster.opts']) await rm(join(dataDir, file), { force: true })
    await appendFile(join(dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`)
  } finally {
    await primary.end()
  }
  const database = new URL(primaryUrl).pathname.slice(1)
  return startPostgres({ dataDir, port, database, durable: false })
}
