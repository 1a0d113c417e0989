/** One line of a benchmark's table. */
export type Row = {
  figure: string
  value: number
  unit: string
  /** The same measure of the simplest program that could do it, taken in the same run; null where there is none. */
  baseline: number | null
  /** `value` as a share of `baseline`. Rates of machines that other programs keep busy compare only by it. */
  ratio: number | null
}

export const rowOf = (figure: string, value: number, unit: string, baseline: number | null = null): Row => ({
  figure,
  value,
  unit,
  baseline,
  ratio: baseline ? value / baseline : null,
})

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

export function printRows(rows: readonly Row[]): void {
  for (const { figure, value, unit, baseline, ratio } of rows) {
    const compared = ratio === null ? '' : `  ${share(ratio)} of ${round(baseline ?? 0)}`
    console.log(`${figure.padEnd(52)} ${String(round(value)).padStart(9)} ${unit.padEnd(10)}${compared}`)
  }
}

const share = (ratio: number) =>
  ratio < 0.5 ? `1/${(1 / ratio).toFixed(1)}` : `${(ratio * 100).toFixed(0)} %`
const round = (value: number) => (value < 100 ? Number(value.toFixed(2)) : Math.round(value))
