import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { newPath } from '@/lib/fitment/vehicles/path'
import { sourceCodes } from '@/lib/fitment/vehicles/sources'
import { parseRim } from '@/lib/measures/dimensions'
import { parseTireSize } from '@/lib/measures/tire-sizes'
import { fieldName } from '@/lib/platform/database/column-names'
import { PROJECT_ROOT } from '@/local/project'
import { type Row, testTables } from '../testing'

const { client, refusal } = testTables()

const file = readFileSync(join(PROJECT_ROOT, 'prisma', 'vehicles', 'vehicles.csv'), 'utf8')
const written: Record<string, string>[] = parse(file, { columns: true })

const cellOf = (field: string, value: unknown): string =>
  Array.isArray(value) ? value.join(field === 'aliases' ? '; ' : ' ') : value === null ? '' : String(value)
const byPath = (one: Record<string, string>, other: Record<string, string>) =>
  (one.path ?? '') < (other.path ?? '') ? -1 : 1

test('a shop without the demo has every vehicle of the file, figure by figure', async () => {
  const { rows } = await client.query<Row>('SELECT * FROM vehicle ORDER BY id')
  const stored = rows.map(({ id: _, version: __, ...row }) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [fieldName(column), cellOf(fieldName(column), value)]),
    ),
  )
  expect(written).toHaveLength(318)
  expect(stored.sort(byPath)).toEqual([...written].sort(byPath))
})

test('every vehicle of the file has the path that the shop would give it', () => {
  const taken = new Set<string>()
  for (const { path = '', make = '', model = '', generation = '', yearFrom } of written) {
    const vehicle = { make, model, generation, yearFrom: Number(yearFrom) }
    expect(newPath(vehicle, (each) => taken.has(each))).toBe(path)
    taken.add(path)
  }
})

test('every stock rim and every tire size of the file can be read', () => {
  const cells = (name: string) => written.flatMap((row) => row[name]?.split(' ').filter(Boolean) ?? [])
  expect(cells('stockWheels').filter((rim) => !parseRim(rim))).toEqual([])
  const tires = [...cells('stockTires'), ...cells('upsizes')]
  expect(tires.filter((size) => !parseTireSize(size))).toEqual([])
})

test('every source of the file is one that the sources page explains', () => {
  const named = new Set(written.flatMap(({ sources }) => sources?.split(' ')))
  expect([...named].filter((code) => !sourceCodes.some((known) => known === code))).toEqual([])
})

test('an older shop gets the figures of vehicles that nobody has edited, and keeps what its owner wrote or deleted', async () => {
  const migration = join(PROJECT_ROOT, 'prisma/migrations/20261124920001_vehicle_rows/migration.sql')
  const edit = (path: string, values: string) =>
    client.query(`UPDATE vehicle SET ${values} WHERE path = '${path}'`)
  await client.query('SAVEPOINT older_shop')
  await edit('suzuki/jimny-jb74', "center_bore = 108.7, load_indexes = '{}', version = 2")
  await edit('nissan/patrol-y61', "stock_offsets = '{}', top_speed = NULL, aliases = '{}'")
  await client.query(
    "DELETE FROM vehicle WHERE path IN ('lada/4x4-bronto-21214', 'jeep/cherokee-kj', 'uaz/hunter-315195')",
  )
  // two that the owner entered: one that comes with the migration too, and one in the place of a deleted one
  for (const path of ['jeep/cherokee-kj', 'uaz/hunter-315195'])
    await client.query(
      `INSERT INTO vehicle (path, make, model, generation, year_from, bolt_pattern, center_bore, confidence, sources)
        VALUES ($1, 'Own', 'Own', 'Own', 2001, '5x114.3', 71.6, 'high', '{own}')`,
      [path],
    )
  await client.query(readFileSync(migration, 'utf8'))
  const { rows } = await client.query<Row>(
    `SELECT path, center_bore, stock_offsets, top_speed, load_indexes, cardinality(aliases) AS aliases FROM vehicle
      WHERE path IN ('suzuki/jimny-jb74', 'nissan/patrol-y61', 'lada/4x4-bronto-21214', 'jeep/cherokee-kj',
        'uaz/hunter-315195') ORDER BY path`,
  )
  const { rows: count } = await client.query<Row>('SELECT count(*)::int AS all FROM vehicle')
  await client.query('ROLLBACK TO older_shop')
  expect(rows).toMatchObject([
    { path: 'jeep/cherokee-kj', center_bore: 71.6, top_speed: null },
    { path: 'nissan/patrol-y61', stock_offsets: ['16x8:10', '17x8:10'], top_speed: 160, aliases: 15 },
    { path: 'suzuki/jimny-jb74', center_bore: 108.7, load_indexes: [] },
    { path: 'uaz/hunter-315195', center_bore: 71.6, top_speed: null },
  ])
  expect(count).toEqual([{ all: 317 }])
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

test('a vehicle may have every figure at once, with a decimal ET', async () => {
  const figures = {
    stud_length: 28.5,
    stock_offset: 39.5,
    stock_offsets: ['16x6.5:39.5', '17x7:-12', '18x8:150'],
    stock_wheels: ['16x6.5', '17x7', '18x8'],
    brake_rim: 16,
    load_indexes: ['215/65R16=98', '7.50R16=116'],
    min_load_index: 98,
    min_speed_symbol: 'A8',
    top_speed: 187,
    axle_load: 1450,
    bore_confidence: 'low',
    aliases: ['KZJ95', 'Prado 90', 'прадик'],
  }
  expect(await refusal('vehicle', { ...vehicle, ...figures })).toBeUndefined()
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
  ['ET 300 of a wheel', { stock_offsets: ['16x7:300'] }, 'vehicle_stock_offsets_written'],
  ['a wheel without its ET', { stock_offsets: ['16x7'] }, 'vehicle_stock_offsets_written'],
  ['a wheel that is null', { stock_offsets: [null] }, 'vehicle_stock_offsets_written'],
  ['a stud of 9 mm', { stud_length: 9 }, 'vehicle_stud_length'],
  ['brakes for a rim of 31 inches', { brake_rim: 31 }, 'vehicle_brake_rim'],
  ['a load index of 300', { min_load_index: 300 }, 'vehicle_min_load_index'],
  ['a load index of 300 for a size', { load_indexes: ['195/80R15=300'] }, 'vehicle_load_indexes_written'],
  ['a size without its load index', { load_indexes: ['195/80R15'] }, 'vehicle_load_indexes_written'],
  ['a speed symbol that is none', { min_speed_symbol: 'X' }, 'vehicle_min_speed_symbol_known'],
  ['a top speed of 301 km/h', { top_speed: 301 }, 'vehicle_top_speed'],
  ['an axle load in tons', { axle_load: 2 }, 'vehicle_axle_load'],
  ['an unknown confidence of its ET', { offset_confidence: 'certain' }, 'vehicle_figure_confidence_known'],
  ['a blank alias', { aliases: [' '] }, 'vehicle_aliases_written'],
  ['two aliases in one', { aliases: ['KZJ95; Prado'] }, 'vehicle_aliases_written'],
  ['an alias of 41 letters', { aliases: ['x'.repeat(41)] }, 'vehicle_aliases_written'],
  ['an unknown confidence', { confidence: 'certain' }, 'vehicle_confidence_known'],
  ['a size that is null', { stock_tires: [null] }, 'vehicle_sizes_without_null'],
  ['no source', { sources: [] }, 'vehicle_sources_named'],
  ['a source that is no code', { sources: ['A manual'] }, 'vehicle_sources_named'],
])('a vehicle is refused for %s', async (_, change, constraint) => {
  expect(await refusal('vehicle', { ...vehicle, ...change })).toBe(constraint)
})
