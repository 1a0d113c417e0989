/** Most ranges of rows that a line of the report names. */
const MOST_RANGES = 8

/**
 * The numbers of rows in ascending order as ranges: `2–41, 43`. An ellipsis stands for further ranges, and for the rest of
 * `rows` where `lines` has only the first of them.
 */
export function lineRanges(lines: readonly number[], rows: number): string {
  const ranges: [first: number, last: number][] = []
  for (const line of lines) {
    const range = ranges.at(-1)
    if (range && line === range[1] + 1) range[1] = line
    else ranges.push([line, line])
  }
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  const isCut = ranges.length > MOST_RANGES || rows > lines.length
  return [...named, ...(isCut ? ['…'] : [])].join(', ')
}
