import { expect, test } from 'vitest'
import { jimny as jimnyOfVisitors } from '@/lib/fitment/testing'
import { planImport } from './import-plan'

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
