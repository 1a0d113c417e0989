import { beforeAll, describe, expect, test } from 'vitest'
import { carName, carRow } from '@/lib/fitment/vehicles/car-choice'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { carFilter } from './match'
import { findVehiclesIn } from './testing'

let vehicles: Awaited<ReturnType<typeof listVehicles>>
beforeAll(async () => {
  vehicles = await listVehicles()
})

const namesOf = (found: readonly { make: string; model: string; generation: string }[]) =>
  found.map(({ make, model, generation }) => `${make} ${model} ${generation}`)

/** What owners type, and the car that must come first. */
const questions: [question: string, first: string][] = [
  ['kzj95', 'Toyota Land Cruiser 90 (Prado) J90'],
  ['hdj80', 'Toyota Land Cruiser 80 J80'],
  ['jb74', 'Suzuki Jimny JB74'],
  ['JB43', 'Suzuki Jimny JB43 (FJ)'],
  ['y61 gr', 'Nissan Patrol Y61'],
  ['patrol gr', 'Nissan Patrol Y61'],
  ['duster 4x4', 'Dacia Duster III'],
  ['opony duster 4x4 2012', 'Dacia Duster I'],
  ['lada 4x4', 'Lada 4x4 Bronto 21214'],
  ['буханка', 'UAZ 452 / SGR 452, 3741, 3909, 2206, 3303'],
  ['резина на буханку', 'UAZ 452 / SGR 452, 3741, 3909, 2206, 3303'],
  ['pajero sport', 'Mitsubishi Pajero Sport III (KR/KS, QE/QF)'],
  ['паджеро спорт 1', 'Mitsubishi Pajero Sport I (K80/K90)'],
  ['pajero 3', 'Mitsubishi Pajero III (V60)'],
  ['pajero', 'Mitsubishi Pajero IV (V80)'],
  ['shogun pinin', 'Mitsubishi Pajero Pinin H60/H70'],
  ['cherokee kj', 'Jeep Cherokee KJ'],
  ['cherokee', 'Jeep Cherokee KL'],
  ['grand cherokee wj', 'Jeep Grand Cherokee WJ'],
  ['jeep wk2', 'Jeep Grand Cherokee WK2'],
  ['range rover sport', 'Land Rover Range Rover Sport L494'],
  ['range rover sport 2008', 'Land Rover Range Rover Sport L320'],
  ['disco 3', 'Land Rover Discovery 3 L319'],
  ['lr4', 'Land Rover Discovery 4 L319'],
  ['discovery sport', 'Land Rover Discovery Sport L550'],
  ['defik', 'Land Rover Defender 90 Classic'],
  ['land cruiser 105', 'Toyota Land Cruiser 105 HZJ/FZJ105'],
  ['lc120', 'Toyota Land Cruiser 120 (Prado) J120'],
  ['prado 90', 'Toyota Land Cruiser 90 (Prado) J90'],
  ['крузак 80', 'Toyota Land Cruiser 80 J80'],
  ['сотка', 'Toyota Land Cruiser 100 J100'],
  ['surf 185', 'Toyota 4Runner N180'],
  ['hilux revo', 'Toyota Hilux 4x4 AN120/AN130'],
  ['rav4 xa30', 'Toyota RAV4 XA30'],
  ['шнива', 'Lada Niva Travel / Chevrolet Niva 2123'],
  ['niwa', 'Lada Niva / 4x4 / Niva Legend 2121, 21213, 21214'],
  ['уаз 469', 'UAZ 469 / 3151 469, 3151, 31514'],
  ['vitara ly', 'Suzuki Vitara LY'],
  ['gv2', 'Suzuki Grand Vitara JT'],
  ['samuraj', 'Suzuki SJ410 / SJ413 / Samurai SJ'],
  ['crv 3', 'Honda CR-V III (RE)'],
  ['ml163', 'Mercedes-Benz M-Class W163'],
  ['гелик 463', 'Mercedes-Benz G-Class W463'],
  ['frontek', 'Opel Frontera B'],
  ['dodge ram', 'Ram 1500 DS'],
  ['panda 4x4', 'Fiat Panda 4x4 III (319/312)'],
  ['tuareg 7p', 'Volkswagen Touareg II (7P)'],
  ['landcrusier 120', 'Toyota Land Cruiser 120 (Prado) J120'],
  ['patroll y60', 'Nissan Patrol Y60'],
  ['gelenada', 'Mercedes-Benz G-Class W463'],
]

test.each(questions)('the search for %j finds the %s first', (question, first) => {
  const { vehicles: found, namesCar } = findVehiclesIn(question, vehicles)
  expect(namesCar).toBe(true)
  expect(namesOf(found)[0]).toBe(first)
})

describe('what a code or a full name says', () => {
  test.each([
    ['kzj95', 1],
    ['hdj80', 1],
    ['jb74', 1],
    ['y61 gr', 1],
    ['duster 4x4', 3],
    ['pajero sport', 3],
    ['cherokee kj', 1],
    ['land cruiser 105', 1],
    ['range rover sport', 2],
  ])('%j means no other car: %i', (question, count) => {
    expect(findVehiclesIn(question, vehicles).vehicles).toHaveLength(count)
  })
})

test('a nickname that is a word too shows the car, and leads nowhere by itself', () => {
  expect(findVehiclesIn('storm', vehicles)).toMatchObject({ namesCar: true, whole: false })
  expect(findVehiclesIn('kzj95', vehicles)).toMatchObject({ namesCar: true, whole: true })
})

test('a code of another maker finds none', () => {
  expect(findVehiclesIn('suzuki kzj95', vehicles)).toMatchObject({ vehicles: [], namesCar: true })
})

describe('the list of all cars', () => {
  test('keeps what it reads of each car', () => {
    for (const vehicle of vehicles) expect(vehicle).toMatchObject(carName(carRow(vehicle)))
  })

  test.each(questions.filter(([question]) => !question.startsWith('резина')))(
    'finds by %j what the search finds',
    (question, first) => {
      expect(namesOf(carFilter(vehicles)(question))).toContain(first)
    },
  )

  test.each([
    ['', 'Suzuki Jimny JB74'],
    [' , ', 'Suzuki Jimny JB74'],
    ['jim', 'Suzuki Jimny JB74'],
    ['suzuki jim', 'Suzuki Jimny JB74'],
    ['Suzuki Jimny, 2019', 'Suzuki Jimny JB74'],
    ['jb7', 'Suzuki Jimny JB74'],
    ['kzj', 'Toyota Land Cruiser 90 (Prado) J90'],
    ['mercedes g-class', 'Mercedes-Benz G-Class W463'],
    ['105', 'Toyota Land Cruiser 105 HZJ/FZJ105'],
  ])('is narrowed to %j while it is typed', (question, name) => {
    expect(namesOf(carFilter(vehicles)(question))).toContain(name)
  })

  test.each([
    ['jimny 2017', 'Suzuki Jimny JB74'],
    ['patrol y62', 'Nissan Patrol Y61'],
    ['imny', 'Suzuki Jimny JB74'],
    ['195/80 R15', 'Suzuki Jimny JB74'],
  ])('leaves out by %j the %s', (question, name) => {
    expect(namesOf(carFilter(vehicles)(question))).not.toContain(name)
  })
})
