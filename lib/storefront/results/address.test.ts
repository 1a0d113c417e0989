import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import {
  canonicalPath,
  chips,
  filtersOf,
  queryFor,
  readResults,
  resultsPath,
  resultsQueryString,
  without,
  withoutFilters,
  withoutFinderDefaults,
  withPage,
  withSort,
  withToggled,
} from './address'
import { compareValues, facetsOf, parameters } from './parameters'

const read = (type: ProductType, text: string) => readResults(type, text).query
const JIMNY = 'width=195&profile=80&diameter=15'

describe('one result has one address', () => {
  test.each<[ProductType, string, string]>([
    ['Tire', 'diameter=15&profile=80&width=195,0', JIMNY],
    [
      'Tire',
      `${JIMNY}&protector=Grunt&protector=Bagno&protector=Grunt`,
      `${JIMNY}&protector=Bagno&protector=Grunt`,
    ],
    ['Tire', `${JIMNY}&protector=0&manufacturer=&season=&priceFrom=0`, JIMNY],
    ['Tire', `${JIMNY}&priceTo=500`, `${JIMNY}&priceFrom=0&priceTo=500`],
    ['Tire', `${JIMNY}&icVc=96q&page=1`, `${JIMNY}&icVc=96Q`],
    ['Wheel', 'boltSpacing=5%C3%97139%2C7&diameter=15', 'diameter=15&boltSpacing=5x139.7'],
    ['Wheel', 'diameter=15&offset=0&offset=-10&offset=%2B5', 'diameter=15&offset=-10&offset=0&offset=5'],
    ['Wheel', 'diameter=15&width=10&width=7', 'diameter=15&width=7&width=10'],
    ['Spacer', 'thickness=30&boltDistance=5x139.70', 'boltDistance=5x139.7&thickness=30'],
    ['Spacer', 'boltDistance=5x98&inStock=no&inStock=yes', 'boltDistance=5x98&inStock=yes&inStock=no'],
    ['Tire', `${JIMNY}&use=mud&use=road&season=winter`, `${JIMNY}&season=winter&use=road&use=mud`],
    ['Tire', `season=allseason&season=summer&atLeast=4`, 'season=summer&season=allseason&atLeast=4'],
    ['Wheel', 'maxLoad=1000&maxLoad=900&diameter=15', 'diameter=15&maxLoad=900&maxLoad=1000'],
    [
      'Wheel',
      'centralBoreDiameter=108&centralBoreDiameter=98,1',
      'centralBoreDiameter=98.1&centralBoreDiameter=108',
    ],
    [
      'Spacer',
      'thread=m12%C3%971,50&hubBore=106%2C1&thread=1%2F2-20+UNF',
      'hubBore=106.1&thread=1%2F2-20+UNF&thread=M12x1.5',
    ],
  ])('%s %s', (type, written, address) => {
    expect(readResults(type, written).problems).toEqual([])
    expect(resultsQueryString(read(type, written))).toBe(address)
    // a path segment arrives encoded once more
    expect(resultsQueryString(read(type, encodeURIComponent(written)))).toBe(address)
  })

  test('nothing asked for is the finder', () => {
    expect(resultsPath(read('Wheel', 'diameter=0&width='))).toBe('/wheels')
  })

  test('every order of a result is one result to search engines', () => {
    expect(canonicalPath(read('Tire', `${JIMNY}&sort=price`))).toBe(`/tires/filter/${JIMNY}`)
  })
})

describe('what makes no sense is left aside and named', () => {
  test.each<[ProductType, string, string, string]>([
    ['Tire', 'width=abc', 'width', 'invalid_number'],
    ['Tire', 'width=-5', 'width', 'invalid_number'],
    ['Tire', 'width=195&width=205', 'width', 'repeated'],
    ['Tire', 'season=spring', 'season', 'unknown_value'],
    ['Tire', 'typeOfTire=tractor', 'typeOfTire', 'unknown_value'],
    ['Tire', 'protector=%00', 'protector', 'invalid_value'],
    ['Tire', `manufacturer=${'x'.repeat(101)}`, 'manufacturer', 'too_long'],
    ['Tire', 'price=1-2', 'price', 'unknown_value'],
    ['Tire', 'priceFrom=500&priceTo=300', 'priceFrom', 'prices_crossed'],
    ['Tire', 'utm=x', 'utm', 'unknown_parameter'],
    ['Tire', 'sort=cheap', 'sort', 'unknown_value'],
    ['Tire', 'page=0', 'page', 'out_of_range'],
    ['Tire', 'page=x', 'page', 'invalid_number'],
    ['Wheel', 'boltSpacing=abc', 'boltSpacing', 'invalid_value'],
    ['Wheel', 'offset=1.5', 'offset', 'invalid_number'],
    ['Spacer', 'mounting=glue', 'mounting', 'unknown_value'],
    ['Tire', 'use=snow', 'use', 'unknown_value'],
    ['Tire', 'atLeast=5', 'atLeast', 'unknown_value'],
    ['Wheel', 'maxLoad=strong', 'maxLoad', 'invalid_number'],
  ])('%s %s: %s is %s', (type, text, parameter, code) => {
    expect(readResults(type, text).problems).toMatchObject([{ parameter, code }])
  })

  test('prices the wrong way round are put right', () => {
    expect(read('Tire', 'priceFrom=500&priceTo=300').single).toEqual({ priceFrom: '300', priceTo: '500' })
  })

  test('an address of 10 kB is not read, and what is said of it is short', () => {
    const { query, problems } = readResults('Tire', `width=${'1'.repeat(10_000)}`)
    expect(query).toEqual({ type: 'Tire', single: {}, facets: {}, page: 1 })
    expect(problems).toHaveLength(1)
    expect(JSON.stringify(problems).length).toBeLessThan(200)
  })

  test('control characters do not reach the page that names them', () => {
    expect(readResults('Tire', 'x%00y=%07').problems).toEqual([
      { parameter: 'xy', value: '', code: 'unknown_parameter' },
    ])
  })

  test('broken percent-encoding is no reason to fail', () => {
    expect(readResults('Tire', 'width=%E0%A4%A&profile=80')).toEqual({
      query: { type: 'Tire', single: { profile: '80' }, facets: {}, page: 1 },
      problems: [{ parameter: 'width', value: '\uFFFD%A', code: 'invalid_number' }],
    })
  })
})

describe('from one result to the next', () => {
  const query = read('Tire', `${JIMNY}&protector=Bagno&priceFrom=300&priceTo=400&sort=price&page=3`)

  test('a facet value chosen starts at the first page and keeps the order', () => {
    expect(resultsQueryString(withToggled(query, 'protector', 'Grunt'))).toBe(
      `${JIMNY}&priceFrom=300&priceTo=400&protector=Bagno&protector=Grunt&sort=price`,
    )
  })
  test('chosen once more it is given up', () => {
    expect(withToggled(query, 'protector', 'Bagno').facets).toEqual({})
  })
  test('another order starts at the first page, another page keeps the order', () => {
    expect(withSort(query, undefined)).toMatchObject({ page: 1 })
    expect(withSort(query, undefined)).not.toHaveProperty('sort')
    expect(withPage(query, 4)).toMatchObject({ page: 4, sort: 'price' })
  })
  test('each chip is one thing chosen, and leads to the result without it', () => {
    expect(chips(query).map(({ name, value }) => [name, value])).toEqual([
      ['prices', '300-400'],
      ['protector', 'Bagno'],
    ])
    expect(chips(query).map((chip) => resultsQueryString(chip.without))).toEqual([
      `${JIMNY}&protector=Bagno&sort=price`,
      `${JIMNY}&priceFrom=300&priceTo=400&sort=price`,
    ])
  })
  test("'clear all' keeps what has to fit the car", () => {
    expect(resultsQueryString(withoutFilters(query))).toBe(`${JIMNY}&sort=price`)
    expect(
      resultsPath(
        withoutFilters(read('Wheel', 'diameter=15&boltSpacing=5x98&width=7&centralBoreDiameter=98')),
      ),
    ).toBe('/wheels/filter/diameter=15&boltSpacing=5x98')
  })
})

const type = fc.constantFrom(...productTypes)
const value = fc.oneof(
  fc.constantFrom(
    '0',
    '7',
    '15',
    '-10',
    '195',
    '5x139.7',
    'yes',
    'no',
    'Błoto MT',
    'A&B=C',
    '300-400',
    '4X4',
    '',
  ),
  fc.string(),
)
const address = type.chain((of) =>
  fc.record({
    type: fc.constant(of),
    text: fc
      .array(fc.tuple(fc.constantFrom(...parameters[of].map(({ name }) => name), 'sort', 'page', 'x'), value))
      .map((pairs) => new URLSearchParams(pairs).toString()),
  }),
)

test('whatever an address says, its canonical form says the same, without a problem, and stays as it is', () => {
  fc.assert(
    fc.property(address, ({ type, text }) => {
      const { query } = readResults(type, text)
      const again = readResults(type, resultsQueryString(query))
      expect(again).toEqual({ query, problems: [] })
    }),
  )
})

test('a path leads to the result that it was written for, whatever its values are', () => {
  fc.assert(
    fc.property(address, ({ type, text }) => {
      const { query } = readResults(type, text)
      const [, segment = ''] = resultsPath(query).split('/filter/')
      // what the router makes of a path segment before the page sees it
      const arrived = encodeURIComponent(decodeURIComponent(segment))
      expect(readResults(type, arrived)).toEqual({ query, problems: [] })
    }),
  )
})

test('a value chosen twice is as it was, whatever else is chosen', () => {
  fc.assert(
    fc.property(address, fc.nat(), value, ({ type, text }, place, chosen) => {
      const query = withPage(read(type, text), 1)
      const facets = facetsOf(type)
      const facet = facets[place % facets.length]
      if (facet) expect(withToggled(withToggled(query, facet, chosen), facet, chosen)).toEqual(query)
    }),
  )
})

test('without each of its filters a query is cleared', () => {
  fc.assert(
    fc.property(address, ({ type, text }) => {
      const query = read(type, text)
      expect(withPage(filtersOf(query).reduce(without, query), 1)).toEqual(withoutFilters(query))
    }),
  )
})

test('prices that the tire finder asks for unasked can be left out, on every page of a result', () => {
  const plain = read('Tire', `${JIMNY}&protector=AT&page=2`)
  const asFound = `${JIMNY}&priceFrom=0&priceTo=2000&protector=AT&page=2`
  expect(withoutFinderDefaults(read('Tire', asFound))).toEqual(plain)
  expect(withoutFinderDefaults(plain)).toEqual(plain)
  const asked = read('Tire', 'width=195&season=winter&priceFrom=0&priceTo=900')
  expect(withoutFinderDefaults(asked)).toEqual(asked)
})

test('values of a facet stand in the order of their trade', () => {
  expect(['10', '5.5', '7'].sort((a, b) => compareValues('width', a, b))).toEqual(['5.5', '7', '10'])
  expect(['1000-', '0-300', '300-400'].sort((a, b) => compareValues('price', a, b))[2]).toBe('1000-')
})

test('a query for values has the address that asks for them', () => {
  const wheel = { boltSpacing: '5x139.7', diameter: 15, width: 7, offset: -10, color: undefined }
  expect(queryFor('Wheel', wheel)).toEqual(
    read('Wheel', 'diameter=15&boltSpacing=5x139.7&width=7&offset=-10'),
  )
})
