import 'server-only'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { answerInTime } from '@/lib/core/time-limit'
import { forgetAccountStatus, isAccountActive } from '@/lib/identity/account-status'
import { identityProvider } from '@/lib/identity/firebase/firebase-admin'
import { type ShopUser, userOf } from '@/lib/identity/user'
import { consume } from '@/lib/limits/service'
import { endSession, extendSession, insertSession, isSessionOpen, sessionIdOf } from './session-store'

export const SESSION_COOKIE = 'session'
/** Firebase allows 5 minutes to 14 days. */
const SESSION_SECONDS = 5 * 24 * 60 * 60
/** A session begins with a password that was just typed: a browser whose session was ended cannot open another. */
const FRESH_SECONDS = 10 * 60
const CONFIRMED_SECONDS = 5 * 60
/** Who asks the provider waits this long at most; its SDK tries again by itself meanwhile. */
const PATIENCE_MS = 8_000

type Caller = { user: ShopUser; by: 'token' | 'cookie' }

/**
 * Who sent a request, by its bearer token or else its session cookie; null for a visitor.
 * A bearer token that does not hold is an error (401), a cookie that does not hold is a visitor.
 * The shop's own row of the session is read each time, so that a session that was ended is over at once.
 * `revoked` asks the identity provider at once whether the account still stands, a call over the network; without it
 * the answer may be two minutes old.
 */
export async function callerOf(headers: Headers, { revoked }: { revoked: boolean }): Promise<Caller | null> {
  const bearer = bearerOf(headers)
  if (bearer) return { user: await verified({ token: bearer }, revoked), by: 'token' }
  const cookie = partsOf(headers)
  if (!cookie) return null
  try {
    return { user: await verified(cookie, revoked), by: 'cookie' }
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

/** The two parts of a session cookie: the secret of the shop's row, and what the provider signed. */
type CookieParts = { secret: string; token: string }

function partsOf(headers: Headers): CookieParts | null {
  const [, secret, token] = /^([\w-]{43})\.(.+)$/.exec(sessionCookieOf(headers) ?? '') ?? []
  return secret && token ? { secret, token } : null
}

/** The id of the session whose cookie a request carries, whether it still holds or not. */
export function heldSessionId(headers: Headers): string | null {
  const cookie = partsOf(headers)
  return cookie && sessionIdOf(cookie.secret)
}

async function verified({ token, secret }: { token: string; secret?: string }, revoked: boolean) {
  const provider = identityProvider()
  const check = (ask: boolean) =>
    answerInTime(
      secret ? provider.verifySessionCookie(token, ask) : provider.verifyIdToken(token, ask),
      PATIENCE_MS,
    )
  try {
    // The signature first, which costs no call: what somebody made up reaches neither database nor provider.
    const claims = await check(false)
    if (secret && !(await isSessionOpen(sessionIdOf(secret), claims.uid)))
      throw new ShopError('account.not_authenticated')
    if (revoked) await check(true)
    else if (!(await isAccountActive(provider, claims))) throw new ShopError('account.not_authenticated')
    return userOf(claims)
  } catch (error) {
    if (ended.has(codeOf(error))) forgetAccountStatus(subjectOf(token))
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
  if (isRefusal(error)) return new ShopError('account.not_authenticated')
  return new ShopError('unavailable', [], { 'retry-after': '5' })
}

/**
 * Whether the provider said something about the token. Whatever else went wrong signs nobody out: the SDK reports signing
 * keys that it could not fetch with the code of a bad token, and only its words tell the two apart.
 */
function isRefusal(error: unknown): boolean {
  if (/^Error (while|fetching) /.test(String((error as { message?: unknown })?.message ?? ''))) return false
  return /^auth\/(argument-error|id-token-(expired|revoked)|session-cookie-(expired|revoked)|user-(disabled|not-found)|invalid-(id-token|session-cookie|uid|argument))$/.test(
    codeOf(error),
  )
}

/**
 * Opens a session with an ID token, or renews the one whose cookie the request carries. Answers with a `Set-Cookie`
 * header. `address` is where the call came from.
 * @throws ShopError account.not_authenticated, too_many_requests, unavailable
 */
export async function openSession(idToken: string, address: string, headers: Headers): Promise<string> {
  try {
    const provider = identityProvider()
    const claims = await answerInTime(provider.verifyIdToken(idToken, true), PATIENCE_MS)
    const held = partsOf(headers)?.secret
    const session = { uid: claims.uid, signedInAt: claims.auth_time, lastsFor: SESSION_SECONDS }
    const renewed = held !== undefined && (await extendSession(sessionIdOf(held), session))
    if (!renewed && age(claims.auth_time) > FRESH_SECONDS) throw new ShopError('account.not_authenticated')
    await consume(['sessionsOpened', claims.uid])
    const expiresIn = SESSION_SECONDS * 1000
    const value = await answerInTime(provider.createSessionCookie(idToken, { expiresIn }), PATIENCE_MS)
    if (renewed) return cookie(`${held}.${value}`, SESSION_SECONDS)
    // The browser forgets the session that it had before, so nobody else may go on using it.
    if (held) await endSession(sessionIdOf(held))
    const secret = await insertSession({ ...session, userAgent: headers.get('user-agent') })
    return cookie(`${secret}.${value}`, SESSION_SECONDS)
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
    const claims = await answerInTime(identityProvider().verifyIdToken(idToken, true), PATIENCE_MS)
    if (claims.uid !== uid || age(claims.auth_time) > CONFIRMED_SECONDS)
      throw new ShopError('account.not_authenticated')
  } catch (error) {
    throw refusalOf(error)
  }
}

/** Ends the session whose cookie a request carries: a copy of the cookie is a visitor's from then on. */
export async function closeSession(headers: Headers): Promise<void> {
  const id = heldSessionId(headers)
  if (id) await endSession(id)
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
 * foreign page cannot choose, under the scheme that the shop is served with, or with the shop's public address where a
 * proxy rewrites the host.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('host')
  const { SHOP_ORIGIN } = env()
  if (origin === SHOP_ORIGIN) return true
  return host !== null && origin === `${new URL(SHOP_ORIGIN).protocol}//${host}`
}
