import { expect, test } from 'vitest'
import { parsePath, toTree } from './tree'

test.each(['a$b', 'constructor', 'b.c'])(
  'the path %s is refused, since the database cannot hold it',
  (path) => {
    expect(() => parsePath(path)).toThrow(`${JSON.stringify(path)} cannot be a key of the database`)
  },
)

test.each(['{"b.c": 1}', '{"__proto__": {"role": "admin"}}', '{".value": 1, ".priority": 2}'])(
  'the value %s is refused, since the database cannot hold it',
  (json) => {
    expect(() => toTree(JSON.parse(json))).toThrow(' cannot be a key of the database')
  },
)

test('a value is stored without what is empty, and a list by its numbers', () => {
  expect(toTree({ a: null, b: {}, c: ['x', 'y'], d: { e: null } })).toEqual({ c: { 0: 'x', 1: 'y' } })
})
