import { expect, test } from 'vitest'
import { findVehicle, findVehicleById, listVehicles } from './queries'

test('vehicles are listed by make, by model as people count, and by first year', async () => {
  const vehicles = await listVehicles()
  const toyotas = vehicles.filter(({ make }) => make === 'Toyota').map(({ model }) => model)
  expect(toyotas.filter((model) => model.startsWith('Land Cruiser'))).toEqual([
    'Land Cruiser 40',
    'Land Cruiser 60',
    'Land Cruiser 70',
    'Land Cruiser 70',
    'Land Cruiser 80',
    'Land Cruiser 90 (Prado)',
    'Land Cruiser 100',
    'Land Cruiser 105',
    'Land Cruiser 120 (Prado)',
    'Land Cruiser 150 (Prado)',
    'Land Cruiser 200',
    'Land Cruiser 250',
    'Land Cruiser 300',
  ])
  expect(vehicles[0]).toMatchObject({ make: 'ARO', model: '24', generation: '240-244' })
})

test('a vehicle is found by its path and by its id, with numbers as numbers and lists as lists', async () => {
  const jimny = await findVehicle('suzuki/jimny-jb74')
  expect(jimny).toMatchObject({
    make: 'Suzuki',
    yearFrom: 2018,
    yearTo: null,
    boltPattern: '5x139.7',
    centerBore: 108,
    thread: 'M12x1.25',
    stockOffset: 5,
    stockTires: ['195/80R15'],
    confidence: 'high',
  })
  expect(await findVehicleById(jimny?.id ?? 0)).toEqual(jimny)
})

test.each(['suzuki/jimny', 'SUZUKI/JIMNY-JB74', '', 'a\0b', 'x'.repeat(10_000)])(
  'no vehicle has the path %j',
  async (path) => {
    expect(await findVehicle(path)).toBeNull()
  },
)

test('no vehicle has an id that is none', async () => {
  expect(await findVehicleById(0)).toBeNull()
  expect(await findVehicleById(1e12)).toBeNull()
  expect(await findVehicleById(1.5)).toBeNull()
})
