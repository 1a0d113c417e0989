import { expect, test } from 'vitest'
import { isClosedPath } from './closed-shop'

test('a shop without seller data shows visitors nothing but the way in', () => {
  for (const path of ['/', '/tires', '/rules', '/orders', '/administrator'])
    expect(isClosedPath(path)).toBe(true)
  for (const path of ['/admin', '/admin/settings', '/signIn', '/registration', '/invitation'])
    expect(isClosedPath(path)).toBe(false)
})
