import type { Cell } from './write'

/** A record with amounts of money as numbers in zł. */
export const plainCells = (record: readonly Cell[]) =>
  record.map((cell) => (cell !== null && typeof cell === 'object' ? cell.hundredths / 100 : cell))
