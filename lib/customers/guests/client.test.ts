import { beforeEach, expect, test, vi } from 'vitest'
import { choosePassword } from './client'

const sdk = vi.hoisted(() => ({
  user: null as { isAnonymous: boolean } | null,
  made: [] as string[],
}))
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { credential: () => ({}) },
  linkWithCredential: async () => void sdk.made.push('linked'),
  createUserWithEmailAndPassword: async () => void sdk.made.push('created'),
  signInWithEmailAndPassword: async () => {
    if (sdk.made.length === 0) throw new Error('auth/invalid-credential')
    return { user: {} }
  },
}))
vi.mock('@/lib/platform/identity/firebase/firebase-client', () => ({
  firebase: async () => ({ auth: {} }),
  firebaseUser: async () => sdk.user,
}))
vi.mock('@/lib/platform/identity/client', () => ({ sessionChanged: vi.fn() }))
vi.mock('@/lib/platform/identity/session/renewal', () => ({ noteRenewal: vi.fn(), openSessionOf: vi.fn() }))

beforeEach(() => {
  sdk.made = []
})

test.each([
  ['the anonymous sign-in gets a password', { isAnonymous: true }, 'linked'],
  ['a browser that has lost it registers as any other', null, 'created'],
] as const)('%s', async (_, user, made) => {
  sdk.user = user
  await choosePassword('jan@example.com', 'demo1234')
  expect(sdk.made).toEqual([made])
})
