import 'server-only'
import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { sql } from 'kysely'
import { mostPicturesStored, picturesStored } from '@/lib/customers/complaints/picture-store.service'
import { awaitAll } from '@/lib/office/await-all'
import { BackupDestination, describeDestination, isUnmounted } from '@/lib/office/backup/destination'
import { strayMoney } from '@/lib/office/dashboard/waiting'
import { dayStart } from '@/lib/platform/database/day-start'
import { query } from '@/lib/platform/database/query'
import { type JobRun, lastRuns } from '@/lib/platform/jobs/queries'
import { newerRelease } from '@/lib/platform/releases/weaknesses'
import { builtAt } from '@/lib/platform/runtime/built-at'
import { env } from '@/lib/platform/runtime/env'
import { hasGuaranteeNotice } from '@/lib/platform/shop-details'
import { dayOf } from '@/lib/platform/values/working-days'
import { ksefSending } from '@/lib/sales/invoices/ksef/rules'
import { readKsefSettings } from '@/lib/sales/invoices/ksef/settings'
import { WEBHOOK_JOB } from '@/lib/sales/payments/rules'
import { limitedLanes } from '@/lib/shop/mail/lanes'
import { QUOTA_SPENT } from '@/lib/shop/mail/send'
import manifest from '@/package.json'
import { certificateFigures } from './certificate'
import { type HealthReading, type ReadingKey, runOf } from './reading'
import { RELEASE_JOB } from './release-readings'
import { BACKUP_JOB, type HealthFigures, readingsOf } from './rules'

/** How the shop is, a line for each part. */
export const shopHealth = async (): Promise<HealthReading[]> => readingsOf(await healthFigures())

/** What the dashboard names by itself. */
const ON_DASHBOARD: ReadingKey[] = ['failedMails', 'strayPayments']

/** What is bad and that the dashboard does not name anyway. */
export const badReadings = async (): Promise<ReadingKey[]> =>
  (await shopHealth())
    .filter(({ key, state }) => state === 'bad' && !ON_DASHBOARD.includes(key))
    .map(({ key }) => key)

async function healthFigures(): Promise<HealthFigures> {
  const { payments, pictures, ...figures } = await awaitAll({
    ksef: ksefHealth(),
    mails: mailFigures(),
    payments: paymentFigures(),
    runs: lastRuns(),
    certificate: certificateFigures(),
    disk: diskFigures(),
    pictures: picturesStored(),
    database: databaseFigures(),
  })
  const { PAYPAL_WEBHOOK_ID, SHOP_COMMIT } = env()
  const { lastPaymentAt, ...counted } = payments
  const lastRun = (name: string) => runOf(figures.runs, name)
  return {
    ...figures,
    now: new Date(),
    payments: counted,
    webhook: PAYPAL_WEBHOOK_ID ? { lastAt: lastRun(WEBHOOK_JOB)?.succeededAt ?? null, lastPaymentAt } : null,
    isBackupUnmounted: await isBackupUnmounted(figures.runs),
    complaintPictures: { used: pictures, most: mostPicturesStored() },
    hasGuaranteeNotice: hasGuaranteeNotice(),
    release: {
      version: manifest.version,
      commit: SHOP_COMMIT ?? null,
      builtAt,
      newer: newerRelease(lastRun(RELEASE_JOB)?.details, manifest.version),
    },
  }
}

/** Only the machine that wrote the backup can see whether its disk is still there. */
export async function isBackupUnmounted(runs: JobRun[]): Promise<boolean> {
  const details = runOf(runs, BACKUP_JOB)?.details as { destination?: unknown } | undefined
  const { data: earlier } = BackupDestination.safeParse(details?.destination)
  if (!earlier || earlier.host !== hostname()) return false
  return isUnmounted(earlier, await describeDestination(earlier.folder, env().DATA_DIR))
}

/** Held back: not due yet, or not taken because its lane has reached its limit. */
const mailFigures = (): Promise<HealthFigures['mails']> =>
  query()
    .selectFrom('outbox')
    .select(({ fn, ref }) => {
      const limited = sql.join(limitedLanes.map(({ number }) => sql.lit(number)))
      const isHeld = sql<boolean>`(${ref('takenAt')} IS NULL AND (coalesce(${ref('dueAt')} > now(), false)
        OR ${ref('lane')} IN (${limited}) AND ${ref('createdAt')} < now() - interval '5 minutes'))`
      const isDead = sql<boolean>`${ref('deadAt')} IS NOT NULL`
      const isWaiting = sql<boolean>`(NOT ${isDead} AND NOT ${isHeld})`
      return [
        fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
        fn.min('createdAt').filterWhere(isWaiting).as('oldestAt'),
        sql<boolean>`coalesce(bool_or(${ref('lastError')} LIKE ${`%${QUOTA_SPENT}%`})
          FILTER (WHERE NOT ${isDead}), false)`.as('isOverQuota'),
        fn.countAll<number>().filterWhere(isDead).as('failed'),
        fn.countAll<number>().filterWhere(sql<boolean>`(NOT ${isDead} AND ${isHeld})`).as('held'),
        fn.min('createdAt').filterWhere(sql<boolean>`(NOT ${isDead} AND ${isHeld})`).as('heldSince'),
      ]
    })
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow()

async function ksefHealth(): Promise<HealthFigures['ksef']> {
  const [documents, settings] = await Promise.all([
    query()
      .selectFrom('ksefDocument as k')
      .innerJoin('invoice as i', 'i.id', 'k.invoiceId')
      .select(({ fn, ref }) => {
        const isWaiting = sql<boolean>`(${ref('k.state')} <> 'refused')`
        return [
          fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
          fn.min('i.issuedAt').filterWhere(isWaiting).as('oldestAt'),
          fn.countAll<number>().filterWhere('k.state', '=', 'refused').as('refused'),
        ]
      })
      .where('k.state', '<>', 'accepted')
      .executeTakeFirstOrThrow(),
    readKsefSettings(),
  ])
  return { ...documents, sending: ksefSending(settings, dayOf(new Date())) }
}

/** Payments that PayPal still checks, or never confirmed. */
async function paymentFigures(): Promise<HealthFigures['payments'] & { lastPaymentAt: Date | null }> {
  const [payments, { refundsDue, toReview }] = await Promise.all([
    query()
      .selectFrom('payment')
      .select(({ fn, ref }) => {
        const unanswered = sql<boolean>`(${ref('status')} = 'pending' OR ${ref('status')} = 'created'
          AND ${ref('paypalOrderId')} IS NULL AND ${ref('createdAt')} < now() - interval '10 minutes')`
        return [
          fn.countAll<number>().filterWhere(unanswered).as('unanswered'),
          fn.min('createdAt').filterWhere(unanswered).as('oldestAt'),
          fn.max('capturedAt').as('lastPaymentAt'),
        ]
      })
      .executeTakeFirstOrThrow(),
    strayMoney(),
  ])
  return { ...payments, stray: refundsDue.count + toReview.count }
}

const databaseFigures = (): Promise<HealthFigures['database']> =>
  query()
    .selectNoFrom([
      sql<number>`pg_database_size(current_database())::float8`.as('bytes'),
      sql<number>`(SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database())`.as(
        'connections',
      ),
      sql<number>`current_setting('max_connections')::int`.as('limit'),
    ])
    .executeTakeFirstOrThrow()

async function diskFigures(): Promise<HealthFigures['disk']> {
  const about = await statfs(/* turbopackIgnore: true */ env().DATA_DIR).catch(() => null)
  return about && { freeBytes: about.bavail * about.bsize, totalBytes: about.blocks * about.bsize }
}

/** The orders of one day by the shop's clock. */
export const ordersOfDay = (
  day: string,
): Promise<{ orders: number; canceled: number; revenueGrosze: number }> =>
  query()
    .selectFrom('shopOrder')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('orders'),
      fn.countAll<number>().filterWhere('status', '=', 'Canceled').as('canceled'),
      fn
        .coalesce(fn.sum<number>('totalGrosze').filterWhere('status', '<>', 'Canceled'), eb.lit(0))
        .as('revenueGrosze'),
    ])
    .where(
      ({ ref }) =>
        sql<boolean>`${ref('orderDate')} >= ${dayStart(day)} AND ${ref('orderDate')} < ${dayStart(day, 1)}`,
    )
    .executeTakeFirstOrThrow()
