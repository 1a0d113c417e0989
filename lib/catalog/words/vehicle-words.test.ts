import { expect, test } from 'vitest'
import { withLatinVehicles } from './vehicle-words'

test.each([
  ['джимни', 'jimny'],
  ['Шины на Джимни', 'Шины на jimny'],
  ['диски патрола', 'диски patrol'],
  ['Ленд Крузер 80', 'land cruiser 80'],
  ['лэндровер', 'land rover'],
  ['паджеро мицубиси', 'pajero mitsubishi'],
  ['хайлюкс', 'hilux'],
  ['ладанка', 'ладанка'],
  ['jimny 195/80R15', 'jimny 195/80R15'],
])('vehicles that are named in Cyrillic are read by their Latin names: %s', (question, wanted) => {
  expect(withLatinVehicles(question)).toBe(wanted)
})
