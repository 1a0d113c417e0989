import type { ErrorCode } from '@/lib/core/errors'
import { readNumber } from '@/lib/core/number-text'
import type { CellKind, ColumnName } from './columns'

/** What a cell says. */
export type CellValue = string | number | boolean | string[] | null
/** What the cells of a row say, by column; a column that the file lacks is none of them. */
export type Cells = Partial<Record<ColumnName, CellValue>>

/** What spreadsheets run as a formula when a cell begins with it; behind apostrophes it is text. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/**
 * Makes a text that begins with an apostrophe and then like a formula tell apart from one that the export has made
 * harmless. The writer adds one apostrophe to bare formulas only.
 */
export const guardedText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text

/** The text that an exported cell stands for: without the apostrophe that made it harmless. */
export const unguardedText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

const yes = ['1', 'true', 't', 'yes', 'y', 'tak', 'да', 'prawda', 'истина', 'x']
const no = ['0', 'false', 'f', 'no', 'n', 'nie', 'нет', 'fałsz', 'ложь']

/** Reads a cell. An empty cell is null. */
export function readCell(text: string, kind: CellKind): { value: CellValue } | { problem: ErrorCode } {
  const bare = unguardedText(text)
  if (bare.trim() === '') return { value: null }
  if (kind === 'text') return { value: bare }
  if (kind === 'addresses') return { value: bare.split(/\s+/).filter(Boolean) }
  const word = bare.trim()
  if (kind === 'number') {
    const value = readNumber(word) ?? Number.NaN
    return Number.isNaN(value) ? { problem: 'invalid_number' } : { value }
  }
  if (kind === 'flag') {
    if (yes.includes(word.toLowerCase())) return { value: true }
    return no.includes(word.toLowerCase()) ? { value: false } : { problem: 'import.not_a_flag' }
  }
  const known = kind.find((each) => each.toLowerCase() === word.toLowerCase())
  return known ? { value: known } : { problem: 'unknown_value' }
}
