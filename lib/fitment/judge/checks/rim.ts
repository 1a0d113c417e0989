import type { Check, Hub, Kit, KitWheel } from '@/lib/fitment/kit'
import type { TireSize } from '@/lib/measures/dimensions'
import { type PermittedRims, permittedRims } from '@/lib/measures/rim-widths'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { findingsOf } from './finding'

/** Rim diameters of the stock rims and tires: the tires are known of more cars. */
export const stockDiameters = (hub: Hub): number[] =>
  [...new Set([...hub.stockRims, ...hub.stockTires].map(({ diameter }) => diameter))].sort((a, b) => a - b)

/** The diameter on the car itself where its owner said it, else the factory's of any trim. */
const ownDiameters = (hub: Hub, ofFactory: number[]): number[] =>
  hub.ownTire ? [hub.ownTire.diameter] : ofFactory

/** Inches below the smallest rim at which no brake of the car fits. */
export const NEVER_CLEARS = 2

/** The smallest rim that clears the brakes of some trim; null where nothing is known. */
export const leastDiameter = (hub: Hub, ofFactory = stockDiameters(hub)): number | null =>
  hub.brakeRim ?? ofFactory[0] ?? null

/**
 * No table says how much room the brakes need: only that each stock rim clears those of its trim. A trim with larger rims
 * often has larger brakes.
 */
export function checkBrakes({ wheel }: Kit, hub: Hub): Check[] {
  if (!wheel) return []
  const found = findingsOf('rimDiameter', 'trade')
  const rim = wheel.rim.diameter
  const ofFactory = stockDiameters(hub)
  const least = leastDiameter(hub, ofFactory)
  const diameters = ownDiameters(hub, ofFactory)
  const smallest = Math.max(diameters[0] ?? 0, least ?? 0)
  if (least !== null && rim <= least - NEVER_CLEARS)
    return [found('no', 'farSmallerRim', { rim, smallest: least })]
  if (rim < smallest) return [found('unknown', 'smallerRim', { rim, smallest })]
  const largest = diameters.at(-1) ?? hub.brakeRim ?? Number.POSITIVE_INFINITY
  return [
    rim < largest
      ? found('unknown', 'brakesUnknown', { rim })
      : found('fits', 'rimClearsBrakes', { rim, smallest: largest }),
  ]
}

/** The tire is mounted on a rim of its diameter: the kit's wheel, or one of the car's. */
export function checkRimDiameter({ tire, wheel }: Kit, hub: Hub): Check[] {
  if (!tire) return []
  const found = findingsOf('rimDiameter', 'unR30')
  const size = tireSizeText(tire.size)
  const inches = tire.size.diameter
  if (wheel) {
    const figures = { size, inches, rim: wheel.rim.diameter }
    return [
      inches === wheel.rim.diameter ? found('fits', 'sameRim', figures) : found('no', 'otherRim', figures),
    ]
  }
  const ofFactory = stockDiameters(hub)
  const stock = ownDiameters(hub, ofFactory)
  if (stock.length === 0) return [found('unknown', 'stockRimUnknown', { size, inches })]
  const figures = { size, inches, rims: stock.join(', ') }
  const foundByTrade = findingsOf('rimDiameter', 'trade')
  const least = leastDiameter(hub, ofFactory)
  if (least !== null && inches <= least - NEVER_CLEARS)
    return [foundByTrade('no', 'farSmallerTireRim', { ...figures, smallest: least })]
  // it would need a wheel that may not clear the brakes
  if (!stock.includes(inches) && inches < Math.max(...stock))
    return [foundByTrade('unknown', 'smallerTireRim', figures)]
  return [
    stock.includes(inches) ? found('fits', 'stockRim', figures) : found('needs', 'otherStockRim', figures),
  ]
}

const foundInTable = findingsOf('rimWidth', 'rimTable')

/** The rim's width is permitted for the tire: that of the kit's wheel, or of the car's rims. */
export function checkRimWidth({ tire, wheel }: Kit, hub: Hub): Check[] {
  if (!tire) return wheel ? onStockTires(wheel, hub) : []
  if (wheel && tire.size.diameter !== wheel.rim.diameter) return []
  const size = tireSizeText(tire.size)
  // the factory mounts its own sizes on its own rims, whatever the tables say
  if (!wheel && hub.stockTires.some((stock) => tireSizeText(stock) === size))
    return [findingsOf('rimWidth', 'record')('fits', 'factoryRims', { size })]
  const permitted = permittedRims(tire.size)
  if (!permitted) return [foundInTable('unknown', 'widthUnknown', { size })]
  const { from, to } = permitted
  if (!wheel) return [onStockRims(tire.size, permitted, hub)]
  const { width } = wheel.rim
  const verdict = widthVerdict(width, permitted)
  return [foundInTable(verdict, widthReasons[verdict], { size, width, from, to })]
}

const widthReasons = {
  fits: 'widthPermitted',
  unknown: 'widthDisputed',
  no: 'widthNotPermitted',
} as const

/** Unknown where only some of the sources permit the width. */
function widthVerdict(width: number, { from, to, widest }: PermittedRims): 'fits' | 'unknown' | 'no' {
  if (width >= from && width <= to) return 'fits'
  return widest && width >= widest.from && width <= widest.to ? 'unknown' : 'no'
}

/** A tire alone is mounted on the car's rims. It is not known which of the stock rims the car has. */
function onStockRims(tire: TireSize, permitted: PermittedRims, { stockRims }: Hub): Check {
  const widths = stockRims.filter(({ diameter }) => diameter === tire.diameter).map(({ width }) => width)
  const figures = { size: tireSizeText(tire), from: permitted.from, to: permitted.to }
  const [verdict, another] = new Set(widths.map((width) => widthVerdict(width, permitted)))
  if (!verdict || another || verdict === 'unknown')
    return foundInTable('unknown', 'stockWidthUnknown', figures)
  return verdict === 'fits'
    ? foundInTable('fits', 'stockWidthPermitted', figures)
    : foundInTable('needs', 'stockWidthNotPermitted', figures)
}

/** A wheel alone that no stock tire of its diameter may be mounted on needs another tire. */
function onStockTires({ rim: { diameter, width } }: KitWheel, { stockTires }: Hub): Check[] {
  const sameDiameter = stockTires.filter((size) => size.diameter === diameter)
  const ranges = sameDiameter.map((size) => ({ size, permitted: permittedRims(size) }))
  const [first] = ranges
  const isNever = ranges.every(({ permitted }) => permitted && widthVerdict(width, permitted) === 'no')
  if (!first?.permitted || !isNever) return []
  const { from, to } = first.permitted
  return [foundInTable('needs', 'stockTireWidth', { size: tireSizeText(first.size), width, from, to })]
}
