import type { CellKind, ColumnName } from '@/lib/catalog/product/columns-of-files'
import type { ErrorCode } from '@/lib/platform/errors'
import { readMoney, readNumber } from '@/lib/platform/values/number-text'

export type CellValue = string | number | boolean | string[] | null
/** The values of a row's cells by column. Columns that the file does not have are absent. */
export type Cells = Partial<Record<ColumnName, CellValue>>

/** Spreadsheets run a cell that begins with one of these as a formula. Apostrophes before it make it text. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** So that the import can tell it from an escaped formula: the CSV writer escapes texts that begin with the formula. */
export const guardedText = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text)

/** The text of an exported cell, without the escaping apostrophe. */
export const unguardedText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

const yes = ['1', 'true', 't', 'yes', 'y', 'tak', 'да', 'prawda', 'истина', 'x']
const no = ['0', 'false', 'f', 'no', 'n', 'nie', 'нет', 'fałsz', 'ложь']

/** Reads a cell. An empty cell is null. `codeOfWord` knows what the codes of its column are called. */
export function readCell(
  text: string,
  kind: CellKind,
  codeOfWord: (word: string) => string | undefined = () => undefined,
): { value: CellValue } | { problem: ErrorCode } {
  const bare = unguardedText(text)
  if (bare.trim() === '') return { value: null }
  if (kind === 'text') return { value: bare }
  if (kind === 'addresses') return { value: bare.split(/\s+/).filter(Boolean) }
  const word = bare.trim()
  if (kind === 'number' || kind === 'money') {
    const value = (kind === 'money' ? readMoney(word) : readNumber(word)) ?? Number.NaN
    return Number.isNaN(value) ? { problem: 'invalid_number' } : { value }
  }
  if (kind === 'flag') {
    if (yes.includes(word.toLowerCase())) return { value: true }
    return no.includes(word.toLowerCase()) ? { value: false } : { problem: 'import.not_a_flag' }
  }
  const code = kind.codes.find((each) => each.toLowerCase() === word.toLowerCase()) ?? codeOfWord(word)
  if (!code && kind.allowsOtherText) return { value: bare }
  return code ? { value: code } : { problem: 'unknown_value' }
}
