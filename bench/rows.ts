import { wanted } from './wanted'

/** What the simplest program that could do it reaches, or the same shop without load. */
export type Baseline = { name: string; value: number }

/**
 * One line of a benchmark's table. Its ratio is the value as a share of the baseline of the same run: rates of machines
 * that other programs keep busy compare only by it. `isKept` is false where a limit that the bench holds is broken.
 */
export const rowOf = (
  figure: string,
  value: number,
  unit: string,
  baseline: Baseline | null = null,
  isKept = true,
) => ({
  figure,
  value,
  unit,
  baseline,
  ratio: baseline ? value / baseline.value : null,
  wanted: wanted[figure] ?? null,
  isKept,
})

export type Row = ReturnType<typeof rowOf>

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const HEAD = ['figure', 'value', 'baseline', 'ratio', 'wanted']
/** The columns that hold numbers. */
const RIGHT = [1, 3]

/** Prints a table in Markdown, aligned for a terminal. */
export function printRows(rows: readonly Row[]): void {
  const cells = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const pad = (text: string, column: number) =>
    RIGHT.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (RIGHT.includes(column) ? ':' : '-'))
  const lines = cells.map((line) => line.map(pad))
  lines.splice(1, 0, rule)
  for (const line of lines) console.log(`| ${line.join(' | ')} |`)
}

const cellsOf = ({ figure, value, unit, baseline, ratio, wanted: goal, isKept }: Row) => [
  figure,
  `${round(value)} ${unit}`.trim(),
  baseline ? `${baseline.name} ${round(baseline.value)}` : '',
  ratio === null ? '' : share(ratio),
  `${goal ?? ''}${isKept ? '' : ' **broken limit**'}`.trim(),
]

const share = (ratio: number) =>
  ratio < 0.3 ? `1/${(1 / ratio).toFixed(1)}` : `${(ratio * 100).toFixed(0)} %`
const round = (value: number) =>
  (value < 100 ? Number(value.toFixed(2)) : Math.round(value)).toLocaleString('en')
