import { describe, expect, test } from 'vitest'
import { readResults, resultsPath, resultsQueryString } from '@/lib/storefront/results/address'
import type { ParameterName } from '@/lib/storefront/results/parameters'
import {
  type Choices,
  choicesIn,
  choicesOf,
  choose,
  type FinderPlan,
  finderQuery,
  onlyChoice,
  searchOf,
  withChangesOf,
} from './plan'
import { spacerPlan } from './spacer-plan'
import { tirePlan } from './tire-plan'
import { wheelPlan } from './wheel-plan'

const addressOf = <Name extends ParameterName>(plan: FinderPlan<Name>, choices: Choices<Name>) =>
  resultsQueryString(finderQuery(plan, choices))

describe('the tire finder', () => {
  const chosen = { ...tirePlan.defaults, protector: 'AT' }

  test('opens with 195/80 R15 and prices from 0 to 2000', () => {
    expect(tirePlan.defaults).toMatchObject({
      width: '195',
      profile: '80',
      diameter: '15',
      protector: '0',
      priceFrom: '0',
      priceTo: '2000',
    })
  })

  test.each([
    ['width', '265', { profile: '0', diameter: '0', protector: '0' }],
    ['profile', '75', { diameter: '0', protector: '0' }],
    ['diameter', '16', { protector: '0' }],
  ] as const)(
    'forgets what depends on the %s when that changes, and keeps the rest',
    (name, value, forgotten) => {
      expect(choose(tirePlan, chosen, name, value)).toEqual({ ...chosen, [name]: value, ...forgotten })
    },
  )

  test('makes a choice by itself where only one is left, and none that may stay open', () => {
    const open = choose(tirePlan, tirePlan.defaults, 'width', '205')
    const lists = { width: ['195', '205'], profile: ['70', '75'], diameter: [], protector: [] }
    const only = (choices: typeof open, changed: Partial<Record<keyof typeof open, string[]>>) =>
      onlyChoice(tirePlan, choices, (name) => ({ ...lists, ...changed })[name as 'width'])
    expect(only(open, {})).toBeUndefined()
    expect(only(open, { profile: ['70'] })).toEqual({ name: 'profile', value: '70' })
    const profiled = { ...open, profile: '70' }
    expect(only(profiled, { diameter: ['15'] })).toEqual({ name: 'diameter', value: '15' })
    expect(only({ ...profiled, diameter: '15' }, { protector: ['Szuter AT'] })).toBeUndefined()
    expect(only({ ...open, width: '0' }, { width: ['195'] })).toBeUndefined()
  })

  test('takes over what somebody chose in the form before the script ran', () => {
    const opened = tirePlan.defaults
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...opened, width: '265', priceTo: '900' }))
      form.set(name, value)
    expect(withChangesOf(tirePlan, opened, form, opened)).toEqual({
      ...opened,
      width: '265',
      profile: '0',
      diameter: '0',
      priceTo: '900',
    })
    expect(withChangesOf(tirePlan, opened, new FormData(), chosen)).toEqual(chosen)
  })

  test('leaves the size alone when the tread pattern or a price changes', () => {
    expect(choose(tirePlan, chosen, 'protector', 'MT')).toEqual({ ...chosen, protector: 'MT' })
    expect(choose(tirePlan, chosen, 'priceFrom', '300')).toEqual({ ...chosen, priceFrom: '300' })
  })

  test('searches once the size is whole, and not with crossed prices', () => {
    expect(tirePlan.isComplete(chosen)).toBe(true)
    expect(tirePlan.isComplete({ ...chosen, diameter: '0' })).toBe(false)
    expect(tirePlan.hasCrossedPrices?.({ ...chosen, priceFrom: '500', priceTo: '300' })).toBe(true)
    expect(tirePlan.hasCrossedPrices?.({ ...chosen, priceFrom: '500', priceTo: '' })).toBe(false)
  })

  test('asks for its prices too, and for the usual ones where they were emptied', () => {
    const address = 'width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000'
    expect(addressOf(tirePlan, tirePlan.defaults)).toBe(address)
    expect(addressOf(tirePlan, { ...tirePlan.defaults, priceFrom: '', priceTo: '' })).toBe(address)
    expect(addressOf(tirePlan, { ...tirePlan.defaults, priceTo: '0' })).toBe(
      'width=195&profile=80&diameter=15&season=allseason',
    )
  })

  test('leads to the result that it asks for, whatever signs a tread pattern has', () => {
    for (const protector of ['Błoto MT', 'A&B', '50% + more']) {
      const [, segment = ''] = resultsPath(finderQuery(tirePlan, { ...chosen, protector })).split('/filter/')
      // what the router makes of a path segment before the page reads it
      const { query, problems } = readResults('Tire', encodeURIComponent(decodeURIComponent(segment)))
      expect(problems).toEqual([])
      expect(choicesOf(tirePlan, query).protector).toBe(protector)
    }
  })

  test('shows above results what they were asked for, and leaves the rest open', () => {
    const { query } = readResults('Tire', addressOf(tirePlan, tirePlan.defaults))
    expect(choicesOf(tirePlan, query)).toEqual(tirePlan.defaults)
    expect(choicesOf(tirePlan, readResults('Tire', 'width=195').query)).toEqual({
      ...tirePlan.defaults,
      profile: '0',
      diameter: '0',
      season: '',
    })
    const twoTreads = readResults('Tire', 'width=195&season=winter&protector=AT&protector=MT').query
    expect(choicesOf(tirePlan, twoTreads)).toMatchObject({ season: 'winter', protector: '0' })
  })
})

describe('the wheel finder', () => {
  const whole = { diameter: '15', boltSpacing: '5x139.7', width: '7', centralBoreDiameter: '108' }

  test('asks for the diameter, then the bolt pattern, then width and centre bore side by side', () => {
    expect(wheelPlan.optionPaths(wheelPlan.defaults)).toEqual({ diameter: '/api/wheel_filter/diameter' })
    expect(wheelPlan.optionPaths({ ...wheelPlan.defaults, diameter: '15' })).toEqual({
      diameter: '/api/wheel_filter/diameter',
      boltSpacing: '/api/wheel_filter/bolt_spacing/15',
    })
    expect(wheelPlan.optionPaths({ ...whole, width: '0', centralBoreDiameter: '0' })).toEqual({
      diameter: '/api/wheel_filter/diameter',
      boltSpacing: '/api/wheel_filter/bolt_spacing/15',
      width: '/api/wheel_filter/width/15/5x139.7',
      centralBoreDiameter: '/api/wheel_filter/central_bore/15/5x139.7/0',
    })
  })

  test('searches as soon as the diameter is chosen, with no more than what is chosen', () => {
    expect(wheelPlan.isComplete(wheelPlan.defaults)).toBe(false)
    expect(wheelPlan.isComplete({ ...wheelPlan.defaults, diameter: '15' })).toBe(true)
    expect(addressOf(wheelPlan, { ...wheelPlan.defaults, diameter: '15' })).toBe('diameter=15')
    expect(addressOf(wheelPlan, whole)).toBe(
      'diameter=15&boltSpacing=5x139.7&width=7&centralBoreDiameter=108',
    )
  })

  test('forgets everything after the diameter, and width and bore after the bolt pattern', () => {
    expect(choose(wheelPlan, whole, 'diameter', '16')).toEqual({ ...wheelPlan.defaults, diameter: '16' })
    expect(choose(wheelPlan, whole, 'boltSpacing', '6x139.7')).toEqual({
      diameter: '15',
      boltSpacing: '6x139.7',
      width: '0',
      centralBoreDiameter: '0',
    })
  })

  test('keeps the bore of the hub when another width is tried', () => {
    expect(choose(wheelPlan, whole, 'width', '8')).toEqual({ ...whole, width: '8' })
  })
})

describe('the spacer finder', () => {
  test('asks for the bolt pattern, then the thickness', () => {
    expect(spacerPlan.optionPaths(spacerPlan.defaults)).toEqual({
      boltDistance: '/api/rdr/spacer_filter/bolt_distance',
    })
    expect(spacerPlan.optionPaths({ boltDistance: '5x139.7', thickness: '0' })).toMatchObject({
      thickness: '/api/rdr/spacer_filter/thickness/5x139.7',
    })
    expect(choose(spacerPlan, { boltDistance: '5x139.7', thickness: '30' }, 'boltDistance', '5x120')).toEqual(
      {
        boltDistance: '5x120',
        thickness: '0',
      },
    )
  })

  test('searches as soon as the bolt pattern is chosen', () => {
    expect(spacerPlan.isComplete({ boltDistance: '0', thickness: '0' })).toBe(false)
    expect(addressOf(spacerPlan, { boltDistance: '5x139.7', thickness: '0' })).toBe('boltDistance=5x139.7')
    expect(addressOf(spacerPlan, { boltDistance: '5x139.7', thickness: '30' })).toBe(
      'boltDistance=5x139.7&thickness=30',
    )
  })
})

describe('what the address keeps of a finder', () => {
  test('comes back as it was', () => {
    const choices = { boltDistance: '5x139.7', thickness: '30' }
    expect(choicesIn(spacerPlan, searchOf(choices))).toEqual(choices)
  })

  test('is nothing where the address says nothing of it', () => {
    expect(choicesIn(spacerPlan, '')).toBeUndefined()
    expect(choicesIn(spacerPlan, '?utm_source=forum')).toBeUndefined()
  })

  test('is the opening choice where the address holds too much or makes no sense', () => {
    expect(choicesIn(spacerPlan, `?boltDistance=${'5'.repeat(1000)}`)).toEqual(spacerPlan.defaults)
    expect(choicesIn(tirePlan, '?width=abc&season=spring')).toEqual(tirePlan.defaults)
  })

  test('is an open choice where the address says so', () => {
    expect(choicesIn(tirePlan, '?width=0&priceTo=0')).toEqual({
      ...tirePlan.defaults,
      width: '0',
      priceTo: '0',
    })
  })
})
