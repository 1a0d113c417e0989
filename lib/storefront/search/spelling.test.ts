import { describe, expect, test } from 'vitest'
import { correctSpelling, readings } from './spelling'

const titleWords = ['aluminiowa', 'bagno', 'bazalt', 'felga', 'grunt', 'kolce', 'stalowa', 'trakt']

describe('a slip of the finger', () => {
  test.each([
    ['grnut', 'grunt'],
    ['gruntt', 'grunt'],
    ['grut', 'grunt'],
    ['gruny', 'grunt'],
    ['alumniowa', 'aluminiowa'],
    ['alumniow', 'aluminiowa'],
    ['ferga', 'felga'],
  ])('%s means %s', (typed, meant) => {
    expect(correctSpelling([typed], titleWords)).toEqual({ words: [[meant]], dropped: [] })
  })

  test('in one word leaves the others alone', () => {
    expect(correctSpelling(['grnut', '195/80r15'], titleWords)).toEqual({
      words: [['grunt'], ['195/80r15']],
      dropped: [],
    })
  })
  test('may have meant two words', () => {
    expect(correctSpelling(['bogno'], ['bagno', 'bigno'])).toEqual({
      words: [['bagno', 'bigno']],
      dropped: [],
    })
  })
  test('is not looked for in sizes, nor in words too short to tell', () => {
    expect(correctSpelling(['195/81r15'], titleWords)).toBeNull()
    expect(correctSpelling(['grn'], titleWords)).toBeNull()
  })
})

test('a word that no title has is left out while another remains', () => {
  expect(correctSpelling(['opona', 'bagno'], titleWords)).toEqual({
    words: [['bagno']],
    dropped: ['opona'],
  })
  expect(correctSpelling(['zielona'], titleWords)).toBeNull()
})

test('Cyrillic is read by its sound and by its keys', () => {
  expect(readings('тракт')).toEqual(['тракт', 'trakt', 'nhfrn'])
  expect(readings('екфле')).toContain('trakt')
  expect(readings('Trakt')).toEqual(['Trakt'])
})
