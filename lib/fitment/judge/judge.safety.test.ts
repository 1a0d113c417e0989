import { describe, expect, test } from 'vitest'
import { hubOfQuestion } from '@/lib/fitment/hub-of-question'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { FitmentQuery } from '@/lib/fitment/question'
import { knownHub, knownSpacer, knownTire, knownWheel, sizeOf, unknownFigures } from '@/lib/fitment/testing'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { judge } from './judge'

const tire = (text: string) => ({ ...knownTire, size: sizeOf(text) })
const hub = (values: Partial<Hub>): Hub => ({ ...knownHub, ...values })
const find = (kit: Kit, of: Hub, name: string) => judge(kit, of).checks.find(({ check }) => check === name)

const landRover: Vehicle = {
  ...unknownFigures,
  id: 1,
  make: 'Make',
  model: 'Model',
  generation: 'Generation',
  yearFrom: 1990,
  yearTo: null,
  boltPattern: '5x165.1',
  centerBore: 114,
  thread: null,
  fastener: 'nut',
  seat: null,
  stockOffset: null,
  stockWheels: [],
  stockTires: ['6.00-16', '235/70R16'],
  upsizes: [],
  torque: null,
  confidence: 'medium',
  sources: ['own'],
  path: 'make/model-generation',
}

describe('a tire alone', () => {
  test('needs other wheels where the stock rims are too narrow for it, however equal its diameter is', () => {
    const { verdict, checks } = judge({ tire: tire('235/65R15') }, knownHub)
    expect(verdict).toBe('needs')
    expect(checks).toContainEqual(expect.objectContaining({ reason: 'stockWidthNotPermitted' }))
    expect(judge({ tire: tire('215/75R15') }, knownHub).verdict).toBe('fits')
  })

  test('is unknown where it fits only some of the stock rims', () => {
    const rims = [
      { diameter: 15, width: 5.5, offset: 5 },
      { diameter: 15, width: 7, offset: 5 },
    ]
    expect(judge({ tire: tire('235/65R15') }, hub({ stockRims: rims })).verdict).toBe('unknown')
  })

  test('of another trim’s factory size is unknown where the trims differ much', () => {
    const bronco = hub({ stockRims: [], stockTires: ['255/75R17', '315/70R17'].map(sizeOf) })
    expect(find({ tire: tire('315/70R17') }, bronco, 'overallDiameter')).toMatchObject({
      verdict: 'unknown',
      reason: 'ownSizeNeeded',
    })
    const hilux = hub({ stockRims: [], stockTires: ['225/70R17', '265/65R17'].map(sizeOf) })
    expect(find({ tire: tire('265/65R17') }, hilux, 'overallDiameter')?.reason).toBe('factorySize')
  })

  test('is unknown where the car may have a factory size without dimensions', () => {
    expect(find({ tire: tire('245/70R16') }, hubOf(landRover), 'overallDiameter')?.verdict).toBe('unknown')
    expect(find({ tire: tire('235/70R16') }, hubOf(landRover), 'overallDiameter')?.verdict).toBe('fits')
    const asked = FitmentQuery.parse({ vehicle: '1', tire: '245/70R16' })
    expect(hubOfQuestion(hubOf(landRover), asked).hasUnreadTires).toBe(true)
    const own = hubOf(landRover, sizeOf('235/70R16'))
    expect(find({ tire: tire('245/70R16') }, own, 'overallDiameter')?.verdict).toBe('fits')
  })

  test('for one axle needs the diameter of the other one', () => {
    expect(judge({ tire: tire('195/80R15'), quantity: 2 }, knownHub).verdict).toBe('fits')
    expect(find({ tire: tire('215/75R15'), quantity: 2 }, knownHub, 'quantity')?.verdict).toBe('needs')
  })
})

describe('a wheel', () => {
  test('smaller than every stock rim is unknown, since nobody knows the brakes', () => {
    const small = { wheel: { ...knownWheel, rim: { diameter: 14, width: 5.5 } } }
    expect(judge(small, knownHub).verdict).toBe('unknown')
    expect(judge(small, knownHub).checks).toContainEqual(expect.objectContaining({ reason: 'smallerRim' }))
  })

  test('smaller than some stock rims, or on a car without known rims, is unknown for its brakes', () => {
    const sizes = [15, 17].map((diameter) => ({ diameter, width: 6, offset: 5 }))
    for (const of of [hub({ stockRims: sizes }), hub({ stockRims: [], stockTires: [], brakeRim: null })]) {
      expect(judge({ wheel: knownWheel }, of).verdict).toBe('unknown')
      expect(judge({ wheel: knownWheel }, of).checks.map(({ reason }) => reason)).toContain('brakesUnknown')
    }
  })

  test('alone is not said to have the car’s thread', () => {
    expect(find({ wheel: knownWheel }, knownHub, 'fastening')?.reason).not.toBe('threadMatches')
    expect(judge({ wheel: knownWheel }, knownHub).checks.map(({ reason }) => reason)).toContain('stockThread')
  })

  test('with nuts of an unknown thread or seat is not said to be held', () => {
    const kit = (values: Partial<Kit['fasteners']>): Kit => ({
      wheel: knownWheel,
      fasteners: { thread: 'M12x1.25', seat: 'cone60', ...values },
    })
    expect(judge(kit({}), knownHub).verdict).toBe('fits')
    expect(judge(kit({ thread: null }), knownHub).verdict).toBe('unknown')
    expect(judge(kit({ seat: null }), knownHub).checks.map(({ reason }) => reason)).toContain('seatUnknown')
  })

  test('with another number of holes says so', () => {
    expect(find({ wheel: { ...knownWheel, boltPattern: '6x139.7' } }, knownHub, 'boltPattern')).toMatchObject(
      {
        verdict: 'no',
        reason: 'otherHoles',
        figures: { holes: 6, hubHoles: 5 },
      },
    )
  })
})

describe('a spacer', () => {
  const spacer = { ...knownSpacer, thickness: 25 }

  test('of another thread than the hub needs other nuts, even if those for the wheel are right', () => {
    const kit: Kit = {
      spacer: { ...spacer, thread: 'M12x1.5' },
      fasteners: { thread: 'M12x1.25', seat: null },
    }
    expect(judge(kit, knownHub).checks).toContainEqual(
      expect.objectContaining({ verdict: 'needs', reason: 'spacerOtherThread' }),
    )
  })

  test('does not take a wheel of another bolt pattern, whatever the car is', () => {
    const kit = { spacer, wheel: { ...knownWheel, boltPattern: '5x127' } }
    expect(judge(kit, hub({ boltPattern: null })).verdict).toBe('no')
  })

  test('with studs needs nuts on a car that has bolts', () => {
    expect(judge({ spacer }, hub({ fastener: 'bolt' })).checks).toContainEqual(
      expect.objectContaining({ verdict: 'needs', reason: 'nutsInsteadOfBolts' }),
    )
  })

  test('that is slipped on names studs and bolts where nobody knows which the car has', () => {
    const slipOn = { ...spacer, mounting: 'slip-on' } as const
    expect(judge({ spacer: slipOn }, hub({ fastener: null })).checks).toContainEqual(
      expect.objectContaining({ verdict: 'needs', reason: 'longerFasteners' }),
    )
  })
})
