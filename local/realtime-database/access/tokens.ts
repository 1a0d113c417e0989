import { Refusal } from '../data/tree'

/** The variable `auth` of the security rules. */
export type RulesAuth = { uid: string; provider?: string; token: Record<string, unknown> }

/** Null is a visitor; the owner is the Admin SDK, to which rules do not apply. */
export type Identity = RulesAuth | 'owner' | null

/** The Admin SDK sends this to an emulator instead of a service account's token. */
const OWNER_TOKEN = 'owner'

export type TokenOptions = {
  projectId: string
  /** False for browsers: a page never has the owner's rights, whatever token it sends. */
  mayBeOwner: boolean
}

/** The identity of a token. Throws `Refusal` with the status that makes the SDKs fetch a fresh token. */
export function identify(token: unknown, { projectId, mayBeOwner }: TokenOptions): RulesAuth | 'owner' {
  if (token === OWNER_TOKEN && mayBeOwner) return 'owner'
  const claims = readClaims(token)
  const { sub, aud, iss, exp, firebase } = claims
  if (aud !== projectId || iss !== `https://securetoken.google.com/${projectId}`)
    throw new Refusal('invalid_token', `The token is of another project than ${projectId}`)
  if (typeof sub !== 'string' || sub === '') throw new Refusal('invalid_token', 'The token names no user')
  if (typeof exp !== 'number' || exp * 1000 <= Date.now())
    throw new Refusal('expired_token', 'The token has expired')
  const { sign_in_provider: provider } = Object(firebase)
  return { uid: sub, token: claims, ...(provider ? { provider } : {}) }
}

function readClaims(token: unknown): Record<string, unknown> {
  const [header, claims, signature, ...rest] = String(token).split('.')
  if (signature === '' && rest.length === 0 && decode(header).alg === 'none') return decode(claims)
  throw new Refusal('invalid_token', 'Only the unsigned tokens of the auth emulator are taken here')
}

function decode(part = ''): Record<string, unknown> {
  try {
    return { ...JSON.parse(Buffer.from(part, 'base64url').toString()) }
  } catch {
    throw new Refusal('invalid_token', 'The token cannot be read')
  }
}
