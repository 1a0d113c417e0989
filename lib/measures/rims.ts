/** A rim in inches as people write it, in either order: `15x5.5`, `5,5Jx15`. Null for any other text. */
export function parseRim(text: string): Rim | null {
  const match = /^(\d{1,2}(?:[.,]\d{1,2})?) ?j? ?[x×х] ?(\d{1,2}(?:[.,]\d{1,2})?) ?j?$/i.exec(text.trim())
  if (!match) return null
  const [first = 0, second = 0] = match.slice(1).map((figure) => Number(figure.replace(',', '.')))
  // no rim of a car is wider than its diameter
  return { diameter: Math.max(first, second), width: Math.min(first, second) }
}

/** A rim in inches. */
export type Rim = { diameter: number; width: number }
