import { beforeEach, expect, test, vi } from 'vitest'
import { register, signIn } from './client'

type SdkUser = { isAnonymous: boolean; getIdToken: () => Promise<string> }

const present = vi.hoisted(() => ({ user: null as SdkUser | null }))
const openSessionOf = vi.hoisted(() => vi.fn())
const account = { isAnonymous: false, getIdToken: async () => 'account' }
vi.mock('firebase/auth', () => {
  // each of them ends the sign-in of before
  const signedIn = async () => {
    present.user = account
    return { user: account }
  }
  return {
    signInWithEmailAndPassword: signedIn,
    createUserWithEmailAndPassword: signedIn,
    sendEmailVerification: async () => undefined,
  }
})
vi.mock('@/lib/platform/identity/firebase/firebase-client', () => ({
  firebase: async () => ({ auth: { signOut: async () => undefined } }),
  firebaseUser: async () => present.user,
}))
vi.mock('@/lib/platform/identity/client', () => ({
  currentSession: async () => ({ status: 'out', user: null }),
  sessionChanged: vi.fn(),
}))
vi.mock('@/lib/platform/identity/session/renewal', () => ({ forgetIdentity: vi.fn(), openSessionOf }))

beforeEach(() => {
  openSessionOf.mockClear()
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } })
})

const jan = { email: 'jan@example.com', password: 'demo1234', consent: true }

test.each([
  ['an anonymous sign-in gives its token', { isAnonymous: true, getIdToken: async () => 'former' }, 'former'],
  ['an account gives none', account, undefined],
  ['nor does a browser without a sign-in', null, undefined],
  [
    'an anonymous sign-in that is gone keeps nobody outside',
    { isAnonymous: true, getIdToken: () => Promise.reject(new Error('auth/user-token-expired')) },
    undefined,
  ],
])('before signing in and registering %s', async (_, user, formerToken) => {
  for (const enter of [() => signIn(jan), () => register(jan, 'pl')]) {
    present.user = user
    await enter()
    expect(openSessionOf).toHaveBeenLastCalledWith(account, { fresh: false, formerToken })
  }
})
