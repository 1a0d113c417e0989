// Backups and what is done with them:
//   npm run backup · npm run restore -- <file> [--replace] [--user-records] · npm run restore-drill
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { makeBackup } from '@/lib/backup/backup'
import { BackupError } from '@/lib/backup/backup-error'
import { drillRestore } from '@/lib/backup/drill'
import { restoreBackup } from '@/lib/backup/restore'
import { env } from '@/lib/core/runtime/env'
import { withTimeLimit } from '@/lib/core/runtime/time-limit'
import { userDatabase } from '@/lib/identity/firebase/firebase-admin'
import { noteFailure, noteSuccess } from '@/lib/jobs/service'
import { uploadStorage } from '@/lib/media/uploads/upload-storage'
import { BACKUP_JOB, DRILL_JOB } from '@/lib/shop-health/rules'

const FIREBASE_PATIENCE_MS = 60_000

const inTime = <T>(work: Promise<T>) =>
  withTimeLimit(work, FIREBASE_PATIENCE_MS, () => new Error('Firebase does not answer'))

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'user-records': { type: 'boolean', default: false },
    },
  })
  const [command, file] = positionals
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { DATABASE_URL: url, DATA_DIR, BACKUP_KEY: key, BACKUP_KEEP_DAYS: keepDays } = env()
  const folder = env().BACKUP_DIR ?? join(DATA_DIR, 'backups')
  if (command === 'backup') {
    const readUserRecords = async () => (await inTime(userDatabase().ref().get())).val()
    await noted(BACKUP_JOB, url, async () => {
      const backup = await makeBackup({
        url,
        folder,
        key,
        keepDays,
        storage: uploadStorage(),
        readUserRecords,
      })
      if (backup.lacks.length === 0) return backup
      throw new BackupError(`${backup.file} is written, but not whole: ${backup.lacks.join(' ')}`)
    })
  } else if (command === 'drill') {
    await noted(DRILL_JOB, url, () => drillRestore({ url, folder, key }))
  } else if (command === 'restore' && file) {
    const writeUserRecords = (records: unknown) => inTime(userDatabase().ref().set(records))
    const { madeAt, tables } = await restoreBackup({
      file,
      key,
      url,
      replace: values.replace,
      storage: uploadStorage(),
      ...(values['user-records'] ? { writeUserRecords } : {}),
    })
    console.log(JSON.stringify({ restored: file, madeAt, tables: Object.keys(tables).length }))
  } else {
    throw new BackupError('Usage: npm run restore -- <file> [--replace] [--user-records]')
  }
}

/** Runs a job, prints what it found, and notes when and how it went for the administration. */
async function noted(name: string, url: string, job: () => Promise<Record<string, unknown>>): Promise<void> {
  const database = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await database.connect()
  try {
    const details = await job()
    await noteSuccess(name, details, database)
    console.log(JSON.stringify({ time: new Date().toISOString(), job: name, ...details }))
  } catch (error) {
    await noteFailure(name, error, database)
    throw error
  } finally {
    await database.end()
  }
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error)
  process.exit(1)
}
