export const MM_PER_INCH = 25.4

/** A size as marked on the sidewall: `195/80 R15` in mm, % and inches, or flotation `31x10.5 R15` in inches. */
export type TireSize = { width: number; profile: number; diameter: number }

export const isSameSize = (a: TireSize, b: TireSize): boolean =>
  a.width === b.width && a.profile === b.profile && a.diameter === b.diameter

export type TireDimensions = {
  sidewallMm: number
  overallDiameterMm: number
  circumferenceMm: number
  revolutionsPerKm: number
  sectionWidthMm: number
  flotation: boolean
}

/** Flotation sizes give overall diameter and width in inches; no metric tire is narrower than 100 mm. */
export const isFlotation = (tire: { width: number }): boolean => tire.width < 100

/** Flotation sizes for cars and light trucks by the diameter in their name. inches */
const lightTruckFlotation = { least: 27, most: 40 }
/** How much smaller the design diameter of a flotation tire is than its name says. inches */
const FLOTATION_DIFFERENCE = 0.5

/**
 * The design overall diameter of a flotation size in inches: 30.5 of a 31x10.5 R15. The tables of light truck sizes
 * (Tire and Rim Association, Year Book, and the makers') are half an inch below the name; other sizes, such as those
 * of quads, are as large as their name says. The column `product.overall_diameter` computes the same.
 */
const flotationDiameter = (nominal: number): number =>
  nominal >= lightTruckFlotation.least && nominal <= lightTruckFlotation.most
    ? nominal - FLOTATION_DIFFERENCE
    : nominal

/**
 * Design dimensions of a tire, without wear, load or pressure. A metric size gives the nominal section width and the
 * aspect ratio (section height as a percentage of it): UN Regulation No. 30, paragraph 2, and ISO 4000-1, where the
 * design overall diameter is the nominal rim diameter plus twice the section height. A flotation size gives the
 * section width itself, and the overall diameter as `flotationDiameter` says.
 */
export function tireDimensions(size: TireSize): TireDimensions {
  const flotation = isFlotation(size)
  const rimMm = size.diameter * MM_PER_INCH
  const sectionWidthMm = flotation ? size.profile * MM_PER_INCH : size.width
  const sidewallMm = flotation
    ? (flotationDiameter(size.width) * MM_PER_INCH - rimMm) / 2
    : (size.width * size.profile) / 100
  const overallDiameterMm = rimMm + 2 * sidewallMm
  const circumferenceMm = Math.PI * overallDiameterMm
  return {
    sidewallMm,
    overallDiameterMm,
    circumferenceMm,
    revolutionsPerKm: 1_000_000 / circumferenceMm,
    sectionWidthMm,
    flotation,
  }
}

/** What each flange adds to a rim's nominal width, which ends at the bead seats: half an inch. */
export const FLANGE_WIDTH_MM = 0.5 * MM_PER_INCH

/** Half of a rim's width over its flanges, where a straightedge lies when backspacing is measured. */
const halfOverallWidthMm = (widthInches: number): number => (widthInches * MM_PER_INCH) / 2 + FLANGE_WIDTH_MM

/**
 * Backspacing as the trade measures it: from the inner edge of the flange to the mounting face. Formula of the
 * wheel makers' tables: (J + 1) / 2 + ET / 25.4 inches; a 7J ET0 has 4.0 inches.
 */
export const wheelBackspacingMm = (wheel: { widthInches: number; offsetMm: number }): number =>
  halfOverallWidthMm(wheel.widthInches) + wheel.offsetMm

/** Distance from the mounting face to the outer edge of the flange. */
export const outwardPokeMm = (wheel: { widthInches: number; offsetMm: number }): number =>
  halfOverallWidthMm(wheel.widthInches) - wheel.offsetMm

/** How much wider the axle's track becomes with another offset; negative when it becomes narrower. */
export const trackChangeMm = (oldOffsetMm: number, newOffsetMm: number) => 2 * (oldOffsetMm - newOffsetMm)

/** Holes and pitch circle of `5x139.7`; undefined for an impossible pattern. */
export function boltCircle(pattern: string): { holes: number; diameterMm: number } | undefined {
  const match = /^(\d{1,2})x(\d{2,3}(?:\.\d{1,2})?)$/.exec(pattern)
  const holes = Number(match?.[1])
  const diameterMm = Number(match?.[2])
  return holes >= 3 && diameterMm > 0 ? { holes, diameterMm } : undefined
}

/** Centers of the holes around the hub, clockwise from the top; y points down as on a screen. */
export function boltCenters(circle: { holes: number; diameterMm: number }): { x: number; y: number }[] {
  const radius = circle.diameterMm / 2
  return Array.from({ length: circle.holes }, (_, hole) => {
    const angle = (2 * Math.PI * hole) / circle.holes - Math.PI / 2
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

/** A rim in inches as people write it, in either order: `15x5.5`, `5,5Jx15`. Null for any other text. */
export function parseRim(text: string): Rim | null {
  const match = /^(\d{1,2}(?:[.,]\d{1,2})?) ?j? ?[x×х] ?(\d{1,2}(?:[.,]\d{1,2})?) ?j?$/i.exec(text.trim())
  if (!match) return null
  const [first = 0, second = 0] = match.slice(1).map((figure) => Number(figure.replace(',', '.')))
  // no rim of a car is wider than its diameter
  return { diameter: Math.max(first, second), width: Math.min(first, second) }
}

export type Rim = { diameter: number; width: number }

/** `15x5.5`, as tables of cars write a rim. */
export const rimText = ({ diameter, width }: Rim): string => `${diameter}x${width}`
