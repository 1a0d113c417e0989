import { describe, expect, test } from 'vitest'
import type { Kit } from '@/lib/fitment/kit'
import { askedFigure } from '@/lib/fitment/my-car/asked'
import { hubOf } from '@/lib/fitment/vehicles/vehicle'
import { judge } from './judge'
import { hilux, jimny, reasonsOf, spacer, tire, vehicle, verdictOf, wheel } from './testing-golden'

describe('what depends on something that nobody knows', () => {
  test('is unknown between factory sizes that judge a tire differently', () => {
    const { verdict, checks } = verdictOf({ tire: tire('255/70R17') }, hilux)
    expect(verdict).toBe('unknown')
    expect(checks).toContainEqual(expect.objectContaining({ reason: 'ownSizeNeeded' }))
    expect(verdictOf({ tire: tire('265/65R17') }, hilux).verdict).toBe('fits')
  })

  test('is unknown without a bore, a thread of the hub under a spacer, or a mounting', () => {
    expect(reasonsOf({ wheel: wheel('6x139.7', null) }, hilux)).toContain('boreUnknown')
    expect(verdictOf({ wheel: wheel('6x139.7', null) }, hilux).verdict).toBe('unknown')
    const threadless = vehicle({ ...jimny, thread: null })
    expect(verdictOf({ spacer: spacer('5x139.7') }, threadless).verdict).toBe('unknown')
    expect(verdictOf({ spacer: spacer('5x139.7', { mounting: null, thickness: 15 }) }, jimny).verdict).toBe(
      'unknown',
    )
  })

  test('is unknown without the load and the speed that the car needs', () => {
    const kit = { tire: tire('195/80R15') }
    expect(verdictOf(kit, jimny).verdict).toBe('fits')
    const known = { ...hubOf(jimny), loadIndex: 96, speedSymbol: 'S' }
    expect(judge(kit, { ...known, loadIndex: null }).verdict).toBe('unknown')
    expect(judge(kit, { ...known, speedSymbol: null }).verdict).toBe('unknown')
    expect(askedFigure(judge(kit, { ...known, loadIndex: null }))).toBe('tire')
    expect(askedFigure(judge(kit, known))).toBeNull()
  })
})

describe('a spacer', () => {
  test('that is slipped on needs longer studs, or longer bolts where the car has bolts', () => {
    const slipOn = spacer('5x139.7', { mounting: 'slip-on', thickness: 10 })
    expect(reasonsOf({ spacer: slipOn }, jimny)).toContain('longerStuds')
    expect(verdictOf({ spacer: slipOn }, jimny).verdict).toBe('needs')
    expect(reasonsOf({ spacer: slipOn }, vehicle({ ...jimny, fastener: 'bolt' }))).toContain('longerBolts')
  })

  test('moves the wheel outward by its thickness', () => {
    const { checks } = verdictOf({ spacer: spacer('5x139.7', { thickness: 15 }) }, jimny)
    const moved = checks.find(({ check }) => check === 'offset')
    expect(moved).toMatchObject({ verdict: 'fits', figures: { outsideMm: 15, trackMm: 30 } })
    expect(reasonsOf({ spacer: spacer('5x139.7') }, jimny)).toContain('moreOutside')
  })

  test('centers the wheel on its ring', () => {
    const kit = (bore: number): Kit => ({
      spacer: spacer('5x139.7', { thickness: 15, ringBore: 100 }),
      wheel: wheel('5x139.7', bore, { rim: { diameter: 15, width: 6 }, offset: 5 }),
    })
    expect(reasonsOf(kit(100.1), jimny)).toContain('ringHubCentric')
    expect(reasonsOf(kit(108), jimny)).toContain('ringNeedsRing')
    expect(verdictOf(kit(98), jimny).verdict).toBe('no')
  })
})
