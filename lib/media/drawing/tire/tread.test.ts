import { describe, expect, test } from 'vitest'
import type { DrawnTire } from '@/lib/media/drawing/product'
import { contrast, drawn, everyView, tire } from '@/lib/media/drawing/testing'
import { treadFamily, treadOf, treadPattern } from './tread-pattern'

describe('tread patterns', () => {
  const names = [
    'Błoto MT',
    'Puszcza MT',
    'Poligon MT',
    'Bagno XT',
    'Rzeka XT',
    'Skała RT',
    'Kamień RT',
    'Szuter AT',
    'Żwir AT 2',
    'Wertepy AT',
    'Przełęcz AT',
    'Szlak HT',
    'Trasa HT',
    'Zamieć WT',
  ]

  test("the abbreviation in a tread's name decides its family", () => {
    expect(treadFamily('Błoto MT')).toBe('MT')
    expect(treadFamily('Winter Rock A/T')).toBe('AT')
    expect(treadFamily('Mud Terrain')).toBe('MT')
    expect(treadFamily('Coś zupełnie innego')).toBe(treadFamily('Coś zupełnie innego'))
  })

  test('no two tread patterns look the same', () => {
    const fronts = names.map((protector) => drawn({ ...tire, protector }, 'front'))
    expect(new Set(fronts).size).toBe(names.length)
  })

  test('a mud tire has fewer and larger blocks than a winter one', () => {
    const blocksPerWidth = (name: string) => {
      const { blocks, pitch } = treadPattern(name, 156)
      return blocks.filter(({ height }) => height === 1).length / pitch
    }
    expect(blocksPerWidth('Błoto MT')).toBeLessThan(blocksPerWidth('Zamieć WT') * 0.7)
  })

  test('studs stand in the blocks of the same pattern', () => {
    const [bare, studded] = ['Błoto MT', 'Błoto MT Kolce'].map((name) => treadPattern(name, 156))
    expect(studded?.blocks).toEqual(bare?.blocks)
    expect(drawn({ ...tire, protector: 'Błoto MT Kolce' }, 'front')).toContain('<circle')
    expect(drawn(tire, 'front')).not.toContain('<circle')
  })
})

describe('tires of one width and tread', () => {
  test('tires of one width and tread share the tread picture, not the sidewall', () => {
    expect(drawn({ ...tire, icVc: '102Q' }, 'front')).toBe(drawn(tire, 'front'))
    expect(drawn({ ...tire, profile: 75, diameter: 16 }, 'front')).toBe(drawn(tire, 'front'))
    expect(drawn({ ...tire, icVc: '102Q' }, 'side')).not.toBe(drawn(tire, 'side'))
  })
})

describe('a tire whose tread is not known', () => {
  const other = { ...tire, manufacturer: 'Halny', protector: 'Grań AT' }

  test.each<[string, DrawnTire]>([
    ['of another maker', other],
    ['without a tread’s name', { ...tire, protector: null }],
  ])('%s has no invented tread: every name gets the same smooth one, with the size on it', (_, product) => {
    const renamed = { ...product, ...(product.protector ? { protector: 'Błoto MT Kolce' } : {}) }
    for (const view of ['front', 'tread']) {
      expect(drawn(renamed, view)).toBe(drawn(product, view))
      expect(drawn(product, view)).not.toBe(drawn(tire, view))
    }
    expect(treadOf(product, 156).blocks).toHaveLength(1)
    expect(drawn(product, 'front')).not.toBe(drawn({ ...product, profile: 75 }, 'front'))
    expect(drawn(product, 'side').length).toBeLessThan(drawn(tire, 'side').length / 2)
  })

  test('has its size drawn to scale all the same, in pictures that show something', async () => {
    expect(drawn(other, 'drawing')).toBe(drawn(tire, 'drawing'))
    for (const svg of everyView(other)) expect(await contrast(svg)).toBeGreaterThan(8)
  })

  test.each([null, 'TRAKT'])(
    'is none of the shop’s own, of which %o is said to be the maker',
    (manufacturer) => {
      expect(drawn({ ...tire, manufacturer }, 'front')).toBe(drawn(tire, 'front'))
    },
  )
})
