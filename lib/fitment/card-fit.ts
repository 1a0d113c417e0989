import { judge } from './judge/judge'
import type { CheckName, FitVerdict, Hub, Kit } from './kit'
import { uncheckedNames } from './my-car/asked'

export type CardFit = {
  verdict: FitVerdict
  /** The checks that could not be made, when the verdict is unknown because of them. */
  unchecked: readonly CheckName[]
  /** The part that was compared nevertheless: a wheel or spacer goes onto the hub, a tire has a size for the car. */
  goesOn: 'hub' | 'size' | null
}

const mounting = {
  hub: ['boltPattern', 'centerBore'],
  size: ['rimDiameter', 'overallDiameter'],
} as const satisfies Record<string, readonly CheckName[]>

export function cardFit(kit: Kit, hub: Hub): CardFit {
  const judgment = judge(kit, hub)
  const unchecked = uncheckedNames(judgment)
  const part = kit.tire ? 'size' : 'hub'
  const isMountable = mounting[part].every((name) => {
    const ofName = judgment.checks.filter(({ check, isToCheck }) => check === name && !isToCheck)
    return ofName.length > 0 && ofName.every(({ verdict }) => verdict === 'fits')
  })
  return {
    verdict: judgment.verdict,
    unchecked,
    goesOn: unchecked.length > 0 && isMountable ? part : null,
  }
}
