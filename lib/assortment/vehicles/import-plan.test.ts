import { expect, test } from 'vitest'
import { jimny as jimnyOfVisitors } from '@/lib/fitment/testing'
import { planImport } from './exchange'

const jimny = { ...jimnyOfVisitors, torque: null, sources: ['own'], version: 1 } as const
const named = { make: 'Suzuki', model: 'Jimny', generation: 'JB74', yearFrom: '2018' }
const figures = { boltPattern: '5x139.7', centerBore: '108', confidence: 'low', sources: 'own' }
const row = (line: number, cells: Record<string, string>) => ({ line, cells, problems: [] })

test('a row without a path finds its vehicle by its names and its first year', () => {
  const plan = planImport([row(2, { ...named, centerBore: '107' })], [jimny])
  expect(plan).toMatchObject({ additions: [], problems: [] })
  expect(plan.changes).toMatchObject([{ line: 2, facts: [{ field: 'centerBore', after: '107' }] }])
})

test('the same names with another first year are another vehicle, with the year in its path', () => {
  const plan = planImport([row(2, { ...named, ...figures, yearFrom: '2030' })], [jimny])
  expect(plan.additions).toMatchObject([{ path: 'suzuki/jimny-jb74-2030' }])
})

test('a column that the file lacks stays as it is, an empty cell empties its field', () => {
  const plan = planImport([row(2, { path: jimny.path, thread: '' })], [jimny])
  expect(plan.changes).toMatchObject([{ facts: [{ field: 'thread', before: 'M12x1.25', after: '' }] }])
})

test('an unknown path is that of a new vehicle, and one that is none is refused', () => {
  const plan = planImport(
    [
      row(2, { ...named, ...figures, path: 'suzuki/jimny-jc74' }),
      row(3, { ...named, ...figures, path: 'Suzuki Jimny' }),
    ],
    [jimny],
  )
  expect(plan.additions).toMatchObject([{ line: 2, path: 'suzuki/jimny-jc74' }])
  expect(plan.problems).toEqual([
    { line: 3, column: 'path', code: 'vehicle.path_format', value: 'Suzuki Jimny' },
  ])
})

test('a vehicle that stands twice in a file is refused the second time', () => {
  const added = { ...named, ...figures, model: 'Jimny Sierra' }
  const plan = planImport(
    [
      row(2, { path: jimny.path, thread: '' }),
      row(3, { ...named, thread: '' }),
      row(4, added),
      row(5, added),
    ],
    [jimny],
  )
  expect(plan.problems.map(({ line, code }) => [line, code])).toEqual([
    [3, 'vehicle.repeated_row'],
    [5, 'vehicle.repeated_row'],
  ])
})

test.each([
  ['stockOffset', '300', 'offset_range'],
  ['stockOffsets', '15x5.5:300', 'stock_offsets_format'],
  ['stockOffsets', '15x5.5', 'stock_offsets_format'],
  ['stockOffsets', '17x8:5', 'stock_offsets_wheel'],
  ['studLength', '9', 'stud_length_range'],
  ['brakeRim', '381', 'brake_rim_range'],
  ['minLoadIndex', '300', 'load_index_range'],
  ['loadIndexes', '195/80R15=300', 'load_indexes_format'],
  ['loadIndexes', '205/70R15=95', 'load_indexes_size'],
  ['minSpeedSymbol', 'X', 'unknown_value'],
  ['topSpeed', '1450', 'top_speed_range'],
  ['axleLoad', '0,9', 'axle_load_range'],
  ['axleLoad', '90', 'axle_load_range'],
  ['loadConfidence', 'certain', 'unknown_value'],
  ['aliases', 'x'.repeat(41), 'alias_length'],
  ['aliases', Array.from({ length: 41 }, (_, index) => `a${index}`).join(';'), 'alias_length'],
])('an impossible %s %s is refused with what would be right', (column, cell, code) => {
  const { problems } = planImport([row(2, { path: jimny.path, [column]: cell })], [jimny])
  expect(problems).toMatchObject([{ line: 2, column, code }])
})

test('the figures of a wheel and a load are read as people write them', () => {
  const cells = {
    stockWheels: '15x5,5; 16x6',
    stockOffsets: '15х5,5:5; 6x16:-2,50',
    loadIndexes: '195/80 R15=96',
    aliases: ' Prado 90;KZJ95 ; ; Prado 90',
    axleLoad: '900',
  }
  const [change] = planImport([row(2, { path: jimny.path, ...cells })], [jimny]).changes
  expect(change?.entry).toMatchObject({
    stockOffsets: ['15x5.5:5', '16x6:-2.5'],
    loadIndexes: ['195/80R15=96'],
    aliases: ['Prado 90', 'KZJ95'],
    axleLoad: 900,
  })
})

test('every wrong cell of a row is named with what it says', () => {
  const wrong = { ...named, ...figures, yearTo: '2017', centerBore: '4 in', stockTires: '195-80-15' }
  expect(planImport([row(2, wrong)], []).problems).toEqual([
    { line: 2, column: 'centerBore', code: 'invalid_number', value: '4 in' },
    { line: 2, column: 'stockTires', code: 'tire_size_format', value: '195-80-15' },
  ])
  expect(planImport([row(2, { ...named, ...figures, yearTo: '2017' })], []).problems).toEqual([
    { line: 2, column: 'yearTo', code: 'years_backward', value: '2017' },
  ])
})
