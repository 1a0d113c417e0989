import { expect, test } from 'vitest'
import { isClosedPath } from './closed-shop'

test('a shop without seller data shows visitors nothing but the way in', () => {
  for (const path of ['/', '/tires', '/rules', '/orders', '/administrator'])
    expect(isClosedPath(path, 'setup')).toBe(true)
  for (const path of ['/admin', '/admin/settings', '/signIn', '/registration', '/invitation'])
    expect(isClosedPath(path, 'setup')).toBe(false)
})

test('a shop that is closed for now still serves those who have bought', () => {
  expect(isClosedPath('/tireDetail/1', 'pause')).toBe(true)
  for (const path of ['/orders', '/withdrawal/statement', '/complaint', '/rules', '/track'])
    expect(isClosedPath(path, 'pause')).toBe(false)
  expect(isClosedPath('/tires', null)).toBe(false)
})
