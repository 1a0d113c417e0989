import { expect, test } from 'vitest'
import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import { indexNames } from '@/lib/storefront/search/reading/names'
import { readSentence } from '@/lib/storefront/search/reading/read'
import { missOf } from './miss'

const vitara = {
  make: 'Suzuki',
  model: 'Vitara',
  generation: 'ET/TA',
  yearFrom: 1988,
  yearTo: 1998,
  aliases: [],
  path: 'suzuki/vitara-et-ta',
}
const miss = (text: string) =>
  missOf(
    text,
    readSentence(text, {
      names: indexNames({ makers: [], patterns: [] }),
      cars: indexCars([vitara as never]),
      synonyms: new Map(),
      titleWord: () => undefined,
    }),
  )

test.each([
  ['  Daihatsu   Terios ', 'daihatsu terios'],
  ['Даихатсу-Териос', 'даихатсу териос'],
  ['Tata Xenon', 'tata xenon'],
  ['opony do Tata Xenon', 'tata xenon'],
  ['felgi tata xenon 4x4', 'tata xenon'],
  ['zimowe opony na tata xenon', 'tata xenon'],
  ['резина на тата ксенон', 'тата ксенон'],
  ['HZJ105', 'hzj105'],
  ['Mahindra Goa 2.2', 'mahindra goa 2 2'],
  ['opony kajzerka', 'kajzerka'],
  // a car that the table has, but not of that year
  ['Vitara 1999', 'vitara 1999'],
])('the unknown words of %j are counted as %j', (text, question) => {
  expect(miss(text)).toEqual({ kind: 'unknown', question })
})

test.each([
  ['opony BF Goodrich 31', 'bf goodrich'],
  ['śruby do vitary', 'śruby'],
  ['felgi używane, Jan Kowalski, 600 700 800', 'używane'],
])('of %j the goods that are not sold are counted: %j', (text, question) => {
  expect(miss(text)).toEqual({ kind: 'notSold', question })
})

test.each([
  ['opony zimowe 195/80 r15', '/tires/filter/width=195&profile=80&diameter=15&season=winter'],
  ['195/80R15 zimowe opony', '/tires/filter/width=195&profile=80&diameter=15&season=winter'],
  ['felgi stalowe czarne 5x139,7', '/wheels/filter/boltSpacing=5x139.7&typeOfWheel=steel&color=black'],
  ['dystanse 30 mm', '/spacer/filter/thickness=30'],
])('the list of %j is counted by its path', (text, question) => {
  expect(miss(text)).toEqual({ kind: 'empty', question })
})

test.each([
  'ab',
  '123',
  '',
  'anna@example.com',
  '600 700 800',
  'WVWZZZ1JZ3W386752',
  'aa bb cc dd ee ff',
  'x'.repeat(41),
  // who asks, and where they live
  'Jan, ul. Długa 5',
  'Jan Nowak',
  'kowalski opony',
  'Marcin z Suwałk',
  'Ирина Петровна',
  'Suwałki 16-400',
  'Ogrodowa 12/4',
  'улица Ленина',
  'K7M2Q-X9D4T',
  'k7m2q x9d4t',
  'K7M2QX9D4T',
  'gdzie zamówienie K7M2Q-X9D4T',
  'www.example.com',
  // a size beside unknown words may be a house with a flat
  '235/70 R16 tata',
])('nothing of the question %j is written down', (text) => {
  expect(miss(text)).toBeNull()
})
