import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CheckName,
  type FitVerdict,
  fitVerdicts,
  type Hub,
  type Kit,
  type KitTire,
} from '@/lib/fitment/kit'
import { knownHub, knownSpacer, knownTire, knownWheel, sizeOf } from '@/lib/fitment/testing'
import { among, bores, hubs, kitsOfParts, loads, orNull, rims, sizes, spacers, wheels } from './arbitraries'
import { offsetChange } from './checks/offset'
import { diameterChange, judgeChange } from './checks/overall-diameter'
import { judge } from './judge'

const rank = (verdict: FitVerdict) => fitVerdicts.indexOf(verdict)
/** The verdicts of one check, worst last. */
const verdictsOf = (kit: Kit, hub: Hub, name: CheckName) =>
  judge(kit, hub)
    .checks.filter(({ check }) => check === name)
    .map(({ verdict }) => verdict)
    .sort((a, b) => rank(a) - rank(b))

describe('the judgment of any kit on any hub', () => {
  test('is the worst of the checks that do not stand beside it', () => {
    fc.assert(
      fc.property(kitsOfParts, hubs, (kit, hub) => {
        const { verdict, checks } = judge(kit, hub)
        const decisive = checks.filter(({ isToCheck }) => !isToCheck)
        expect(rank(verdict)).toBe(Math.max(0, ...decisive.map((check) => rank(check.verdict))))
        // only what is not known may stand beside it
        expect(checks.filter((check) => check.isToCheck && check.verdict !== 'unknown')).toEqual([])
      }),
    )
  })

  test('is never fits without a part, such as a kit whose products are no longer known', () => {
    fc.assert(
      fc.property(hubs, fc.integer({ min: 1, max: 5 }), (hub, quantity) => {
        expect(judge({}, hub).verdict).toBe('unknown')
        expect(['unknown', 'needs']).toContain(judge({ quantity }, hub).verdict)
      }),
    )
  })

  test('is never better than unknown where a figure that decides is of low confidence', () => {
    const low = { boltPattern: 'low', thread: 'low', load: 'low', axleLoad: 'low' } as const
    fc.assert(
      fc.property(kitsOfParts, hubs, (kit, hub) => {
        expect(['unknown', 'no']).toContain(judge(kit, { ...hub, confidence: low }).verdict)
      }),
    )
  })

  test('is fits only where every check that decides was made, and fits', () => {
    fc.assert(
      fc.property(kitsOfParts, hubs, (kit, hub) => {
        const { verdict, checks } = judge(kit, hub)
        if (verdict !== 'fits') return
        const fitting = new Set(checks.filter((check) => check.verdict === 'fits').map(({ check }) => check))
        const deciding: CheckName[] = [
          ...(kit.wheel ? (['boltPattern', 'centerBore', 'rimDiameter', 'offset'] as const) : []),
          ...(kit.tire ? (['rimDiameter', 'rimWidth', 'overallDiameter', 'load', 'speed'] as const) : []),
          ...(kit.spacer ? (['boltPattern', 'centerBore', 'fastening'] as const) : []),
        ]
        expect(deciding.filter((name) => !fitting.has(name))).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('is no longer fits when a figure that decides is taken away, and nothing else replaces it', () => {
    const ofTire = among<Partial<Hub>>({ loadIndex: null }, { speedSymbol: null }, { stockTires: [] })
    const ofWheel = among<Partial<Hub>>({ boltPattern: null }, { centerBore: null }, { stockRims: [] })
    fc.assert(
      fc.property(kitsOfParts, hubs, ofTire, ofWheel, (kit, hub, withoutTire, withoutWheel) => {
        if (judge(kit, hub).verdict !== 'fits') return
        if (kit.tire) {
          expect(judge(kit, { ...hub, ...withoutTire }).verdict).not.toBe('fits')
          for (const key of ['loadIndex', 'speedSymbol'])
            expect(judge({ ...kit, tire: { ...kit.tire, [key]: null } }, hub).verdict).not.toBe('fits')
        }
        if (!kit.wheel) return
        expect(judge(kit, { ...hub, ...withoutWheel }).verdict).not.toBe('fits')
        for (const key of ['centerBore', 'offset'])
          expect(judge({ ...kit, wheel: { ...kit.wheel, [key]: null } }, hub).verdict).not.toBe('fits')
      }),
      { numRuns: 1000 },
    )
  })

  test('needs the hub’s bolt pattern and bore for a wheel or a spacer to fit', () => {
    fc.assert(
      fc.property(kitsOfParts, hubs, (kit, hub) => {
        if (!(kit.wheel || kit.spacer)) return
        expect(judge(kit, { ...hub, boltPattern: null }).verdict).not.toBe('fits')
        expect(judge(kit, { ...hub, centerBore: null }).verdict).not.toBe('fits')
      }),
    )
  })

  test('never becomes fits when a figure that decides is no longer known', () => {
    const forget = among<(kit: Kit, hub: Hub) => [Kit, Hub]>(
      (kit, hub) => [kit, { ...hub, boltPattern: null }],
      (kit, hub) => [kit, { ...hub, centerBore: null }],
      (kit, hub) => [kit, { ...hub, fastener: null }],
      // of a wheel on a car without known rims the brakes stand beside the verdict
      (kit, hub) => [kit, kit.wheel ? hub : { ...hub, stockTires: [], stockRims: [] }],
      ({ wheel, ...kit }, hub) => [{ ...kit, ...(wheel && { wheel: { ...wheel, centerBore: null } }) }, hub],
      ({ fasteners, ...kit }, hub) => [
        { ...kit, ...(fasteners && { fasteners: { ...fasteners, thread: null } }) },
        hub,
      ],
      ...(['hubBore', 'ringBore', 'mounting', 'thread'] as const).map(
        (key) =>
          ({ spacer, ...kit }: Kit, hub: Hub): [Kit, Hub] => [
            { ...kit, ...(spacer && { spacer: { ...spacer, [key]: null } }) },
            hub,
          ],
      ),
    )
    fc.assert(
      fc.property(kitsOfParts, hubs, forget, (kit, hub, without) => {
        const known = judge(kit, hub).verdict
        if (known === 'fits') return
        expect(judge(...without(kit, hub)).verdict).not.toBe('fits')
      }),
      { numRuns: 1000 },
    )
  })

  test('is fits for a good part of what is judged here, so that the properties say something', () => {
    const verdicts = fc.sample(fc.tuple(kitsOfParts, hubs), { numRuns: 500, seed: 1 })
    const counted = verdicts.map(([kit, hub]) => judge(kit, hub).verdict)
    for (const verdict of fitVerdicts)
      expect(counted.filter((each) => each === verdict).length, verdict).toBeGreaterThan(25)
  })
})

describe('units and notations', () => {
  test('a bolt pattern is the same however it is written', () => {
    for (const written of ['5×139,7', '5 X 139.70', '5/139.7', '5х139,7', '5x139.7'])
      for (const hubPattern of ['5×139,70', '5x139.7'])
        expect(
          verdictsOf(
            { wheel: { ...knownWheel, boltPattern: written } },
            { ...knownHub, boltPattern: hubPattern },
            'boltPattern',
          ),
        ).toEqual(['fits'])
  })

  test('a tire size is the same however it is written', () => {
    for (const written of ['31x10.50R15LT', '31X10,5 R15', '31×10.50 R15', '31х10,50R15'])
      expect(sizeOf(written)).toEqual({ width: 31, profile: 10.5, diameter: 15 })
    for (const written of ['215/75R15', 'P215/75R15', 'LT215/75R15', '215/75 R15C', '215/75ZR15'])
      expect(sizeOf(written)).toEqual({ width: 215, profile: 75, diameter: 15 })
  })

  test('the change of the diameter does not depend on whether sizes are written in mm or in inches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 27, max: 40 }), fc.integer({ min: 27, max: 40 }), (from, to) => {
        const flotation = (inches: number) => ({ width: inches, profile: 10.5, diameter: 15 })
        // a metric size of the same height, half an inch below the name: half of what the rim leaves, as a share of the width
        const metric = (inches: number) => ({
          width: 254,
          profile: (((inches - 0.5 - 15) * 25.4) / 2 / 254) * 100,
          diameter: 15,
        })
        const { percent } = diameterChange(flotation(from), flotation(to))
        expect(diameterChange(metric(from), metric(to)).percent).toBeCloseTo(percent, 9)
        expect(diameterChange(flotation(from), metric(to)).percent).toBeCloseTo(percent, 9)
      }),
    )
  })
})

describe('symmetry', () => {
  test('the diameter changes back by what it changed', () => {
    fc.assert(
      fc.property(sizes, sizes, (from, to) => {
        const there = diameterChange(from, to)
        const back = diameterChange(to, from)
        expect(back.changeMm).toBeCloseTo(-there.changeMm, 9)
        expect((1 + there.percent / 100) * (1 + back.percent / 100)).toBeCloseTo(1, 9)
        expect(back.trueSpeed(there.trueSpeed(90))).toBeCloseTo(90, 9)
      }),
    )
  })

  test('a wheel moves back by what it moved', () => {
    const mounted = fc.record({ rim: rims, offset: fc.integer({ min: -44, max: 60 }) })
    fc.assert(
      fc.property(mounted, mounted, (from, to) => {
        const there = offsetChange(from, to)
        const back = offsetChange(to, from)
        expect(back.outsideMm).toBeCloseTo(-there.outsideMm, 9)
        expect(back.insideMm).toBeCloseTo(-there.insideMm, 9)
        expect(back.trackMm).toBeCloseTo(-there.trackMm, 9)
      }),
    )
  })
})

describe('more of the same', () => {
  test('a thicker spacer changes nothing of the bore and the bolt pattern', () => {
    fc.assert(
      fc.property(
        spacers,
        orNull(wheels),
        hubs,
        fc.integer({ min: 1, max: 40 }),
        (spacer, wheel, hub, mm) => {
          const thicker = { ...spacer, thickness: spacer.thickness + mm }
          for (const name of ['centerBore', 'boltPattern'] as const)
            expect(verdictsOf({ spacer: thicker, ...(wheel && { wheel }) }, hub, name)).toEqual(
              verdictsOf({ spacer, ...(wheel && { wheel }) }, hub, name),
            )
        },
      ),
    )
  })

  test('a larger bore of the wheel never stops it from going over the hub', () => {
    fc.assert(
      fc.property(bores, bores, fc.double({ min: 0, max: 40, noNaN: true }), (bore, hubBore, more) => {
        const verdictOf = (centerBore: number) =>
          verdictsOf(
            { wheel: { ...knownWheel, centerBore } },
            { ...knownHub, centerBore: hubBore },
            'centerBore',
          )
        if (!verdictOf(bore).includes('no')) expect(verdictOf(bore + more)).not.toContain('no')
        if (verdictOf(bore).includes('needs')) expect(verdictOf(bore + more)).toEqual(['needs'])
      }),
    )
  })

  test('a spacer moves the wheel as much outward as a lower ET', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 60 }), fc.integer({ min: 3, max: 60 }), (offset, thickness) => {
        const withSpacer = { wheel: { ...knownWheel, offset }, spacer: { ...knownSpacer, thickness } }
        const withLowerOffset = { wheel: { ...knownWheel, offset: offset - thickness } }
        const offsetCheck = (kit: Kit) => judge(kit, knownHub).checks.find(({ check }) => check === 'offset')
        expect(offsetCheck(withSpacer)).toEqual(offsetCheck(withLowerOffset))
      }),
    )
  })

  test('a higher load index or speed symbol never makes a verdict worse', () => {
    const symbols = ['N', 'P', 'Q', 'R', 'S', 'T', 'H', 'V']
    fc.assert(
      fc.property(
        loads,
        loads,
        fc.nat(symbols.length - 2),
        orNull(fc.boolean()),
        (loadIndex, placard, symbol, isForSnow) => {
          const hub = { ...knownHub, loadIndex: placard, speedSymbol: 'S' }
          const tire = (more: number): KitTire => ({
            ...knownTire,
            isForSnow,
            loadIndex: loadIndex + more,
            speedSymbol: symbols[symbol + more] ?? null,
          })
          for (const name of ['load', 'speed'] as const) {
            const [less] = verdictsOf({ tire: tire(0) }, hub, name)
            const [more] = verdictsOf({ tire: tire(1) }, hub, name)
            expect(rank(more ?? 'no')).toBeLessThanOrEqual(rank(less ?? 'no'))
          }
        },
      ),
    )
  })

  test('a diameter farther from stock never gets a better verdict', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 30, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (percent, more) => {
          for (const sign of [1, -1])
            expect(rank(judgeChange(sign * (percent + more)).verdict)).toBeGreaterThanOrEqual(
              rank(judgeChange(sign * percent).verdict),
            )
        },
      ),
    )
  })
})
