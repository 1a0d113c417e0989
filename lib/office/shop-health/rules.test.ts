import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import messages from '@/messages/pl.json'
import { isNews } from './release-readings'
import { type HealthFigures, overallState, readingsOf } from './rules'
import { agoText } from './words'

const now = new Date('2026-11-22T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const daysAgo = (days: number) => hoursAgo(24 * days)
const good = (name: string, succeededAt: Date) => ({ name, succeededAt, failedAt: null, failure: null })
const failed = (name: string, failedAt: Date) => ({
  name,
  succeededAt: daysAgo(1),
  failedAt,
  failure: 'full',
})

const files = (missing: number, stray: number) => ({
  ...good('stored files', hoursAgo(1)),
  details: { files: 9, missing, named: 'complaint-1.webp', stray },
})
const backedUp = (isEncrypted: boolean, isOtherMount: boolean) => ({
  ...good('backup', hoursAgo(5)),
  details: { isEncrypted, destination: { isOtherMount, folder: '/mnt/b/trakt', mountPoint: '/mnt/b' } },
})
const compared = (count: number, more = {}) => ({
  ...good('weaknesses', hoursAgo(9)),
  details: { version: '0.1.0', count, isSevere: count > 1, named: 'next 16.4.6 (GHSA-x)', ...more },
})
const release = { version: '0.1.0', commit: null, builtAt: daysAgo(30), newer: null }
const wellRuns = [
  backedUp(true, true),
  good('restore drill', daysAgo(3)),
  good('offsite', hoursAgo(5)),
  files(0, 0),
  good('mail', hoursAgo(0)),
  good('release', hoursAgo(9)),
  compared(0),
]
const noKsef = { waiting: 0, oldestAt: null, refused: 0, sending: 'api' as const }
const noMails = { waiting: 0, oldestAt: null, failed: 0, held: 0, heldSince: null, isOverQuota: false }
const well: HealthFigures = {
  now,
  mails: noMails,
  payments: { unanswered: 0, oldestAt: null, stray: 0 },
  ksef: noKsef,
  webhook: { lastAt: hoursAgo(1), lastPaymentAt: hoursAgo(1) },
  runs: wellRuns,
  isBackupUnmounted: false,
  certificate: { daysLeft: 60 },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  complaintPictures: { used: 0.2e9, most: 2e9 },
  database: { bytes: 2.34e9, connections: 20, limit: 100 },
  hasGuaranteeNotice: true,
  release,
}
const readingWith = (key: string, changed: Partial<HealthFigures>) =>
  readingsOf({ ...well, ...changed }).find((reading) => reading.key === key)

test('a shop in which everything works is good in every line', () => {
  const readings = readingsOf(well)
  expect(readings.map(({ state }) => state)).toEqual(readings.map(() => 'good'))
  expect(overallState(readings)).toBe('good')
})

test.each<[string, string, Partial<HealthFigures>, string]>([
  ['mails', 'warning', { mails: { ...noMails, waiting: 2, oldestAt: hoursAgo(1) } }, 'mails.value'],
  ['mails', 'bad', { mails: { ...noMails, waiting: 2, oldestAt: hoursAgo(3) } }, 'mails.value'],
  ['mails', 'bad', { mails: { ...noMails, waiting: 2, oldestAt: now, isOverQuota: true } }, 'mails.quota'],
  ['failedMails', 'bad', { mails: { ...noMails, failed: 1 } }, 'failedMails.value'],
  ['heldMails', 'bad', { mails: { ...noMails, held: 3, heldSince: hoursAgo(1) } }, 'heldMails.value'],
  ['payments', 'bad', { payments: { unanswered: 1, oldestAt: daysAgo(2), stray: 0 } }, 'payments.value'],
  ['strayPayments', 'bad', { payments: { unanswered: 0, oldestAt: null, stray: 1 } }, 'strayPayments.value'],
  ['ksef', 'warning', { ksef: { ...noKsef, sending: 'unchosen' } }, 'ksef.unchosen'],
  ['ksef', 'warning', { ksef: { ...noKsef, sending: 'off' } }, 'ksef.off'],
  ['ksef', 'bad', { ksef: { ...noKsef, sending: 'noToken' } }, 'ksef.noToken'],
  ['ksef', 'warning', { ksef: { ...noKsef, waiting: 2, oldestAt: hoursAgo(2) } }, 'ksef.value'],
  ['ksef', 'bad', { ksef: { ...noKsef, waiting: 2, oldestAt: daysAgo(1) } }, 'ksef.value'],
  ['ksef', 'bad', { ksef: { ...noKsef, waiting: 1, oldestAt: now, refused: 1 } }, 'ksef.refused'],
  ['webhook', 'warning', { webhook: { lastAt: daysAgo(3), lastPaymentAt: hoursAgo(1) } }, 'webhook.value'],
  ['webhook', 'warning', { webhook: { lastAt: null, lastPaymentAt: hoursAgo(1) } }, 'webhook.none'],
  ['backup', 'bad', { runs: [] }, 'backup.none'],
  ['backup', 'warning', { runs: [good('backup', daysAgo(3))] }, 'backup.value'],
  ['backup', 'warning', { runs: [backedUp(false, true)] }, 'backup.readable'],
  ['backup', 'bad', { isBackupUnmounted: true }, 'backup.unmounted'],
  ['offsite', 'warning', { runs: [] }, 'offsite.none'],
  ['offsite', 'bad', { runs: [failed('offsite', hoursAgo(1))] }, 'offsite.failed'],
  ['offsite', 'warning', { runs: [good('offsite', daysAgo(3))] }, 'offsite.value'],
  ['files', 'bad', { runs: [files(2, 0)] }, 'files.missing'],
  ['files', 'warning', { runs: [files(0, 1)] }, 'files.stray'],
  ['backup', 'bad', { runs: [good('backup', daysAgo(5))] }, 'backup.value'],
  ['backup', 'bad', { runs: [failed('backup', hoursAgo(1))] }, 'backup.failed'],
  ['drill', 'warning', { runs: [] }, 'drill.none'],
  ['drill', 'bad', { runs: [good('restore drill', daysAgo(40))] }, 'drill.value'],
  ['certificate', 'warning', { certificate: { daysLeft: 20 } }, 'certificate.value'],
  ['certificate', 'bad', { certificate: { daysLeft: -1 } }, 'certificate.value'],
  ['certificate', 'warning', { certificate: { failure: 'no answer' } }, 'certificate.failed'],
  ['disk', 'warning', { disk: { freeBytes: 8e9, totalBytes: 100e9 } }, 'disk.value'],
  ['disk', 'bad', { disk: { freeBytes: 0.9e9, totalBytes: 5e9 } }, 'disk.value'],
  [
    'complaintPictures',
    'warning',
    { complaintPictures: { used: 1.7e9, most: 2e9 } },
    'complaintPictures.value',
  ],
  ['complaintPictures', 'bad', { complaintPictures: { used: 2e9, most: 2e9 } }, 'complaintPictures.value'],
  ['database', 'warning', { database: { bytes: 1, connections: 85, limit: 100 } }, 'database.value'],
  ['version', 'warning', { release: { ...release, newer: '0.2.0' } }, 'version.newer'],
  ['version', 'bad', { release: { ...release, builtAt: daysAgo(91) } }, 'version.old'],
  ['version', 'bad', { release: { ...release, builtAt: daysAgo(91), newer: '0.2.0' } }, 'version.newer'],
  ['version', 'warning', { runs: [good('release', daysAgo(8))] }, 'version.unchecked'],
  ['version', 'warning', { runs: [{ ...failed('release', now), succeededAt: null }] }, 'version.unchecked'],
  ['weaknesses', 'warning', { runs: [] }, 'weaknesses.none'],
  ['weaknesses', 'warning', { runs: [compared(0, { version: '0.0.9' })] }, 'weaknesses.none'],
  ['weaknesses', 'warning', { runs: [compared(1)] }, 'weaknesses.found'],
  ['weaknesses', 'bad', { runs: [compared(2)] }, 'weaknesses.found'],
  ['weaknesses', 'warning', { runs: [{ ...compared(0), succeededAt: daysAgo(8) }] }, 'weaknesses.value'],
  ['weaknesses', 'warning', { runs: [failed('weaknesses', now)] }, 'weaknesses.failed'],
  ['jobs', 'warning', { runs: [failed('mail', hoursAgo(1))] }, 'jobs.value'],
  ['jobs', 'warning', { runs: [good('limits', hoursAgo(4))] }, 'jobs.value'],
])('%s is %s for %j', (key, state, changed, words) => {
  expect(readingWith(key, changed)).toMatchObject({ state, words })
  expect(overallState(readingsOf({ ...well, ...changed }))).not.toBe('good')
})

test('a release that can be had is told every morning, and what is only unknown is not', () => {
  const newer = readingWith('version', { release: { ...release, newer: '0.2.0' } })
  const unchecked = readingWith('version', { runs: [good('release', daysAgo(8))] })
  const found = readingWith('weaknesses', { runs: [compared(1)] })
  const never = readingWith('weaknesses', { runs: [] })
  expect([newer, unchecked, found, never].map((reading) => reading && isNews(reading))).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('a shop that looks for no releases, such as one in a container, has a version and no complaint', () => {
  const runs = wellRuns.filter(({ name }) => name !== 'release')
  expect(readingWith('version', { runs })).toMatchObject({ state: 'good', words: 'version.none' })
})

test('a failure that a success followed is over', () => {
  const runs = [{ ...failed('backup', daysAgo(2)), succeededAt: hoursAgo(2) }]
  expect(readingWith('backup', { runs })).toMatchObject({ state: 'good', words: 'backup.value' })
})

test('a shop without a webhook or a certificate has no line for it', () => {
  expect(readingWith('webhook', { webhook: null })).toBeUndefined()
  expect(readingWith('certificate', { certificate: null })).toBeUndefined()
})

test('an age is told in whole units of every language', () => {
  expect(agoText(daysAgo(3), now, 'pl')).toBe('3 dni temu')
  expect(agoText(hoursAgo(2.9), now, 'en')).toBe('2 hours ago')
  expect(agoText(now, now, 'ru')).toBe('сейчас')
})

test('every job that runs in the background has words on the page', () => {
  const names = [...readFileSync('lib/site/background.ts', 'utf8').matchAll(/repeat\('([^']+)'/g)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !Object.hasOwn(messages.shopHealth.jobNames, name ?? ''))).toEqual([])
})
