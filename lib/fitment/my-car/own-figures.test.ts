import { describe, expect, test } from 'vitest'
import { readOwnFigures } from './own-figures'
import { MyCar } from './schema'

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
    const refused = { path: 'a/b', tire: 'big', offset: 151, axleLoad: 299.5 }
    expect(MyCar.safeParse(refused).error?.issues.map(({ path }) => path.join())).toEqual(
      expect.arrayContaining(['tire', 'offset', 'axleLoad']),
    )
  })
})
