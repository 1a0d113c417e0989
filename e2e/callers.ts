import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { type Account, aBuyer, origin, theAdministrator } from './api'
import { anAdministrator, revoke } from './orders'
import { raw } from './raw'

type Headers = Record<string, string>
/** Somebody who calls, and what they show: a token for calls, a cookie for pages. */
export type Caller = { uid: string; token: string; bearer: Headers; cookie: Headers; account?: Account }

export const callerNames = [
  'visitor',
  'customer',
  'other customer',
  'administrator',
  'revoked',
  'forged',
] as const
export type CallerName = (typeof callerNames)[number]
export type Callers = Record<CallerName, Caller>

const aVisitor: Caller = { uid: '', token: '', bearer: {}, cookie: {} }

/** A caller with a session of this account. */
export async function callerOf(account: Account): Promise<Caller> {
  const opened = await raw(
    'POST',
    '/api/session',
    { 'content-type': 'application/json', origin },
    JSON.stringify({ idToken: account.token }),
  )
  const cookie = /session=[^;]+/.exec(opened.headers['set-cookie'] ?? '')?.[0]
  if (!cookie) throw new Error(`no session for ${account.email}: ${opened.status}`)
  const { uid, token } = account
  return { uid, token, bearer: { authorization: `Bearer ${token}` }, cookie: { cookie }, account }
}

/** Shows a token both as bearer token and as session cookie. */
export const bearing = (uid: string, token: string): Caller => ({
  uid,
  token,
  bearer: { authorization: `Bearer ${token}` },
  cookie: { cookie: `session=${token}` },
})

/** One of each. The forged one shows the first of `forgedTokens`. */
export async function allCallers(): Promise<Callers> {
  const former = await anAdministrator()
  const revoked = await callerOf(former)
  await revoke(former)
  return {
    visitor: aVisitor,
    customer: await callerOf(await aBuyer()),
    'other customer': await callerOf(await aBuyer()),
    administrator: await callerOf(await anAdministrator()),
    revoked,
    forged: bearing('', Object.values(await forgedTokens())[0] ?? ''),
  }
}

/**
 * Tokens of an administrator that nobody issued. One without a signature is missing here, because the auth emulator
 * issues no others: lib/identity/session/session.db.test.ts has the real keys refuse it.
 */
export async function forgedTokens(): Promise<Record<string, string>> {
  const { token } = await theAdministrator()
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = (alg: string, changes: object = {}) =>
    `${encode({ alg, typ: 'JWT', kid: 'forged' })}.${encode({ ...claims, ...changes })}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const byKey = text('RS256')
  const bySecret = text('HS256')
  const hour = 3_600
  return {
    'signed with another key': `${byKey}.${createSign('RSA-SHA256').update(byKey).sign(privateKey, 'base64url')}`,
    'signed with the public API key': `${bySecret}.${createHmac('sha256', 'demo').update(bySecret).digest('base64url')}`,
    'of another project': `${text('none', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' })}.`,
    expired: `${text('none', { iat: claims.iat - 2 * hour, auth_time: claims.iat - 2 * hour, exp: claims.iat - hour })}.`,
    'of an account that does not exist': `${text('none', { sub: 'nobody', user_id: 'nobody' })}.`,
    'no token at all': 'x',
  }
}
