import { expect, test } from 'vitest'
import type { Spec } from '@/lib/storefront/words/product-specs'
import { compareRows } from './rows'

const specs = (values: Partial<Record<Spec['key'], string>>): Spec[] =>
  Object.entries(values).map(([key, value]) => ({ key: key as Spec['key'], label: key, value, about: '' }))

test('each property stands once, in the order of the specifications, and what is not known stays empty', () => {
  const rows = compareRows([
    specs({ size: '195/80 R15', treadDepth: '12 mm', productId: '1' }),
    specs({ size: '195/80 R15', season: 'winter', treadDepth: '9 mm', use: 'mud', productId: '2' }),
  ])
  expect(rows.map(({ key }) => key)).toEqual(['size', 'season', 'treadDepth', 'use'])
  expect(rows.map((row) => row.specs.map((spec) => spec?.value))).toEqual([
    ['195/80 R15', '195/80 R15'],
    [undefined, 'winter'],
    ['12 mm', '9 mm'],
    [undefined, 'mud'],
  ])
})

test('a property is the same only if all products have it with the same value', () => {
  const rows = compareRows([
    specs({ size: '195/80 R15', season: 'winter' }),
    specs({ size: '195/80 R15', season: 'winter' }),
    specs({ size: '195/80 R15' }),
  ])
  expect(rows.map(({ key, isSame }) => [key, isSame])).toEqual([
    ['size', true],
    ['season', false],
  ])
})
