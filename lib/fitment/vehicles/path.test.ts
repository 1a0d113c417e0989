import { expect, test } from 'vitest'
import { newPath, slugOf } from './path'

const jimny = { make: 'Suzuki', model: 'Jimny', generation: 'JB74', yearFrom: 2018 }

test.each([
  ['Jimny JB43 (FJ)', 'jimny-jb43-fj'],
  ['Citroën Škoda Łada', 'citroen-skoda-lada'],
  ['  SJ410/SJ413 ', 'sj410-sj413'],
  ['Нива', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('a path is the make and what the car is called, in ASCII', () => {
  expect(newPath(jimny, () => false)).toBe('suzuki/jimny-jb74')
  expect(newPath({ ...jimny, make: 'Land Rover', model: 'Discovery 3' }, () => false)).toBe(
    'land-rover/discovery-3-jb74',
  )
})

test('a path that is taken gets the first year, and then a number', () => {
  const taken = new Set(['suzuki/jimny-jb74'])
  expect(newPath(jimny, (path) => taken.has(path))).toBe('suzuki/jimny-jb74-2018')
  taken.add('suzuki/jimny-jb74-2018')
  expect(newPath(jimny, (path) => taken.has(path))).toBe('suzuki/jimny-jb74-2018-2')
})

test('a long name gives a path that the table takes', () => {
  const path = newPath({ ...jimny, generation: 'JB74 '.repeat(40) }, (each) => !each.endsWith('2018'))
  expect(path.length).toBeLessThanOrEqual(120)
  expect(path).toMatch(/^suzuki\/jimny[a-z0-9-]+[a-z0-9]-2018$/)
})
