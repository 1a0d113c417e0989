import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_PATH } from '@/lib/fitment/vehicles/path'
import {
  type KitField,
  type KitFields,
  keptFields,
  kitFields,
  kitFieldsIn,
  kitPath,
  kitQuery,
  readKitQuery,
  readKitSegment,
} from './address'

test('the kit of a vehicle with the longest path that the table takes keeps it', () => {
  const vehicle = `volkswagen/${'a'.repeat(LONGEST_PATH - 11)}`
  expect(kitFieldsIn({ path: decodeURI(kitPath({ vehicle })), search: '' })).toEqual({ vehicle })
})

const anyFields = fc.dictionary(
  fc.constantFrom<KitField>(...kitFields),
  fc.oneof(
    fc.string({ maxLength: 70 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '17',
      '195/80 R15',
      '5×139,7',
      'ET −10',
      '31x10.5R15',
      '100%25',
      'a+b&c',
      '4',
      'suzuki/jimny-jb74',
    ),
  ),
) as fc.Arbitrary<KitFields>

/** What the router makes of a path: it decodes it once, splits it, and encodes the whole segment again. */
function asRouted(path: string): string {
  const [, , ...segments] = decodeURIComponent(path).split('/')
  expect(segments.length).toBeLessThanOrEqual(1)
  return encodeURIComponent(segments[0] ?? '')
}

test('the fields of a kit stand in its address and are read from it unchanged', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const kept = keptFields(fields)
      expect(keptFields(kept)).toEqual(kept)
      expect(readKitQuery(kitQuery(fields))).toEqual({ fields: kept, isStrange: false })
      expect(kitQuery(kept)).toBe(kitQuery(fields))
      if (Object.keys(kept).length === 0) expect(kitPath(fields)).toBe('/kit')
      else expect(kitFieldsIn({ path: kitPath(fields), search: '' })).toEqual(kept)
    }),
    { numRuns: 500 },
  )
})

test('the router hands over the segment of a kit without splitting or decoding a value', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const kept = keptFields(fields)
      if (Object.keys(kept).length === 0) return
      expect(readKitSegment(asRouted(kitPath(fields))).fields).toEqual(kept)
    }),
  )
})

test('any text is read as an address of a kit without an error, and nothing of it that no kit keeps', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const inBrowser = kitFieldsIn({ path: `/kit/${text}`, search: `?${text}` })
      for (const fields of [readKitSegment(text).fields, readKitQuery(text).fields, inBrowser])
        expect(fields).toEqual(keptFields(fields ?? {}))
    }),
  )
})

test('a link to a car, a size and products is short and readable', () => {
  const fields = { vehicle: 'suzuki/jimny-jb74', tireSize: '215/75R15', wheel: '12' }
  expect(kitPath(fields)).toBe('/kit/vehicle=suzuki_jimny-jb74&tireSize=215%252F75R15&wheel=12')
})

test.each([
  ['tire=215%2F75R15', { tireSize: '215/75R15' }],
  ['tire=17&tireSize=215/75R15&tireLoad=100', { tire: '17' }],
  ['wheel=3&wheelEt=-10&spacer=4', { wheel: '3', spacer: '4' }],
  ['vehicle=Suzuki/Jimny-JB74&quantity=4', { vehicle: 'suzuki/jimny-jb74' }],
  ['tireSize=++&quantity=5', { quantity: '5' }],
] as const)('the query %s asks for %j', (query, fields) => {
  expect(readKitQuery(query)).toEqual({ fields, isStrange: false })
})

test.each([
  `tireSize=${'9'.repeat(10_000)}`,
  `tireSize=${'9'.repeat(61)}`,
  'color=black',
  'quantity=2&quantity=5',
])('an address with something that belongs to no field says so: %#', (query) => {
  expect(readKitQuery(query).isStrange).toBe(true)
})
