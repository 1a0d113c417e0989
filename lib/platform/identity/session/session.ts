import 'server-only'
import { ShopError } from '@/lib/platform/errors'
import { ownCookie, setOwnCookie } from '@/lib/platform/http/own-cookie'
import { forgetAccountStatus, isAccountActive } from '@/lib/platform/identity/account-status'
import { hasAdminClaim } from '@/lib/platform/identity/admins.service'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { callerFrom } from '@/lib/platform/identity/staff-access'
import type { ShopUser } from '@/lib/platform/identity/user'
import { consume } from '@/lib/platform/limits/service'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { answerInTime } from '@/lib/platform/runtime/time-limit'
import {
  endSession,
  extendSession,
  insertSession,
  readOpenSession,
  readStanding,
  sessionIdOf,
} from './session-store.service'
import { verifiedClaims } from './verified-tokens'

const SESSION_COOKIE = 'session'
/** Firebase allows 5 minutes to 14 days. */
const SESSION_SECONDS = 5 * 24 * 60 * 60
/** A session needs a recently typed password: a browser whose session was ended cannot open another one without. */
const FRESH_SECONDS = 10 * 60
const CONFIRMED_SECONDS = 5 * 60
/** How long callers wait for the provider at most; its SDK retries by itself. */
const PATIENCE_MS = 8_000

type Caller = { user: ShopUser; by: 'token' | 'cookie' }

/**
 * Who sent a request, by its bearer token or else its session cookie; null for a visitor. An invalid bearer token is an
 * error (401); an invalid cookie counts as a visitor. The session's row, the role and the second factor are read each
 * time, so that an ended session is over at once, and so is a role. `revoked` asks the identity provider whether the account is still active, which costs a call over the
 * network; without it that answer may be as old as account-status.ts allows.
 */
export async function callerOf(headers: Headers, { revoked }: { revoked: boolean }): Promise<Caller | null> {
  const bearer = bearerOf(headers)
  if (bearer) return { user: await verifyCredentials({ token: bearer }, revoked), by: 'token' }
  const cookie = cookiePartsOf(headers)
  if (!cookie) return null
  try {
    return { user: await verifyCredentials(cookie, revoked), by: 'cookie' }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'account.not_authenticated') return null
    throw error
  }
}

/** The bearer token of a request; an Authorization header of another kind is ignored. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

export function sessionCookieOf(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  const prefix = `${ownCookie(SESSION_COOKIE)}=`
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || undefined
}

/** The two parts of a session cookie: the secret of the session's row, and the provider's signed token. */
type CookieParts = { secret: string; token: string }

function cookiePartsOf(headers: Headers): CookieParts | null {
  const [, secret, token] = /^([\w-]{43})\.(.+)$/.exec(sessionCookieOf(headers) ?? '') ?? []
  return secret && token ? { secret, token } : null
}

/** The id of the session in a request's cookie, whether it is still valid or not. */
export function heldSessionId(headers: Headers): string | null {
  const cookie = cookiePartsOf(headers)
  return cookie && sessionIdOf(cookie.secret)
}

async function verifyCredentials({ token, secret }: { token: string; secret?: string }, revoked: boolean) {
  const provider = identityProvider()
  const askProvider = () =>
    answerInTime(
      secret ? provider.verifySessionCookie(token, true) : provider.verifyIdToken(token, true),
      PATIENCE_MS,
    )
  try {
    // The signature first, which needs no call: a forged token reaches neither database nor provider.
    const claims = await answerInTime(
      verifiedClaims(provider, secret ? 'cookie' : 'token', token),
      PATIENCE_MS,
    )
    const asker = { uid: claims.uid, hasClaim: claims.admin === true }
    const standing = secret
      ? await readOpenSession(sessionIdOf(secret), asker)
      : await readStanding(sessionIdOf(token), asker)
    if (!standing) throw new ShopError('account.not_authenticated')
    if (revoked) await askProvider()
    else if (!(await isAccountActive(provider, claims))) throw new ShopError('account.not_authenticated')
    const isOwnerByClaim = asker.hasClaim && !standing.entry
    // a token keeps its claim for an hour after the provider has taken it back
    const admin =
      isOwnerByClaim && (!revoked || (await answerInTime(hasAdminClaim(provider, claims.uid), PATIENCE_MS)))
    return callerFrom({ ...claims, admin }, standing)
  } catch (error) {
    if (ended.has(errorCodeOf(error))) forgetAccountStatus(subjectOf(token))
    throw sessionRefusal(error)
  }
}

/** The provider's codes for a sign-in that was valid once and no longer is. */
const ended = new Set([
  'auth/id-token-revoked',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
])

const errorCodeOf = (error: unknown) => String((error as { code?: unknown })?.code ?? '')

type SignedClaims = {
  sub: string
  email?: string
  email_verified?: boolean
  /** In seconds, as `exp` is. */
  auth_time: number
  exp: number
}

/** The claims in a token whose signature has been verified. */
export const claimsIn = (token: string): SignedClaims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** The account id in a verified token. */
const subjectOf = (token: string): string => claimsIn(token).sub

/** The account of a verified token, its e-mail, and whether that is confirmed. */
export function accountIn(token: string): { uid: string; email: string | null; isConfirmed: boolean } {
  const { sub, email, email_verified: isConfirmed } = claimsIn(token)
  return { uid: sub, email: email ?? null, isConfirmed: isConfirmed === true }
}

function sessionRefusal(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  if (isRefusal(error)) return new ShopError('account.not_authenticated')
  return new ShopError('unavailable', [], { 'retry-after': '5' })
}

/**
 * Whether the error is the provider's verdict on the token. Any other error signs nobody out. The SDK gives a failure to
 * fetch the signing keys the code of a bad token; only its message tells the two apart.
 */
function isRefusal(error: unknown): boolean {
  if (/^Error (while|fetching) /.test(String((error as { message?: unknown })?.message ?? ''))) return false
  return /^auth\/(argument-error|id-token-(expired|revoked)|session-cookie-(expired|revoked)|user-(disabled|not-found)|invalid-(id-token|session-cookie|uid|argument))$/.test(
    errorCodeOf(error),
  )
}

/**
 * The uid of an anonymous sign-in.
 * @throws ShopError account.not_authenticated for any other token, too_many_requests, unavailable
 */
export async function anonymousUid(idToken: string, address: string): Promise<string> {
  try {
    const claims = await answerInTime(identityProvider().verifyIdToken(idToken, true), PATIENCE_MS)
    if (claims.firebase.sign_in_provider !== 'anonymous') throw new ShopError('account.not_authenticated')
    return claims.uid
  } catch (error) {
    throw await countedRefusal(error, address)
  }
}

/**
 * Opens a session with an ID token, or renews the session in the request's cookie. Returns a `Set-Cookie` header.
 * `address` is the client's address; `isProven` says that something else than the token has just shown whose it is.
 * @throws ShopError account.not_authenticated, too_many_requests, unavailable
 */
export async function openSession(
  idToken: string,
  address: string,
  headers: Headers,
  { isProven = false } = {},
): Promise<string> {
  try {
    const provider = identityProvider()
    const claims = await answerInTime(provider.verifyIdToken(idToken, true), PATIENCE_MS)
    const oldSecret = cookiePartsOf(headers)?.secret
    const session = { uid: claims.uid, signedInAt: claims.auth_time, lastsFor: SESSION_SECONDS }
    const renewed = oldSecret !== undefined && (await extendSession(sessionIdOf(oldSecret), session))
    if (!renewed && !isProven && age(claims.auth_time) > FRESH_SECONDS)
      throw new ShopError('account.not_authenticated')
    await consume(['sessionsOpened', claims.uid])
    const expiresIn = SESSION_SECONDS * 1000
    const value = await answerInTime(provider.createSessionCookie(idToken, { expiresIn }), PATIENCE_MS)
    if (renewed) return cookie(`${oldSecret}.${value}`, SESSION_SECONDS)
    // The browser loses its previous cookie, so a copy of it must not stay valid.
    if (oldSecret) await endSession(sessionIdOf(oldSecret))
    const secret = await insertSession({ ...session, userAgent: headers.get('user-agent') })
    log.info({ event: 'session.opened', uid: claims.uid })
    return cookie(`${secret}.${value}`, SESSION_SECONDS)
  } catch (error) {
    throw await countedRefusal(error, address)
  }
}

/** Only failures count, after the check: invalid tokens from an address must not lock out a valid one. */
async function countedRefusal(error: unknown, address: string): Promise<ShopError> {
  const refusal = sessionRefusal(error)
  if (refusal.code === 'account.not_authenticated') await consume(['signInFailures', address])
  return refusal
}

/** Seconds since the time of a claim. */
const age = (time: number) => Date.now() / 1000 - time

/**
 * Checks that the password was typed within the last five minutes, because irreversible actions need more than a
 * session.
 * @throws ShopError account.not_authenticated for an older token or another account's
 */
export async function confirmIdentity(idToken: string, uid: string): Promise<void> {
  try {
    const claims = await answerInTime(identityProvider().verifyIdToken(idToken, true), PATIENCE_MS)
    if (claims.uid !== uid || age(claims.auth_time) > CONFIRMED_SECONDS)
      throw new ShopError('account.not_authenticated')
  } catch (error) {
    throw sessionRefusal(error)
  }
}

/** Ends the session in the request's cookie; copies of the cookie become invalid too. */
export async function closeSession(headers: Headers): Promise<void> {
  const id = heldSessionId(headers)
  if (id) await endSession(id)
}

/** The `Set-Cookie` header that removes the session cookie from this browser. */
export const closedSession = (): string => cookie('', 0)

const cookie = (value: string, maxAge: number) => setOwnCookie(SESSION_COOKIE, value, maxAge)

/**
 * Whether a request was sent by a page of the shop. Compares the origin with the requested host, which a foreign page
 * cannot choose, under the scheme that the shop is served with; or with the shop's public address, for a proxy that
 * rewrites the host.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('host')
  const { SHOP_ORIGIN } = env()
  if (origin === SHOP_ORIGIN) return true
  return host !== null && origin === `${new URL(SHOP_ORIGIN).protocol}//${host}`
}
