/** Circles that are round in inches. Catalogs write 139.7 as 140, 165.1 as 165 and 114.3 as 114. mm */
const inchCircles = [114.3, 120.65, 127, 139.7, 165.1]
/** How far a rounded circle is from the exact one. No two real circles are this close: 5x114.3 and 5x115 are different ones. mm */
const ROUNDED_MM = 0.35

/** `5×139,7`, `5 X 139.70` or `5/140` in the one form the shop stores, `5x139.7`; undefined for any other text. */
export function parseBoltPattern(text: string): string | undefined {
  const match = /^\s*(\d{1,2})\s*[x×х*/]\s*(\d{2,3}(?:[.,]\d{1,2})?)\s*$/i.exec(text)
  if (!match) return undefined
  const written = Number(match[2]?.replace(',', '.'))
  const circle = inchCircles.find((mm) => Math.abs(mm - written) < ROUNDED_MM) ?? written
  return `${Number(match[1])}x${circle}`
}

export function compareBoltPatterns(a: string, b: string): number {
  const [holesA = 0, circleA = 0] = a.split('x').map(Number)
  const [holesB = 0, circleB = 0] = b.split('x').map(Number)
  return holesA - holesB || circleA - circleB
}
