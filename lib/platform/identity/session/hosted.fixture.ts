import { deleteApp, getApps, initializeApp } from 'firebase-admin/app'
import { afterAll, beforeAll, vi } from 'vitest'
import { loopbackGoogle } from '@/lib/platform/identity/firebase/google.fixture'
import * as environment from '@/lib/platform/runtime/env'
import { openSession } from './session'
import { insertSession } from './session-store.service'

const PROJECT = 'trakt-hosted'
export const ORIGIN = 'https://trakt.example'

export const google = await loopbackGoogle(PROJECT)

/** The shop of the file that calls this is hosted, with a Google on loopback, as a server that has just started. */
export function hostShop(): void {
  beforeAll(async () => {
    vi.stubEnv('SHOP_ORIGIN', ORIGIN)
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
    vi.spyOn(environment, 'env').mockReturnValue(
      environment.parseEnv({
        DATABASE_URL: process.env.DATABASE_URL,
        SHOP_ORIGIN: ORIGIN,
        FIREBASE_PROJECT_ID: PROJECT,
        FIREBASE_API_KEY: 'key',
        HASH_KEY: 'k'.repeat(32),
        FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
        FIREBASE_DATABASE_URL: `https://${PROJECT}-default-rtdb.firebaseio.com`,
      }),
    )
    await endFirebase()
    // the shop reuses a Firebase app that already exists
    initializeApp({
      projectId: PROJECT,
      httpAgent: google.agent,
      credential: { getAccessToken: async () => ({ access_token: 'owner', expires_in: 3_600 }) },
    })
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    vi.mocked(environment.env).mockRestore()
    await endFirebase()
  })
}

const endFirebase = () => Promise.all(getApps().map(deleteApp))

/** Ways to ask who calls: the provider at once, or what is known of the account. */
export const askProvider = { revoked: true }
export const believed = { revoked: false }

export const now = () => Math.floor(Date.now() / 1_000)
let made = 0
let uid = ''

/** Creates an account and uses it for the following claims; Google answers from now on. */
export function createAccount(): string {
  made += 1
  uid = `uid-${made}`
  google.accounts.set(uid, { email: 'jan@trakt.example' })
  google.reachable(true)
  google.befall(null)
  return uid
}

/** Claims of an ID token that the hosted project would issue now. */
export const claims = (changes: object = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: uid,
  user_id: uid,
  auth_time: now() - 10,
  iat: now() - 10,
  exp: now() + 3_590,
  email: 'jan@trakt.example',
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
  name: 'Jan Kowalski',
  ...changes,
})
export const sessionClaims = (changes: object = {}) =>
  claims({ iss: `https://session.firebase.google.com/${PROJECT}`, exp: now() + 86_400, ...changes })
export const bearing = (token: string) => new Headers({ authorization: `Bearer ${token}` })

/** The headers of a browser in which a session has been opened. */
export async function openBrowserSession(before = new Headers(), changes: object = {}): Promise<Headers> {
  const [cookie = ''] = (await openSession(google.sign(claims(changes)), 'd', before)).split(';')
  return new Headers({ ...Object.fromEntries(before), cookie })
}

/** The headers of a browser with an open session whose cookie holds `token`. */
export async function openSessionWithToken(token: string): Promise<Headers> {
  const signedIn = { uid, signedInAt: now() - 10, lastsFor: 3_600, userAgent: null }
  return new Headers({ cookie: `trakt-locale=en; __Host-session=${await insertSession(signedIn)}.${token}` })
}
