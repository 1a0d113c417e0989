import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hubOfQuestion } from '@/lib/fitment/hub-of-question'
import { judge } from '@/lib/fitment/judge/judge'
import { worstOf } from '@/lib/fitment/kit'
import { FitmentQuery } from '@/lib/fitment/question'
import { jimny, knownSpacer, knownTire, knownWheel, sizeOf } from '@/lib/fitment/testing'
import { convertMarkings } from '@/lib/fitment/tools/load-speed'
import { hubOf } from '@/lib/fitment/vehicles/vehicle'
import { queryOfSize } from '@/lib/storefront/search/reading/synonyms'
import { type KitFields, kitFields } from './address'
import { type KnownParts, readKit } from './form'
import { vehicleRows, vehiclesOfRows } from './vehicles'

const nothing: KnownParts = { vehicle: null, tire: null, wheel: null, spacer: null }
const known: KnownParts = { vehicle: jimny, tire: knownTire, wheel: knownWheel, spacer: knownSpacer }
const onJimny = { vehicle: 'suzuki/jimny-jb74' }
const wheel = { wheelDiameter: '15', wheelWidth: '7', wheelPattern: '5x139.7' }

const problemsOf = (fields: KitFields) =>
  readKit(fields, { ...known, vehicle: fields.vehicle ? jimny : null }).problems

test('a kit of products and figures by hand is read as it is judged', () => {
  const fields = {
    ...onJimny,
    tire: '1',
    wheelDiameter: '15',
    wheelWidth: '7J',
    wheelPattern: '5×139,7',
    wheelBore: '108,1',
    wheelEt: 'ET −10',
    wheelSeat: 'cone60',
    wheelLoad: '900 kg',
    spacerThickness: '30 mm',
    spacerPattern: '5х139.7',
    spacerMounting: 'bolt-on',
    spacerThread: 'м12х1,25',
    hubStuds: '28',
    placardLoad: '92',
    placardSpeed: 's',
    quantity: '2',
  }
  const { kit, hub, problems } = readKit(fields, known)
  expect(problems).toEqual({})
  expect(kit).toEqual({
    tire: knownTire,
    wheel: {
      rim: { diameter: 15, width: 7 },
      boltPattern: '5x139.7',
      centerBore: 108.1,
      offset: -10,
      seat: 'cone60',
      maxLoad: 900,
      drilledFor: null,
    },
    spacer: {
      thickness: 30,
      boltPattern: '5x139.7',
      mounting: 'bolt-on',
      hubBore: null,
      ringBore: null,
      thread: 'M12x1.25',
    },
    quantity: 2,
  })
  expect(hub).toMatchObject({ boltPattern: '5x139.7', studLength: 28, loadIndex: 92, speedSymbol: 'S' })
})

test('nuts or bolts that somebody has are held to the wheel and the car', () => {
  const reasonsOf = (own: KitFields) => {
    const { kit, hub, problems } = readKit({ ...onJimny, ...wheel, wheelSeat: 'cone60', ...own }, known)
    expect(problems).toEqual({})
    return judge(kit, hub).checks.filter(({ check }) => check === 'fastening')
  }
  const said = (own: KitFields) => reasonsOf(own).map(({ reason, verdict }) => `${reason}: ${verdict}`)
  expect(said({ fastenerThread: 'm12 x 1,25', fastenerSeat: 'cone60' })).toEqual([
    'seatMatches: fits',
    'threadMatches: fits',
  ])
  expect(said({ fastenerThread: 'M12x1.5', fastenerSeat: 'ball' })).toEqual([
    'wrongSeat: no',
    'otherThread: needs',
  ])
  expect(said({ fastenerSeat: 'cone60' })).toContain('boughtThreadUnknown: unknown')
  expect(said({ fastenerThread: 'M12x1.25' })).toContain('seatUnknown: unknown')
  expect(problemsOf({ fastenerThread: 'M12' })).toEqual({ fastenerThread: { code: 'notThread' } })
  // without a tire, a wheel or a spacer there is nothing to mount
  expect(readKit({ ...onJimny, fastenerThread: 'M12x1.25' }, { ...known, tire: null }).hasParts).toBe(false)
})

test('the browser judges a car by the same figures as the server', () => {
  expect(vehiclesOfRows(vehicleRows([jimny]))).toEqual([jimny])
})

test('a hub by hand knows only what was typed', () => {
  const fields = {
    hubPattern: '6x139.7',
    hubBore: '106,1',
    hubThread: '12x1.5',
    stockRim: '7Jx16',
    stockEt: '30',
    stockTire: '265/70R16',
  }
  expect(readKit(fields, nothing)).toMatchObject({
    problems: {},
    hasParts: false,
    hub: {
      boltPattern: '6x139.7',
      centerBore: 106.1,
      thread: 'M12x1.5',
      fastener: null,
      stockOffset: 30,
      stockRims: [{ diameter: 16, width: 7, offset: 30 }],
      stockTires: [sizeOf('265/70R16')],
      confidence: {},
    },
  })
})

test.each<[KitFields, string, object]>([
  [{ hubPattern: '5x139.7', hubBore: '150' }, 'hubBore', { code: 'boreAboveCircle', circle: 139.7 }],
  [{ ...wheel, wheelBore: '139.7' }, 'wheelBore', { code: 'boreAboveCircle', circle: 139.7 }],
  [{ ...onJimny, hubBore: '145' }, 'hubBore', { code: 'otherThanVehicle', known: '108' }],
  [{ ...onJimny, hubPattern: '6x139.7' }, 'hubPattern', { code: 'otherThanVehicle', known: '5x139.7' }],
  [{ ...wheel, wheelEt: 'ET 300' }, 'wheelEt', { code: 'outOfRange', least: -150, most: 150 }],
  [{ ...wheel, wheelBore: '4.25' }, 'wheelBore', { code: 'maybeInches', mm: 108 }],
  [{ ...wheel, wheelWidth: '178' }, 'wheelWidth', { code: 'maybeMm', inches: 7 }],
  [{ ...wheel, wheelDiameter: '381' }, 'wheelDiameter', { code: 'maybeMm', inches: 15 }],
  [{ ...wheel, wheelPattern: '5x5.5' }, 'wheelPattern', { code: 'patternInInches', pattern: '5x139.7' }],
  [{ ...wheel, wheelPattern: '50x139.7' }, 'wheelPattern', { code: 'notPattern' }],
  [{ ...wheel, wheelSeat: 'square' }, 'wheelSeat', { code: 'notListed' }],
  [{ wheelEt: '0' }, 'wheelPattern', { code: 'empty' }],
  [{ spacerPattern: '5x139.7' }, 'spacerThickness', { code: 'empty' }],
  [{ tireLoad: '96' }, 'tireSize', { code: 'empty' }],
  [{ tireSize: '195' }, 'tireSize', { code: 'notSize' }],
  [{ tireSize: '205ZR16' }, 'tireSize', { code: 'noProfile' }],
  [{ stockTire: '900/10R3' }, 'stockTire', { code: 'sizeRange' }],
  [{ placardLoad: '999' }, 'placardLoad', { code: 'notLoadIndex' }],
  [{ placardSpeed: 'Ж' }, 'placardSpeed', { code: 'notSpeedSymbol' }],
  [{ hubThread: 'M12' }, 'hubThread', { code: 'notThread' }],
  [{ stockRim: '15' }, 'stockRim', { code: 'notRim' }],
  [{ quantity: '3' }, 'quantity', { code: 'notListed' }],
])('%j has a problem at %s: %j', (fields, field, problem) => {
  expect(problemsOf(fields)).toMatchObject({ [field]: problem })
})

test('a car and products that do not exist are problems, not parts that are left out', () => {
  const fields = { vehicle: 'no/car', tire: '1', wheel: '2', spacer: '3' }
  expect(readKit(fields, nothing).problems).toEqual({
    vehicle: { code: 'unknownVehicle' },
    tire: { code: 'unknownProduct' },
    wheel: { code: 'unknownProduct' },
    spacer: { code: 'unknownProduct' },
  })
})

test.each([
  ['1/2"-20', '1/2-20 UNF'],
  ['1/2-20 unf', '1/2-20 UNF'],
  ['M14x2.0', 'M14x2'],
  ['м 12 х 1,5', 'M12x1.5'],
])('the thread %s is %s', (text, thread) => {
  expect(readKit({ hubThread: text }, nothing)).toMatchObject({ problems: {}, hub: { thread } })
})

test.each([...'ВСЕКМНРТУ'].map((letter, index) => [letter, 'BCEKMHPTY'[index]]))(
  'the Cyrillic speed symbol %s is %s in the kit check, in the calculator and in the search',
  (letter, speedSymbol) => {
    const empty = { kg: '', kmh: '', inches: '', mm: '', psi: '', bar: '' }
    expect(readKit({ placardSpeed: letter }, nothing).hub.speedSymbol).toBe(speedSymbol)
    expect(convertMarkings({ marking: `96${letter}`, ...empty }).answer?.marking).toMatchObject({
      speedSymbol,
    })
    expect(queryOfSize(`195/80R15 96${letter}`)?.single.icVc).toBe(`96${speedSymbol}`)
  },
)

const anyValue = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '15',
    '7',
    '5x139.7',
    '6x139.7',
    '108',
    '67.1',
    '-10',
    '300',
    '195/80R15',
    '33x12.5R15',
    'yes',
  ),
  fc.constantFrom(
    'cone60',
    'ball',
    'nut',
    'bolt',
    'bolt-on',
    'slip-on',
    'M12x1.25',
    'M14x1.5',
    '96',
    'Q',
    '30',
  ),
)
const anyKit = fc.dictionary(fc.constantFrom(...kitFields), anyValue) as fc.Arbitrary<KitFields>

test('any fields are read and judged without an error, and no better than the worst deciding check', () => {
  fc.assert(
    fc.property(anyKit, fc.boolean(), (fields, isKnown) => {
      const { kit, hub } = readKit(fields, isKnown ? known : nothing)
      const { verdict, checks } = judge(kit, hub)
      const deciding = checks.filter(({ isToCheck }) => !isToCheck)
      expect(verdict).toBe(worstOf([verdict, ...deciding.map((check) => check.verdict)]))
    }),
    { numRuns: 500 },
  )
})

test('every figure that was typed is either judged or a problem', () => {
  fc.assert(
    fc.property(anyKit, (fields) => {
      const { kit, problems } = readKit(fields, nothing)
      if (Object.keys(problems).length > 0) return
      for (const part of ['tire', 'wheel', 'spacer'] as const)
        expect(kit[part] !== undefined).toBe(
          // an empty field is nothing that was typed
          kitFields.some((field) => field.startsWith(part) && Boolean(fields[field])),
        )
    }),
    { numRuns: 500 },
  )
})

test('a car of which the sources are unsure never gets a kit that fits', () => {
  const unsure = { ...known, vehicle: { ...jimny, confidence: 'low' as const } }
  const { kit, hub } = readKit(
    { ...onJimny, tire: '1', wheel: '2', hubStuds: '20', placardLoad: '92' },
    unsure,
  )
  expect(judge(kit, hub).verdict).toBe('unknown')
})

test('the form and the call judge a kit by the same hub', () => {
  const cases: [KitFields, Record<string, string>][] = [
    [{}, {}],
    [{ stockTire: '215/75R15 100S' }, { ownTire: '215/75R15 100S' }],
    [{ stockTire: '205R16C 104S' }, { ownTire: '205R16C 104S' }],
    [{ stockTire: '7.50R16' }, { ownTire: '7.50R16' }],
    [
      { hubAxle: '1400 kg', stockEt: 'ET 10' },
      { axleLoad: '1400', offset: '10' },
    ],
    [
      { stockRim: '15x6', placardLoad: '97', placardSpeed: 'T' },
      { rim: '15x6', loadIndex: '97', speedSymbol: 'T' },
    ],
  ]
  const old = { ...jimny, stockTires: ['195/80R15', '205R16C'] }
  for (const vehicle of [jimny, old])
    for (const [fields, asked] of cases) {
      const question = FitmentQuery.parse({ vehicle: '1', tire: '1', ...asked })
      expect(readKit({ ...onJimny, ...fields }, { ...known, vehicle }).hub).toEqual(
        hubOfQuestion(hubOf(vehicle, question.ownTire?.size), question),
      )
    }
})
