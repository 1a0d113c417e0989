import { expect, test } from 'vitest'
import { isCarFound } from './name-match'

const jimny = { make: 'Suzuki', model: 'Jimny', generation: 'JB74', yearFrom: 2018, yearTo: null }
const patrol = { make: 'Nissan', model: 'Patrol', generation: 'Y61', yearFrom: 1997, yearTo: 2013 }
const gClass = { make: 'Mercedes-Benz', model: 'G-Class', generation: 'W463', yearFrom: 1990, yearTo: 2018 }

test.each([
  ['Suzuki Jimny, 2019', jimny],
  ['jim', jimny],
  ['jb74', jimny],
  ['джимни', jimny],
  ['патрол y61', patrol],
  ['patrol 2005', patrol],
  ['mercedes g-class', gClass],
  ['', jimny],
  [' , ', jimny],
])('the list of cars finds by %j', (question, car) => {
  expect(isCarFound(question, car)).toBe(true)
})

test.each([
  ['jimny 2017', jimny],
  ['patrol y62', patrol],
  ['imny', jimny],
  ['195/80 R15', jimny],
])('the list of cars does not find by %j', (question, car) => {
  expect(isCarFound(question, car)).toBe(false)
})
