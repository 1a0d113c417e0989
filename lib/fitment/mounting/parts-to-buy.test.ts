import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hubs, kitsOfParts } from '@/lib/fitment/judge/arbitraries'
import { judge } from '@/lib/fitment/judge/judge'
import { lc120, lc250 } from '@/lib/fitment/judge/testing-japanese-cars'
import { rangerT6, t5, tj } from '@/lib/fitment/judge/testing-other-cars'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { knownHub, knownSpacer, knownTire, knownWheel } from '@/lib/fitment/testing'
import { partsToBuy } from './parts-to-buy'

const jimny = knownHub
const wheelOf = ({ stockRims: [rim], boltPattern, centerBore }: Hub) => ({
  ...knownWheel,
  rim: { diameter: rim?.diameter ?? 0, width: rim?.width ?? 0 },
  offset: rim?.offset ?? 0,
  boltPattern: boltPattern ?? '',
  centerBore,
  drilledFor: 'M14x1.5',
  maxLoad: 1100,
})
const slipOn = { ...knownSpacer, mounting: 'slip-on', thickness: 10, thread: null } as const

describe('nothing more than the kit itself', () => {
  test('is needed where everything fits', () => {
    expect(partsToBuy({ wheel: knownWheel, tire: knownTire }, jimny)).toEqual([])
    expect(partsToBuy({ tire: knownTire }, jimny)).toEqual([])
  })

  test('is named of a kit that does not go together', () => {
    expect(partsToBuy({ wheel: { ...knownWheel, centerBore: 77.8, seat: 'ball' } }, jimny)).toEqual([])
  })
})

describe('nuts and bolts', () => {
  test('have the thread of the car and the seat of the wheel, one for each hole of each wheel', () => {
    const kit: Kit = { wheel: { ...knownWheel, seat: 'ball' }, quantity: 4 }
    expect(partsToBuy(kit, jimny)).toEqual([
      { part: 'nut', holds: 'wheel', pieces: 20, thread: 'M12x1.25', seat: 'ball', hexMm: 19 },
    ])
    expect(partsToBuy({ ...kit, quantity: 2 }, jimny)).toMatchObject([{ pieces: 10 }])
    // with the spare
    expect(partsToBuy({ ...kit, quantity: 5 }, jimny)).toMatchObject([{ pieces: 25 }])
  })

  test('of four holes are sixteen', () => {
    const four = { ...jimny, boltPattern: '4x100' }
    const kit = { wheel: { ...knownWheel, boltPattern: '4x100', seat: 'flat' } } as const
    expect(partsToBuy(kit, four)).toMatchObject([{ part: 'nut', pieces: 16 }])
  })

  test('are bolts on a car with bolts', () => {
    const kit = { wheel: { ...wheelOf(t5), seat: 'cone60' } } as const
    expect(partsToBuy(kit, t5)).toEqual([
      { part: 'bolt', holds: 'wheel', pieces: 20, thread: 'M14x1.5', seat: 'cone60', hexMm: 17 },
    ])
  })

  test('are to be bought only if the present ones sit differently, where nobody knows how these sit', () => {
    expect(partsToBuy({ wheel: { ...wheelOf(lc120), seat: 'cone60' } }, lc120)).toEqual([
      {
        part: 'nut',
        holds: 'wheel',
        pieces: 24,
        thread: 'M12x1.5',
        seat: 'cone60',
        hexMm: 19,
        onlyIf: 'otherSeat',
      },
    ])
  })

  test('of an unknown thread are named without it', () => {
    const kit = { wheel: { ...knownWheel, seat: 'ball' } } as const
    expect(partsToBuy(kit, { ...jimny, thread: null })).toMatchObject([{ thread: null, hexMm: null }])
  })

  test('have the hexagon that the trade gives their thread', () => {
    const hexOf = (thread: string, hub: Hub = jimny) => {
      const kit = { wheel: { ...wheelOf(hub), seat: 'ball', drilledFor: 'M16x1.5' } } as const
      const [first] = partsToBuy(kit, { ...hub, seat: 'cone60', thread })
      return first && 'hexMm' in first ? first.hexMm : undefined
    }
    expect(hexOf('M12x1.5')).toBe(19)
    expect(hexOf('M14x1.5')).toBe(22)
    expect(hexOf('M16x1.5')).toBe(27)
    expect(hexOf('1/2-20 UNF', tj)).toBe(19)
    expect(hexOf('M10x1')).toBeNull()
  })
})

describe('rings', () => {
  test('of a bore of 106.1 on a hub of 93.1 are four 106.1/93.1', () => {
    const kit: Kit = { wheel: { ...wheelOf(rangerT6), centerBore: 106.1 } }
    const hub = { ...rangerT6, seat: 'cone60' } as const
    expect(partsToBuy(kit, hub)).toEqual([
      { part: 'ring', fits: 'wheel', pieces: 4, outer: 106.1, inner: 93.1 },
    ])
    expect(partsToBuy({ ...kit, quantity: 5 }, hub)).toMatchObject([{ pieces: 5 }])
  })

  test('of 110.1 on 106.1 have a wall of 2 mm and exist; of 108 on 106.1 they do not', () => {
    const bores = (bore: number): Kit => ({ wheel: { ...wheelOf(lc120), centerBore: bore } })
    const hub = { ...lc120, seat: 'cone60' } as const
    expect(partsToBuy(bores(110.1), hub)).toMatchObject([{ part: 'ring', outer: 110.1, inner: 106.1 }])
    expect(partsToBuy(bores(108), hub)).toEqual([])
  })

  test('stand also between spacer and hub, which the spare needs none of', () => {
    const spacer = { ...knownSpacer, hubBore: 112, ringBore: 108 }
    expect(partsToBuy({ spacer, wheel: knownWheel, quantity: 5 }, jimny)).toContainEqual({
      part: 'ring',
      fits: 'spacer',
      pieces: 4,
      outer: 112,
      inner: 108,
    })
  })
})

describe('a spacer with studs of its own', () => {
  test('needs nuts that fasten it, if it comes without', () => {
    expect(partsToBuy({ spacer: knownSpacer, wheel: knownWheel }, jimny)).toEqual([
      {
        part: 'nut',
        holds: 'spacer',
        pieces: 20,
        thread: 'M12x1.25',
        seat: null,
        hexMm: 19,
        onlyIf: 'notSupplied',
      },
    ])
  })

  test('of another thread needs nuts of the car’s for itself and of its own for the wheel', () => {
    const spacer = { ...knownSpacer, thread: 'M12x1.5' }
    expect(partsToBuy({ spacer, wheel: knownWheel, quantity: 5 }, jimny)).toEqual([
      { part: 'nut', holds: 'spacer', pieces: 20, thread: 'M12x1.25', seat: null, hexMm: 19 },
      { part: 'nut', holds: 'wheel', pieces: 25, thread: 'M12x1.5', seat: 'cone60', hexMm: 19 },
    ])
  })

  test('on a car with bolts needs bolts that fasten it and nuts for the wheel', () => {
    const hub: Hub = { ...jimny, fastener: 'bolt', seat: 'ball' }
    expect(partsToBuy({ spacer: knownSpacer }, hub)).toEqual([
      {
        part: 'bolt',
        holds: 'spacer',
        pieces: 20,
        thread: 'M12x1.25',
        seat: null,
        hexMm: 17,
        onlyIf: 'notSupplied',
      },
      // the stock wheel keeps its seat
      { part: 'nut', holds: 'wheel', pieces: 20, thread: 'M12x1.25', seat: 'ball', hexMm: 19 },
    ])
  })

  test('thinner than the stock studs needs shorter ones', () => {
    const hub = { ...jimny, studLength: 34 }
    expect(partsToBuy({ spacer: knownSpacer }, hub)).toContainEqual({
      part: 'shortStud',
      pieces: 20,
      thread: 'M12x1.25',
      mostMm: 30,
    })
  })
})

describe('a spacer that is slipped on', () => {
  test('needs studs longer by its thickness, with their least length where the present one is known', () => {
    expect(partsToBuy({ spacer: slipOn, quantity: 5 }, jimny)).toEqual([
      { part: 'stud', pieces: 20, thread: 'M12x1.25', longerMm: 10, leastMm: 38 },
    ])
    expect(partsToBuy({ spacer: slipOn }, { ...jimny, studLength: null })).toMatchObject([
      { part: 'stud', longerMm: 10, leastMm: null },
    ])
  })

  test('of 5 mm needs them only if too few turns hold', () => {
    expect(partsToBuy({ spacer: { ...slipOn, thickness: 5 } }, jimny)).toMatchObject([
      { part: 'stud', longerMm: 5, onlyIf: 'fewTurns' },
    ])
  })

  test('needs longer bolts of the wheel’s seat on a car with bolts', () => {
    const spacer = { ...slipOn, boltPattern: '5x120', hubBore: 65.1, ringBore: 65.1 }
    expect(partsToBuy({ spacer, wheel: { ...wheelOf(t5), seat: 'ball' } }, t5)).toEqual([
      { part: 'bolt', holds: 'wheel', pieces: 20, thread: 'M14x1.5', seat: 'ball', hexMm: 17, longerMm: 10 },
    ])
  })

  test('needs studs or bolts where nobody knows which the car has', () => {
    expect(partsToBuy({ spacer: slipOn }, { ...jimny, fastener: null })).toMatchObject([
      { part: 'studOrBolt', pieces: 20, longerMm: 10 },
    ])
  })
})

test('a Hilux wheel on a Land Cruiser 250 needs rings 106.1/95.1, and nuts M14x1.5 if the present ones sit differently', () => {
  expect(partsToBuy({ wheel: { ...wheelOf(lc250), centerBore: 106.1 } }, lc250)).toEqual([
    { part: 'ring', fits: 'wheel', pieces: 4, outer: 106.1, inner: 95.1 },
    {
      part: 'nut',
      holds: 'wheel',
      pieces: 24,
      thread: 'M14x1.5',
      seat: 'cone60',
      hexMm: 22,
      onlyIf: 'otherSeat',
    },
  ])
})

describe('the list of any kit', () => {
  /** Reasons of checks that name a part which the shop does not sell. */
  const demanding = [
    'needsRing',
    'spacerNeedsRing',
    'ringNeedsRing',
    'otherSeat',
    'otherThread',
    'spacerOtherThread',
    'longerStuds',
    'longerBolts',
    'longerFasteners',
    'nutsInsteadOfBolts',
    'studsTooLong',
  ]

  test('has a part without an if exactly where a check demands one', () => {
    fc.assert(
      fc.property(kitsOfParts, hubs, (kit, hub) => {
        const { verdict, checks } = judge(kit, hub)
        const parts = partsToBuy(kit, hub)
        if (verdict === 'no') {
          expect(parts).toEqual([])
          return
        }
        const isDemanded = checks.some(({ reason }) => demanding.includes(reason))
        const isThin = (kit.spacer?.thickness ?? 0) <= 5
        if (!isThin) expect(parts.some((part) => !('onlyIf' in part))).toBe(isDemanded)
        for (const { pieces } of parts) expect(pieces).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test('names no ring with a wall under 1.5 mm', () => {
    fc.assert(
      fc.property(kitsOfParts, hubs, (kit, hub) => {
        for (const part of partsToBuy(kit, hub))
          if (part.part === 'ring') expect(part.outer - part.inner).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 500 },
    )
  })
})
