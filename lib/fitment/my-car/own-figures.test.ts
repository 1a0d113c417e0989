import { describe, expect, test } from 'vitest'
import { parseSidewall } from '@/lib/fitment/measures/sidewall'
import { readOwnFigures } from './own-figures'
import { MyCar } from './schema'

describe('a sidewall', () => {
  test.each([
    ['195/80R15', 195, null, null],
    ['215/75R15 100S', 215, 100, 'S'],
    ['215/75 R15 100 S', 215, 100, 'S'],
    ['205R16C 110/108N', 205, 110, 'N'],
    ['265/70R16 112', 265, 112, null],
    ['31x10.5R15LT 109Q', 31, 109, 'Q'],
    [' lt235/85r16 120/116q ', 235, 120, 'Q'],
    ['7.50R16 116N', 215, 116, 'N'],
  ])(
    '%s says its size, the single load index and the speed symbol',
    (text, width, loadIndex, speedSymbol) => {
      expect(parseSidewall(text)).toMatchObject({ size: { width }, loadIndex, speedSymbol })
    },
  )

  test.each([
    '',
    'jimny',
    '100S',
    '195/80',
    '195/80R15 9999S',
    '195/80R15 100Ж',
    '195/80R15 12S',
    '999/999R15',
  ])('nothing is guessed of %s', (text) => expect(parseSidewall(text)).toBeNull())
})

describe('what an owner types of the car', () => {
  test('is read as people copy it', () => {
    expect(readOwnFigures({ tire: ' 215/75R15  100S ', offset: 'ET-15', axleLoad: '1 250 kg' })).toEqual({
      figures: { tire: '215/75R15 100S', offset: -15, axleLoad: 1250 },
      problems: {},
    })
    expect(readOwnFigures({ tire: '', offset: '', axleLoad: '' }).figures).toEqual({
      tire: null,
      offset: null,
      axleLoad: null,
    })
  })

  test('is refused field by field, so that nothing wrong is kept', () => {
    expect(readOwnFigures({ tire: 'big ones', offset: '400', axleLoad: '1250.5' })).toEqual({
      figures: null,
      problems: { tire: true, offset: true, axleLoad: true },
    })
    expect(readOwnFigures({ tire: '195/80R15', offset: 'mm', axleLoad: '12' }).problems).toEqual({
      offset: true,
      axleLoad: true,
    })
  })

  test('is accepted by the call whenever the form accepts it', () => {
    const { figures } = readOwnFigures({ tire: '205R16C 110/108N', offset: '22,5', axleLoad: '5000' })
    expect(MyCar.parse({ path: 'suzuki/jimny-jb74', ...figures })).toMatchObject({ offset: 22.5 })
    const refused = { path: 'a/b', tire: '195/80R15 9999S', offset: 151, axleLoad: 299.5 }
    expect(MyCar.safeParse(refused).error?.issues.map(({ path }) => path.join())).toEqual(
      expect.arrayContaining(['tire', 'offset', 'axleLoad']),
    )
  })
})
