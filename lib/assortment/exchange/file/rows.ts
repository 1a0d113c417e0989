import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type ColumnName, columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import type { ProductType } from '@/lib/catalog/product/schema'
import { type ErrorCode, type InvalidField, ShopError } from '@/lib/platform/errors'
import { type CellValue, readCell } from './cells'
import { MOST_LINE } from './decode'
import { codeOfWord, columnNamed } from './panel-words'

export const MOST_ROWS = 100_000
/** The most columns of a header, unknown ones included. */
const MOST_COLUMNS = 100

const separators = [';', ',', '\t'] as const

export type FileRow<Name extends string = ColumnName> = {
  /** The line number in the file, from 1. The header is usually line 1. */
  line: number
  /** By column. Columns that the file does not have are absent. */
  cells: Partial<Record<Name, CellValue>>
  problems: (InvalidField & { value: string })[]
}

export type FileRows<Name extends string = ColumnName> = {
  columns: Name[]
  rows: AsyncGenerator<FileRow<Name>>
}

export type FileLayout<Name extends string> = {
  columnNamed: (heading: string) => Name | undefined
  readCell: (text: string, column: Name) => { value: CellValue } | { problem: ErrorCode }
}

export function fileRows(texts: AsyncGenerator<string>, type: ProductType): Promise<FileRows> {
  const kinds = columnsOfFile(type)
  return readRows(texts, {
    columnNamed: (heading) => columnNamed(heading, type),
    readCell: (text, name) => readCell(text, kinds.get(name) ?? 'text', (word) => codeOfWord(name, word)),
  })
}

/** @throws ShopError import.header, .empty, .quotes, .line_too_long, .too_many_rows, .too_many_columns */
export async function readRows<Name extends string>(
  texts: AsyncGenerator<string>,
  layout: FileLayout<Name>,
): Promise<FileRows<Name>> {
  const start = await fileBeginning(texts)
  const delimiter = separatorOf(start.header, layout)
  const parser = parse({
    delimiter,
    info: true,
    // a file that several programs have saved can mix line ends
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_LINE,
  })
  const source = Readable.from(start.texts, { objectMode: true })
  // `pipe` does not forward errors
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  const records = parsedRecords(parser)
  const first = await records.next()
  if (first.done) throw new ShopError('import.empty')
  const header = headerOf(first.value.record, layout)
  return {
    columns: header.flatMap((name) => name ?? []),
    rows: rowsOf(records, header, layout, first.value.endLine + start.skippedLines, start.skippedLines),
  }
}

type FileRecord = { record: string[]; startLine: number; endLine: number }

async function* parsedRecords(parser: ReturnType<typeof parse>): AsyncGenerator<FileRecord> {
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const inside = record.reduce((lines, cell) => lines + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
      yield { record, startLine: info.lines - inside, endLine: info.lines }
    }
  } catch (error) {
    throw csvRefusal(error)
  }
}

function csvRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const line: InvalidField[] =
    typeof error.lines === 'number' ? [{ path: `line.${error.lines}`, code: 'import.quotes' }] : []
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new ShopError('import.line_too_long')
    : new ShopError('import.quotes', line)
}

/** The text up to the end of the header, and a stream of the whole text. */
async function fileBeginning(texts: AsyncGenerator<string>) {
  let read = ''
  let ended = false
  while (!ended && !/[\r\n]/.test(read.trimStart())) {
    const next = await texts.next()
    if (next.done) ended = true
    else read += next.value
  }
  // some spreadsheets begin with a line that names the separator
  const [declared = ''] = /^sep=.\r?\n/i.exec(read) ?? []
  const rest = read.slice(declared.length)
  const header = rest.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  if (header.trim() === '' && ended) throw new ShopError('import.empty')
  async function* whole() {
    yield rest
    yield* texts
  }
  return { header, texts: whole(), skippedLines: declared ? 1 : 0 }
}

function separatorOf<Name extends string>(header: string, { columnNamed }: FileLayout<Name>): string {
  const knownColumns = (separator: string) =>
    header.split(separator).filter((name) => columnNamed(name) !== undefined).length
  const [best] = [...separators].sort((a, b) => knownColumns(b) - knownColumns(a))
  return best ?? ';'
}

/** The column of each header cell; undefined for an empty one, under which every cell must be empty. */
function headerOf<Name extends string>(record: string[], { columnNamed }: FileLayout<Name>) {
  if (record.length > MOST_COLUMNS) throw new ShopError('import.too_many_columns')
  const unknown = new Set<string>()
  const header = record.map((name) => {
    const column = columnNamed(name)
    if (!column && name.replace(/[\s\ufeff]/g, '') !== '') unknown.add(name.trim().slice(0, 60))
    return column
  })
  const names = header.flatMap((name) => name ?? [])
  const problems: InvalidField[] = [...unknown].map((path) => ({ path, code: 'import.unknown_column' }))
  for (const name of new Set(names))
    if (names.filter((each) => each === name).length > 1)
      problems.push({ path: name, code: 'import.repeated_column' })
  if (problems.length > 0 || names.length === 0) throw new ShopError('import.header', problems)
  return header
}

async function* rowsOf<Name extends string>(
  records: AsyncGenerator<FileRecord>,
  header: (Name | undefined)[],
  layout: FileLayout<Name>,
  headerLine: number,
  skippedLines: number,
): AsyncGenerator<FileRow<Name>> {
  let count = 0
  for await (const { record, startLine } of records) {
    const line = Math.max(startLine + skippedLines, headerLine + 1)
    // comment rows of the template
    if (record[0]?.startsWith('#')) continue
    if (record.every((cell) => cell.trim() === '')) continue
    if (++count > MOST_ROWS) throw new ShopError('import.too_many_rows')
    yield recordRow(record, header, layout, line)
  }
  if (count === 0) throw new ShopError('import.empty')
}

function recordRow<Name extends string>(
  record: string[],
  header: (Name | undefined)[],
  { readCell }: FileLayout<Name>,
  line: number,
): FileRow<Name> {
  const row: FileRow<Name> = { line, cells: {}, problems: [] }
  if (record.length > header.length && record.slice(header.length).some((cell) => cell.trim() !== ''))
    row.problems.push({ path: '', code: 'import.too_many_cells', value: record[header.length] ?? '' })
  for (const [index, name] of header.entries()) {
    const text = record[index] ?? ''
    if (!name) {
      if (text.trim() !== '') row.problems.push({ path: '', code: 'import.unnamed_cell', value: text })
      continue
    }
    const read = readCell(text, name)
    if ('problem' in read) row.problems.push({ path: name, code: read.problem, value: text })
    else row.cells[name] = read.value
  }
  return row
}
