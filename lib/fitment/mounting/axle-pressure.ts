import { loadCapacityKg } from '@/lib/measures/load-and-speed'

/** What a road tire of these cars gets at least, whatever the formula says: the makers of the cars go no lower. bar */
export const leastPressureBar = 1.8
/** Of light vans, with room above. bar */
export const mostPressureBar = 8

/** Why there is no pressure: what is missing, or a tire that is too weak. */
export type AxlePressure =
  | { bar: number; capacityKg: number; loadKg: number }
  | { missing: ('axleLoad' | 'loadIndex' | 'reference')[] }
  | { capacityKg: number; loadKg: number }

type Figures = {
  /** kg on the heavier axle */
  axleKg: number | null
  loadIndex: number | null
  /** The cold pressure at which the tire carries the load of its index. bar */
  referenceBar: number | null
}

/**
 * The least cold pressure in bar for half of an axle's load, up to 160 km/h: p = p_ref × (load / capacity)^(1 / 0.8), the
 * rule of the ETRTO Standards Manual (general notes on passenger car and light commercial tires). Rounded up to 0.1 bar,
 * not below `leastPressureBar`, and not above the pressure of full load. The pressure on the car's placard counts where it
 * is higher.
 */
export function axlePressure({ axleKg, loadIndex, referenceBar }: Figures): AxlePressure {
  const capacityKg = loadIndex === null ? undefined : loadCapacityKg(loadIndex)
  if (axleKg === null || capacityKg === undefined || referenceBar === null)
    return {
      missing: [
        ...(axleKg === null ? (['axleLoad'] as const) : []),
        ...(capacityKg === undefined ? (['loadIndex'] as const) : []),
        ...(referenceBar === null ? (['reference'] as const) : []),
      ],
    }
  const loadKg = axleKg / 2
  if (loadKg > capacityKg) return { capacityKg, loadKg }
  const exact = referenceBar * (loadKg / capacityKg) ** (1 / 0.8)
  const rounded = Math.ceil(exact * 10 - ROUNDING) / 10
  return { bar: Math.min(Math.max(rounded, leastPressureBar), referenceBar), capacityKg, loadKg }
}

/** So that a computer does not round 2.5 up to 2.6. */
const ROUNDING = 1e-9
