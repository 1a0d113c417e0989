import { z } from 'zod'
import type { JobRun } from '@/lib/platform/jobs/queries'
import type { KsefSending } from '@/lib/sales/invoices/ksef/rules'
import { WEBHOOK_JOB } from '@/lib/sales/payments/rules'
import {
  ageMs,
  DAY_MS,
  type HealthState,
  HOUR_MS,
  hasFailed,
  MINUTE_MS,
  type Reading,
  runOf,
  worse,
} from './reading'
import { RELEASE_JOB, type ReleaseFigures, releaseReadings, WEAKNESSES_JOB } from './release-readings'

/** What is known about the shop at one moment. */
export type Figures = {
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
  /** In bytes. */
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
export function readingsOf(figures: Figures): Reading[] {
  const { now, mails, payments, disk, complaintPictures, database, runs } = figures
  const readings: (Reading | null)[] = [
    {
      key: 'mails',
      state: mails.isOverQuota ? 'bad' : worse(ageMs(mails.oldestAt, now), 15 * MINUTE_MS, 2 * HOUR_MS),
      words: mails.isOverQuota ? 'mails.quota' : mails.waiting > 0 ? 'mails.value' : 'mails.none',
      values: { count: mails.waiting, oldest: mails.oldestAt ?? now },
    },
    {
      key: 'heldMails',
      state: mails.held > 0 ? 'bad' : 'good',
      words: mails.held > 0 ? 'heldMails.value' : 'heldMails.none',
      values: { count: mails.held, oldest: mails.heldSince ?? now },
    },
    {
      key: 'failedMails',
      state: mails.failed > 0 ? 'bad' : 'good',
      words: mails.failed > 0 ? 'failedMails.value' : 'failedMails.none',
      values: { count: mails.failed },
    },
    {
      key: 'payments',
      state: worse(ageMs(payments.oldestAt, now), HOUR_MS, DAY_MS),
      words: payments.unanswered > 0 ? 'payments.value' : 'payments.none',
      values: { count: payments.unanswered, oldest: payments.oldestAt ?? now },
    },
    {
      key: 'strayPayments',
      state: payments.stray > 0 ? 'bad' : 'good',
      words: payments.stray > 0 ? 'strayPayments.value' : 'strayPayments.none',
      values: { count: payments.stray },
    },
    ksefReading(figures),
    webhookReading(figures),
    {
      key: 'guaranteeNotice',
      state: figures.hasGuaranteeNotice ? 'good' : 'warning',
      words: figures.hasGuaranteeNotice ? 'guaranteeNotice.value' : 'guaranteeNotice.none',
      values: {},
    },
    ...backupReadings(runs, now, figures.isBackupUnmounted),
    offsiteReading(runs, now),
    filesReading(runs, now),
    certificateReading(figures),
    disk && {
      key: 'disk',
      state: diskState(disk),
      words: 'disk.value',
      values: {
        free: gigabytes(disk.freeBytes),
        percent: Math.floor((100 * disk.freeBytes) / disk.totalBytes),
      },
    },
    {
      key: 'complaintPictures',
      state: worse(complaintPictures.used / (complaintPictures.most || 1), 0.8, 1),
      words: 'complaintPictures.value',
      values: { used: megabytes(complaintPictures.used), most: megabytes(complaintPictures.most) },
    },
    {
      key: 'database',
      state: worse(database.connections / database.limit, 0.8, 0.95),
      words: 'database.value',
      values: {
        size: megabytes(database.bytes),
        connections: database.connections,
        limit: database.limit,
      },
    },
    jobsReading(
      runs.filter(({ name }) => !OWN_LINES.includes(name)),
      now,
    ),
    ...releaseReadings(figures.release, runs, now),
  ]
  return readings.filter((reading) => reading !== null)
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
const gigabytes = (bytes: number) => Math.round(bytes / (GIGABYTE / 10)) / 10

function diskState({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): HealthState {
  if (freeBytes < GIGABYTE || freeBytes < 0.05 * totalBytes) return 'bad'
  return freeBytes < 0.1 * totalBytes ? 'warning' : 'good'
}

/** By the next working day an invoice must have reached KSeF. */
function ksefReading({ ksef, now }: Figures): Reading {
  const { waiting, oldestAt, refused, sending } = ksef
  if (sending === 'noToken') return { key: 'ksef', state: 'bad', words: 'ksef.noToken', values: {} }
  if (refused > 0) return { key: 'ksef', state: 'bad', words: 'ksef.refused', values: { count: refused } }
  if (waiting > 0) {
    const state = worse(ageMs(oldestAt, now), HOUR_MS, 12 * HOUR_MS)
    return { key: 'ksef', state, words: 'ksef.value', values: { count: waiting, oldest: oldestAt ?? now } }
  }
  return sending === 'unchosen' || sending === 'off'
    ? { key: 'ksef', state: 'warning', words: `ksef.${sending}`, values: {} }
    : { key: 'ksef', state: 'good', words: 'ksef.none', values: {} }
}

/** PayPal tells of every payment, so a payment that no message followed means that messages do not arrive. */
function webhookReading({ webhook }: Figures): Reading | null {
  if (!webhook) return null
  const { lastAt, lastPaymentAt } = webhook
  const isLate = lastPaymentAt !== null && ageMs(lastAt ?? new Date(0), lastPaymentAt) > DAY_MS
  return {
    key: 'webhook',
    state: isLate ? 'warning' : 'good',
    words: lastAt ? 'webhook.value' : 'webhook.none',
    values: lastAt ? { at: lastAt } : {},
  }
}

/** Whether there is a backup, and whether one was restored to try it. */
export function backupReadings(runs: JobRun[], now: Date, isUnmounted = false): Reading[] {
  return [
    withDestination(
      runReading('backup', runOf(runs, BACKUP_JOB), now, { warning: 2, bad: 4 }),
      runOf(runs, BACKUP_JOB),
      isUnmounted,
    ),
    runReading('drill', runOf(runs, DRILL_JOB), now, { warning: 14, bad: 35 }),
  ]
}

const BackupDetails = z.object({
  isEncrypted: z.boolean(),
  destination: z.object({ isOtherMount: z.boolean(), folder: z.string(), mountPoint: z.string() }),
})

/** A backup whose disk is gone is none, and one that others may read on their disk should be encrypted. */
function withDestination(reading: Reading, run: JobRun | undefined, isUnmounted: boolean): Reading {
  const { data } = BackupDetails.safeParse(run?.details)
  if (!data || reading.state === 'bad') return reading
  const { folder, mountPoint, isOtherMount } = data.destination
  if (isUnmounted)
    return { ...reading, state: 'bad', words: 'backup.unmounted', values: { folder, mountPoint } }
  if (!data.isEncrypted && isOtherMount)
    return { ...reading, state: 'warning', words: 'backup.readable', values: { folder } }
  return reading
}

/** Whether a backup was copied away from this machine. Many shops do without, so that alone is not bad. */
function offsiteReading(runs: JobRun[], now: Date): Reading {
  return runReading('offsite', runOf(runs, OFFSITE_JOB), now, { warning: 2, bad: 4 })
}

const FilesDetails = z.object({ missing: z.number(), named: z.string(), stray: z.number() })

/** Whether the store of uploads has the file of every row, and a row for every file. */
function filesReading(runs: JobRun[], now: Date): Reading | null {
  const run = runOf(runs, FILES_JOB)
  const { data } = FilesDetails.safeParse(run?.details)
  if (!run || !data) return null
  const { missing, named, stray } = data
  const reading = { key: 'files' } as const
  if (missing > 0)
    return { ...reading, state: 'bad', words: 'files.missing', values: { count: missing, named } }
  if (hasFailed(run))
    return {
      ...reading,
      state: 'warning',
      words: 'files.failed',
      values: { at: run.failedAt ?? now, reason: run.failure ?? '' },
    }
  if (stray > 0) return { ...reading, state: 'warning', words: 'files.stray', values: { count: stray } }
  return { ...reading, state: 'good', words: 'files.value', values: { at: run.succeededAt ?? now } }
}

/** Of a job that the owner's timer runs: its age in days counts. */
function runReading(
  key: 'backup' | 'drill' | 'offsite',
  run: JobRun | undefined,
  now: Date,
  days: { warning: number; bad: number },
): Reading {
  if (run && hasFailed(run))
    return {
      key,
      state: 'bad',
      words: `${key}.failed`,
      values: { at: run.failedAt ?? now, reason: run.failure ?? '' },
    }
  if (!run?.succeededAt)
    return { key, state: key === 'backup' ? 'bad' : 'warning', words: `${key}.none`, values: {} }
  const state = worse(ageMs(run.succeededAt, now) / DAY_MS, days.warning, days.bad)
  return { key, state, words: `${key}.value`, values: { at: run.succeededAt } }
}

function certificateReading({ certificate }: Figures): Reading | null {
  if (!certificate) return null
  if ('failure' in certificate)
    return {
      key: 'certificate',
      state: 'warning',
      words: 'certificate.failed',
      values: { reason: certificate.failure },
    }
  const { daysLeft } = certificate
  const state = daysLeft < 7 ? 'bad' : daysLeft < 21 ? 'warning' : 'good'
  return { key: 'certificate', state, words: 'certificate.value', values: { days: daysLeft } }
}

function jobsReading(runs: JobRun[], now: Date): Reading {
  const troubled = runs.filter((run) => hasFailed(run) || ageMs(run.succeededAt, now) > JOB_LATE_MS)
  return {
    key: 'jobs',
    state: troubled.length > 0 ? 'warning' : 'good',
    words: troubled.length > 0 ? 'jobs.value' : 'jobs.none',
    values: { count: troubled.length },
  }
}

/** The worst state of all lines. */
export function overallState(readings: Reading[]): HealthState {
  if (readings.some(({ state }) => state === 'bad')) return 'bad'
  return readings.some(({ state }) => state === 'warning') ? 'warning' : 'good'
}
