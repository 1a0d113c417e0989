import 'server-only'
import type { Auth } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { withTimeLimit } from '@/lib/core/time-limit'

/** What the provider said is believed this long; administrators' writes and changes of an account ask it anew. */
const BELIEVED_MS = 2 * 60 * 1_000
const MOST_ACCOUNTS = 10_000
/** A reader waits no longer for the provider, which tries again and again by itself … */
const PATIENCE_MS = 2_000
/** … and after that the next readers do not wait at all for a while. */
const UNKNOWN_MS = 15_000

/** Until when an account's sign-ins are void; null for an account that is disabled or deleted. */
type Standing = { voidBefore: number } | null

const known = new LRUCache<string, { askedAt: number; standing: Promise<Standing> }>({ max: MOST_ACCOUNTS })

/**
 * Whether the account behind a verified token still stands: neither disabled nor deleted nor signed out everywhere
 * since. Asks the provider at most every two minutes for an account. When the provider cannot be reached a token that
 * has been verified is believed: an outage must not sign everybody out.
 */
export async function stillStands(
  provider: Auth,
  claims: { uid: string; auth_time: number },
  now = Date.now(),
): Promise<boolean> {
  try {
    const standing = await standingOf(provider, claims.uid, now)
    return standing !== null && claims.auth_time * 1_000 >= standing.voidBefore
  } catch (error) {
    log.warn({ event: 'standing_unknown', error: String((error as { code?: unknown })?.code ?? error) })
    const standing = Promise.resolve({ voidBefore: 0 })
    known.set(claims.uid, { askedAt: now - BELIEVED_MS + UNKNOWN_MS, standing })
    return true
  }
}

/** Sign-ins of an account that happened before this time (ms) do not count any more, as far as the shop knows. */
export async function getVoidBefore(provider: Auth, uid: string): Promise<number> {
  const standing = await standingOf(provider, uid, Date.now()).catch(() => null)
  return standing?.voidBefore ?? 0
}

/** After the shop itself ended an account: the next read must not believe what was true before. */
export const forgetStanding = (uid: string): void => void known.delete(uid)

function standingOf(provider: Auth, uid: string, now: number): Promise<Standing> {
  const before = known.get(uid)
  if (before && now - before.askedAt < BELIEVED_MS) return before.standing
  const standing = soon(ask(provider, uid), PATIENCE_MS)
  known.set(uid, { askedAt: now, standing })
  return standing
}

/**
 * The answer of a service that may stay silent.
 * @throws ShopError unavailable when it takes too long
 */
export const soon = <T>(asked: Promise<T>, patienceMs: number): Promise<T> =>
  withTimeLimit(asked, patienceMs, () => new ShopError('unavailable', [], { 'retry-after': '5' }))

async function ask(provider: Auth, uid: string): Promise<Standing> {
  try {
    const user = await provider.getUser(uid)
    if (user.disabled) return null
    return { voidBefore: user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0 }
  } catch (error) {
    if ((error as { code?: unknown })?.code === 'auth/user-not-found') return null
    throw error
  }
}
