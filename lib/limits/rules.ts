/** How often something may be done within a window of `seconds` that begins with the first time. */
export type Limit = { points: number; seconds: number }

type Rule = Limit & {
  /** Whether a call that comes to nothing gives its point back. */
  isGivenBack?: true
}

/**
 * Every limit of the shop. `LIMITS` in the environment changes the numbers. None of them is met by fifty buyers who
 * share one network address.
 */
export const limits = {
  /** Tokens that did not hold, by address. Those that hold are never counted. */
  signInFailures: { points: 100, seconds: 5 * 60 },
  /** By account: signing in again and again is what a script does. */
  sessionsOpened: { points: 30, seconds: 5 * 60 },
  /** By sender, and by the e-mail that the message gives. */
  contactMessages: { points: 5, seconds: 10 * 60, isGivenBack: true },
  /** Orders that were placed, by account. */
  ordersPlaced: { points: 20, seconds: 10 * 60, isGivenBack: true },
  /** Confirmations of orders, by a recipient that is not the account's own address. */
  letters: { points: 5, seconds: 60 * 60, isGivenBack: true },
  /** Pictures, by administrator: a whole catalogue's go up in an afternoon, a script gone astray is slowed down. */
  uploads: { points: 300, seconds: 10 * 60 },
  /** Webhooks that PayPal did not sign, by address. */
  forgedWebhooks: { points: 30, seconds: 10 * 60, isGivenBack: true },
  /** Calls of the title search, by address: fifty people who each search every two seconds stay below it. */
  titleSearches: { points: 1_600, seconds: 60 },
  /** Copies of all that the shop holds about somebody, by account. */
  accountExports: { points: 10, seconds: 10 * 60 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof limits

const isLimitName = (name: string): name is LimitName => Object.hasOwn(limits, name)

/** Whether calls that come to nothing give their point back. */
export const isGivenBack = (name: LimitName): boolean => 'isGivenBack' in limits[name]

/**
 * Reads `ordersPlaced=1000/600, letters=50/3600`: points and seconds of the limits that differ from the table. What
 * cannot be read is a `fault`, in words for whoever wrote it.
 */
export function readLimits(text: string): { changed: Partial<Record<LimitName, Limit>> } | { fault: string } {
  const changed: Partial<Record<LimitName, Limit>> = {}
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', points, seconds] = /^(\w+)=(\d{1,9})\/(\d{1,7})$/.exec(entry) ?? []
    if (!name) return { fault: 'must be a list like ordersPlaced=1000/600,letters=50/3600' }
    if (!isLimitName(name)) return { fault: `may name only ${Object.keys(limits).join(', ')}` }
    const limit = { points: Number(points), seconds: Number(seconds) }
    if (limit.points < 1 || limit.seconds < 1)
      return { fault: 'needs at least one point and one second for each limit' }
    changed[name] = limit
  }
  return { changed }
}
