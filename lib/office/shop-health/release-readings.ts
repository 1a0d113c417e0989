import { z } from 'zod'
import type { JobRun } from '@/lib/platform/jobs/queries'
import { ageMs, DAY_MS, type HealthState, hasFailed, type Reading, runOf } from './reading'

/** What runs here. */
export type ReleaseFigures = {
  version: string
  commit: string | null
  /** Null where nothing was built, as in tests. */
  builtAt: Date | null
  /** The version of a newer release that can be had; null where none is known. */
  newer: string | null
}

/** The jobs of the installation's timer that look after the release (deploy/debian/shop). */
export const RELEASE_JOB = 'release'
export const WEAKNESSES_JOB = 'weaknesses'

/** A release is expected at least every three months (docs/security.md). */
const OLD_DAYS = 90
/** Both jobs run every night. */
const LATE_DAYS = 7

export const releaseReadings = (release: ReleaseFigures, runs: JobRun[], now: Date): Reading[] => [
  versionReading(release, runs, now),
  weaknessesReading(release, runs, now),
]

function versionReading(release: ReleaseFigures, runs: JobRun[], now: Date): Reading {
  const { version, commit, builtAt, newer } = release
  const key = 'version'
  const isOld = ageMs(builtAt, now) > OLD_DAYS * DAY_MS
  const values = { version, built: builtAt ?? now }
  if (newer)
    return { key, state: isOld ? 'bad' : 'warning', words: 'version.newer', values: { version, newer } }
  if (isOld) return { key, state: 'bad', words: 'version.old', values }
  const check = runOf(runs, RELEASE_JOB)
  if (check && isLate(check, now))
    return {
      key,
      state: 'warning',
      words: 'version.unchecked',
      values: { version, reason: check.failure ?? '' },
    }
  if (commit) return { key, state: 'good', words: 'version.value', values: { version, commit } }
  return { key, state: 'good', words: 'version.none', values: { version } }
}

const isLate = ({ succeededAt }: JobRun, now: Date) =>
  succeededAt === null || ageMs(succeededAt, now) > LATE_DAYS * DAY_MS

/** What a comparison with the known weaknesses found. */
export const WeaknessesDetails = z.object({
  /** Of the release that was compared. */
  version: z.string(),
  count: z.number(),
  /** Whether one of them is severe, or says nothing of its severity. */
  isSevere: z.boolean(),
  /** The first of them: `next 16.4.6 (GHSA-…)`. */
  named: z.string(),
})

/** Whether a package of this very release has a weakness that is publicly known. */
function weaknessesReading({ version }: ReleaseFigures, runs: JobRun[], now: Date): Reading {
  const key = 'weaknesses'
  const run = runOf(runs, WEAKNESSES_JOB)
  const { data } = WeaknessesDetails.safeParse(run?.details)
  const isCompared = run?.succeededAt && data?.version === version
  if (run && hasFailed(run) && (!isCompared || isLate(run, now)))
    return {
      key,
      state: 'warning',
      words: 'weaknesses.failed',
      values: { at: run.failedAt ?? now, reason: run.failure ?? '' },
    }
  if (!isCompared || !run?.succeededAt) return { key, state: 'warning', words: 'weaknesses.none', values: {} }
  const { count, named, isSevere } = data
  if (count > 0)
    return {
      key,
      state: isSevere ? 'bad' : 'warning',
      words: 'weaknesses.found',
      values: { count, named },
    }
  const state: HealthState = isLate(run, now) ? 'warning' : 'good'
  return { key, state, words: 'weaknesses.value', values: { at: run.succeededAt } }
}

/** Whether the owner is told of it every morning although nothing is bad. */
export const isNews = ({ words }: Reading): boolean =>
  words === 'version.newer' || words === 'weaknesses.found'
