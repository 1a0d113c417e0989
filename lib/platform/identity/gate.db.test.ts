import { beforeEach, expect, test, vi } from 'vitest'
import { guardPool } from '@/lib/platform/database/db'
import {
  bearing,
  claims,
  createAccount,
  google,
  hostShop,
  ORIGIN,
  openSessionWithToken,
  sessionClaims,
} from '@/lib/platform/identity/session/hosted.fixture'
import { gate } from './gate'

hostShop()

beforeEach(() => {
  createAccount()
})

const verdict = async (path: string, token?: string) =>
  gate(new URL(path, ORIGIN), token ? await openSessionWithToken(token) : new Headers())

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

test('the gate shows a role of the staff its own pages, and tells it of the others where its own begin', async () => {
  const uid = createAccount()
  await guardPool().query(
    "INSERT INTO staff_member (uid, email, role) VALUES ($1, 'anna@trakt.example', 'catalogue')",
    [uid],
  )
  const token = () => google.sign(sessionClaims())
  expect(await verdict('/en/admin/products/17', token())).toEqual({ pass: true })
  expect(await verdict('/en/admin/order/K7M2Q-X9D4T', token())).toEqual({
    pass: false,
    home: '/en/admin/products',
  })
  await guardPool().query('UPDATE staff_member SET removed_at = now() WHERE uid = $1', [uid])
  expect(await verdict('/en/admin/products/17', token())).toEqual({ pass: false, hidden: true })
})

test('the gate leads whose role does not count yet to the page for it, in their language, and back to the page that was asked for', async () => {
  const token = () => google.sign(sessionClaims({ admin: true, email_verified: false }))
  const way = (locale: string, next: string) => ({
    pass: false,
    signIn: `${locale}/admin/security?next=${encodeURIComponent(next)}`,
  })
  expect(await verdict('/en/admin/products/17?a=1', token())).toEqual(way('/en', '/en/admin/products/17?a=1'))
  expect(await verdict('/create', token())).toEqual(way('', '/create'))
  expect(await verdict('/ru/admin/security', token())).toEqual({ pass: true })
  expect(await verdict('/admin/security', google.sign(sessionClaims()))).toEqual({
    pass: false,
    hidden: true,
  })
})

test('the gate of the administration refuses an unsigned cookie of an administrator', async () => {
  const cookie = google.sign(sessionClaims({ admin: true }), { alg: 'none' })
  expect(await verdict('/admin', cookie)).toMatchObject({ signIn: expect.any(String) })
})

test('the gate ignores a bearer token for a page, and lets everybody see public pages', async () => {
  const admin = bearing(google.sign(claims({ admin: true })))
  expect(await gate(new URL('/admin', ORIGIN), admin)).toMatchObject({ pass: false })
  for (const path of ['/', '/en/tires', '/administration', '/created', '/en/cart'])
    expect(await verdict(path)).toEqual({ pass: true })
})

test('the gate sends a visitor of the checkout to /login, in their language', async () => {
  expect(await verdict('/ru/CreateOrder')).toEqual({
    pass: false,
    signIn: `/ru/login?next=${encodeURIComponent('/ru/CreateOrder')}`,
  })
  expect(await verdict('/CreateOrder', google.sign(sessionClaims()))).toEqual({ pass: true })
})

test('the gate closes the administration while the database is down, and lets the checkout report the outage', async () => {
  const headers = await openSessionWithToken(google.sign(sessionClaims({ admin: true })))
  const asking = vi.spyOn(guardPool(), 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  const admin = await gate(new URL('/admin', ORIGIN), headers)
  const checkout = await gate(new URL('/CreateOrder', ORIGIN), headers)
  asking.mockRestore()
  expect([admin, checkout]).toEqual([{ pass: false, unavailable: true }, { pass: true }])
})
