import { describe, expect, test } from 'vitest'
import type { Kit } from '@/lib/fitment/kit'
import { hubOf } from '@/lib/fitment/vehicles/vehicle'
import { judge } from './judge'
import { hilux, jimny, ranger, reasonsOf, tire, vehicle, verdictOf, wheel, wrangler } from './testing-golden'

describe('golden cases of public fitment data', () => {
  const smallWheel = { rim: { diameter: 15, width: 6 }, offset: 0, seat: 'cone60' } as const

  test.each([108.1, 108])('a Jimny takes 15x6 ET0 with a bore of %s and 215/75R15, with a note', (bore) => {
    const kit: Kit = {
      wheel: wheel('5x139.7', bore, smallWheel),
      tire: tire('215/75R15'),
      fasteners: { thread: 'M12x1.25', seat: 'cone60' },
    }
    const { verdict, checks } = verdictOf(kit, jimny)
    expect(verdict).toBe('fits')
    const diameter = checks.find(({ check }) => check === 'overallDiameter')
    expect(diameter).toMatchObject({ reason: 'largerThanUsual', figures: { stockMm: 693, mm: 703.5 } })
    expect(diameter?.figures.percent).toBeCloseTo(1.52, 2)
  })

  test('a bore smaller than the hub does not fit, and no ring helps', () => {
    expect(verdictOf({ wheel: wheel('5x139.7', 77.8) }, jimny).verdict).toBe('no')
    expect(reasonsOf({ wheel: wheel('5x139.7', 77.8) }, jimny)).toContain('boreTooSmall')
    // a Ranger's wheel on a Hilux: the pattern alone is equal
    expect(verdictOf({ wheel: wheel('6x139.7', 93.1) }, hilux).verdict).toBe('no')
  })

  test('3 to 5 percent more than the own size needs a look at the clearance', () => {
    const jb43 = vehicle({ ...jimny, stockTires: ['205/70R15'] })
    const { verdict, checks } = verdictOf({ tire: tire('195/80R15') }, jb43)
    expect(verdict).toBe('needs')
    expect(checks.find(({ check }) => check === 'overallDiameter')?.figures.percent).toBeCloseTo(3.74, 2)
    const kit: Kit = { wheel: wheel('6x139.7', 106.1, { offset: 20 }), tire: tire('265/70R17') }
    expect(verdictOf(kit, hilux, '265/65R17').verdict).toBe('needs')
    expect(reasonsOf(kit, hilux, '265/65R17')).toContain('checkClearance')
  })

  test('a larger bore needs a ring of both diameters, and the wheel stands farther out', () => {
    const { verdict, checks } = verdictOf(
      { wheel: wheel('6x139.7', 106.1, { offset: 30 }) },
      ranger,
      '265/65R17',
    )
    expect(verdict).toBe('needs')
    expect(checks).toContainEqual(
      expect.objectContaining({ reason: 'needsRing', figures: { bore: 106.1, hub: 93.1 } }),
    )
    const offset = checks.find(({ check }) => check === 'offset')
    expect(offset).toMatchObject({ reason: 'moreOutside', figures: { outsideMm: 25, trackMm: 50 } })
  })

  test('an equal number of studs is not enough, and 0.7 mm on the circle are not interchangeable', () => {
    const navara = vehicle({ boltPattern: '6x114.3', centerBore: 66.1 })
    expect(reasonsOf({ wheel: wheel('6x139.7', 110) }, navara)).toContain('otherPattern')
    expect(verdictOf({ wheel: wheel('6x139.7', 110) }, navara).verdict).toBe('no')
    expect(reasonsOf({ wheel: wheel('5x115', 71.6) }, wrangler)).toContain('nearPattern')
    expect(verdictOf({ wheel: wheel('5x115', 71.6) }, wrangler).verdict).toBe('no')
    const f150 = vehicle({ boltPattern: '6x135', centerBore: 87.1, thread: 'M14x1.5' })
    expect(verdictOf({ wheel: wheel('6x139.7', 106.1) }, f150).verdict).toBe('no')
    expect(reasonsOf({ wheel: wheel('6x139.7', 106.1) }, f150)).toContain('nearPattern')
  })

  test('one wheel fits a Pajero III and not a Pajero II', () => {
    const kit = { wheel: wheel('6x139.7', 67.1, { rim: { diameter: 16, width: 7 }, offset: 46 }) }
    const third = vehicle({ centerBore: 67.1, stockOffset: 46, stockWheels: ['16x7'] })
    expect(verdictOf(kit, third).verdict).toBe('fits')
    expect(verdictOf(kit, vehicle({ centerBore: 108.1, stockWheels: ['15x7'] })).verdict).toBe('no')
  })

  test('a wheel of the Land Cruiser 250 does not go on a 150; the other way needs a ring and other nuts', () => {
    const prado = vehicle({ stockOffset: 25, stockWheels: ['17x7.5'] })
    const lc250 = vehicle({ centerBore: 95.1, thread: 'M14x1.5' })
    expect(verdictOf({ wheel: wheel('6x139.7', 95.1) }, prado).verdict).toBe('no')
    const kit = { wheel: wheel('6x139.7', 106.1), fasteners: { thread: 'M12x1.5', seat: null } }
    const { verdict, checks } = verdictOf(kit, lc250)
    expect(verdict).toBe('needs')
    expect(checks).toContainEqual(expect.objectContaining({ reason: 'otherThread' }))
    expect(checks).toContainEqual(
      expect.objectContaining({ reason: 'needsRing', figures: { bore: 106.1, hub: 95.1 } }),
    )
  })

  test('a Wrangler JL takes no wheel of a TJ, and takes 17x8.5 with 285/70R17', () => {
    const jl = vehicle({
      boltPattern: '5x127',
      centerBore: 71.5,
      thread: 'M14x1.5',
      seat: 'cone60',
      stockOffset: 44,
      stockWheels: ['17x7.5', '18x7.5'],
      stockTires: ['245/75R17', '255/70R18'],
    })
    expect(verdictOf({ wheel: wheel('5x114.3', 71.6) }, jl).verdict).toBe('no')
    const kit: Kit = {
      wheel: wheel('5x127', 71.6, { rim: { diameter: 17, width: 8.5 }, offset: 44 }),
      tire: tire('285/70R17'),
    }
    const { checks } = verdictOf(kit, jl, '255/70R18')
    // a wheel below the own rim may not clear the brakes, and an inch more of width leaves less room
    const unsettled = checks.filter(({ verdict, isToCheck }) => verdict !== 'fits' && !isToCheck)
    expect(unsettled.map(({ reason }) => reason)).toEqual(['smallerRim', 'lessInside'])
    expect(checks.find(({ check }) => check === 'overallDiameter')).toMatchObject({
      reason: 'largerThanUsual',
    })
    expect(
      reasonsOf({ ...kit, fasteners: { thread: '1/2-20 UNF', seat: 'cone60' } }, jl, '255/70R18'),
    ).toContain('otherThread')
  })

  test('a Discovery 3 needs load index 112 and takes 265/60R18', () => {
    const discovery = {
      ...hubOf(vehicle({ stockTires: ['255/60R18'], stockWheels: ['18x8'] })),
      loadIndex: 112,
      speedSymbol: 'T',
    }
    const low = judge({ tire: tire('255/60R18', { loadIndex: 108 }) }, discovery)
    expect(low.verdict).toBe('no')
    expect(low.checks).toContainEqual(
      expect.objectContaining({
        reason: 'loadTooLow',
        figures: expect.objectContaining({ kg: 1000, placardKg: 1120 }),
      }),
    )
    const wide = judge({ tire: tire('265/60R18', { loadIndex: 112 }) }, discovery)
    expect(wide.verdict).toBe('fits')
    expect(wide.checks.find(({ check }) => check === 'overallDiameter')?.figures.percent).toBeCloseTo(1.57, 2)
  })

  test('a Defender takes 72.6 and not 65.1, with seat and the wheel’s load beside the verdict', () => {
    const defender = vehicle({ boltPattern: '5x120', centerBore: 72.6, thread: 'M14x1.5' })
    expect(verdictOf({ wheel: wheel('5x120', 65.1) }, defender).verdict).toBe('no')
    const { verdict, checks } = verdictOf({ wheel: wheel('5x120', 72.6) }, defender)
    expect(verdict).toBe('fits')
    expect(checks.filter(({ isToCheck }) => isToCheck).map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['seatUnknown', 'wheelLoadUnknown']),
    )
  })

  test('over 5 percent is not without modification, over 10 percent is refused', () => {
    const large = verdictOf({ tire: tire('285/70R17') }, ranger, '265/65R17')
    expect(large.verdict).toBe('needs')
    expect(large.checks.find(({ check }) => check === 'overallDiameter')).toMatchObject({
      reason: 'modification',
    })
    const kit: Kit = {
      wheel: wheel('5x139.7', 108, { rim: { diameter: 16, width: 7 } }),
      tire: tire('235/85R16'),
    }
    expect(verdictOf(kit, jimny).verdict).toBe('no')
    expect(reasonsOf(kit, jimny)).toContain('farTooLarge')
  })

  test('a vehicle of low confidence never gets better than unknown', () => {
    const defender = vehicle({
      boltPattern: '5x165.1',
      centerBore: 114,
      thread: 'M16x1.5',
      confidence: 'low',
    })
    expect(verdictOf({ wheel: wheel('5x165.1', 114, { drilledFor: 'M16x1.5' }) }, defender).verdict).toBe(
      'unknown',
    )
    expect(verdictOf({ wheel: wheel('5x120', 114) }, defender).verdict).toBe('no')
  })

  test('a bolt with a cone on a wheel with a ball seat does not fit', () => {
    const amarok = vehicle({
      boltPattern: '5x120',
      centerBore: 65.1,
      thread: 'M14x1.5',
      fastener: 'bolt',
      seat: 'ball',
    })
    const kit = {
      wheel: wheel('5x120', 65.1, { seat: 'ball' }),
      fasteners: { thread: 'M14x1.5', seat: 'cone60' },
    } as const
    expect(verdictOf(kit, amarok).verdict).toBe('no')
    expect(verdictOf({ wheel: wheel('5x120', 65.1, { seat: 'cone60' }) }, amarok).verdict).toBe('needs')
  })
})
