import { join } from 'node:path'
import pg from 'pg'
import { uploadStorage } from '@/lib/media/uploads/upload-storage.service'
import { makeBackup } from '@/lib/office/backup/backup'
import { BackupError } from '@/lib/office/backup/backup-error'
import { BackupDestination } from '@/lib/office/backup/destination'
import {
  checkOffsite,
  fetchOffsite,
  forgetOffsite,
  initOffsite,
  listOffsite,
  type OffsiteOptions,
  sendOffsite,
} from '@/lib/office/backup/offsite'
import { drillRestore, lackingIn, restoreBackup } from '@/lib/office/backup/restore'
import { BACKUP_JOB, DRILL_JOB, OFFSITE_JOB } from '@/lib/office/shop-health/rules'
import { userDatabase } from '@/lib/platform/identity/firebase/firebase-admin'
import { noteJobFailure, noteJobSuccess } from '@/lib/platform/jobs/service'
import { env, variable } from '@/lib/platform/runtime/env'
import { withTimeLimit } from '@/lib/platform/runtime/time-limit'

/** Runs `work` with a connection of its own, which a server of the shop need not run for. */
export async function withDatabase(work: (database: pg.Client) => Promise<void>): Promise<void> {
  const connectionString = variable('DATABASE_URL')
  const database = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await database.connect()
  await work(database).finally(() => database.end())
}

const FIREBASE_PATIENCE_MS = 60_000

const inTime = <T>(work: Promise<T>) =>
  withTimeLimit(work, FIREBASE_PATIENCE_MS, () => new Error('Firebase does not answer'))

export type BackupFlags = {
  replace?: boolean
  'user-records'?: boolean
  'this-disk'?: boolean
  'if-set'?: boolean
}

function place() {
  const {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    BACKUP_DIR: folder = join(dataDir, 'backups'),
    ...rest
  } = env()
  return { url, dataDir, folder, key: rest.BACKUP_KEY, keepDays: rest.BACKUP_KEEP_DAYS }
}

export function backup(flags: BackupFlags): Promise<void> {
  const readUserRecords = async () => (await inTime((await userDatabase()).ref().get())).val()
  return noted(BACKUP_JOB, async (former) => {
    const earlier = flags['this-disk'] ? undefined : BackupDestination.safeParse(former?.destination).data
    const made = await makeBackup({ ...place(), earlier, storage: uploadStorage(), readUserRecords })
    const { lacks, ...details } = made
    const failure = `${made.file} is written, but not whole: ${lacks.join(' ')}`
    return { details, failure: lacks.length > 0 ? failure : null }
  })
}

export const drill = (): Promise<void> =>
  noted(DRILL_JOB, async () => ({ details: await drillRestore(place()), failure: null }))

export async function restore(file: string, flags: BackupFlags): Promise<void> {
  const { url, key } = place()
  const writeUserRecords = async (records: unknown) => inTime((await userDatabase()).ref().set(records))
  const records = flags['user-records'] ? { writeUserRecords } : {}
  const replace = flags.replace ?? false
  const manifest = await restoreBackup({ file, key, url, replace, storage: uploadStorage(), ...records })
  const { madeAt, tables } = manifest
  const lacking = await lackingIn(manifest, url)
  console.log(JSON.stringify({ restored: file, madeAt, tables: Object.keys(tables).length, lacking }))
}

const offsiteActions: Record<string, (options: OffsiteOptions, copy?: string) => Promise<unknown>> = {
  init: initOffsite,
  list: listOffsite,
  check: checkOffsite,
  forget: forgetOffsite,
  fetch: fetchOffsite,
}

/** Whether there is such an action. */
export async function offsite(flags: BackupFlags, action = '', copy?: string): Promise<boolean> {
  const { RESTIC_REPOSITORY: repository, RESTIC_PASSWORD: password } = env()
  if (flags['if-set'] && !repository) return true
  const { dataDir, folder } = place()
  const options = { repository, password, cacheDir: join(dataDir, 'restic'), folder }
  if (action === 'send')
    await noted(OFFSITE_JOB, async () => ({ details: await sendOffsite(options), failure: null }))
  else if (offsiteActions[action]) console.log(await offsiteActions[action](options, copy))
  else return false
  return true
}

type Outcome = { details: Record<string, unknown>; failure: string | null }

/** Runs a job with the details of its former run, prints what it found, and notes how it went for the administration. */
const noted = (name: string, job: (former: Record<string, unknown> | null) => Promise<Outcome>) =>
  withDatabase(async (database) => {
    const { rows } = await database.query<{ details: Record<string, unknown> | null }>(
      'SELECT details FROM job_run WHERE name = $1',
      [name],
    )
    const { details, failure } = await job(rows[0]?.details ?? null).catch(async (error) => {
      await noteJobFailure(name, error, database)
      throw error
    })
    if (failure) {
      // Where a backup was written counts for the next one, also when it lacks something.
      await noteJobFailure(name, failure, database, details)
      throw new BackupError(failure)
    }
    await noteJobSuccess(name, details, database)
    console.log(JSON.stringify({ time: new Date().toISOString(), job: name, ...details }))
  })
