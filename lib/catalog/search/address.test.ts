import { describe, expect, test } from 'vitest'
import { titleIn, titlePath, titleQuestion } from './address'

describe('the address of a title search', () => {
  test.each(['Błoto MT', '195/80R15', '50% taniej', 'a?b#c', '../..', '..'])(
    'holds %j and gives it back',
    (title) => {
      expect(titleIn(titlePath(title))).toBe(title)
    },
  )

  test('a title search has an address for each page of its results', () => {
    expect(titlePath('trakt', 3)).toBe('/products/title/trakt/3')
    expect(titleQuestion(['trakt', '3'])).toEqual({ title: 'trakt', page: 3 })
  })

  test('a typed slash is a part of the title in the address of a search', () => {
    expect(titleQuestion(['195', '80R15'])).toEqual({ title: '195/80R15', page: 1 })
  })

  test('a number alone is a title in the address of a search', () => {
    expect(titleQuestion(['195'])).toEqual({ title: '195', page: 1 })
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
