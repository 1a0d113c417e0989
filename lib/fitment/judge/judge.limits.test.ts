import { describe, expect, test } from 'vitest'
import type { Kit, KitSpacer, KitWheel } from '@/lib/fitment/kit'
import { knownHub, knownSpacer, knownTire, knownWheel, sizeOf } from '@/lib/fitment/testing'
import { judgeMove } from './checks/offset'
import { judgeChange } from './checks/overall-diameter'
import { judge } from './judge'

const checkOf = (kit: Kit, name: string, hub = knownHub) => {
  const { verdict, reason, source } = judge(kit, hub).checks.find(({ check }) => check === name) ?? {}
  return { verdict, reason, source }
}
const boreOf = (more: Partial<KitWheel>) => checkOf({ wheel: { ...knownWheel, ...more } }, 'centerBore')

describe('a ring between wheel and hub of 108 mm', () => {
  test.each([
    // up to 0.6 mm more still center
    [108.6, 'cone60', 'fits', 'hubCentric'],
    // a wall of 1 mm is made by nobody: cones and balls center, flat seats do not
    [110, 'cone60', 'needs', 'centeredBySeat'],
    [110, 'ball', 'needs', 'centeredBySeat'],
    [110, 'flat', 'unknown', 'noRing'],
    [110, null, 'unknown', 'noRing'],
    [110.9, null, 'unknown', 'noRing'],
    // a wall of 1.5 mm is made
    [111, null, 'needs', 'needsRing'],
    [112, 'flat', 'needs', 'needsRing'],
  ] as const)('for a bore of %s and the seat %s: %s', (centerBore, seat, verdict, reason) => {
    expect(boreOf({ centerBore, seat })).toMatchObject({ verdict, reason })
  })

  test('so thin that nobody makes it never leaves a kit green, not even under a spacer', () => {
    expect(judge({ wheel: { ...knownWheel, centerBore: 110 } }, knownHub).verdict).toBe('needs')
    const spacer: KitSpacer = { ...knownSpacer, hubBore: 110 }
    expect(checkOf({ spacer }, 'centerBore')).toMatchObject({ verdict: 'unknown', reason: 'spacerNoRing' })
    expect(judge({ spacer }, knownHub).verdict).toBe('unknown')
  })
})

test.each([
  [1.5, 'larger'],
  [1.51, 'largerThanUsual'],
  [3, 'largerThanUsual'],
  [3.01, 'checkClearance'],
  [-2, 'smaller'],
  [-2.01, 'smallerThanUsual'],
  [-3.01, 'checkSmaller'],
])('a diameter that changes by %s percent is named %s', (percent, reason) => {
  expect(judgeChange(percent).reason).toBe(reason)
})

test.each([
  [{ outsideMm: 16, insideMm: -10 }, 'moreOutside'],
  [{ outsideMm: 31, insideMm: -10 }, 'farOutside'],
  [{ outsideMm: 106, insideMm: -60 }, 'farOutside'],
  [{ outsideMm: -30, insideMm: 30 }, 'farInside'],
  [{ outsideMm: 20, insideMm: 24 }, 'lessInsideMoreOutside'],
] as const)('a move of the rim by %j is said for what it is', (moved, reason) => {
  expect(judgeMove(moved)).toEqual({ verdict: 'needs', reason })
})

test('two tires are told that an axle has one tread, by the law that says so', () => {
  expect(checkOf({ tire: knownTire, quantity: 2 }, 'quantity')).toEqual({
    verdict: 'fits',
    reason: 'oneAxleSameTread',
    source: 'plTires',
  })
  expect(checkOf({ wheel: knownWheel, quantity: 2 }, 'quantity').reason).toBe('oneAxle')
})

test('a slower winter tire is allowed by the rules of the UN and of Poland', () => {
  const tire = { ...knownTire, speedSymbol: 'Q', isForSnow: true }
  expect(checkOf({ tire }, 'speed')).toMatchObject({ verdict: 'needs', source: 'plSnowTires' })
})

test('a 31x10.5 R15 is compared as the 774.7 mm that it has', () => {
  const tire = { ...knownTire, size: sizeOf('31x10.5R15') }
  const hub = { ...knownHub, stockTires: [sizeOf('235/75R15')] }
  const { figures } = judge({ tire }, hub).checks.find(({ check }) => check === 'overallDiameter') ?? {}
  expect(figures?.mm).toBeCloseTo(774.7, 1)
  // 787.4 mm would be 7.3 percent more
  expect(figures?.percent).toBeCloseTo(5.62, 2)
})
