import { describe, expect, test } from 'vitest'
import { readQuery, tireFinderDefaults, tireQueryString } from './tire-finder'

describe('the address of a results page', () => {
  test('has one order of parameters and leaves out what means any', () => {
    expect(tireQueryString(tireFinderDefaults)).toBe(
      'width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000',
    )
    expect(tireQueryString({ protector: 'Błoto MT', width: '195', profile: '0', page: 1 })).toBe(
      'width=195&protector=B%C5%82oto+MT',
    )
  })
  test('is read back, the first of repeated values counting', () => {
    expect(readQuery('width=195&width=205&protector=B%C5%82oto+MT')).toEqual({
      width: '195',
      protector: 'Błoto MT',
    })
  })
})
