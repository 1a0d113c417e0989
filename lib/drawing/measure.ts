import { boltCircle, type TireDimensions, tireDimensions, wheelBackspacingMm } from './dimensions'
import type { DrawnProduct, DrawnSpacer, DrawnTire, DrawnWheel } from './product'

// Keeps the geometry whole whatever comes; what such a part would say of itself is never shown, see `isDrawable`.
const within = (value: number | null, least: number, most: number, usual: number) =>
  value !== null && Number.isFinite(value) && value > 0 ? Math.min(most, Math.max(least, value)) : usual

type TireMeasure = TireDimensions & { rimDiameterMm: number; treadWidthMm: number; marking: string }

/** A tread is about this share of the section width. */
const TREAD_SHARE = 0.8
/** Less, and there would be no sidewall to draw. */
const LEAST_SIDEWALL_MM = 12

/** A tire in mm. */
export function tireMeasure(tire: DrawnTire): TireMeasure {
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

/** `bore` is null where nobody said it: the drawing then shows a hole and no figure. */
type HubMeasure = { holes: number; circleMm: number; boreMm: number; bore: number | null }

function hubMeasure(boltPattern: string | null, boreMm: number | null): HubMeasure {
  const { holes, diameterMm } = boltCircle(boltPattern ?? '') ?? { holes: 5, diameterMm: 139.7 }
  const circleMm = Math.min(400, Math.max(60, diameterMm))
  // a bore that cuts the bolt holes is no bore
  const drawn = Math.min(within(boreMm, 20, 400, circleMm * 0.6), circleMm - 18)
  return { holes, circleMm, boreMm: drawn, bore: drawn === boreMm ? drawn : null }
}

type WheelMeasure = HubMeasure & {
  rimDiameterMm: number
  widthMm: number
  /** ET; null where nobody said it: the drawing then shows no disc, which would have to stand somewhere. */
  offset: number | null
  offsetMm: number
  backspacingMm: number
  size: string
}

/** A wheel in mm. */
export function wheelMeasure(wheel: DrawnWheel): WheelMeasure {
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

type SpacerMeasure = HubMeasure & { thicknessMm: number; outerMm: number; boltOn: boolean }

/** A spacer in mm; its bore stands in its title where the row has no column for it. */
export function spacerMeasure(spacer: DrawnSpacer): SpacerMeasure {
  const thicknessMm = within(spacer.thickness, 1, 120, 20)
  const titled = /\bCB\s?(\d{2,3}(?:[.,]\d)?)/i.exec(spacer.title)?.[1]
  const bore = spacer.centralBoreDiameter ?? (titled ? Number(titled.replace(',', '.')) : null)
  const hub = hubMeasure(spacer.boltPattern, bore)
  return {
    ...hub,
    thicknessMm,
    outerMm: hub.circleMm + 38,
    // studs are drawn only where somebody said that it has them
    boltOn: spacer.mounting === 'bolt-on',
  }
}

/** A figure in mm as drawings write it: no more than one decimal. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * A length as drawings write it: from 100 mm on whole, `686 mm`, below with the point of the stampings, `71.5 mm`. One
 * picture does for all languages; the table beside it has the decimals, with the mark of each.
 */
export const length = (mm: number): string => `${figure(mm >= 100 ? Math.round(mm) : mm)} mm`

const given = (value: number | null): value is number => value !== null && Number.isFinite(value) && value > 0

/**
 * Whether a part with these figures can exist. Of one that cannot, no drawing is made: it would state measures that
 * nobody gave.
 */
export function isDrawable(product: DrawnProduct): boolean {
  const hub = product.productType === 'Tire' ? undefined : boltCircle(product.boltPattern ?? '')
  const drilled = hub !== undefined && hub.holes <= 12 && hub.diameterMm >= 60 && hub.diameterMm <= 400
  if (product.productType === 'Spacer')
    return drilled && given(product.thickness) && product.thickness >= 1 && product.thickness <= 120
  const { width, diameter } = product
  if (!given(width) || !given(diameter)) return false
  if (product.productType === 'Tire') {
    const { profile } = product
    if (!given(profile) || diameter < 4 || diameter > 60) return false
    const size = tireDimensions({ width, profile, diameter })
    return size.sidewallMm >= LEAST_SIDEWALL_MM && size.sidewallMm <= 2_000 && size.sectionWidthMm <= 2_000
  }
  const rightSize = diameter >= 8 && diameter <= 40 && width >= 2 && width <= 24
  const seated = product.offset === null || Math.abs(product.offset) <= (width * 25.4) / 2
  return drilled && rightSize && seated && hub.diameterMm <= diameter * 25.4 - 90
}
