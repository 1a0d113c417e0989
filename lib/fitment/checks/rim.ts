import { tireSize } from '@/lib/catalog/product/rules'
import type { Check, Hub, Kit } from '../kit'
import { permittedRims } from '../rim-widths'

/** The factory's tire sizes tell the rims too, and are known of more cars. */
const stockDiameters = (hub: Hub): number[] =>
  [...new Set([...hub.stockRims, ...hub.stockTires].map(({ diameter }) => diameter))].sort((a, b) => a - b)

/** No table says how much room the brakes need: only that the smallest stock rim clears those of its trim. */
export function checkBrakes({ wheel }: Kit, hub: Hub): Check[] {
  const [smallest] = stockDiameters(hub)
  if (!wheel || smallest === undefined || wheel.rim.diameter >= smallest) return []
  const figures = { rim: wheel.rim.diameter, smallest }
  return [{ check: 'rimDiameter', source: 'trade', verdict: 'unknown', reason: 'smallerRim', figures }]
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

/** The width of the wheel's rim is permitted for the tire. Between what all sources permit and what one does, it is unknown. */
export function checkRimWidth({ tire, wheel }: Kit): Check[] {
  if (!(tire && wheel) || tire.size.diameter !== wheel.rim.diameter) return []
  const check = { check: 'rimWidth', source: 'rimTable' } as const
  const size = tireSize(tire.size)
  const { width } = wheel.rim
  const permitted = permittedRims(tire.size)
  if (!permitted) return [{ ...check, verdict: 'unknown', reason: 'widthUnknown', figures: { size, width } }]
  const { from, to, widest } = permitted
  const figures = { size, width, from, to }
  if (width >= from && width <= to) return [{ ...check, verdict: 'fits', reason: 'widthPermitted', figures }]
  return widest && width >= widest.from && width <= widest.to
    ? [{ ...check, verdict: 'unknown', reason: 'widthDisputed', figures }]
    : [{ ...check, verdict: 'no', reason: 'widthNotPermitted', figures }]
}
