import 'server-only'
import { query } from '@/lib/platform/database/query'

export type JobRun = {
  name: string
  succeededAt: Date | null
  failedAt: Date | null
  failure: string | null
  details?: unknown
}

/** All jobs that ran, by name. */
export const lastRuns = (): Promise<JobRun[]> =>
  query()
    .selectFrom('jobRun')
    .select(['name', 'succeededAt', 'failedAt', 'failure', 'details'])
    .orderBy('name')
    .execute()
