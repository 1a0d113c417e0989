import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CarRow } from '@/lib/fitment/vehicles/car-choice'
import { MOST_SUGGESTIONS, type SuggestionsFile } from './file'
import { suggester } from './match'

const car = (make: string, model: string, generation: string, yearFrom: number, aliases = ''): CarRow => [
  make,
  model,
  generation,
  `${make}/${model}-${generation}`.toLowerCase().replaceAll(' ', '-'),
  '5x139.7',
  108,
  yearFrom,
  null,
  aliases,
]
const entry = (text: string) => [text, `/to/${text}`] as const

const polish: SuggestionsFile = {
  words: {
    label: 'Podpowiedzi',
    forget: 'Wyczyść',
    kinds: {
      Tire: 'opony',
      Wheel: 'felgi',
      Spacer: 'dystanse',
      tread: 'bieżnik',
      page: 'strona',
      make: 'wszystkie modele',
      model: 'wszystkie generacje',
      car: 'auto',
      question: 'ostatnio szukane',
    },
    counts: [],
  },
  cars: [
    car('Suzuki', 'Jimny', 'JB74', 2018),
    car('Suzuki', 'Jimny', 'JB43', 1998),
    car('Suzuki', 'Vitara', 'LY', 2015),
    car('Suzuki', 'Grand Vitara', 'JT', 2005),
    car('Suzuki', 'Samurai', 'SJ413', 1985),
    car('Nissan', 'Patrol', 'Y61', 1997, 'patrol gr'),
    car('Toyota', 'Land Cruiser 200', 'J200', 2007),
  ],
  lists: {
    Tire: ['195/80 R15', '205/70 R15', '215/65 R16', '31x10.5 R15', '155/80 R13'].map(entry),
    Wheel: ['5x139.7', '6x114.3', '7Jx15 5x139.7', '8Jx16 6x114.3'].map(entry),
    Spacer: ['5x139.7', '5x139.7 30 mm'].map(entry),
    tread: ['Błoto MT', 'Wydma AT', 'Żwir'].map(entry),
    page: [entry('Porównanie rozmiarów opon')],
  },
}
const pages = [
  ['Kalkulatory', '/tools'],
  ['Regulamin', '/rules'],
] as const
const suggest = suggester(polish, pages)
const lines = (text: string, questions: string[] = []) =>
  suggest(text, questions).map((line) => `${line.kind} ${line.text}`)

describe('what is typed of a size', () => {
  test.each([
    ['195', 'Tire 195/80 R15'],
    ['195/8', 'Tire 195/80 R15'],
    ['195 80 15', 'Tire 195/80 R15'],
    ['195-80-15', 'Tire 195/80 R15'],
    ['1958015', 'Tire 195/80 R15'],
    ['195/80Р15', 'Tire 195/80 R15'],
    ['195/80R15', 'Tire 195/80 R15'],
    ['31x10,5', 'Tire 31x10.5 R15'],
    ['31x10.50', 'Tire 31x10.5 R15'],
    ['31х10.50', 'Tire 31x10.5 R15'],
    ['r16', 'Tire 215/65 R16'],
    ['16 cali', 'Tire 215/65 R16'],
    ['7jx15', 'Wheel 7Jx15 5x139.7'],
    ['6x114', 'Wheel 6x114.3'],
    ['5×139,7 30', 'Spacer 5x139.7 30 mm'],
    ['5x139.7 30mm', 'Spacer 5x139.7 30 mm'],
    ['felgi 5x139.7', 'Wheel 5x139.7'],
    ['dystanse 5x139.7', 'Spacer 5x139.7'],
  ])('suggests it: %s', (text, first) => {
    expect(lines(text)[0]).toBe(first)
  })

  test('a pattern suggests the wheels and the spacers that have it, before each of their sizes', () => {
    expect(lines('5x139.7')).toEqual([
      'Wheel 5x139.7',
      'Spacer 5x139.7',
      'Spacer 5x139.7 30 mm',
      'Wheel 7Jx15 5x139.7',
    ])
  })

  test('sizes that begin with a number come before those that have it further on', () => {
    expect(lines('15').slice(0, 2)).toEqual(['Tire 155/80 R13', 'Tire 195/80 R15'])
  })

  test('the type that is said leaves no other', () => {
    expect(lines('opony 15')).toEqual([
      'Tire 155/80 R13',
      'Tire 195/80 R15',
      'Tire 205/70 R15',
      'Tire 31x10.5 R15',
    ])
  })

  test.each(['et-20', 'cb108', 'm12x1.5', '96Q'])('figures that are no size suggest none: %s', (text) => {
    expect(lines(text)).toEqual([])
  })
})

describe('what is typed of a car', () => {
  test.each([
    ['jimny', 'car Suzuki Jimny JB74 (2018–)'],
    ['jim', 'car Suzuki Jimny JB74 (2018–)'],
    ['джимни', 'car Suzuki Jimny JB74 (2018–)'],
    ['opony do jimny', 'car Suzuki Jimny JB74 (2018–)'],
    ['jb43', 'car Suzuki Jimny JB43 (1998–)'],
    ['patrol gr', 'car Nissan Patrol Y61 (1997–)'],
  ])('suggests it: %s', (text, first) => {
    expect(lines(text)[0]).toBe(first)
  })

  test('more cars of a make than the box shows begin with the page of all of them', () => {
    expect(suggest('suzuki', [])[0]).toEqual({ kind: 'make', text: 'Suzuki', path: '/car/suzuki' })
    expect(lines('suzuki')).toHaveLength(4)
  })

  test('more generations of a model begin with its place on the page of its make', () => {
    const cars = [1980, 1985, 1990, 1995, 2000].map((year) => car('Lada', 'Niva', `${year}`, year))
    const [first] = suggester({ ...polish, cars }, pages)('niva', [])
    expect(first).toEqual({ kind: 'model', text: 'Lada Niva', path: '/car/lada#niva' })
  })

  test('a number alone is no car', () => {
    expect(lines('200').filter((line) => line.startsWith('car'))).toEqual([])
  })
})

test.each([
  ['bloto', ['tread Błoto MT']],
  ['MT', ['tread Błoto MT']],
  ['kalk', ['page Kalkulatory']],
  ['rozmiarow', ['page Porównanie rozmiarów opon']],
  ['qwerty', []],
  ['a', []],
  ['   ', []],
  ['/', []],
])('words begin those of patterns and pages: %j', (text, expected) => {
  expect(lines(text)).toEqual(expected)
})

test('questions of earlier come first, but not the one that is typed', () => {
  const questions = ['jimny błoto', 'jimny', 'felgi']
  expect(lines('jimny', questions).slice(0, 2)).toEqual([
    'question jimny błoto',
    'car Suzuki Jimny JB74 (2018–)',
  ])
  expect(suggest('fel', questions)[0]).toEqual({
    kind: 'question',
    text: 'felgi',
    path: '/products/title/felgi',
  })
})

test('whatever is typed suggests a few different lines, and never fails', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('5x139,7', 'jimny', 'джи', '15', 'opony', '(', '\\', 'R'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const found = suggest(parts.join(' '), ['jimny', '15'])
      expect(found.length).toBeLessThanOrEqual(MOST_SUGGESTIONS)
      expect(new Set(found.map(({ kind, path }) => `${kind} ${path}`)).size).toBe(found.length)
    }),
  )
})
