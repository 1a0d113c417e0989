import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MOST_FILE_BYTES } from '@/lib/assortment/exchange/schema'
import type { ProductType } from '@/lib/catalog/product/schema'
import { decoded } from './decode'
import { type FileRow, fileRows, MOST_ROWS } from './rows'

async function* pieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

const utf8 = (text: string) => new TextEncoder().encode(text)

async function read(bytes: Uint8Array | string, type: ProductType = 'Spacer', size = 7) {
  let encoding = ''
  const source = pieces(typeof bytes === 'string' ? utf8(bytes) : bytes, size)
  const { columns, rows } = await fileRows(
    decoded(source, (known) => {
      encoding = known
    }),
    type,
  )
  const all: FileRow[] = []
  for await (const row of rows) all.push(row)
  return { columns, rows: all, encoding }
}

const HEADER = 'id;title;price;quantityInStock;boltDistance;thickness;boltInfo'
const expected = {
  id: 17,
  title: 'Dystans żółty',
  price: 149.9,
  quantityInStock: 5,
  boltDistance: '5x139.7',
  thickness: 30,
  boltInfo: null,
}

test.each([
  ['semicolons and decimal commas', `${HEADER}\r\n17;Dystans żółty;149,90;5;5x139.7;30;\r\n`],
  ['commas and points', `${HEADER.replaceAll(';', ',')}\n17,Dystans żółty,149.90,5,5x139.7,30,`],
  ['tabs', `${HEADER.replaceAll(';', '\t')}\n17\tDystans żółty\t149,90\t5\t5x139.7\t30\t\n`],
  ['a mark that says UTF-8', `\ufeff${HEADER}\n17;Dystans żółty;149,90;5;5x139.7;30;\n`],
  ['the separator declared', `sep=;\r\n${HEADER}\r\n17;Dystans żółty;149,90;5;5x139.7;30;\r\n`],
  ['quotes', `${HEADER}\n17;"Dystans żółty";"149,90";5;"5x139.7";30;""\n`],
  [
    'names in other letters',
    `ID;Title;PRICE;quantity_in_stock;Bolt Distance;thickness;"boltinfo"\n17;Dystans żółty;149,90;5;5x139.7;30;`,
  ],
  ['old line ends', `${HEADER}\r17;Dystans żółty;149,90;5;5x139.7;30;\r`],
])('a file with %s', async (_, text) => {
  const { rows } = await read(text)
  expect(rows.map(({ cells, problems }) => [cells, problems])).toEqual([[expected, []]])
})

test('columns are found in any order, and those that the file lacks are none of its cells', async () => {
  const { columns, rows } = await read('price;id\n99;3\n')
  expect(columns).toEqual(['price', 'id'])
  expect(rows[0]?.cells).toEqual({ id: 3, price: 99 })
})

test('the letters of a Polish Windows are recognised, also in the middle of a file', async () => {
  const text = `${HEADER}\n${'1;Dystans;99;5;5x139.7;30;\n'.repeat(50)}17;Dystans `
  const windows = Uint8Array.from([
    ...utf8(text),
    0xbf,
    0xf3,
    0xb3,
    0x74,
    0x79,
    ...utf8(';149,90;5;5x139.7;30;'),
  ])
  const { rows, encoding } = await read(windows)
  expect([rows.at(-1)?.cells.title, encoding]).toEqual(['Dystans żółty', 'Windows-1250'])
})

test('UTF-16, as a spreadsheet calls Unicode, is read', async () => {
  const text = `\ufeff${HEADER}\n17;Dystans żółty;149,90;5;5x139.7;30;`
  const { rows, encoding } = await read(new Uint8Array(Buffer.from(text, 'utf16le')))
  expect([rows[0]?.cells, encoding]).toEqual([expected, 'UTF-16'])
})

test('a cell may have lines, and every row is told its own line of the file', async () => {
  const { rows } = await read('id;title\n1;"a\nb"\n\n2;c\n# a note;\n3;d\n')
  expect(rows.map(({ line, cells }) => [line, cells.id])).toEqual([
    [2, 1],
    [5, 2],
    [7, 3],
  ])
})

test('a cell that cannot be read is named, and the others of its row are read', async () => {
  const { rows } = await read('id;price;title;\n1;dużo;Dystans;\n2;5;a;b;c\n')
  expect(rows[0]).toMatchObject({
    cells: { id: 1, title: 'Dystans' },
    problems: [{ path: 'price', code: 'invalid_number', value: 'dużo' }],
  })
  expect(rows[1]?.problems.map(({ code }) => code)).toEqual(['import.too_many_cells', 'import.unnamed_cell'])
})

test('columns that are unknown or stand twice are named', async () => {
  await expect(read('id;pricee;title;Title\n1;2;3;4\n')).rejects.toMatchObject({
    code: 'import.header',
    fields: [
      { path: 'pricee', code: 'import.unknown_column' },
      { path: 'title', code: 'import.repeated_column' },
    ],
  })
})

test.each([
  ['an empty file', '', 'import.empty'],
  ['a header alone', `${HEADER}\n`, 'import.empty'],
  ['a header and empty lines', `${HEADER}\n;;;;;;\n\n`, 'import.empty'],
  ['text of another kind', 'Szanowni Państwo,\nw załączeniu cennik\n', 'import.header'],
  ['a quote in the middle', `${HEADER}\n1;Dystans 5" x;1;1;5x139.7;30;\n`, 'import.quotes'],
  ['text behind a quote', `${HEADER}\n1;"Dystans"x;1;1;5x139.7;30;\n`, 'import.quotes'],
  ['a quote without an end', `${HEADER}\n1;"Dystans;1\n2;b;1\n`, 'import.quotes'],
])('%s is refused', async (_, text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code })
})

test.each([
  ['gzip', gzipSync(HEADER)],
  ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
  ['zeros', new Uint8Array(100)],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
])('%s is no table of text', async (_, bytes) => {
  await expect(read(new Uint8Array(bytes), 'Spacer', 64)).rejects.toMatchObject({ code: 'import.not_csv' })
})

test('letters that fit no alphabet are refused with their own sentence', async () => {
  const bytes = Uint8Array.from([...utf8(`${HEADER}\n1;żółty`), ...utf8('x'.repeat(200)), 0xff, 0xfe, 0x0a])
  await expect(read(bytes, 'Spacer', 32)).rejects.toMatchObject({ code: 'import.encoding' })
})

/** A file that never ends, and how much of it was asked for. */
function endless(head: string, piece: string) {
  const taken = { bytes: 0 }
  async function* source() {
    yield utf8(head)
    const bytes = utf8(piece.repeat(Math.ceil(65_536 / piece.length)))
    for (;;) {
      taken.bytes += bytes.length
      yield bytes
    }
  }
  return { taken, source }
}

/** The number of the last line that could be read. */
async function readToEnd({ source }: ReturnType<typeof endless>): Promise<number> {
  const { rows } = await fileRows(decoded(source()), 'Spacer')
  let lastLine = 0
  for await (const { line } of rows) lastLine = line
  return lastLine
}

test.each([
  ['a line without an end', '', 'x', 'import.line_too_long'],
  ['a million columns', '', ';', 'import.line_too_long'],
  ['a header of short names', '', 'a;\n', 'import.header'],
  ['an endless quote', `${HEADER}\n1;"`, 'Dystans\n', 'import.line_too_long'],
  ['a row of empty cells', `${HEADER}\n`, ';', 'import.line_too_long'],
])('%s is refused before a megabyte of it is read', async (_, head, piece, code) => {
  const file = endless(head, piece)
  await expect(readToEnd(file)).rejects.toMatchObject({ code })
  expect(file.taken.bytes).toBeLessThan(1_000_000)
})

/** Bytes that are in use: those of the process also hold what Node has not cleared away yet. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a file without an end is refused at its greatest size, and never held', async () => {
  const file = endless(`${HEADER}\n`, '1;a;1;1;5x139.7;30;\n')
  const before = heldBytes()
  let most = 0
  async function* measured() {
    for await (const bytes of file.source()) {
      if (file.taken.bytes > MOST_FILE_BYTES - 300_000) most = Math.max(most, heldBytes() - before)
      yield bytes
    }
  }
  const reading = async () => {
    for await (const text of decoded(measured())) expect(text.length).toBeLessThan(100_000)
  }
  await expect(reading()).rejects.toMatchObject({ code: 'import.too_large' })
  expect(file.taken.bytes).toBeLessThan(MOST_FILE_BYTES + 1_000_000)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(MOST_FILE_BYTES / 2)
}, 20_000)

test('one row too many is refused', async () => {
  const file = endless(`${HEADER}\n`, '1;a;1;1;5x139.7;30;\n')
  await expect(readToEnd(file)).rejects.toMatchObject({ code: 'import.too_many_rows' })
  expect(file.taken.bytes).toBeLessThan(MOST_ROWS * 40)
}, 60_000)
