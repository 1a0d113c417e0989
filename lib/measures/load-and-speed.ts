/** Load index and speed symbol of an IC/VC such as `96Q`; of `112/110N` the index of single mounting. Null if unreadable. */
export function readIcVc(icVc: string): { loadIndex: number | null; speedIndex: string | null } {
  const match = /^(\d{2,3})(?:\/\d{2,3})?([A-HJ-NP-Z])$/i.exec(icVc)
  return { loadIndex: match ? Number(match[1]) : null, speedIndex: match?.[2]?.toUpperCase() ?? null }
}

/**
 * An IC/VC with two load indices, as LT tires are marked (ETRTO, ISO 4000): `123/120Q` carries index 123 alone and 120 in
 * twin mounting. Split into the fields that keep it; null for any other text.
 */
export function splitIcVc(text: string): { icVc: string; loadIndexDual: number } | null {
  const match = /^\s*(\d{2,3})\s*\/\s*(\d{2,3})\s*([A-HJ-NP-Z])\s*$/i.exec(text)
  return match && { icVc: `${match[1]}${match[3]?.toUpperCase()}`, loadIndexDual: Number(match[2]) }
}

// kg, from load index 60 on: ISO 4000-1 and UN Regulation No. 30, annex 4.
const loads = [
  250, 257, 265, 272, 280, 290, 300, 307, 315, 325, 335, 345, 355, 365, 375, 387, 400, 412, 425, 437, 450,
  462, 475, 487, 500, 515, 530, 545, 560, 580, 600, 615, 630, 650, 670, 690, 710, 730, 750, 775, 800, 825,
  850, 875, 900, 925, 950, 975, 1000, 1030, 1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360, 1400,
  1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850, 1900,
]
const FIRST_LOAD_INDEX = 60

/** Load indices and speed symbol as they stand on the sidewall: `96Q`, with the index of twin mounting `123/120Q`. */
export const serviceDescription = ({
  icVc,
  loadIndexDual,
}: {
  icVc: string
  loadIndexDual: number | null
}): string => (loadIndexDual ? icVc.replace(/^\d+/, (single) => `${single}/${loadIndexDual}`) : icVc)

/** The first and the last load index that `loadCapacityKg` knows. */
export const loadIndexRange = { least: FIRST_LOAD_INDEX, most: FIRST_LOAD_INDEX + loads.length - 1 }

/** The load that one tire of this load index carries; undefined outside 60-130. */
export const loadCapacityKg = (loadIndex: number): number | undefined => loads[loadIndex - FIRST_LOAD_INDEX]

/** The least load index that carries so many kg; null above the last one. */
export function leastLoadIndex(kg: number): number | null {
  const place = loads.findIndex((load) => load >= kg)
  return place < 0 ? null : FIRST_LOAD_INDEX + place
}

// km/h: UN Regulation No. 30, paragraph 2, and No. 54 for the lower ones.
const speeds: Readonly<Record<string, number>> = {
  A8: 40,
  B: 50,
  C: 60,
  D: 65,
  E: 70,
  F: 80,
  G: 90,
  J: 100,
  K: 110,
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
}

/** Speed symbols from the lowest speed to the highest. */
export const speedSymbols: readonly string[] = Object.keys(speeds)

/** The speed that a tire with this speed symbol is approved for; undefined for an unknown symbol. */
export const speedLimitKmh = (speedIndex: string): number | undefined => {
  const code = speedIndex.trim().toUpperCase()
  return Object.hasOwn(speeds, code) ? speeds[code] : undefined
}

/** The least speed symbol for so many km/h; null above the last one. */
export const leastSpeedSymbol = (kmh: number): string | null =>
  speedSymbols.find((symbol) => (speedLimitKmh(symbol) ?? 0) >= kmh) ?? null
