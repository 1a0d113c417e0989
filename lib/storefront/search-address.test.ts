import { describe, expect, test } from 'vitest'
import { pathFor, questionIn, titleIn, titlePath, titleQuestion } from './search-address'

describe('the address of a title search', () => {
  test.each(['Błoto MT', '195/80R15', '50% taniej', 'a?b#c', '../..', '..'])(
    'holds %j and gives it back',
    (title) => {
      expect(titleIn(titlePath(title))).toBe(title)
    },
  )

  test('a title search has an address for each page of its results', () => {
    expect(titlePath('trakt', { page: 3 })).toBe('/products/title/trakt/3')
    expect(titleQuestion(['trakt', '3'])).toMatchObject({ title: 'trakt', page: 3, sort: undefined })
  })

  test('a title search has an address for each order of its results', () => {
    expect(titlePath('trakt', { page: 3, sort: '-price' })).toBe('/products/title/trakt/-price/3')
    expect(titleQuestion(['trakt', '-price', '3'])).toMatchObject({ title: 'trakt', page: 3, sort: '-price' })
    expect(titleQuestion(['trakt', 'title'])).toMatchObject({ title: 'trakt', page: 1, sort: 'title' })
    expect(titleQuestion(['price'])).toMatchObject({ title: 'price', sort: undefined })
  })

  test('an address that names a page searches titles even where the question means a size', () => {
    expect(titleQuestion(['195/80R15']).isTitleMeant).toBe(false)
    expect(titlePath('195/80R15', { page: 1 })).toBe('/products/title/195%2F80R15/1')
    expect(titleQuestion(['195%2F80R15', '1'])).toMatchObject({ title: '195/80R15', isTitleMeant: true })
  })

  test('what a question leads to keeps the question', () => {
    const path = pathFor('/tires/filter/width=31', '31×10,5 R15 & co')
    expect(questionIn(new URL(path, 'http://shop').search)).toBe('31×10,5 R15 & co')
    expect(questionIn('')).toBe('')
  })

  test('a typed slash is a part of the title in the address of a search', () => {
    expect(titleQuestion(['195', '80R15'])).toMatchObject({ title: '195/80R15', page: 1 })
  })

  test('a number alone is a title in the address of a search', () => {
    expect(titleQuestion(['195'])).toMatchObject({ title: '195', page: 1 })
  })

  test('the address of a title search cuts texts that nobody types', () => {
    expect(titleQuestion(['x'.repeat(10_000)]).title).toHaveLength(200)
    expect(titlePath('🛞'.repeat(101).slice(1))).toMatch(/^\/products\/title\//)
  })

  test('the address of a title search drops the word joiners of text copied from a page', () => {
    expect(titleQuestion(['7Jx15 ET-\u206010 CB108']).title).toBe('7Jx15 ET-10 CB108')
  })

  test('dots in a searched title never lead to a parent path', () => {
    for (const dots of ['..', '..\u2060', '\u200b.'])
      expect(new URL(titlePath(dots), 'http://shop').pathname).toMatch(/^\/products\/title\//)
  })

  test('the address of a title search has no control characters', () => {
    expect(titleQuestion(['a%00b']).title).toBe('a b')
    expect(titleQuestion(['%00']).title).toBe('')
  })

  test('an address elsewhere is not a title search', () => {
    expect(titleIn('/tires')).toBe('')
    expect(titleIn('/products/title/100%')).toBe('100%')
  })
})
