import { expect, test } from 'vitest'
import { turnedPath } from './turned-path'

const jimny = '/tires/filter/width=195'

test.each([
  [
    'a filter is added',
    jimny,
    `${jimny}&season=winter`,
    `${jimny}&use=mud`,
    `${jimny}&use=mud&season=winter`,
  ],
  ['one is given up', `${jimny}&use=mud`, jimny, `${jimny}&season=winter&use=mud`, `${jimny}&season=winter`],
  [
    'the first of all',
    '/en/tires',
    '/en/tires/filter/use=mud',
    '/en/tires/filter/season=winter',
    '/en/tires/filter/season=winter&use=mud',
  ],
  ['the last of all', '/tires/filter/use=mud', '/tires', '/tires', '/tires'],
  [
    'the page of a list that changes',
    `${jimny}&page=2`,
    `${jimny}&use=mud`,
    `${jimny}&season=winter`,
    `${jimny}&season=winter&use=mud`,
  ],
  ['pressed twice', jimny, `${jimny}&use=mud`, `${jimny}&use=mud`, `${jimny}&use=mud`],
])('%s', (_, here, link, ahead, expected) => {
  expect(turnedPath(here, link, ahead)).toBe(expected)
})
