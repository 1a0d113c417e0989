/** From this length on a word with two typos is still recognizable. */
const TWO_TYPOS_FROM = 8

/** With how many typos a word that is looked up in a list is still taken for one of its words. */
export const mostTypos = (word: string): number => (word.length >= TWO_TYPOS_FROM ? 2 : 1)

/** The Damerau-Levenshtein distance of two words, with adjacent swaps; `most + 1` for more than `most`. */
export function typosBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (twoAbove[column - 2] ?? 0) + 1)
      current[column] = least
    }
    if (Math.min(...current) > most) return most + 1
    twoAbove = above
    above = current
  }
  return Math.min(above[b.length] ?? 0, most + 1)
}
