// Backups and what is done with them:
//   npm run backup [-- --this-disk] · npm run restore -- <file> [--replace] [--user-records] · npm run restore-drill ·
//   npm run offsite -- init | send [--if-set] | list | check | forget | fetch [copy]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { makeBackup } from '@/lib/backup/backup'
import { BackupError } from '@/lib/backup/backup-error'
import { Destination } from '@/lib/backup/destination'
import { drillRestore } from '@/lib/backup/drill'
import {
  checkOffsite,
  fetchOffsite,
  forgetOffsite,
  initOffsite,
  listOffsite,
  type OffsiteOptions,
  sendOffsite,
} from '@/lib/backup/offsite'
import { deletePrivateFolders } from '@/lib/backup/private-folder'
import { lackingIn, restoreBackup } from '@/lib/backup/restore'
import { env } from '@/lib/core/runtime/env'
import { withTimeLimit } from '@/lib/core/runtime/time-limit'
import { userDatabase } from '@/lib/identity/firebase/firebase-admin'
import { noteFailure, noteSuccess } from '@/lib/jobs/service'
import { uploadStorage } from '@/lib/media/uploads/upload-storage'
import { BACKUP_JOB, DRILL_JOB, OFFSITE_JOB } from '@/lib/shop-health/rules'

const FIREBASE_PATIENCE_MS = 60_000

const inTime = <T>(work: Promise<T>) =>
  withTimeLimit(work, FIREBASE_PATIENCE_MS, () => new Error('Firebase does not answer'))

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'user-records': { type: 'boolean', default: false },
      'this-disk': { type: 'boolean', default: false },
      'if-set': { type: 'boolean', default: false },
    },
  })
  const [command, file, copy] = positionals
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { DATABASE_URL: url, DATA_DIR, BACKUP_KEY: key, BACKUP_KEEP_DAYS: keepDays } = env()
  const folder = env().BACKUP_DIR ?? join(DATA_DIR, 'backups')
  if (command === 'backup') {
    const readUserRecords = async () => (await inTime(userDatabase().ref().get())).val()
    await noted(BACKUP_JOB, url, async (former) => {
      const earlier = Destination.safeParse(former?.destination).data
      const backup = await makeBackup({
        url,
        folder,
        key,
        keepDays,
        dataDir: DATA_DIR,
        earlier: values['this-disk'] ? undefined : earlier,
        storage: uploadStorage(),
        readUserRecords,
      })
      const { lacks, ...details } = backup
      const failure = `${backup.file} is written, but not whole: ${lacks.join(' ')}`
      return { details, failure: lacks.length > 0 ? failure : null }
    })
  } else if (command === 'drill') {
    await noted(DRILL_JOB, url, async () => ({
      details: await drillRestore({ url, folder, key }),
      failure: null,
    }))
  } else if (command === 'offsite') {
    const { RESTIC_REPOSITORY: repository, RESTIC_PASSWORD: password } = env()
    if (values['if-set'] && !repository) return
    await runOffsite({ repository, password, cacheDir: join(DATA_DIR, 'restic'), folder }, url, file, copy)
  } else if (command === 'restore' && file) {
    const writeUserRecords = (records: unknown) => inTime(userDatabase().ref().set(records))
    const manifest = await restoreBackup({
      file,
      key,
      url,
      replace: values.replace,
      storage: uploadStorage(),
      ...(values['user-records'] ? { writeUserRecords } : {}),
    })
    const { madeAt, tables } = manifest
    const lacking = await lackingIn(manifest, url)
    console.log(JSON.stringify({ restored: file, madeAt, tables: Object.keys(tables).length, lacking }))
  } else {
    throw new BackupError('Usage: npm run restore -- <file> [--replace] [--user-records]')
  }
}

async function runOffsite(options: OffsiteOptions, url: string, action = '', copy?: string): Promise<void> {
  if (action === 'init') console.log(await initOffsite(options))
  else if (action === 'list') console.log(await listOffsite(options))
  else if (action === 'check') console.log(await checkOffsite(options))
  else if (action === 'forget') console.log(await forgetOffsite(options))
  else if (action === 'fetch') console.log(await fetchOffsite(options, copy))
  else if (action === 'send')
    await noted(OFFSITE_JOB, url, async () => ({ details: await sendOffsite(options), failure: null }))
  else
    throw new BackupError(
      'Usage: npm run offsite -- init | send [--if-set] | list | check | forget | fetch [copy]',
    )
}

type Outcome = { details: Record<string, unknown>; failure: string | null }

/**
 * Runs a job with the details of its former run, prints what it found, and notes when and how it went for the
 * administration.
 */
async function noted(
  name: string,
  url: string,
  job: (former: Record<string, unknown> | null) => Promise<Outcome>,
): Promise<void> {
  const database = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await database.connect()
  try {
    const { details, failure } = await job(await formerDetails(name, database)).catch(async (error) => {
      await noteFailure(name, error, database)
      throw error
    })
    if (failure) {
      // Where a backup was written counts for the next one, also when it lacks something.
      await noteFailure(name, failure, database, details)
      throw new BackupError(failure)
    }
    await noteSuccess(name, details, database)
    console.log(JSON.stringify({ time: new Date().toISOString(), job: name, ...details }))
  } finally {
    await database.end()
  }
}

async function formerDetails(name: string, database: pg.Client) {
  const { rows } = await database.query<{ details: Record<string, unknown> | null }>(
    'SELECT details FROM job_run WHERE name = $1',
    [name],
  )
  return rows[0]?.details ?? null
}

// What is written on the way is for this user alone.
process.umask(0o077)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    deletePrivateFolders()
    process.exit(1)
  })

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error)
  process.exit(1)
}
