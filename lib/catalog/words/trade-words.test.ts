import { expect, test } from 'vitest'
import { correctedWord, inTitleWords } from './trade-words'

test.each([
  ['Trakt Baza steel wheel 7Jx15', 'Trakt Baza stalowa felga 7Jx15'],
  ['Литой диск Trakt Granit', 'aluminiowa felga Trakt Granit'],
  ['Trakt wheel spacer 30 mm bolt-on', 'Trakt dystans 30 mm przykręcany'],
  ['шины Bagno', 'Bagno'],
  ['Bagno XT', 'Bagno XT'],
])('a question is asked in the words of the stored titles: %s', (question, wanted) => {
  expect(inTitleWords(question)).toBe(wanted)
})

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
