import { expect, test } from 'vitest'
import { ANNA, emulatorToken, PROJECT } from '../fixtures'
import { identify } from './tokens'

const annasToken = emulatorToken(ANNA)
const browser = { projectId: PROJECT, mayBeOwner: false }

test('a token stands for its user, with its claims for the rules', () => {
  expect(identify(annasToken, browser)).toMatchObject({
    uid: ANNA.uid,
    provider: 'password',
    token: { email: ANNA.email },
  })
})

test.each([[undefined], [''], ['not a token'], ['a.b.'], [`${annasToken}x`], [7]])(
  '%j is no token',
  (token) => {
    expect(() => identify(token, { projectId: PROJECT, mayBeOwner: true })).toThrow(
      expect.objectContaining({ status: 'invalid_token' }),
    )
  },
)

test('an expired token is called expired, so that the client fetches another', () => {
  const expired = emulatorToken(ANNA, { exp: Math.floor(Date.now() / 1000) - 1 })
  expect(() => identify(expired, browser)).toThrow(expect.objectContaining({ status: 'expired_token' }))
})

test.each([
  ['another project', { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }],
  ['another issuer', { iss: 'https://example.com' }],
  ['nobody', { sub: '' }],
])('a token of %s opens nothing', (_, claims) => {
  expect(() => identify(emulatorToken(ANNA, claims), browser)).toThrow(
    expect.objectContaining({ status: 'invalid_token' }),
  )
})

test('a token with a signature is refused, since nobody here can check it', () => {
  const unsigned = 'Only the unsigned tokens'
  expect(() => identify(`${annasToken}c2lnbmVk`, browser)).toThrow(unsigned)
  const header = Buffer.from('{"alg":"RS256"}').toString('base64url')
  expect(() => identify(`${header}.${annasToken.split('.')[1]}.`, browser)).toThrow(unsigned)
})

test('a page in a browser cannot call itself the owner', () => {
  expect(identify('owner', { projectId: PROJECT, mayBeOwner: true })).toBe('owner')
  expect(() => identify('owner', browser)).toThrow(expect.objectContaining({ status: 'invalid_token' }))
})
