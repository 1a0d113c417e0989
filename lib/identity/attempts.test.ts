import { expect, test } from 'vitest'
import { AttemptLimit } from './attempts'

const MINUTE = 60_000
const limitOf = (keys = 100) => new AttemptLimit({ attempts: 3, windowMs: MINUTE, keys })

test('the fourth attempt within a minute waits for the rest of it, and others are not held up', () => {
  const limit = limitOf()
  expect([limit.take('a', 0), limit.take('a', 10_000), limit.take('a', 20_000)]).toEqual([0, 0, 0])
  expect(limit.take('a', 30_000)).toBe(30)
  expect(limit.take('b', 30_000)).toBe(0)
  expect(limit.take('a', MINUTE)).toBe(0)
})

test('who asks how long to wait is not counted', () => {
  const limit = limitOf()
  for (let i = 0; i < 10; i += 1) expect(limit.waitOf('a', 0)).toBe(0)
  for (let i = 0; i < 3; i += 1) limit.take('a', 0)
  expect(limit.waitOf('a', 15_000)).toBe(45)
  expect(limit.waitOf('a', MINUTE)).toBe(0)
})

test('a flood of keys forgets the oldest and keeps the busy ones', () => {
  const limit = limitOf(10)
  for (let i = 0; i < 1_000; i += 1) {
    limit.take('busy', 0)
    limit.take(`key ${i}`, 0)
  }
  expect(limit.waitOf('busy', 0)).toBe(60)
  expect(limit.waitOf('key 0', 0)).toBe(0)
})
