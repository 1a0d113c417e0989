import { beforeEach, expect, test, vi } from 'vitest'
import { choosePassword } from './client'

const sdk = vi.hoisted(() => ({
  user: null as { isAnonymous: boolean; email?: string } | null,
  made: [] as string[],
}))
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { credential: () => ({}) },
  linkWithCredential: async () => void sdk.made.push('linked'),
  createUserWithEmailAndPassword: async () => void sdk.made.push('created'),
  signInWithEmailAndPassword: async () => {
    sdk.made.push('signed in')
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
  ['the anonymous sign-in gets a password', { isAnonymous: true }, ['linked']],
  ['a browser that has lost it registers as any other', null, ['created']],
  [
    'a browser with the sign-in of somebody else does too',
    { isAnonymous: false, email: 'ola@example.com' },
    ['created'],
  ],
  [
    'a second press after the account was made signs in to it',
    { isAnonymous: false, email: 'jan@example.com' },
    [],
  ],
])('%s', async (_, user, made) => {
  sdk.user = user
  await choosePassword('jan@example.com', 'demo1234')
  expect(sdk.made).toEqual([...made, 'signed in'])
})
