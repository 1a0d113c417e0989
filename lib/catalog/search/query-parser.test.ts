import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understand } from './query-parser'

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
    ['błotne 195/80R15', { ...jimny, use: 'mud' }],
    ['195/80 R15 AT', { ...jimny, use: 'all-terrain' }],
    ['зимние шипованные шины 195/80 R15', { ...jimny, season: 'winter', use: 'studded' }],
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
    expect(understand(text)).toMatchObject({ meaning, whole: true })
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
    ['felga czarna', { type: 'Wheel', color: 'black' }],
    [
      'białe felgi stalowe 15 5x139.7',
      { type: 'Wheel', diameter: 15, boltPattern: '5x139.7', typeOfWheel: 'steel', color: 'white' },
    ],
    ['чёрный диск 7Jx15', { type: 'Wheel', width: 7, diameter: 15, color: 'black' }],
    ['M12x1.25', { type: 'Spacer', thread: 'M12x1.25' }],
    ['м12×1,25', { type: 'Spacer', thread: 'M12x1.25' }],
    ['M14 x 1.5', { type: 'Spacer', thread: 'M14x1.5' }],
    ['1/2-20 UNF', { type: 'Spacer', thread: '1/2-20 UNF' }],
    [
      'dystans 5x139.7 30 mm M12x1.25',
      { type: 'Spacer', boltPattern: '5x139.7', thickness: 30, thread: 'M12x1.25' },
    ],
  ])('%s', (text, meaning) => {
    expect(understand(text)).toMatchObject({ meaning, whole: true })
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
  expect(understand(text)).toMatchObject({ whole: true, path })
})

test('the address says what was understood, and says it one way', () => {
  expect(understand('195/80R15 96Q')?.path).toBe('/tires/filter/width=195&profile=80&diameter=15&icVc=96Q')
  expect(understand('195 80 15 96q')?.path).toBe(understand('195/80R15 96Q')?.path)
  expect(understand('7Jx15 ET-10 5x139,7 CB108')?.path).toBe(
    '/wheels/filter/diameter=15&boltSpacing=5x139.7&width=7&centralBoreDiameter=108&offset=-10',
  )
  expect(understand('5×139,7 30mm')?.path).toBe('/spacer/filter/boltDistance=5x139.7&thickness=30')
})

test('a size among other words is understood, but not wholly', () => {
  expect(understand('Bagno 195/80R15')).toMatchObject({ meaning: jimny, whole: false, rest: 'bagno' })
  expect(understand('dystans 5x139.7 czerwony')).toMatchObject({ whole: false, rest: 'czerwony' })
  expect(understand('felga Kamień')).toMatchObject({ whole: false, rest: 'kamień' })
  expect(understand('7Jx15 M12x1.25')).toMatchObject({ meaning: { type: 'Wheel' }, rest: 'm12x1.25' })
  expect(understand('terenowe 7Jx15')).toMatchObject({ whole: false, rest: 'terenowe' })
  expect(understand('felgi terenowe')).toMatchObject({ whole: false, rest: 'terenowe' })
  expect(understand('Błoto MT')).toBeNull()
  expect(understand('czarny 30mm')).toBeNull()
  expect(understand('opony tanie')).toBeNull()
  expect(understand('zimowe kolce')).toBeNull()
})

test.each([
  '',
  'Trakt Bagno',
  '15',
  '139.7',
  '5x139.7',
  '999/99R99',
  '100000/80R15',
  '12/12/2026',
  '600 700 800',
])('%j means no one thing', (text) => {
  expect(understand(text)).toBeNull()
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
      const found = understand(parts.join(''))
      if (found) expect(found.path).toMatch(/^\/(tires|wheels|spacer)\/filter\/[!-~]+$/)
    }),
  )
  expect(understand('1'.repeat(10_000))).toBeNull()
  expect(understand('5x'.repeat(5_000))).toBeNull()
})

test('the two load indices of an LT tire are understood with a size and alone', () => {
  expect(understand('265/75R16 123/120Q')?.path).toContain('icVc=123%2F120Q')
  expect(understand('123/120q')).toMatchObject({
    whole: true,
    meaning: { type: 'Tire', loadIndex: 123, loadIndexDual: 120, speedIndex: 'Q' },
  })
  expect(understand('125/80R')).toBeNull()
})
