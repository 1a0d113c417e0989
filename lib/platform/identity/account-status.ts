import 'server-only'
import type { Auth } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/platform/runtime/log'
import { answerInTime } from '@/lib/platform/runtime/time-limit'

/** How long the provider's answer is used. Administrators' writes and changes of an account always ask again. */
const STATUS_MAX_AGE_MS = 2 * 60 * 1_000
const MOST_ACCOUNTS = 10_000
/** How long a read waits for the provider, whose SDK retries by itself. */
const PATIENCE_MS = 2_000
/** After the provider failed to answer, further reads do not ask it for this long. */
const UNKNOWN_MS = 15_000

/** Sign-ins before this time are void; null for an account that is disabled or deleted. */
type AccountStatus = { voidBefore: number } | null

const statusByUid = new LRUCache<string, { askedAt: number; status: Promise<AccountStatus> }>({
  max: MOST_ACCOUNTS,
})

/**
 * Whether the account of a verified token is active: not disabled, not deleted, and not signed out everywhere since.
 * Asks the provider at most every two minutes per account. When the provider cannot be reached, a verified token is
 * accepted: an outage must not sign everybody out.
 */
export async function isAccountActive(
  provider: Auth,
  claims: { uid: string; auth_time: number },
  now = Date.now(),
): Promise<boolean> {
  try {
    const status = await keptAccountStatus(provider, claims.uid, now)
    return status !== null && claims.auth_time * 1_000 >= status.voidBefore
  } catch (error) {
    log.warn({ event: 'account_status_unknown', error: String((error as { code?: unknown })?.code ?? error) })
    const status = Promise.resolve({ voidBefore: 0 })
    statusByUid.set(claims.uid, { askedAt: now - STATUS_MAX_AGE_MS + UNKNOWN_MS, status })
    return true
  }
}

/** Sign-ins of an account before this time (ms) are void, as far as the shop knows. */
export async function getVoidBefore(provider: Auth, uid: string): Promise<number> {
  const status = await keptAccountStatus(provider, uid, Date.now()).catch(() => null)
  return status?.voidBefore ?? 0
}

/** Call it after the shop itself ended an account, so that the next read asks the provider again. */
export const forgetAccountStatus = (uid: string): void => void statusByUid.delete(uid)

function keptAccountStatus(provider: Auth, uid: string, now: number): Promise<AccountStatus> {
  const before = statusByUid.get(uid)
  if (before && now - before.askedAt < STATUS_MAX_AGE_MS) return before.status
  const status = answerInTime(fetchAccountStatus(provider, uid), PATIENCE_MS)
  statusByUid.set(uid, { askedAt: now, status })
  return status
}

async function fetchAccountStatus(provider: Auth, uid: string): Promise<AccountStatus> {
  try {
    const user = await provider.getUser(uid)
    if (user.disabled) return null
    return { voidBefore: user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0 }
  } catch (error) {
    if ((error as { code?: unknown })?.code === 'auth/user-not-found') return null
    throw error
  }
}
