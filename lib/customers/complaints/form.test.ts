import { expect, test } from 'vitest'
import { pictureTurns } from './form'

test('one sender takes its share of the turns and leaves the others to somebody else', () => {
  const takeTurn = pictureTurns({ mostAtOnce: 3, mostOfOneSender: 2 })
  const [first, second] = [takeTurn('a'), takeTurn('a')]
  expect([first, second]).not.toContain(null)
  expect(takeTurn('a')).toBeNull()
  expect(takeTurn('b')).not.toBeNull()
  expect(takeTurn('c')).toBeNull()
  first?.()
  // ended twice, it is given on once
  first?.()
  expect(takeTurn('c')).not.toBeNull()
  expect(takeTurn('d')).toBeNull()
})
