import 'server-only'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { consume } from '@/lib/limits/service'
import { identityProvider } from './firebase-admin'
import { forgetStanding, soon, stillStands } from './standing'
import { type ShopUser, userOf } from './user'

export const SESSION_COOKIE = 'session'
/** Firebase allows 5 minutes to 14 days. */
const SESSION_SECONDS = 5 * 24 * 60 * 60
/** A stolen ID token must not be turned into a session long after its sign-in. */
const FRESH_SECONDS = 60 * 60
const CONFIRMED_SECONDS = 5 * 60
/** Who writes waits this long for the provider, which tries again by itself meanwhile. */
const PATIENCE_MS = 8_000

type Caller = { user: ShopUser; by: 'token' | 'cookie' }

/**
 * Who sent a request, by its bearer token or else its session cookie; null for a visitor.
 * A bearer token that does not hold is an error (401), a cookie that does not hold is a visitor.
 * `revoked` asks the identity provider at once whether the account still stands, a call over the network; without it
 * the answer may be two minutes old.
 */
export async function callerOf(headers: Headers, { revoked }: { revoked: boolean }): Promise<Caller | null> {
  const bearer = bearerOf(headers)
  if (bearer) return { user: await verified(bearer, 'token', revoked), by: 'token' }
  const cookie = sessionCookieOf(headers)
  if (!cookie) return null
  try {
    return { user: await verified(cookie, 'cookie', revoked), by: 'cookie' }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'account.not_authenticated') return null
    throw error
  }
}

/** The token of a request that names one; a header of another kind says nothing about who is calling. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

export function sessionCookieOf(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const prefix = `${SESSION_COOKIE}=`
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || undefined
}

async function verified(token: string, kind: 'token' | 'cookie', revoked: boolean): Promise<ShopUser> {
  try {
    const provider = identityProvider()
    const asked =
      kind === 'token' ? provider.verifyIdToken(token, revoked) : provider.verifySessionCookie(token, revoked)
    const claims = await soon(asked, PATIENCE_MS)
    if (!revoked && !(await stillStands(provider, claims))) throw new ShopError('account.not_authenticated')
    return userOf(claims)
  } catch (error) {
    if (ended.has(codeOf(error))) forgetStanding(subjectOf(token))
    throw refusalOf(error)
  }
}

/** The provider's reasons that say: this account's sign-in held once, and does no more. */
const ended = new Set([
  'auth/id-token-revoked',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])

const codeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? '')

/** Whose a token is whose signature has been verified. */
const subjectOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub

function refusalOf(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  return new ShopError(isRefusal(error) ? 'account.not_authenticated' : 'unavailable')
}

/** Whether the provider said something about the token. Whatever else went wrong signs nobody out. */
function isRefusal(error: unknown): boolean {
  return /^auth\/(argument-error|id-token-(expired|revoked)|session-cookie-(expired|revoked)|user-(disabled|not-found)|invalid-(id-token|session-cookie|uid|argument))$/.test(
    codeOf(error),
  )
}

/**
 * Turns a fresh ID token into the value of the session cookie, as a `Set-Cookie` header. `address` is where the call
 * came from.
 * @throws ShopError account.not_authenticated, too_many_requests, unavailable
 */
export async function openSession(idToken: string, address: string): Promise<string> {
  try {
    const provider = identityProvider()
    const claims = await provider.verifyIdToken(idToken, true)
    if (age(claims.auth_time) > FRESH_SECONDS && age(claims.iat) > FRESH_SECONDS)
      throw new ShopError('account.not_authenticated')
    await consume(['sessionsOpened', claims.uid])
    const value = await provider.createSessionCookie(idToken, { expiresIn: SESSION_SECONDS * 1000 })
    return cookie(value, SESSION_SECONDS)
  } catch (error) {
    const refusal = refusalOf(error)
    // Only failures count, after the check: junk from an address must not keep a good token out.
    if (refusal.code === 'account.not_authenticated') await consume(['signInFailures', address])
    throw refusal
  }
}

/** Seconds since a claim's time. */
const age = (time: number) => Date.now() / 1000 - time

/**
 * Whether the password was typed within the last five minutes: what cannot be undone needs more than a session.
 * @throws ShopError account.not_authenticated for a token of another time or account
 */
export async function confirmIdentity(idToken: string, uid: string): Promise<void> {
  try {
    const claims = await identityProvider().verifyIdToken(idToken, true)
    if (claims.uid !== uid || age(claims.auth_time) > CONFIRMED_SECONDS)
      throw new ShopError('account.not_authenticated')
  } catch (error) {
    throw refusalOf(error)
  }
}

/** The `Set-Cookie` header that ends a session in this browser. */
export const closedSession = (): string => cookie('', 0)

function cookie(value: string, maxAge: number): string {
  const secure = new URL(env().SHOP_ORIGIN).protocol === 'https:' ? '; Secure' : ''
  // Lax, not Strict: a buyer who returns from the payment site is still signed in
  return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}

/**
 * Whether a request was sent by a page of the shop itself. Compared with the host that the browser asked for, which a
 * foreign page cannot choose, or with the shop's public address where a proxy rewrites the host.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (!origin || origin === 'null' || !URL.canParse(origin)) return false
  return origin === env().SHOP_ORIGIN || new URL(origin).host === headers.get('host')
}
