import { expect, test } from 'vitest'
import { parseMyCar } from './store'

const car = {
  path: 'suzuki/jimny-jb74',
  name: 'Suzuki Jimny JB74 (2018–)',
  model: 'Jimny',
  tire: '195/80R15',
}

test('a stored car is read as it was written, with or without its tire size', () => {
  expect(parseMyCar(JSON.stringify(car))).toEqual(car)
  expect(parseMyCar(JSON.stringify({ ...car, tire: null }))).toEqual({ ...car, tire: null })
})

test.each([
  null,
  '',
  '{',
  '[]',
  '1',
  '{"path":"../x","name":"X"}',
  '{"path":"a/b"}',
  '{"path":"a/b","name":"X"}',
])('what is no car is as good as none: %s', (text) => {
  expect(parseMyCar(text)).toBeNull()
})
