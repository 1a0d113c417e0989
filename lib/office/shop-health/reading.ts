import type { JobRun } from '@/lib/platform/jobs/queries'
import type messages from '@/messages/pl.json'

type Texts = typeof messages.shopHealth.readings
export type ReadingKey = keyof Texts
type Found<Key extends ReadingKey> = Exclude<keyof Texts[Key], 'name' | 'advice'> & string
/** The key of a reading's sentence below `shopHealth.readings`. */
type Words = { [Key in ReadingKey]: `${Key}.${Found<Key>}` }[ReadingKey]
export type HealthState = 'good' | 'warning' | 'bad'

/** One line of the page: a finding as a sentence with values. */
export type HealthReading = {
  key: ReadingKey
  state: HealthState
  words: Words
  values: Record<string, string | number | Date>
}

export const reading = <Key extends ReadingKey>(
  key: Key,
  state: HealthState,
  found: Found<Key>,
  values: HealthReading['values'] = {},
): HealthReading => ({ key, state, words: `${key}.${found}` as Words, values })

/** From which value on a figure is a warning, and bad. */
export const worse = (value: number, warning: number, bad: number): HealthState => {
  if (value >= bad) return 'bad'
  return value >= warning ? 'warning' : 'good'
}
export const ageMs = (at: Date | null, now: Date) => (at ? now.getTime() - at.getTime() : 0)

export const hasFailed = ({ succeededAt, failedAt }: JobRun): boolean =>
  failedAt !== null && (succeededAt === null || failedAt > succeededAt)

export const failureOf = ({ failedAt, failure }: JobRun, now: Date) => ({
  at: failedAt ?? now,
  reason: failure ?? '',
})

export const runOf = (runs: JobRun[], name: string): JobRun | undefined =>
  runs.find((run) => run.name === name)
