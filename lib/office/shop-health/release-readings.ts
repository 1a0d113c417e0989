import { z } from 'zod'
import type { JobRun } from '@/lib/platform/jobs/queries'
import { DAY_MS } from '@/lib/platform/time/durations'
import { ageMs, failureOf, type HealthReading, hasFailed, reading, runOf } from './reading'

/** What runs here. */
export type ReleaseFigures = {
  version: string
  commit: string | null
  /** Null where nothing was built, as in tests. */
  builtAt: Date | null
  /** The version of a newer release; null where none is known. */
  newer: string | null
}

/** The jobs of the installation's timer that look after the release (deploy/debian/shop). */
export const RELEASE_JOB = 'release'
export const WEAKNESSES_JOB = 'weaknesses'

/** A release is expected at least every three months (docs/security.md). */
const OLD_DAYS = 90
/** Both jobs run every night. */
const LATE_DAYS = 7

export const releaseReadings = (release: ReleaseFigures, runs: JobRun[], now: Date): HealthReading[] => [
  versionReading(release, runs, now),
  weaknessesReading(release, runs, now),
]

function versionReading({ version, commit, builtAt, newer }: ReleaseFigures, runs: JobRun[], now: Date) {
  const isOld = ageMs(builtAt, now) > OLD_DAYS * DAY_MS
  if (newer) return reading('version', isOld ? 'bad' : 'warning', 'newer', { version, newer })
  if (isOld) return reading('version', 'bad', 'old', { version, built: builtAt ?? now })
  const check = runOf(runs, RELEASE_JOB)
  if (check && isCheckLate(check, now))
    return reading('version', 'warning', 'unchecked', { version, reason: check.failure ?? '' })
  return commit
    ? reading('version', 'good', 'value', { version, commit })
    : reading('version', 'good', 'none', { version })
}

const isCheckLate = ({ succeededAt }: JobRun, now: Date) =>
  succeededAt === null || ageMs(succeededAt, now) > LATE_DAYS * DAY_MS

/** What a comparison with the known weaknesses found. */
export const WeaknessesDetails = z.object({
  version: z.string(),
  count: z.number(),
  /** Whether one of them is severe, or says nothing of its severity. */
  isSevere: z.boolean(),
  /** The first of them: `next 16.4.6 (GHSA-…)`. */
  named: z.string(),
})

/** Whether a package of this very release has a weakness that is publicly known. */
function weaknessesReading({ version }: ReleaseFigures, runs: JobRun[], now: Date) {
  const run = runOf(runs, WEAKNESSES_JOB)
  const { data } = WeaknessesDetails.safeParse(run?.details)
  const isCompared = run?.succeededAt && data?.version === version
  if (run && hasFailed(run) && (!isCompared || isCheckLate(run, now)))
    return reading('weaknesses', 'warning', 'failed', failureOf(run, now))
  if (!isCompared || !run?.succeededAt) return reading('weaknesses', 'warning', 'none')
  const { count, named, isSevere } = data
  if (count > 0) return reading('weaknesses', isSevere ? 'bad' : 'warning', 'found', { count, named })
  return reading('weaknesses', isCheckLate(run, now) ? 'warning' : 'good', 'value', { at: run.succeededAt })
}

/** Whether the morning mail has the reading although its state is not bad. */
export const isNews = ({ words }: HealthReading): boolean =>
  words === 'version.newer' || words === 'weaknesses.found'
