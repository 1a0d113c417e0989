import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANNA, emulatorToken, PIOTR, PROJECT } from '../fixtures'
import { identify } from './tokens'

const annasToken = emulatorToken(ANNA)

let lookup: Server
let authEmulator: string

beforeAll(async () => {
  // Answers like the auth emulator's accounts:lookup with Anna as the only user.
  lookup = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const isKnown = request.url?.startsWith('/identitytoolkit.googleapis.com/v1/accounts:lookup')
    response.writeHead(isKnown && JSON.parse(body).idToken === annasToken ? 200 : 400).end('{}')
  }).listen(0, '127.0.0.1')
  await once(lookup, 'listening')
  authEmulator = `127.0.0.1:${(lookup.address() as AddressInfo).port}`
})

afterAll(() => {
  lookup.close()
})

test('a token stands for its user, with its claims for the rules', async () => {
  const identity = await identify(annasToken, { projectId: PROJECT, mayBeOwner: false })
  expect(identity).toMatchObject({
    kind: 'user',
    auth: { uid: ANNA.uid, provider: 'password', token: { email: ANNA.email } },
  })
})

test('an invented token of an unknown user is refused when there is an auth emulator to ask', async () => {
  const options = { projectId: PROJECT, mayBeOwner: false, authEmulator }
  await expect(identify(annasToken, options)).resolves.toMatchObject({ kind: 'user' })
  await expect(identify(emulatorToken(PIOTR), options)).rejects.toThrow(
    `The auth emulator does not know ${PIOTR.email}`,
  )
})

test('the check of a token says so when the auth emulator is not there', async () => {
  const options = { projectId: PROJECT, mayBeOwner: false, authEmulator: '127.0.0.1:1' }
  await expect(identify(annasToken, options)).rejects.toThrow(
    'The auth emulator at 127.0.0.1:1 does not answer',
  )
})

test.each([[undefined], [''], ['not a token'], ['a.b.'], [`${annasToken}x`], [7]])(
  '%j is no token',
  async (token) => {
    await expect(identify(token, { projectId: PROJECT, mayBeOwner: true })).rejects.toMatchObject({
      status: 'invalid_token',
    })
  },
)

test('an expired token is called expired, so that the client fetches another', async () => {
  const expired = emulatorToken(ANNA, { exp: Math.floor(Date.now() / 1000) - 1 })
  await expect(identify(expired, { projectId: PROJECT, mayBeOwner: false })).rejects.toMatchObject({
    status: 'expired_token',
  })
})
