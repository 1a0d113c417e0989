import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import { resultsPath } from '@/lib/storefront/results/address'
import { indexNames } from './names'
import { isClear, readSentence } from './read'
import { queryOfSize } from './synonyms'

const read = (text: string) =>
  readSentence(text, {
    names: indexNames({ makers: [], patterns: [] }),
    cars: indexCars([]),
    synonyms: new Map(),
    titleWord: () => undefined,
  })
const pathOf = (text: string) => {
  const query = queryOfSize(text)
  return query && resultsPath(query)
}

const jimny = { type: 'Tire', width: 195, profile: 80, diameter: 15 }
const patrol = { type: 'Tire', width: 31, profile: 10.5, diameter: 15 }

describe('a question that is a size leads straight to it', () => {
  test.each([
    ['195/80R15', jimny],
    ['195/80 R15', jimny],
    ['195/80r15', jimny],
    ['195 80 15', jimny],
    ['195/80/15', jimny],
    ['195-80-15', jimny],
    ['195/80 15', jimny],
    ['195/80R15C', jimny],
    ['P195/80 R 15', jimny],
    ['195/80Р15', jimny],
    ['1958015', jimny],
    ['19580R15', jimny],
    ['opony 1958015', jimny],
    ['błotne 195/80R15', { ...jimny, use: ['mud'] }],
    ['195/80 R15 AT', { ...jimny, use: ['all-terrain'] }],
    ['зимние шипованные шины 195/80 R15', { ...jimny, season: 'winter', use: ['studded'] }],
    ['  opony 195/80R15 ', jimny],
    ['шины 195/80 р15', jimny],
    ['195/80R15 96Q', { ...jimny, loadIndex: 96, speedIndex: 'Q' }],
    ['195/80 R15 96 q', { ...jimny, loadIndex: 96, speedIndex: 'Q' }],
    ['195/80 Р15С 96 Р', { ...jimny, loadIndex: 96, speedIndex: 'P' }],
    ['195 80р 15', jimny],
    ['31x10.50R15', patrol],
    ['31×10,5 R15', patrol],
    ['31x10.5-15', patrol],
    ['31х10,50 Р15', patrol],
    ['LT31x10.50R15LT 109Q', { ...patrol, loadIndex: 109, speedIndex: 'Q' }],
  ])('%s', (text, meaning) => {
    const { type, parts, ...reading } = read(text)
    expect({ type, ...parts }).toMatchObject(meaning)
    expect(isClear({ type, parts, ...reading })).toBe(true)
  })

  test.each([
    [
      '7Jx15 ET-10 5x139,7 CB108',
      { type: 'Wheel', width: 7, diameter: 15, offset: -10, boltPattern: '5x139.7', centralBore: 108 },
    ],
    [
      '7jx15 ет−10 5×139,70 св 108',
      { type: 'Wheel', width: 7, diameter: 15, offset: -10, boltPattern: '5x139.7', centralBore: 108 },
    ],
    [
      '6x139.7 16x7 ET 0 CB106,1',
      { type: 'Wheel', width: 7, diameter: 16, offset: 0, boltPattern: '6x139.7', centralBore: 106.1 },
    ],
    ['5,5Jx15', { type: 'Wheel', width: 5.5, diameter: 15 }],
    [
      'felga stalowa 15 5x139.7',
      { type: 'Wheel', diameter: 15, boltPattern: '5x139.7', typeOfWheel: 'steel' },
    ],
    ['felgi 5x139,7', { type: 'Wheel', boltPattern: '5x139.7' }],
    ['5×139,7 30mm', { type: 'Spacer', boltPattern: '5x139.7', thickness: 30 }],
    ['5x139.7 30 мм', { type: 'Spacer', boltPattern: '5x139.7', thickness: 30 }],
    [
      'dystans 5x139.7 30 przykręcany',
      { type: 'Spacer', boltPattern: '5x139.7', thickness: 30, mounting: 'bolt-on' },
    ],
    ['spacers 6x139.7', { type: 'Spacer', boltPattern: '6x139.7' }],
    ['spacers 30 mm', { type: 'Spacer', thickness: 30 }],
    ['felga czarna', { type: 'Wheel', color: ['black'] }],
    [
      'białe felgi stalowe 15 5x139.7',
      { type: 'Wheel', diameter: 15, boltPattern: '5x139.7', typeOfWheel: 'steel', color: ['white'] },
    ],
    ['чёрный диск 7Jx15', { type: 'Wheel', width: 7, diameter: 15, color: ['black'] }],
    ['M12x1.25', { type: 'Spacer', thread: 'M12x1.25' }],
    ['м12×1,25', { type: 'Spacer', thread: 'M12x1.25' }],
    ['M14 x 1.5', { type: 'Spacer', thread: 'M14x1.5' }],
    ['1/2-20 UNF', { type: 'Spacer', thread: '1/2-20 UNF' }],
    [
      'dystans 5x139.7 30 mm M12x1.25',
      { type: 'Spacer', boltPattern: '5x139.7', thickness: 30, thread: 'M12x1.25' },
    ],
  ])('%s', (text, meaning) => {
    const { type, parts, ...reading } = read(text)
    expect({ type, ...parts }).toMatchObject(meaning)
    expect(isClear({ type, parts, ...reading })).toBe(true)
  })
})

test.each([
  ['opony', '/tires'],
  ['Tires', '/tires'],
  ['шины', '/tires'],
  ['felgi', '/wheels'],
  ['колёса', '/wheels'],
  ['steel wheels', '/wheels/filter/typeOfWheel=steel'],
  ['felgi aluminiowe', '/wheels/filter/typeOfWheel=alloy'],
  ['dystanse', '/spacer'],
  ['30mm', '/spacer/filter/thickness=30'],
  ['opony zimowe', '/tires/filter/season=winter'],
  ['winter', '/tires/filter/season=winter'],
  ['летние шины', '/tires/filter/season=summer'],
  ['zimowe 195/80R15', '/tires/filter/width=195&profile=80&diameter=15&season=winter'],
  ['dystanse przykręcane', '/spacer/filter/mounting=bolt-on'],
  ['bolt on', '/spacer/filter/mounting=bolt-on'],
  ['slip-on spacers', '/spacer/filter/mounting=slip-on'],
  ['проставки с крепежом', '/spacer/filter/mounting=bolt-on'],
  ['проставки со шпильками', '/spacer/filter/mounting=bolt-on'],
  ['dystanse przelotowe', '/spacer/filter/mounting=slip-on'],
  ['сквозные проставки', '/spacer/filter/mounting=slip-on'],
  ['opony błotne', '/tires/filter/use=mud'],
  ['opony na bloto', '/tires/filter/use=mud'],
  ['mud tires', '/tires/filter/use=mud'],
  ['MT', '/tires/filter/use=mud'],
  ['mud terrain', '/tires/filter/use=mud'],
  ['грязевые шины', '/tires/filter/use=mud'],
  ['шины грязь', '/tires/filter/use=mud'],
  ['шины по грязи', '/tires/filter/use=mud'],
  ['шины на зиму', '/tires/filter/season=winter'],
  ['шипы 195/80R15', '/tires/filter/width=195&profile=80&diameter=15&use=studded'],
  ['opony terenowe', '/tires/filter/use=all-terrain'],
  ['all terrain', '/tires/filter/use=all-terrain'],
  ['внедорожные шины', '/tires/filter/use=all-terrain'],
  ['rugged terrain tyres', '/tires/filter/use=rugged'],
  ['тяжёлое бездорожье', '/tires/filter/use=rugged'],
  ['opony z kolcami', '/tires/filter/use=studded'],
  ['studded winter tires', '/tires/filter/season=winter&use=studded'],
  ['шины с шипами', '/tires/filter/use=studded'],
  ['opony 15', '/tires/filter/diameter=15'],
  ['opony zimowe R16', '/tires/filter/diameter=16&season=winter'],
  ['шины 17 дюймов', '/tires/filter/diameter=17'],
  ['16″ tires', '/tires/filter/diameter=16'],
  ['opony szosowe na lato', '/tires/filter/season=summer&use=road'],
  ['opony zimowe 3PMSF', '/tires/filter/season=winter&snow=snowflake'],
  ['felgi czarne', '/wheels/filter/color=black'],
  ['gunmetal alloy wheels', '/wheels/filter/typeOfWheel=alloy&color=gunmetal'],
])('%s and nothing else leads to %s', (text, path) => {
  expect(pathOf(text)).toBe(path)
})

test('the address says what was understood, and says it one way', () => {
  expect(pathOf('195/80R15 96Q')).toBe('/tires/filter/width=195&profile=80&diameter=15&icVc=96Q')
  expect(pathOf('195 80 15 96q')).toBe(pathOf('195/80R15 96Q'))
  expect(pathOf('7Jx15 ET-10 5x139,7 CB108')).toBe(
    '/wheels/filter/diameter=15&boltSpacing=5x139.7&width=7&centralBoreDiameter=108&offset=-10',
  )
  expect(pathOf('5×139,7 30mm')).toBe('/spacer/filter/boltDistance=5x139.7&thickness=30')
})

test('a size among other words is understood, and the words are kept as typed', () => {
  expect(read('Bagno 195/80R15')).toMatchObject({ parts: { width: 195 }, rest: ['Bagno'] })
  expect(read('dystans 5x139.7 Czerwony').rest).toEqual(['Czerwony'])
  expect(read('felga Kamień').rest).toEqual(['Kamień'])
  expect(read('7Jx15 M12x1.25').type).toBeUndefined()
  expect(read('terenowe felgi 7Jx15')).toMatchObject({ type: 'Wheel', unused: [{ typed: 'terenowe' }] })
})

test('what cannot be together is said, as typed', () => {
  expect(read('opony Letnie zimowe').conflict).toEqual(['Letnie', 'zimowe'])
  expect(read('summer studded tires').conflict).toEqual(['summer', 'studded'])
  expect(read('opony AT MT')).toMatchObject({ conflict: undefined, parts: { use: ['all-terrain', 'mud'] } })
})

test.each([
  ['opony do 400 zł', { priceTo: 400 }],
  ['opony do 400', { priceTo: 400 }],
  ['tires under 400 pln', { priceTo: 400 }],
  ['шины до 400 злотых', { priceTo: 400 }],
  ['opony od 300 do 500', { priceFrom: 300, priceTo: 500 }],
  ['opony 500-300 zł', { priceFrom: 300, priceTo: 500 }],
  ['opony od 300 zł', { priceFrom: 300 }],
  ['tanie opony', { sort: 'price' }],
  ['opony komplet', { pieces: 4 }],
  ['opony 4 szt.', { pieces: 4 }],
  ['шины 2 шт', { pieces: 2 }],
  ['opony od ręki', { inStock: 'yes' }],
  ['letnie 205', { season: 'summer', width: 205 }],
  ['zimowe 195/80', { season: 'winter', width: 195, profile: 80 }],
  ['all terrain 31', { use: ['all-terrain'], width: 31 }],
])('%s', (text, parts) => {
  expect(read(text)).toMatchObject({ type: 'Tire', parts, rest: [] })
})

test.each(['', '15', '139.7', '5x139.7', '999/99R99', '12/12/2026', '600 700 800', 'Trakt Bagno'])(
  '%j means no one list',
  (text) => expect(queryOfSize(text)).toBeUndefined(),
)

const words = ['opony', 'zimowe', '195/80R15', '96Q', 'do 400 zł', 'komplet', 'od ręki', 'z kolcami', 'Bagno']
const shown = ({ type, parts, rest }: ReturnType<typeof read>) => ({ type, parts, rest: rest.length })

test('the order of the parts, case, marks, look-alike letters, decimal signs and spaces change nothing', () => {
  const wanted = shown(read(words.join(' ')))
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (order) => {
      expect(shown(read(order.join(' ')))).toEqual(wanted)
      expect(shown(read(order.join('   ').toUpperCase()))).toEqual(wanted)
      const withoutMarks = order
        .join(' ')
        .replace(/[łęż]/g, (letter) => ({ ł: 'l', ę: 'e', ż: 'z' })[letter] ?? '')
      expect(shown(read(withoutMarks))).toEqual(wanted)
      expect(shown(read(order.join(' ').replaceAll('o', 'о')))).toEqual(wanted)
    }),
  )
  expect(read('felgi 7,5Jx16 cb 106,1').parts).toEqual(read('felgi 7.5jx16 CB106.1').parts)
})

test('no word is dropped in silence', () => {
  const any = fc.constantFrom(
    ...words,
    'felgi',
    'black',
    'et-20',
    '30mm',
    'qwerty',
    'śruby',
    'R16',
    '7J',
    '235/75',
  )
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (asked) => {
      const { said, unused, rest, notSold, conflict } = read(asked.join(' '))
      const told = [...said, ...unused, ...notSold]
        .map(({ typed }) => typed)
        .concat(rest, conflict ?? [])
        .join(' ')
      for (const word of asked
        .join(' ')
        .split(' ')
        .filter((each) => !/^(od|do|z|zł)$/.test(each)))
        expect(told).toContain(word)
    }),
  )
})

test('whatever is typed, there is an answer', () => {
  const pieces = fc.constantFrom(
    '195/80R15',
    '5x139.7',
    'ET',
    '-',
    '30mm',
    'х',
    '×',
    '7J',
    'M12x1.25',
    'błotne',
    'czarna',
    'CB',
    '\0',
    '%',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), { maxLength: 30 }), (parts) => {
      const path = pathOf(parts.join(''))
      if (path) expect(path).toMatch(/^\/(tires|wheels|spacer)\/filter\/[!-~]+$/)
    }),
  )
  for (const inherited of ['__proto__', 'constructor', 'opony toString'])
    expect(pathOf(inherited)).toBeUndefined()
  expect(queryOfSize('1'.repeat(10_000))).toBeUndefined()
  expect(queryOfSize('5x'.repeat(5_000))).toBeUndefined()
})

test('the two load indices of an LT tire are understood with a size and alone', () => {
  expect(pathOf('265/75R16 123/120Q')).toContain('icVc=123%2F120Q')
  expect(read('123/120q')).toMatchObject({
    type: 'Tire',
    parts: { loadIndex: 123, loadIndexDual: 120, speedIndex: 'Q' },
  })
  expect(queryOfSize('125/80R')).toBeUndefined()
})
