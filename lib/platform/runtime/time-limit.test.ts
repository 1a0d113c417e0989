import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeLimit } from './time-limit'

const tooLate = () => new Error('too late')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that ends within its time limit gives its result and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.resolve('done'), 1_000, tooLate)).resolves.toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that fails within its time limit fails as it would without one and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.reject(new Error('broken')), 1_000, tooLate)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer than its time limit fails with the error that the caller makes', async () => {
  const refused = expect(withTimeLimit(new Promise(() => {}), 1_000, tooLate)).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
})
