import { describe, expect, it } from 'vitest'
import { titleIn, titlePath, titleQuestion } from './address'

describe('the address of a title search', () => {
  it.each(['Błoto MT', '195/80R15', '50% taniej', 'a?b#c', '../..', '..'])(
    'holds %j and gives it back',
    (title) => {
      expect(titleIn(titlePath(title))).toBe(title)
    },
  )

  it('has a page of its own for what does not fit on the first', () => {
    expect(titlePath('trakt', 3)).toBe('/products/title/trakt/3')
    expect(titleQuestion(['trakt', '3'])).toEqual({ title: 'trakt', page: 3 })
  })

  it('takes a typed slash for a part of the title', () => {
    expect(titleQuestion(['195', '80R15'])).toEqual({ title: '195/80R15', page: 1 })
  })

  it('takes a number alone for a title', () => {
    expect(titleQuestion(['195'])).toEqual({ title: '195', page: 1 })
  })

  it('cuts what nobody types', () => {
    expect(titleQuestion(['x'.repeat(10_000)]).title).toHaveLength(200)
    expect(titlePath('🛞'.repeat(101).slice(1))).toMatch(/^\/products\/title\//)
  })

  it('asks for what was copied from a page without the joiners of its typesetting', () => {
    expect(titleQuestion(['7Jx15 ET-\u206010 CB108']).title).toBe('7Jx15 ET-10 CB108')
  })

  it('never climbs, whatever hides beside the dots', () => {
    for (const dots of ['..', '..\u2060', '\u200b.'])
      expect(new URL(titlePath(dots), 'http://shop').pathname).toMatch(/^\/products\/title\//)
  })

  it('shows no control characters', () => {
    expect(titleQuestion(['a%00b']).title).toBe('a b')
    expect(titleQuestion(['%00']).title).toBe('')
  })

  it('is no search elsewhere', () => {
    expect(titleIn('/tires')).toBe('')
    expect(titleIn('/products/title/100%')).toBe('100%')
  })
})
