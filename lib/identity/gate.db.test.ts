import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  bearing,
  claims,
  google,
  holding,
  ORIGIN,
  sessionClaims,
  somebodyNew,
} from '@/lib/identity/session/hosted.fixture'

const { gate } = await import('./gate')
const { guardPool } = await import('@/lib/core/db')

beforeEach(() => {
  somebodyNew()
})
afterAll(async () => {
  await google.stop()
  await guardPool().end()
})

const verdict = async (path: string, token?: string) =>
  gate(new URL(path, ORIGIN), token ? await holding(token) : new Headers())

test.each(['/admin', '/admin/order/K7M2Q-X9D4T', '/create', '/en/admin', '/ru/create', '/ADMIN', '/Create'])(
  'the fence before the page %s sends a visitor to sign in, hides itself from a customer and lets an administrator pass',
  async (path) => {
    const visitor = await verdict(`${path}?a=1`)
    expect(visitor).toMatchObject({ pass: false, signIn: expect.stringContaining('/signIn?next=') })
    expect(visitor).toMatchObject({ signIn: expect.stringContaining(encodeURIComponent(`${path}?a=1`)) })
    expect(await verdict(path, google.sign(sessionClaims()))).toEqual({ pass: false, hidden: true })
    expect(await verdict(path, google.sign(sessionClaims({ admin: true })))).toEqual({ pass: true })
  },
)

test('the fence before the administrator’s pages does not take an unsigned cookie for an administrator’s', async () => {
  const cookie = google.sign(sessionClaims({ admin: true }), { alg: 'none' })
  expect(await verdict('/admin', cookie)).toMatchObject({ signIn: expect.any(String) })
})

test('the fence does not take a bearer token for a page, and leaves public pages alone', async () => {
  const admin = bearing(google.sign(claims({ admin: true })))
  expect(await gate(new URL('/admin', ORIGIN), admin)).toMatchObject({ pass: false })
  for (const path of ['/', '/en/tires', '/administration', '/created', '/en/cart'])
    expect(await verdict(path)).toEqual({ pass: true })
})

test('the fence sends a visitor of the checkout through /login, in their language', async () => {
  expect(await verdict('/ru/CreateOrder')).toEqual({
    pass: false,
    signIn: `/ru/login?next=${encodeURIComponent('/ru/CreateOrder')}`,
  })
  expect(await verdict('/CreateOrder', google.sign(sessionClaims()))).toEqual({ pass: true })
})

test('the fence closes the administrator’s pages while the database is away, and leaves the checkout to tell of it', async () => {
  const headers = await holding(google.sign(sessionClaims({ admin: true })))
  const asking = vi.spyOn(guardPool(), 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  const admin = await gate(new URL('/admin', ORIGIN), headers)
  const checkout = await gate(new URL('/CreateOrder', ORIGIN), headers)
  asking.mockRestore()
  expect([admin, checkout]).toEqual([{ pass: false, unavailable: true }, { pass: true }])
})
