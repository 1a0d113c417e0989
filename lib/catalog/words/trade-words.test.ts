import { expect, test } from 'vitest'
import { correctedWord } from './trade-words'

test.each([
  ['zimwoe', 'zimowe'],
  ['Oponny', 'opony'],
  ['czrna', 'czarna'],
  ['studed', 'studded'],
  ['грязевие', 'грязевые'],
  ['дискы', 'диски'],
])('a typo in a word of the trade is corrected: %s', (typed, meant) => {
  expect(correctedWord(typed)).toBe(meant)
})

test.each(['błotne', 'Bagno', '15', 'jimny', ''])('nothing is corrected in %j', (word) => {
  expect(correctedWord(word)).toBeUndefined()
})
