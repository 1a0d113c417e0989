import { afterEach, expect, test, vi } from 'vitest'
import { setOwnCookie } from './own-cookie'

afterEach(() => vi.unstubAllEnvs())

test('over HTTPS a cookie of the server is bound to this host by its name, and never sent unencrypted', () => {
  vi.stubEnv('SHOP_ORIGIN', 'https://trakt.example')
  expect(setOwnCookie('session', 'x', 60)).toBe(
    '__Host-session=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure',
  )
})

test('without HTTPS, as in the demo, browsers keep the cookie under its plain name', () => {
  vi.stubEnv('SHOP_ORIGIN', 'http://127.0.0.1:3000')
  expect(setOwnCookie('session', 'x', 60)).toBe('session=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=60')
})
