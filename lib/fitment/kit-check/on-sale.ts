import type { Hub, Kit } from '@/lib/fitment/kit'
import type { KitPart } from './address'

/** The parameters of the list of what is on sale for a kit; null while nothing says which products come into question. */
export type OnSaleQuery = Record<string, string>

/**
 * What to choose a part from: what fits the car, or what the other parts are made for. A tire and a wheel that are chosen
 * already decide the diameter of each other.
 */
export function onSaleFor(
  part: KitPart,
  { vehicle, hub, kit }: { vehicle: string | undefined; hub: Hub; kit: Kit },
): OnSaleQuery | null {
  const { tire, wheel, spacer } = kit
  const pattern = hub.boltPattern ?? wheel?.boltPattern ?? spacer?.boltPattern
  const car: OnSaleQuery = vehicle ? { vehicle } : {}
  const diameterOf = (inches: number | undefined): OnSaleQuery => (inches ? { diameter: String(inches) } : {})
  const query = {
    tire: { ...car, ...diameterOf(wheel?.rim.diameter) },
    wheel: {
      ...car,
      ...(vehicle || !pattern ? {} : { boltSpacing: pattern }),
      ...diameterOf(tire?.size.diameter),
    },
    spacer: { ...car, ...(vehicle || !pattern ? {} : { boltDistance: pattern }) },
  }[part]
  return Object.keys(query).length > 0 ? query : null
}
