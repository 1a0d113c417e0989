import type { ErrorCode } from '@/lib/core/errors'
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
    const value = readNumber(word)
    return value === undefined ? { problem: 'invalid_number' } : { value }
  }
  if (kind === 'flag') {
    if (yes.includes(word.toLowerCase())) return { value: true }
    return no.includes(word.toLowerCase()) ? { value: false } : { problem: 'import.not_a_flag' }
  }
  const known = kind.find((each) => each.toLowerCase() === word.toLowerCase())
  return known ? { value: known } : { problem: 'unknown_value' }
}

/**
 * A number as people write it: `1234,5`, `1 234.50`, `1.234,50`, `-20`. A sign that stands once parts the decimals;
 * of two different signs the last one does, and the first one groups thousands. Undefined for anything else.
 */
export function readNumber(text: string): number | undefined {
  const tight = text.replace(/^\u2212/, '-').replace(/(?<=\d)[\s\u00a0\u202f'](?=\d{3}(?!\d))/g, '')
  const grouped = /^-?\d{1,3}(?:([.,])\d{3})+([.,])\d+$/.exec(tight)
  const plain = grouped && grouped[1] !== grouped[2] ? tight.replaceAll(grouped[1] ?? '', '') : tight
  if (!/^[-+]?\d{1,12}([.,]\d{1,6})?$/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}
