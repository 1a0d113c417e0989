import { expect, test } from 'vitest'
import { inOlderTitleWords, inTitleWords } from './title-words'

test.each([
  ['Trakt Baza steel wheel 7Jx15', 'Trakt Baza stalowa felga 7Jx15'],
  ['Trakt Baza steel wheel 15x7', 'Trakt Baza stalowa felga 7Jx15'],
  ['Baza 16x5.5 31x10.5 5x139.7', 'Baza 5.5Jx16 31x10.5 5x139.7'],
  ['Литой диск Trakt Granit', 'aluminiowa felga Trakt Granit'],
  ['Стальной диск Trakt Baza DIA108', 'stalowa felga Trakt Baza CB108'],
  ['Trakt wheel spacer 30 mm bolt-on', 'Trakt dystans 30 mm przykręcany'],
  ['Trakt spacer 30 mm slip-on', 'Trakt dystans 30 mm przelotowy'],
  ['шины Bagno', 'Bagno'],
  ['Bagno XT', 'Bagno XT'],
])('a question is asked in the words of the stored titles: %s', (question, wanted) => {
  expect(inTitleWords(question)).toBe(wanted)
})

test('a slip-on spacer is also asked for in the word of older titles', () => {
  expect(inOlderTitleWords('Dystans Trakt 5 mm przelotowy')).toBe('dystans Trakt 5 mm nasuwany')
})
