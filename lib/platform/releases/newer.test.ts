import { expect, test } from 'vitest'
import { newerRelease } from './weaknesses'

test.each([
  ['0.2.0', '0.1.0', '0.2.0'],
  ['0.10.0', '0.9.0', '0.10.0'],
  ['0.1.0', '0.1.0', null],
  ['0.1.0', '0.2.0', null],
  ['newest', '0.1.0', null],
])('when the check saw %s and %s runs, the newer release is %s', (newest, running, expected) => {
  expect(newerRelease({ newest }, running)).toBe(expected)
})

test('without a check there is no newer release', () => {
  expect(newerRelease(undefined, '0.1.0')).toBeNull()
  expect(newerRelease(null, '0.1.0')).toBeNull()
})
