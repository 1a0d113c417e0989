import { tireSize } from '@/lib/catalog/product/rules'
import type { TireSize } from '@/lib/drawing/dimensions'
import type { Check, Hub, Kit } from '@/lib/fitment/kit'
import { type PermittedRims, permittedRims } from '@/lib/fitment/measures/rim-widths'

/** The factory's tire sizes tell the rims too, and are known of more cars. */
const stockDiameters = (hub: Hub): number[] =>
  [...new Set([...hub.stockRims, ...hub.stockTires].map(({ diameter }) => diameter))].sort((a, b) => a - b)

/**
 * No table says how much room the brakes need: only that each stock rim clears those of its trim. A trim with larger rims
 * often has larger brakes.
 */
export function checkBrakes({ wheel }: Kit, hub: Hub): Check[] {
  if (!wheel) return []
  const check = { check: 'rimDiameter', source: 'trade', verdict: 'unknown' } as const
  const rim = wheel.rim.diameter
  const diameters = stockDiameters(hub)
  const [smallest] = diameters
  const largest = diameters.at(-1)
  if (smallest !== undefined && rim < smallest)
    return [{ ...check, reason: 'smallerRim', figures: { rim, smallest } }]
  return largest === undefined || rim < largest
    ? [{ ...check, reason: 'brakesUnknown', figures: { rim }, isToCheck: true }]
    : []
}

/** The tire is mounted on a rim of its diameter: the kit's wheel, or one of the car's. */
export function checkRimDiameter({ tire, wheel }: Kit, hub: Hub): Check[] {
  if (!tire) return []
  const check = { check: 'rimDiameter', source: 'unR30' } as const
  const size = tireSize(tire.size)
  const inches = tire.size.diameter
  if (wheel) {
    const figures = { size, inches, rim: wheel.rim.diameter }
    return [
      inches === wheel.rim.diameter
        ? { ...check, verdict: 'fits', reason: 'sameRim', figures }
        : { ...check, verdict: 'no', reason: 'otherRim', figures },
    ]
  }
  const stock = stockDiameters(hub)
  if (stock.length === 0)
    return [{ ...check, verdict: 'unknown', reason: 'stockRimUnknown', figures: { size, inches } }]
  const figures = { size, inches, rims: stock.join(', ') }
  return [
    stock.includes(inches)
      ? { ...check, verdict: 'fits', reason: 'stockRim', figures }
      : { ...check, verdict: 'needs', reason: 'otherStockRim', figures },
  ]
}

/** The rim's width is permitted for the tire: that of the kit's wheel, or of the car's rims. */
export function checkRimWidth({ tire, wheel }: Kit, hub: Hub): Check[] {
  if (!tire || (wheel && tire.size.diameter !== wheel.rim.diameter)) return []
  const check = { check: 'rimWidth', source: 'rimTable' } as const
  const size = tireSize(tire.size)
  // the factory mounts its own sizes on its own rims, whatever the tables say
  if (!wheel && hub.stockTires.some((stock) => tireSize(stock) === size)) return []
  const permitted = permittedRims(tire.size)
  if (!permitted) return [{ ...check, verdict: 'unknown', reason: 'widthUnknown', figures: { size } }]
  const { from, to } = permitted
  if (!wheel) return [onStockRims(tire.size, permitted, hub)]
  const { width } = wheel.rim
  const figures = { size, width, from, to }
  switch (widthVerdict(width, permitted)) {
    case 'fits':
      return [{ ...check, verdict: 'fits', reason: 'widthPermitted', figures }]
    case 'unknown':
      return [{ ...check, verdict: 'unknown', reason: 'widthDisputed', figures }]
    case 'no':
      return [{ ...check, verdict: 'no', reason: 'widthNotPermitted', figures }]
  }
}

/** Between what all sources permit and what one does, it is unknown. */
function widthVerdict(width: number, { from, to, widest }: PermittedRims): 'fits' | 'unknown' | 'no' {
  if (width >= from && width <= to) return 'fits'
  return widest && width >= widest.from && width <= widest.to ? 'unknown' : 'no'
}

/** A tire alone is mounted on the car's rims: which of them it has, nobody said. */
function onStockRims(tire: TireSize, permitted: PermittedRims, { stockRims }: Hub): Check {
  const widths = stockRims.filter(({ diameter }) => diameter === tire.diameter).map(({ width }) => width)
  const { from, to } = permitted
  const check = {
    check: 'rimWidth',
    source: 'rimTable',
    figures: { size: tireSize(tire), from, to },
  } as const
  if (widths.length === 0)
    return { ...check, verdict: 'unknown', reason: 'stockWidthUnknown', isToCheck: true }
  const verdicts = new Set(widths.map((width) => widthVerdict(width, permitted)))
  if (verdicts.size > 1 || verdicts.has('unknown'))
    return { ...check, verdict: 'unknown', reason: 'stockWidthUnknown' }
  return verdicts.has('fits')
    ? { ...check, verdict: 'fits', reason: 'stockWidthPermitted' }
    : { ...check, verdict: 'needs', reason: 'stockWidthNotPermitted' }
}
