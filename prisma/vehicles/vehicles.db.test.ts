import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { fieldName } from '@/lib/core/database/column-names'
import { parseRim, parseTireSize } from '@/lib/fitment/vehicle'
import { newPath } from '@/lib/fitment/vehicles/path'
import { sourceCodes } from '@/lib/fitment/vehicles/sources'
import { PROJECT_ROOT } from '@/local/project'
import { type Row, testTables } from '../testing'

const { client, refusal } = testTables()

const file = readFileSync(join(PROJECT_ROOT, 'prisma', 'vehicles', 'vehicles.csv'), 'utf8')
const written: Record<string, string>[] = parse(file, { columns: true })

const cellOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(' ') : value === null ? '' : String(value)

test('a shop without the demo has every vehicle of the file, figure by figure', async () => {
  const { rows } = await client.query<Row>('SELECT * FROM vehicle ORDER BY id')
  const stored = rows.map(({ id: _, version: __, ...row }) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldName(column), cellOf(value)])),
  )
  expect(written).toHaveLength(135)
  expect(stored).toEqual(written)
})

test('every vehicle of the file has the path that the shop would give it', () => {
  const taken = new Set<string>()
  for (const { path = '', make = '', model = '', generation = '', yearFrom } of written) {
    const vehicle = { make, model, generation, yearFrom: Number(yearFrom) }
    expect(newPath(vehicle, (each) => taken.has(each))).toBe(path)
    taken.add(path)
  }
})

test('every stock rim of the file can be read, and every tire size but the old ones without an aspect ratio', () => {
  const cells = (name: string) => written.flatMap((row) => row[name]?.split(' ').filter(Boolean) ?? [])
  expect(cells('stockWheels').filter((rim) => !parseRim(rim))).toEqual([])
  const tires = [...cells('stockTires'), ...cells('upsizes')]
  expect([...new Set(tires.filter((size) => !parseTireSize(size)))].sort()).toEqual([
    '205R16',
    '205R16C',
    '7.50R16',
  ])
})

test('every source of the file is one that the sources page explains', () => {
  const named = new Set(written.flatMap(({ sources }) => sources?.split(' ')))
  expect([...named].filter((code) => !sourceCodes.some((known) => known === code))).toEqual([])
})

const vehicle = {
  path: 'suzuki/jimny-jb75',
  make: 'Suzuki',
  model: 'Jimny',
  generation: 'JB75',
  year_from: 2018,
  bolt_pattern: '5x139.7',
  center_bore: 108,
  confidence: 'low',
  sources: ['own'],
}

test('a vehicle needs no more than its name, first year, pattern, bore, confidence and a source', async () => {
  expect(await refusal('vehicle', vehicle)).toBeUndefined()
})

test.each<[string, Row, string]>([
  ['a path with a slash too many', { path: 'suzuki/jimny/jb75' }, 'vehicle_path_written'],
  ['a path with capitals', { path: 'Suzuki/jimny' }, 'vehicle_path_written'],
  ['the path of another one', { path: 'suzuki/jimny-jb74' }, 'vehicle_path_key'],
  ['a blank generation', { generation: ' ' }, 'vehicle_name_not_blank'],
  ['an end before its beginning', { year_to: 2017 }, 'vehicle_years'],
  ['a beginning in 1800', { year_from: 1800 }, 'vehicle_years'],
  ['a decimal comma in its bolt pattern', { bolt_pattern: '5x139,7' }, 'vehicle_bolt_pattern_written'],
  ['a hub as wide as the bolt circle', { center_bore: 139.7 }, 'vehicle_center_bore'],
  ['a hub of less than 4 cm', { center_bore: 39 }, 'vehicle_center_bore'],
  ['a hub that is no number', { center_bore: Number.NaN }, 'vehicle_center_bore'],
  ['a thread without a pitch', { thread: 'M12' }, 'vehicle_thread_written'],
  ['a rivet', { fastener: 'rivet' }, 'vehicle_fastener_known'],
  ['an unknown seat', { seat: 'conical' }, 'vehicle_seat_known'],
  ['ET 151', { stock_offset: 151 }, 'vehicle_stock_offset'],
  ['an unknown confidence', { confidence: 'certain' }, 'vehicle_confidence_known'],
  ['a size that is null', { stock_tires: [null] }, 'vehicle_sizes_without_null'],
  ['no source', { sources: [] }, 'vehicle_sources_named'],
  ['a source that is no code', { sources: ['A manual'] }, 'vehicle_sources_named'],
])('a vehicle is refused for %s', async (_, change, constraint) => {
  expect(await refusal('vehicle', { ...vehicle, ...change })).toBe(constraint)
})
