import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import type { Role } from '@/lib/platform/identity/roles'
import { changeAccount } from './accounts'
import { type Account, createBuyer, origin, signInAs, signInAsAdministrator } from './api'
import { rows } from './database'
import { createAdministrator, revoke } from './orders'
import { sendRaw } from './raw-request'

type Headers = Record<string, string>
/** A caller and its credentials: a bearer token for calls, a session cookie for pages. */
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
export async function signInCaller(account: Account): Promise<Caller> {
  const opened = await sendRaw(
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

/** The account of somebody of the staff who has this role, and no claim. */
export async function createMember(role: Role): Promise<Account> {
  const { uid, email, password } = await createBuyer()
  await changeAccount(uid, { emailVerified: true })
  await rows('INSERT INTO staff_member (uid, email, role) VALUES ($1, $2, $3)', uid, email, role)
  // a token says whether the address was confirmed before it was issued
  return signInAs(email, password)
}

export const isMember = async (email: string) =>
  (await rows('SELECT 1 FROM staff_member WHERE email = $1 AND removed_at IS NULL', email)).length > 0

/** Uses one token both as bearer token and as session cookie. */
export const bearing = (uid: string, token: string): Caller => ({
  uid,
  token,
  bearer: { authorization: `Bearer ${token}` },
  cookie: { cookie: `session=${token}` },
})

export const createCaller = async (name: CallerName): Promise<Caller> =>
  signInCaller(await (name === 'administrator' ? createAdministrator() : createBuyer()))

/** One caller of each kind. The forged one uses the first of `createForgedTokens`. */
export async function createCallers(): Promise<Callers> {
  const former = await createAdministrator()
  const revoked = await signInCaller(former)
  await revoke(former)
  return {
    visitor: aVisitor,
    customer: await createCaller('customer'),
    'other customer': await createCaller('other customer'),
    administrator: await createCaller('administrator'),
    revoked,
    forged: bearing('', Object.values(await createForgedTokens())[0] ?? ''),
  }
}

/**
 * Forged tokens of an administrator. A token without a signature is missing here, because the auth emulator issues
 * only such tokens; lib/platform/identity/session/session.db.test.ts checks that the real verification refuses it.
 */
export async function createForgedTokens(): Promise<Record<string, string>> {
  const { token } = await signInAsAdministrator()
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
