import { expect, test } from 'vitest'
import { isBoreWithinBolts } from '@/lib/measures/limits'
import { fieldErrors } from '@/lib/platform/http/fields'
import { hubOfQuestion } from './hub-of-question'
import { FitmentQuery } from './question'

const ask = (values: Record<string, string>) => {
  const { data, error } = FitmentQuery.safeParse(values)
  return error ? fieldErrors(error).map(({ path, code }) => `${path} ${code}`) : data
}
const asked = { vehicle: 'suzuki/jimny-jb74', tire: '7' }

test('a vehicle is asked for by its path or its id, a tire by its id or its size', () => {
  expect(ask(asked)).toMatchObject({ vehicle: 'suzuki/jimny-jb74', tire: 7 })
  expect(ask({ vehicle: '12', tire: '215/75R15' })).toMatchObject({
    vehicle: 12,
    tire: { width: 215, profile: 75, diameter: 15 },
  })
})

test('a hub is described by figures as people type them', () => {
  const figures = { boltPattern: '5×139,7', centerBore: '108,1', thread: 'm12 x 1,25', rim: '15x5.5' }
  expect(ask({ ...figures, offset: '-13', seat: 'cone60', fastener: 'nut', wheel: '3' })).toMatchObject({
    boltPattern: '5x139.7',
    centerBore: 108.1,
    thread: 'M12x1.25',
    rim: { diameter: 15, width: 5.5 },
    offset: -13,
    seat: 'cone60',
    fastener: 'nut',
    wheel: 3,
  })
})

test('fields of a form that are left empty ask nothing', () => {
  expect(ask({ ...asked, wheel: '', centerBore: ' ', quantity: '' })).toMatchObject({
    wheel: undefined,
    centerBore: undefined,
    quantity: undefined,
  })
})

test.each([
  [{ offset: '300' }, 'offset out_of_range'],
  [{ offset: 'ET20' }, 'offset invalid_number'],
  [{ centerBore: '4.25' }, 'centerBore out_of_range'],
  [{ centerBore: '108 mm' }, 'centerBore invalid_number'],
  [{ centerBore: 'x'.repeat(10_000) }, 'centerBore too_long'],
  [{ boltPattern: '5x5.5' }, 'boltPattern bolt_pattern_format'],
  [{ boltPattern: '5x20' }, 'boltPattern bolt_pattern_format'],
  [{ rim: '15x40' }, 'rim rim_format'],
  [{ rim: '15x40' }, 'rim rim_format'],
  [{ thread: '12' }, 'thread thread_format'],
  [{ ownTire: '195/80R381' }, 'ownTire tire_size_format'],
  [{ ownTire: '999/999R15' }, 'ownTire tire_size_format'],
  [{ ownTire: '10x10.5R15' }, 'ownTire tire_size_format'],
  [{ tire: 'jimny' }, 'tire tire_size_format'],
  [{ wheel: '4294967296' }, 'wheel invalid_value'],
  [{ seat: 'conical' }, 'seat unknown_value'],
  [{ loadIndex: '300' }, 'loadIndex out_of_range'],
  [{ speedSymbol: '1' }, 'speedSymbol unknown_value'],
  [{ quantity: '4.5' }, 'quantity invalid_number'],
  [{ quantity: '400' }, 'quantity out_of_range'],
  [{ vehicle: '' }, 'vehicle required'],
  [{ tire: '' }, 'tire required'],
])('%j is refused at its field', (change, problem) => {
  expect(ask({ ...asked, ...change } as Record<string, string>)).toEqual([problem])
})

test('what somebody measured counts before the table, and the rest of the table stays', () => {
  const known = {
    boltPattern: '5x139.7',
    centerBore: 108,
    thread: 'M12x1.25',
    fastener: 'nut',
    seat: null,
    studLength: null,
    stockOffset: 5,
    stockRims: [{ diameter: 15, width: 5.5, offset: 5 }],
    ownTire: null,
    stockTires: [{ width: 195, profile: 80, diameter: 15 }],
    loadIndex: null,
    speedSymbol: null,
    axleLoad: null,
    brakeRim: 15,
    confidence: { centerBore: 'low', load: 'low', offset: 'low' },
  } as const
  const question = FitmentQuery.parse({
    ...asked,
    centerBore: '108.3',
    seat: 'flat',
    ownTire: '205/70R15 95S',
  })
  expect(hubOfQuestion(known, question)).toEqual({
    ...known,
    centerBore: 108.3,
    seat: 'flat',
    ownTire: { width: 205, profile: 70, diameter: 15 },
    stockTires: [{ width: 205, profile: 70, diameter: 15 }],
    loadIndex: 95,
    speedSymbol: 'S',
    confidence: { offset: 'low' },
  })
})

test('a bore as wide as the bolt circle is none', () => {
  expect(isBoreWithinBolts({ centerBore: 139.7, boltPattern: '5x139.7' })).toBe(false)
  expect(isBoreWithinBolts({ centerBore: 108, boltPattern: '5x139.7' })).toBe(true)
  expect(isBoreWithinBolts({ centerBore: 108, boltPattern: null })).toBe(true)
})
