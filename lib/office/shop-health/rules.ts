import { z } from 'zod'
import type { JobRun } from '@/lib/platform/jobs/queries'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/time/durations'
import type { KsefSending } from '@/lib/sales/invoices/ksef/rules'
import { WEBHOOK_JOB } from '@/lib/sales/payments/rules'
import {
  ageMs,
  failureOf,
  type HealthReading,
  type HealthState,
  hasFailed,
  reading,
  runOf,
  worse,
} from './reading'
import { RELEASE_JOB, type ReleaseFigures, releaseReadings, WEAKNESSES_JOB } from './release-readings'

/** What is known about the shop at one moment. */
export type HealthFigures = {
  now: Date
  mails: {
    waiting: number
    oldestAt: Date | null
    failed: number
    held: number
    heldSince: Date | null
    /** Whether the mail provider sends nothing more for now, because its quota is used up. */
    isOverQuota: boolean
  }
  /** Payments that PayPal has been checking or has not answered for a while. */
  payments: { unanswered: number; oldestAt: Date | null; stray: number }
  /** Invoices that wait for their number in KSeF, and those that it refused. */
  ksef: { waiting: number; oldestAt: Date | null; refused: number; sending: KsefSending }
  /** Null while no webhook is configured. */
  webhook: { lastAt: Date | null; lastPaymentAt: Date | null } | null
  runs: JobRun[]
  /** Whether the disk of the last backup is not mounted any more; false where this machine cannot tell. */
  isBackupUnmounted: boolean
  /** Null where the shop has no certificate, as in the demo. */
  certificate: { daysLeft: number } | { failure: string } | null
  disk: { freeBytes: number; totalBytes: number } | null
  complaintPictures: { used: number; most: number }
  database: { bytes: number; connections: number; limit: number }
  hasGuaranteeNotice: boolean
  release: ReleaseFigures
}

/** The jobs whose runs have a line of their own. */
export const BACKUP_JOB = 'backup'
export const DRILL_JOB = 'restore drill'
export const OFFSITE_JOB = 'offsite'
export const FILES_JOB = 'stored files'
const OWN_LINES = [BACKUP_JOB, DRILL_JOB, OFFSITE_JOB, FILES_JOB, WEBHOOK_JOB, RELEASE_JOB, WEAKNESSES_JOB]
const GIGABYTE = 1_000_000_000
/** Every job of the servers runs at least once an hour. */
const JOB_LATE_MS = 3 * HOUR_MS

/** The state of the shop, a line for each part. */
export function readingsOf(figures: HealthFigures): HealthReading[] {
  const { now, mails, payments, disk, complaintPictures, database, runs } = figures
  const { isOverQuota } = mails
  const { hasGuaranteeNotice: hasNotice } = figures
  const readings: (HealthReading | null)[] = [
    reading(
      'mails',
      isOverQuota ? 'bad' : worse(ageMs(mails.oldestAt, now), 15 * MINUTE_MS, 2 * HOUR_MS),
      isOverQuota ? 'quota' : mails.waiting > 0 ? 'value' : 'none',
      { count: mails.waiting, oldest: mails.oldestAt ?? now },
    ),
    badWhereAny('heldMails', mails.held, { oldest: mails.heldSince ?? now }),
    badWhereAny('failedMails', mails.failed),
    reading(
      'payments',
      worse(ageMs(payments.oldestAt, now), HOUR_MS, DAY_MS),
      payments.unanswered > 0 ? 'value' : 'none',
      { count: payments.unanswered, oldest: payments.oldestAt ?? now },
    ),
    badWhereAny('strayPayments', payments.stray),
    ksefReading(figures),
    webhookReading(figures),
    reading('guaranteeNotice', hasNotice ? 'good' : 'warning', hasNotice ? 'value' : 'none'),
    ...backupReadings(runs, now, figures.isBackupUnmounted),
    // many shops do without a copy away from this machine, so that alone is not bad
    runReading('offsite', runOf(runs, OFFSITE_JOB), now, { warning: 2, bad: 4 }),
    filesReading(runs, now),
    certificateReading(figures),
    disk &&
      reading('disk', diskState(disk), 'value', {
        free: gigabytes(disk.freeBytes),
        percent: Math.floor((100 * disk.freeBytes) / disk.totalBytes),
      }),
    reading(
      'complaintPictures',
      worse(complaintPictures.used / (complaintPictures.most || 1), 0.8, 1),
      'value',
      { used: megabytes(complaintPictures.used), most: megabytes(complaintPictures.most) },
    ),
    reading('database', worse(database.connections / database.limit, 0.8, 0.95), 'value', {
      size: megabytes(database.bytes),
      connections: database.connections,
      limit: database.limit,
    }),
    jobsReading(
      runs.filter(({ name }) => !OWN_LINES.includes(name)),
      now,
    ),
    ...releaseReadings(figures.release, runs, now),
  ]
  return readings.filter((each) => each !== null)
}

const badWhereAny = (
  key: 'heldMails' | 'failedMails' | 'strayPayments',
  count: number,
  values: HealthReading['values'] = {},
) => reading(key, count > 0 ? 'bad' : 'good', count > 0 ? 'value' : 'none', { count, ...values })

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
const gigabytes = (bytes: number) => Math.round(bytes / (GIGABYTE / 10)) / 10

function diskState({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): HealthState {
  if (freeBytes < GIGABYTE || freeBytes < 0.05 * totalBytes) return 'bad'
  return freeBytes < 0.1 * totalBytes ? 'warning' : 'good'
}

/** By the next working day an invoice must have reached KSeF. */
function ksefReading({ ksef, now }: HealthFigures): HealthReading {
  const { waiting, oldestAt, refused, sending } = ksef
  if (sending === 'noToken') return reading('ksef', 'bad', 'noToken')
  if (refused > 0) return reading('ksef', 'bad', 'refused', { count: refused })
  if (waiting > 0) {
    const state = worse(ageMs(oldestAt, now), HOUR_MS, 12 * HOUR_MS)
    return reading('ksef', state, 'value', { count: waiting, oldest: oldestAt ?? now })
  }
  return sending === 'unchosen' || sending === 'off'
    ? reading('ksef', 'warning', sending)
    : reading('ksef', 'good', 'none')
}

/** PayPal sends a message about every payment, so a payment without one means that messages do not arrive. */
function webhookReading({ webhook }: HealthFigures): HealthReading | null {
  if (!webhook) return null
  const { lastAt, lastPaymentAt } = webhook
  const isLate = lastPaymentAt !== null && ageMs(lastAt ?? new Date(0), lastPaymentAt) > DAY_MS
  const state = isLate ? 'warning' : 'good'
  return lastAt ? reading('webhook', state, 'value', { at: lastAt }) : reading('webhook', state, 'none')
}

/** Whether there is a backup, and whether one was restored to try it. */
export const backupReadings = (runs: JobRun[], now: Date, isUnmounted = false): HealthReading[] => [
  backupReading(runOf(runs, BACKUP_JOB), now, isUnmounted),
  runReading('drill', runOf(runs, DRILL_JOB), now, { warning: 14, bad: 35 }),
]

const BackupDetails = z.object({
  isEncrypted: z.boolean(),
  destination: z.object({ isOtherMount: z.boolean(), folder: z.string(), mountPoint: z.string() }),
})

/** A backup on a lost disk does not count, and one on a disk that others may read should be encrypted. */
function backupReading(run: JobRun | undefined, now: Date, isUnmounted: boolean): HealthReading {
  const ofRun = runReading('backup', run, now, { warning: 2, bad: 4 })
  const { data } = BackupDetails.safeParse(run?.details)
  if (!data || ofRun.state === 'bad') return ofRun
  const { folder, mountPoint, isOtherMount } = data.destination
  if (isUnmounted) return reading('backup', 'bad', 'unmounted', { folder, mountPoint })
  return !data.isEncrypted && isOtherMount ? reading('backup', 'warning', 'readable', { folder }) : ofRun
}

const FilesDetails = z.object({ missing: z.number(), named: z.string(), stray: z.number() })

/** Whether the store of uploads has the file of every row, and a row for every file. */
function filesReading(runs: JobRun[], now: Date): HealthReading | null {
  const run = runOf(runs, FILES_JOB)
  const { data } = FilesDetails.safeParse(run?.details)
  if (!run || !data) return null
  const { missing, named, stray } = data
  if (missing > 0) return reading('files', 'bad', 'missing', { count: missing, named })
  if (hasFailed(run)) return reading('files', 'warning', 'failed', failureOf(run, now))
  return stray > 0
    ? reading('files', 'warning', 'stray', { count: stray })
    : reading('files', 'good', 'value', { at: run.succeededAt ?? now })
}

/** Of a job that the owner's timer runs: its age in days counts. */
function runReading(
  key: 'backup' | 'drill' | 'offsite',
  run: JobRun | undefined,
  now: Date,
  days: { warning: number; bad: number },
): HealthReading {
  if (run && hasFailed(run)) return reading(key, 'bad', 'failed', failureOf(run, now))
  if (!run?.succeededAt) return reading(key, key === 'backup' ? 'bad' : 'warning', 'none')
  const state = worse(ageMs(run.succeededAt, now) / DAY_MS, days.warning, days.bad)
  return reading(key, state, 'value', { at: run.succeededAt })
}

function certificateReading({ certificate }: HealthFigures): HealthReading | null {
  if (!certificate) return null
  if ('failure' in certificate)
    return reading('certificate', 'warning', 'failed', { reason: certificate.failure })
  const { daysLeft } = certificate
  const state = daysLeft < 7 ? 'bad' : daysLeft < 21 ? 'warning' : 'good'
  return reading('certificate', state, 'value', { days: daysLeft })
}

function jobsReading(runs: JobRun[], now: Date): HealthReading {
  const { length: count } = runs.filter((run) => hasFailed(run) || ageMs(run.succeededAt, now) > JOB_LATE_MS)
  return reading('jobs', count > 0 ? 'warning' : 'good', count > 0 ? 'value' : 'none', { count })
}

/** The worst state of all lines. */
export const overallState = (readings: HealthReading[]): HealthState =>
  (['bad', 'warning'] as const).find((wrong) => readings.some(({ state }) => state === wrong)) ?? 'good'
