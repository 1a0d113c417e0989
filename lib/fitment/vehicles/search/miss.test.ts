import { expect, test } from 'vitest'
import { missOf } from './miss'

test.each([
  ['  Daihatsu   Terios ', 'daihatsu terios'],
  ['Даихатсу-Териос', 'даихатсу териос'],
  ['Vitara 1999', 'vitara 1999'],
])('the question %j is counted as %j', (text, question) => {
  expect(missOf(text)).toBe(question)
})

test.each([
  'ab',
  '123',
  '',
  'anna@example.com',
  '600 700 800',
  'WVWZZZ1JZ3W386752',
  'a b c d e f',
  'x'.repeat(41),
])('the question %j is not written down', (text) => {
  expect(missOf(text)).toBeNull()
})
