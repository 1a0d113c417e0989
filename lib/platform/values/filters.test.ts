import { expect, test } from 'vitest'
import { isBackward } from './filters'

test('a period is backward only if its first day comes after its last one', () => {
  expect(isBackward({ from: '2026-11-22', to: '2026-11-21' })).toBe(true)
  expect(isBackward({ from: '2026-11-21', to: '2026-11-21' })).toBe(false)
  expect(isBackward({ from: '2026-11-22' })).toBe(false)
  expect(isBackward({ to: '2026-11-21' })).toBe(false)
})
