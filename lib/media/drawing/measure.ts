import { boltCircle, tireDimensions, wheelBackspacingMm } from '@/lib/measures/dimensions'
import type { DrawnProduct, DrawnSpacer, DrawnTire, DrawnWheel } from './product'

// Keeps the geometry valid for any input. Measures replaced here are never shown, see `isDrawable`.
const within = (value: number | null, least: number, most: number, usual: number) =>
  value !== null && Number.isFinite(value) && value > 0 ? Math.min(most, Math.max(least, value)) : usual

const TREAD_SHARE = 0.8
/** A lower sidewall could not be drawn. */
const LEAST_SIDEWALL_MM = 12

export function tireMeasure(tire: DrawnTire) {
  const width = within(tire.width, 1, 9999, 195)
  const profile = within(tire.profile, 1, 9999, 80)
  const diameter = within(tire.diameter, 4, 60, 15)
  const size = tireDimensions({ width, profile, diameter })
  const rimDiameterMm = diameter * 25.4
  const sidewallMm = Math.max(LEAST_SIDEWALL_MM, size.sidewallMm)
  return {
    ...size,
    sidewallMm,
    overallDiameterMm: rimDiameterMm + 2 * sidewallMm,
    rimDiameterMm,
    treadWidthMm: size.sectionWidthMm * TREAD_SHARE,
    marking: `${width}${size.flotation ? 'x' : '/'}${profile} R${diameter}`,
  }
}

/** `bore` is null when it is unknown: the drawing then shows a hole without a figure. */
export type HubMeasure = { holes: number; circleMm: number; boreMm: number; bore: number | null }

function hubMeasure(boltPattern: string | null, boreMm: number | null): HubMeasure {
  const { holes, diameterMm } = boltCircle(boltPattern ?? '') ?? { holes: 5, diameterMm: 139.7 }
  const circleMm = Math.min(400, Math.max(60, diameterMm))
  // A bore that reaches into the bolt holes is wrong.
  const drawnBore = Math.min(within(boreMm, 20, 400, circleMm * 0.6), circleMm - 18)
  return { holes, circleMm, boreMm: drawnBore, bore: drawnBore === boreMm ? drawnBore : null }
}

/** The dimensions of a wheel, in mm. A null `offset` (ET) is unknown: then no disc is drawn, whose position it is. */
export function wheelMeasure(wheel: DrawnWheel) {
  const diameter = within(wheel.diameter, 8, 40, 15)
  const widthInches = within(wheel.width, 2, 24, 7)
  const widthMm = widthInches * 25.4
  const offsetMm = Math.min(widthMm / 2, Math.max(-widthMm / 2, wheel.offset ?? 0))
  const hub = hubMeasure(wheel.boltPattern, wheel.centralBoreDiameter)
  const room = diameter * 25.4 - 90
  const circleMm = Math.min(hub.circleMm, room)
  return {
    ...hub,
    circleMm,
    boreMm: Math.min(hub.boreMm, circleMm - 18),
    rimDiameterMm: diameter * 25.4,
    widthMm,
    offset: wheel.offset === null ? null : offsetMm,
    offsetMm,
    backspacingMm: wheelBackspacingMm({ widthInches, offsetMm }),
    size: `${widthInches}x${diameter}`,
  }
}

/** The dimensions of a spacer, in mm; ring, studs and thread (`M12×1.25`) are null where it has none, or nobody said them. */
export function spacerMeasure(spacer: DrawnSpacer) {
  const thicknessMm = within(spacer.thickness, 1, 120, 20)
  const { hubBore, ringBore, studLength, thread } = spacer
  const hub = hubMeasure(spacer.boltPattern, hubBore)
  const boltOn = spacer.mounting === 'bolt-on'
  // A ring as large as the bolt circle is wrong.
  const hasRing = isPositive(ringBore) && ringBore <= hub.circleMm - 18
  return {
    ...hub,
    thicknessMm,
    outerMm: hub.circleMm + 38,
    // studs are drawn only for a mounting that is known
    boltOn,
    ringMm: hasRing ? ringBore : null,
    /** How far its own studs stand out. */
    studLengthMm: boltOn && isPositive(studLength) ? Math.min(studLength, 200) : null,
    thread:
      thread && /^M\d{1,2}x\d(\.\d{1,2})?$/i.test(thread) ? thread.toUpperCase().replace('X', '×') : null,
  }
}

/** A number in mm with at most one decimal, as on a technical drawing. */
export const drawnFigure = (value: number): string => String(Math.round(value * 10) / 10)

/** A length in mm as on a technical drawing (ISO 129-1): whole from 100 mm on, below with a decimal point. */
export const length = (mm: number): string => drawnFigure(mm >= 100 ? Math.round(mm) : mm)

const isPositive = (value: number | null): value is number =>
  value !== null && Number.isFinite(value) && value > 0

/** Whether a part with these measures can exist: any other drawing would show measures that were not entered. */
export function isDrawable(product: DrawnProduct): boolean {
  const hub = product.productType === 'Tire' ? undefined : boltCircle(product.boltPattern ?? '')
  const drilled = hub !== undefined && hub.holes <= 12 && hub.diameterMm >= 60 && hub.diameterMm <= 400
  if (product.productType === 'Spacer')
    return drilled && isPositive(product.thickness) && product.thickness >= 1 && product.thickness <= 120
  const { width, diameter } = product
  if (!isPositive(width) || !isPositive(diameter)) return false
  if (product.productType === 'Tire') {
    const { profile } = product
    if (!isPositive(profile) || diameter < 4 || diameter > 60) return false
    const size = tireDimensions({ width, profile, diameter })
    return size.sidewallMm >= LEAST_SIDEWALL_MM && size.sidewallMm <= 2_000 && size.sectionWidthMm <= 2_000
  }
  const rightSize = diameter >= 8 && diameter <= 40 && width >= 2 && width <= 24
  const seated = product.offset === null || Math.abs(product.offset) <= (width * 25.4) / 2
  return drilled && rightSize && seated && hub.diameterMm <= diameter * 25.4 - 90
}
