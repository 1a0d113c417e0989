import { expect, test } from 'vitest'
import { likeContaining, likeStartingWith } from './like'

test('a text that is searched for stands in a LIKE pattern for itself, with its own %, _ and \\', () => {
  expect(likeContaining('all-terrain')).toBe('%all-terrain%')
  expect(likeContaining('50%_\\')).toBe('%50\\%\\_\\\\%')
  expect(likeStartingWith('A_7')).toBe('A\\_7%')
})
