import { gt, valid } from 'semver'
import { z } from 'zod'

const Details = z.object({ newest: z.string().refine((version) => valid(version) !== null) })

/** The newest release that the nightly check has seen (`details` of its run), if it is newer than the running one. */
export function newerRelease(details: unknown, running: string): string | null {
  const { data } = Details.safeParse(details)
  return data && gt(data.newest, running) ? data.newest : null
}
