import { Refusal } from '../refusal'

/** The variable `auth` of the security rules. */
export type RulesAuth = { uid: string; provider?: string; token: Record<string, unknown> }

export type Identity =
  | { kind: 'visitor' }
  | { kind: 'user'; auth: RulesAuth; expiresAt: number }
  /** The Admin SDK: rules do not apply to it. */
  | { kind: 'owner' }

export const VISITOR: Identity = { kind: 'visitor' }

/** The Admin SDK sends this to an emulator instead of a service account's token. */
const OWNER_TOKEN = 'owner'

export type TokenOptions = {
  projectId: string
  /** `host:port` of the auth emulator: when set, it must know the token's user. */
  authEmulator?: string
  /** False for browsers: a page never has the owner's rights, whatever token it sends. */
  mayBeOwner: boolean
}

/** The identity of a token. Throws `Refusal` with the status that makes the SDKs fetch a fresh token. */
export async function identify(token: unknown, options: TokenOptions): Promise<Identity> {
  if (typeof token !== 'string' || token === '') throw new Refusal('invalid_token', 'The token is missing')
  if (token === OWNER_TOKEN) {
    if (options.mayBeOwner) return { kind: 'owner' }
    throw new Refusal('invalid_token', 'A browser cannot have the owner token')
  }
  const claims = readClaims(token)
  const { sub, aud, iss, exp, email, firebase } = claims
  if (aud !== options.projectId || iss !== `https://securetoken.google.com/${options.projectId}`) {
    throw new Refusal('invalid_token', `The token is of another project than ${options.projectId}`)
  }
  if (typeof sub !== 'string' || sub === '') throw new Refusal('invalid_token', 'The token names no user')
  if (typeof exp !== 'number' || exp * 1000 <= Date.now()) {
    throw new Refusal('expired_token', 'The token has expired')
  }
  if (options.authEmulator) await askAuthEmulator(options.authEmulator, token, String(email ?? sub))
  const auth: RulesAuth = { uid: sub, token: claims }
  const provider = isRecord(firebase) ? firebase.sign_in_provider : undefined
  if (typeof provider === 'string') auth.provider = provider
  return { kind: 'user', auth, expiresAt: exp * 1000 }
}

function readClaims(token: string): Record<string, unknown> {
  const [header, claims, signature, ...rest] = token.split('.')
  const isUnsigned = signature === '' && rest.length === 0 && decode(header).alg === 'none'
  if (!isUnsigned) {
    throw new Refusal('invalid_token', 'Only the unsigned tokens of the auth emulator are taken here')
  }
  return decode(claims)
}

function decode(part: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
    if (isRecord(value)) return value
  } catch {
    // The error below explains it.
  }
  throw new Refusal('invalid_token', 'The token cannot be read')
}

async function askAuthEmulator(host: string, idToken: string, user: string): Promise<void> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => {
    throw new Refusal('invalid_token', `The auth emulator at ${host} does not answer`)
  })
  if (!answer.ok) throw new Refusal('invalid_token', `The auth emulator does not know ${user}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
