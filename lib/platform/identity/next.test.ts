import { expect, test } from 'vitest'
import { arrivalOf, destinationOf, detourOf, safeNext, withDetour } from './next'

test.each([
  ['/cart', '/cart'],
  ['/en/orders', '/en/orders'],
  ['/ru/tireDetail/17?a=1#top', '/ru/tireDetail/17?a=1#top'],
  ['/tires/filter/width=195&profile=80', '/tires/filter/width=195&profile=80'],
  ['/admin/../orders', '/orders'],
  ['/products/title/ko%C5%82a%20%2F%2F', '/products/title/ko%C5%82a%20%2F%2F'],
])('after signing in somebody may go to %s, a page of the shop', (wanted, path) => {
  expect(safeNext(wanted)).toBe(path)
})

test.each([
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'cart',
  '@evil.example',
  '',
  `/${'a'.repeat(3_000)}`,
])('after signing in %j leads nobody out of the shop', (wanted) => {
  const path = safeNext(wanted)
  expect(path).toBeNull()
})

test('whatever address passes stays in the shop when a browser resolves it', () => {
  const parts = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '@', ':', 'evil.example', '?', '#', 'http:']
  let passed = 0
  for (const a of parts)
    for (const b of parts)
      for (const c of parts)
        for (const d of parts) {
          const path = safeNext(`/${a}${b}${c}${d}`)
          if (path === null) continue
          passed += 1
          expect(new URL(path, 'https://trakt.example/signIn').origin).toBe('https://trakt.example')
        }
  expect(passed).toBeGreaterThan(100)
})

test.each([
  '/signIn',
  '/en/signIn?next=/cart',
  '/ru/registration',
  '/login',
  '/api/session',
  '/reset-password',
])('after signing in nobody is led to %s, a circle or no page at all', (wanted) => {
  expect(safeNext(wanted)).toBeNull()
})

test('a detour leads to the given page in the language of the page when no page asked for it', () => {
  expect(destinationOf(detourOf(''), 'pl', '/cart')).toBe('/cart')
  expect(destinationOf(detourOf('?next=//evil.example'), 'en', '/')).toBe('/en')
  expect(destinationOf(detourOf('?next=%2Fru%2Forders'), 'pl', '/cart')).toBe('/ru/orders')
})

test('a detour through the sign-in page goes from signing in to registering and back without losing anything', () => {
  const detour = { next: '/en/tires/filter/width=195&profile=80?page=2' }
  const address = withDetour('/en/registration', detour)
  expect(detourOf(new URL(address, 'https://trakt.example').search)).toEqual(detour)
  expect(withDetour('/signIn', { next: null })).toBe('/signIn')
})

test.each([
  ['of a role', { isAdmin: true }, '/en/admin'],
  ['who still owes a code', { isAdmin: false, withheld: 'code' }, '/en/admin'],
  ['who has to set up a second factor', { isAdmin: false, withheld: 'enrollment' }, '/en/admin'],
  ['that is a customer', { isAdmin: false }, '/en/cart'],
] as const)('somebody %s goes from the sign-in page that nothing led to, to %o: %s', (_, user, path) => {
  const way = { locale: 'en', destination: '/en/cart' } as const
  expect(arrivalOf(detourOf(''), user, way)).toBe(path)
  // a page that asked comes first
  expect(arrivalOf(detourOf('?next=/en/orders'), user, way)).toBe('/en/cart')
})
