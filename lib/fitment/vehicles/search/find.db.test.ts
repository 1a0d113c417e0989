import { beforeAll, describe, expect, test } from 'vitest'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { findVehiclesIn } from './testing'

let vehicles: Vehicle[]
beforeAll(async () => {
  vehicles = await listVehicles()
})
const generations = (question: string) =>
  findVehiclesIn(question, vehicles).vehicles.map(({ model, generation }) => `${model} ${generation}`)
const makes = (question: string) => [
  ...new Set(findVehiclesIn(question, vehicles).vehicles.map(({ make, model }) => `${make} ${model}`)),
]

describe('a question that names a car', () => {
  test.each([
    ['jimny', ['Jimny JB74', 'Jimny JB43 (FJ)']],
    ['Suzuki Jimny 2019', ['Jimny JB74']],
    ['suzuki jimmny', ['Jimny JB74', 'Jimny JB43 (FJ)']],
    ['джимни', ['Jimny JB74', 'Jimny JB43 (FJ)']],
    ['джымни', ['Jimny JB74', 'Jimny JB43 (FJ)']],
    ['патрол y61', ['Patrol Y61']],
    ['диски патрола', ['Patrol Y62', 'Patrol Y61', 'Patrol Y60', 'Patrol 160/260 (MQ/MK)']],
    ['land cruiser 120', ['Land Cruiser 120 (Prado) J120']],
    ['landcruiser 120', ['Land Cruiser 120 (Prado) J120']],
    ['ленд крузер 200', ['Land Cruiser 200 J200']],
    ['крузак 100', ['Land Cruiser 100 J100']],
    ['wrangler tj', ['Wrangler TJ Rubicon', 'Wrangler TJ']],
    ['xtrail t31', ['X-Trail T31']],
    ['jb74', ['Jimny JB74']],
    ['vw amarok 2012', ['Amarok I (2H)']],
  ])('finds it: %s', (question, wanted) => {
    expect(generations(question)).toEqual(wanted)
  })

  test('finds every model of a maker, and the type that is wanted', () => {
    expect(makes('opony do suzuki').length).toBeGreaterThan(3)
    expect(findVehiclesIn('opony do jimny', vehicles)).toMatchObject({ type: 'Tire', whole: true })
    expect(findVehiclesIn('шины на джимни', vehicles)).toMatchObject({ type: 'Tire', whole: true })
    expect(findVehiclesIn('jimny bagno', vehicles)).toMatchObject({ whole: false })
    expect(makes('гелик')).toEqual(['Mercedes-Benz G-Class'])
  })

  test('finds none where no row has the model, the generation or the year', () => {
    expect(findVehiclesIn('suzuki y61', vehicles)).toMatchObject({ vehicles: [], namesCar: true })
    expect(findVehiclesIn('jimny 1975', vehicles)).toMatchObject({ vehicles: [], namesCar: true })
  })
})

test.each([
  '195/80 R15',
  '5x139.7',
  'bagno',
  'szuter at',
  'opony terenowe',
  'felgi stalowe 15',
  'dystanse 30mm m12x1.25',
  'felga aluminiowa trakt',
  'шины грязевые',
  'проставки 5x139.7',
  'winter tires 2019',
  'off-road wheels black',
  'trakt wyprawowa',
  '5901234123457',
  'i',
  '120',
  '',
])('%j names no car', (question) => {
  expect(findVehiclesIn(question, vehicles)).toMatchObject({ vehicles: [], namesCar: false, whole: false })
})
