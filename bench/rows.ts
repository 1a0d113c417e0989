/** One line of a bench's result; `baseline` was measured in the same run. */
export type BenchRow = {
  figure: string
  value: number
  unit: string
  baseline: number | null
  /** `value` as a multiple of `baseline`. */
  ratio: number | null
}

export const rowOfBench = (
  figure: string,
  value: number,
  unit: string,
  baseline: number | null,
): BenchRow => ({
  figure,
  value: rounded(value),
  unit,
  baseline: baseline === null ? null : rounded(baseline),
  ratio: baseline ? rounded(value / baseline) : null,
})

const rounded = (value: number) => Number(value.toPrecision(3))
