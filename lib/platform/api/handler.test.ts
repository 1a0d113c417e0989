import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ShopError } from '@/lib/platform/errors'
import * as session from '@/lib/platform/identity/session/session'
import * as environment from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { required } from '@/lib/platform/runtime/testing'
import { answer, handler, route, unknownPath } from './handler'

const callerOf = vi.spyOn(session, 'callerOf')
const env = environment.parseEnv({
  ...required,
  SHOP_ORIGIN: 'https://trakt.example',
  DATABASE_URL: 'postgresql://127.0.0.1/x',
})
vi.spyOn(environment, 'env').mockReturnValue(env)
vi.stubEnv('SHOP_ORIGIN', env.SHOP_ORIGIN)
afterAll(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
const signedIn = (isAdmin = false, by: 'token' | 'cookie' = 'token') =>
  callerOf.mockResolvedValue({
    user: {
      uid: 'me',
      name: 'Me',
      email: 'me@x.pl',
      isAdmin,
      ...(isAdmin ? { role: 'owner' as const } : {}),
    },
    by,
  })

const context = (params: Record<string, string> = {}) => ({ params: Promise.resolve(params) })
const send = (method: string, init: RequestInit = {}) =>
  new Request('https://trakt.example/api/thing?page=2', { method, ...init })
const json = (body: string, headers: Record<string, string> = {}) =>
  send('POST', {
    body,
    headers: { 'content-type': 'application/json', authorization: 'Bearer t', ...headers },
  })
const seen = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
})

beforeEach(() => {
  callerOf.mockReset().mockResolvedValue(null)
})

describe('the guard of a call', () => {
  const admins = handler({ user: 'catalogue' }, () => 'secret')

  test('a visitor is 401, a customer 403 where an administrator is asked for', async () => {
    expect(await seen(await admins(send('GET'), context()))).toMatchObject({
      status: 401,
      code: 'account.not_authenticated',
    })
    signedIn()
    expect(await seen(await admins(send('GET'), context()))).toMatchObject({ status: 403, code: 'forbidden' })
    signedIn(true)
    expect(await (await admins(send('GET'), context())).json()).toBe('secret')
  })

  test("somebody else's data is 403 before its body is even read, for administrators too", async () => {
    const own = handler(
      { user: 'customer', params: z.object({ userId: z.string() }), owner: (p) => p.userId },
      () => 1,
    )
    signedIn(true)
    expect((await own(send('GET'), context({ userId: 'other' }))).status).toBe(403)
    expect((await own(send('GET'), context({ userId: 'me' }))).status).toBe(200)
  })

  test('a write that leans on the cookie must come from a page of the shop', async () => {
    signedIn(false, 'cookie')
    const write = handler({ user: 'customer' }, () => answer(204))
    const from = (headers: Record<string, string>) =>
      write(send('DELETE', { headers: { cookie: '__Host-session=x', ...headers } }), context())
    expect(await seen(await from({}))).toMatchObject({ status: 403, code: 'csrf' })
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    // Without a bearer token the header is ignored.
    for (const authorization of ['Basic eDp5', 'Bearer', 'x'])
      expect((await from({ authorization })).status, authorization).toBe(403)
    expect((await from({ origin: 'https://trakt.example' })).status).toBe(204)
  })

  test('the provider is asked at an administrator’s write and a change of an account, and believed otherwise', async () => {
    signedIn(true)
    const asksAt = async (description: { user: 'customer' | 'catalogue'; fresh?: true }, method: string) => {
      callerOf.mockClear()
      const headers = { authorization: 'Bearer t' }
      await handler(description, () => 1)(send(method, { headers }), context())
      return callerOf.mock.calls.map(([, options]) => options.revoked)
    }
    expect(await asksAt({ user: 'customer' }, 'GET')).toEqual([false])
    expect(await asksAt({ user: 'customer' }, 'POST')).toEqual([false])
    expect(await asksAt({ user: 'customer', fresh: true }, 'DELETE')).toEqual([true])
    expect(await asksAt({ user: 'catalogue' }, 'GET')).toEqual([false])
    expect(await asksAt({ user: 'catalogue' }, 'PATCH')).toEqual([true])
  })
})

describe('what a call accepts', () => {
  const create = handler(
    { user: 'customer', body: z.object({ n: z.number('invalid_number') }) },
    ({ body }) => body.n,
  )
  beforeEach(() => {
    signedIn()
  })

  test.each([
    ['{"n":', 400, 'bad_request'],
    ['{"n":"\\u0000"}', 400, 'bad_request'],
    ['null', 422, 'invalid'],
    ['[]', 422, 'invalid'],
    ['{"n":"x"}', 422, 'invalid'],
    [JSON.stringify({ n: 1, note: 'x'.repeat(200_000) }), 413, 'body_too_large'],
  ])('a body of %.20s is answered %i %s', async (body, status, code) => {
    expect(await seen(await create(json(body), context()))).toMatchObject({ status, code })
  })

  test('a streamed body without a length is cut off at the limit too', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => void controller.enqueue(new Uint8Array(10_000).fill(32 + (sent++ && 0))),
    })
    const request = new Request('https://trakt.example/api/thing', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit)
    expect((await create(request, context())).status).toBe(413)
    expect(sent).toBeLessThan(20)
  })

  test('another content type is 415, a wrong field is named', async () => {
    expect((await create(json('{"n":1}', { 'content-type': 'text/plain' }), context())).status).toBe(415)
    expect(await seen(await create(json('{"n":"x"}'), context()))).toMatchObject({
      errors: [{ path: 'n', code: 'invalid_number' }],
    })
  })

  test('a form is read as one, its first value counting', async () => {
    const form = handler(
      { user: 'customer', encoding: 'form', body: z.object({ a: z.string() }) },
      ({ body }) => body.a,
    )
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await (await form(send('PATCH', { body: 'a=1&a=2', headers }), context())).json()).toBe('1')
  })

  test('a path parameter that does not fit is a path that does not exist', async () => {
    const one = handler({ user: 'anyone', params: z.object({ id: z.string().regex(/^\d+$/) }) }, () => 1)
    expect(await seen(await one(send('GET'), context({ id: 'abc' })))).toMatchObject({ status: 404 })
  })
})

describe('what a call answers', () => {
  test('failures are problem documents that tell nothing of the inside', async () => {
    const broken = handler({ user: 'anyone' }, () => {
      throw new Error('SELECT secret FROM inside')
    })
    const response = await broken(send('GET'), context())
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    const text = await response.text()
    expect([response.status, text.includes('secret')]).toEqual([500, false])
  })

  test('a database that is away is 503 with Retry-After', async () => {
    const away = handler({ user: 'anyone' }, () => {
      throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' })
    })
    const response = await away(send('GET'), context())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('a part that is down is 503 with Retry-After, its own one or the usual', async () => {
    const retryAfter = async (headers: Record<string, string> | undefined) => {
      const down = handler({ user: 'anyone' }, () => {
        throw new ShopError('unavailable', [], headers)
      })
      return (await down(send('GET'), context())).headers.get('retry-after')
    }
    expect(await retryAfter(undefined)).toBe('5')
    expect(await retryAfter({ 'retry-after': '30' })).toBe('30')
  })

  test('fields and headers of a ShopError travel with it', async () => {
    const limited = handler({ user: 'anyone' }, () => {
      throw new ShopError('too_many_requests', [], { 'retry-after': '7' })
    })
    const response = await limited(send('GET'), context())
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  })

  test('public answers carry an ETag and answer 304 to it; personal ones are not stored', async () => {
    const open = handler({ user: 'anyone', cache: 'public' }, () => [1])
    const first = await open(send('GET'), context())
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).not.toMatch(/private|no-store/)
    const again = await open(send('GET', { headers: { 'if-none-match': `"x", W/${etag}` } }), context())
    expect([again.status, await again.text()]).toEqual([304, ''])
    const personal = await handler({ user: 'visitor' }, () => 1)(send('GET'), context())
    expect(personal.headers.get('cache-control')).toBe('private, no-store')
  })
})

test('every answer that is no page runs nothing where it is opened by itself, and stands in no frame', async () => {
  const routes = route({ GET: handler({ user: 'anyone' }, () => 1) })
  const failing = handler({ user: 'anyone' }, () => {
    throw new Error('broken')
  })
  const answers = await Promise.all([
    routes.GET(send('GET'), context()),
    routes.PUT(send('PUT'), context()),
    routes.OPTIONS(send('OPTIONS'), context()),
    unknownPath(send('GET'), context()),
    failing(send('GET'), context()),
  ])
  for (const { status, headers } of answers)
    expect([status, headers.get('content-security-policy')]).toEqual([
      status,
      expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
    ])
})

test('a call that answers with a page of its own keeps the policy of that page', async () => {
  const own = handler({ user: 'anyone' }, () =>
    answer(200, 1, { 'content-security-policy': "frame-src 'self'" }),
  )
  const { headers } = await own(send('GET'), context())
  expect(headers.get('content-security-policy')).toBe("frame-src 'self'")
})

test('a refused read and every write are in the log with who asked, a read that is answered is not', async () => {
  const told = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  signedIn()
  await handler({ user: 'orders' }, () => 1)(send('GET'), context())
  await handler({ user: 'customer' }, () => 1)(json('{}'), context())
  await handler({ user: 'customer' }, () => 1)(send('GET'), context())
  expect(told.mock.calls.map(([line]) => line)).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/thing', status: 403, uid: 'me' }),
    expect.objectContaining({ method: 'POST', status: 200, uid: 'me' }),
  ])
  told.mockRestore()
})

describe('the methods of a route', () => {
  test('the missing ones are 405 with Allow, HEAD comes with GET', async () => {
    const routes = route({
      GET: handler({ user: 'anyone' }, () => 1),
      DELETE: handler({ user: 'anyone' }, () => 2),
    })
    const refused = await routes.PUT(send('PUT'), context())
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, DELETE, OPTIONS'])
    expect((await routes.HEAD(send('HEAD'), context())).status).toBe(200)
    expect((await routes.OPTIONS(send('OPTIONS'), context())).status).toBe(204)
  })

  test('an unknown path is a 404 problem document', async () => {
    expect(await seen(await unknownPath(send('GET'), context()))).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })
})
