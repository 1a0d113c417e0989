import { describe, expect, it } from 'vitest'
import { tireFinderDefaults } from '@/lib/catalog/rules'
import { chooseTireOption } from './tire-finder-state'

const chosen = { ...tireFinderDefaults, protector: 'AT' }

describe('the tire finder', () => {
  it('forgets profile, diameter and tread pattern when the width changes', () => {
    expect(chooseTireOption(chosen, 'width', '265')).toMatchObject({
      width: '265',
      profile: '0',
      diameter: '0',
      protector: '0',
    })
  })

  it('forgets diameter and tread pattern when the profile changes', () => {
    expect(chooseTireOption(chosen, 'profile', '75')).toMatchObject({
      width: '195',
      profile: '75',
      diameter: '0',
      protector: '0',
    })
  })

  it('forgets the tread pattern when the diameter changes, and keeps the prices', () => {
    expect(chooseTireOption({ ...chosen, priceTo: '450' }, 'diameter', '16')).toMatchObject({
      width: '195',
      profile: '80',
      diameter: '16',
      protector: '0',
      priceTo: '450',
    })
  })

  it('leaves the size alone when the tread pattern or a price changes', () => {
    expect(chooseTireOption(chosen, 'protector', 'MT')).toEqual({ ...chosen, protector: 'MT' })
    expect(chooseTireOption(chosen, 'priceFrom', '300')).toEqual({ ...chosen, priceFrom: '300' })
  })
})
