import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ANNA, ANNAS_KEY, emulatorToken, PIOTR, PIOTRS_KEY, PROJECT, userRecord } from '../fixtures'
import { type RealtimeDatabase, startRealtimeDatabase } from '../server'

const rulesFile = fileURLToPath(new URL('../../../database.rules.json', import.meta.url))

let server: RealtimeDatabase

beforeAll(async () => {
  server = await startRealtimeDatabase({ port: 0, projectId: PROJECT, rulesFile })
})

afterAll(async () => {
  await server.stop()
})

async function call(method: string, path: string, token: string | null, body?: unknown): Promise<unknown[]> {
  const answer = await fetch(`http://${server.host}:${server.port}${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return [answer.status, await answer.json()]
}

test('the owner fills, changes and empties the database', async () => {
  expect(await call('PUT', '/.json', 'owner', { Users: { [ANNAS_KEY]: userRecord(ANNA) } })).toEqual([
    200,
    null,
  ])
  expect(await call('PATCH', `/Users/${ANNAS_KEY}.json`, 'owner', { city: 'Gdynia' })).toEqual([200, null])
  expect(await call('GET', `/Users/${ANNAS_KEY}/city.json`, 'owner')).toEqual([200, 'Gdynia'])
  expect(await call('DELETE', '/Users.json', 'owner')).toEqual([200, null])
  expect(await call('GET', '/.json', 'owner')).toEqual([200, null])
})

test('the rules hold for everyone but the owner', async () => {
  await call('PUT', `/Users/${PIOTRS_KEY}.json`, 'owner', userRecord(PIOTR))
  const denied = [401, { error: 'Permission denied' }]
  expect(await call('GET', `/Users/${PIOTRS_KEY}.json`, emulatorToken(ANNA))).toEqual(denied)
  expect(await call('DELETE', `/Users/${PIOTRS_KEY}.json`, emulatorToken(ANNA))).toEqual(denied)
  expect(await call('PUT', `/Users/${PIOTRS_KEY}/role.json`, emulatorToken(PIOTR), 'admin')).toEqual([
    400,
    { error: 'The body is not JSON' },
  ])
  expect(await call('PUT', `/Users/${PIOTRS_KEY}/role.json`, emulatorToken(PIOTR), '"admin"')).toEqual(denied)
  expect(await call('GET', `/Users/${PIOTRS_KEY}/role.json`, emulatorToken(PIOTR))).toEqual([200, 'customer'])
  expect(await call('GET', `/Users/${PIOTRS_KEY}/role.json`, null)).toEqual(denied)
})

test.each([
  ['GET', '/Users', 'The path must end with .json'],
  ['GET', '/%E0%A4%A.json', 'The path is not percent-encoded'],
  ['GET', '/a%24b.json', '"a$b" cannot be a key of the database'],
  ['GET', '/constructor.json', '"constructor" cannot be a key of the database'],
  ['POST', '/Users.json', 'POST is not among GET, PUT, PATCH and DELETE'],
])('%s %s is answered with what is wrong', async (method, path, error) => {
  expect(await call(method, path, 'owner')).toEqual([400, { error }])
})

test('what the database cannot hold is refused with its name', async () => {
  expect(await call('PUT', '/a.json', 'owner', { 'b.c': 1 })).toEqual([
    400,
    { error: '"b.c" cannot be a key of the database' },
  ])
  expect(await call('PUT', '/a.json', 'owner', '{"__proto__": {"role": "admin"}}')).toEqual([
    400,
    { error: '"__proto__" cannot be a key of the database' },
  ])
  expect(await call('PUT', '/a.json', 'owner', { '.value': 1, '.priority': 2 })).toEqual([
    400,
    { error: 'The local database keeps no priorities' },
  ])
})

test('a browser that fell back to long polling is sent back to its WebSocket', async () => {
  const answer = await fetch(`http://${server.host}:${server.port}/.lp?start=t&ser=1&cb=7&v=5`)
  const forget = vi.fn()
  const command = vi.fn()
  runInNewContext(await answer.text(), {
    localStorage: { removeItem: forget },
    parent: { window: { pLPCommand7: command } },
  })
  expect(forget).toHaveBeenCalledWith('firebase:previous_websocket_failure')
  expect(command).toHaveBeenCalledWith('close')
  expect(await call('GET', `/.lp?cb=${encodeURIComponent("']();alert(1)//")}`, null)).toEqual([
    400,
    { error: 'Long polling is not offered' },
  ])
})
