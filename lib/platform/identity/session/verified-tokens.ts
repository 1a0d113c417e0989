import 'server-only'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { LRUCache } from 'lru-cache'

const MOST_TOKENS = 5_000

/** Claims of tokens whose signature was good; that stays so until they expire. */
const claimsByToken = new LRUCache<string, DecodedIdToken>({ max: MOST_TOKENS })

type Kind = 'token' | 'cookie'

/**
 * The claims of an ID token or of a session cookie. The signature is checked at the first use only.
 * Whether the account is still active is another question (account-status.ts): in the demo the SDK would put it to the
 * emulator at every call, although nobody asks it here.
 */
export async function verifiedClaims(provider: Auth, kind: Kind, token: string): Promise<DecodedIdToken> {
  const key = `${kind} ${token}`
  const before = claimsByToken.get(key)
  if (before && before.exp * 1_000 > Date.now()) return before
  const claims = await (kind === 'cookie'
    ? provider.verifySessionCookie(token, false)
    : provider.verifyIdToken(token, false))
  claimsByToken.set(key, claims)
  return claims
}
