import { expect, test } from 'vitest'
import { parseMyCar } from './store'

const car = {
  path: 'suzuki/jimny-jb74',
  name: 'Suzuki Jimny JB74 (2018–)',
  model: 'Jimny',
  tire: '195/80R15 96S',
  offset: 22,
  axleLoad: 900,
}

const nothing = { tire: null, offset: null, axleLoad: null }

test('a stored car is read as it was written, with or without what its owner said', () => {
  expect(parseMyCar(JSON.stringify(car))).toEqual(car)
  expect(parseMyCar(JSON.stringify({ ...car, ...nothing }))).toEqual({ ...car, ...nothing })
})

test('a car that was stored before its wheels and axle were asked for is still known', () => {
  const { offset: _offset, axleLoad: _axleLoad, ...before } = car
  expect(parseMyCar(JSON.stringify(before))).toEqual({ ...car, offset: null, axleLoad: null })
})

test('a figure that is none is not said, and the car stays', () => {
  const wrong = { ...car, tire: 5, offset: '22', axleLoad: {} }
  expect(parseMyCar(JSON.stringify(wrong))).toEqual({ ...car, ...nothing })
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
