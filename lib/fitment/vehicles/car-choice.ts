import { generationName, type Vehicle, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { slugOf } from './path'
import type { CarName } from './search/car-words'

/** What the finder and the search by name know of a vehicle: a row of the list that a page sends to the browser. */
export type CarRow = readonly [
  make: string,
  model: string,
  generation: string,
  path: string,
  boltPattern: string,
  centerBore: number,
  yearFrom: number,
  yearTo: number | null,
  /** Separated by `;`. */
  aliases: string,
]

export const carRow = (vehicle: Vehicle): CarRow => {
  const { make, model, generation, path, boltPattern, centerBore, yearFrom, yearTo, aliases } = vehicle
  return [make, model, generation, path, boltPattern, centerBore, yearFrom, yearTo, aliases.join(';')]
}

export const carName = ([make, model, generation, , , , yearFrom, yearTo, aliases]: CarRow): CarName => ({
  make,
  model,
  generation,
  yearFrom,
  yearTo,
  aliases: aliases.split(';').filter(Boolean),
})

export const carGeneration = (car: CarRow): string => generationName(carName(car))

/** What is chosen; '0' is open. A generation is chosen by its path. */
export type CarChoice = { make: string; model: string; vehicle: string }
export type CarChoiceName = keyof CarChoice

export const openCarChoice: CarChoice = { make: '0', model: '0', vehicle: '0' }

const unique = (values: readonly string[]) => [...new Set(values)]

export function carLists(cars: readonly CarRow[], { make, model }: CarChoice) {
  const ofMake = cars.filter((car) => car[0] === make)
  return {
    make: unique(cars.map((car) => car[0])),
    model: unique(ofMake.map((car) => car[1])),
    vehicle: ofMake.filter((car) => car[1] === model).map((car) => car[3]),
  }
}

/** The choices after one more; what is the only choice left is made. A value that no car has leaves its choice open. */
export function chooseCar(
  cars: readonly CarRow[],
  choice: CarChoice,
  name: CarChoiceName,
  value: string,
): CarChoice {
  const next = { ...choice, [name]: carLists(cars, choice)[name].includes(value) ? value : '0' }
  if (name === 'make') next.model = '0'
  if (name !== 'vehicle') next.vehicle = '0'
  const { model: models, vehicle: vehicles } = carLists(cars, next)
  const [onlyModel, otherModel] = models
  const [onlyVehicle, otherVehicle] = vehicles
  if (next.model === '0' && onlyModel && !otherModel) return chooseCar(cars, next, 'model', onlyModel)
  if (next.vehicle === '0' && onlyVehicle && !otherVehicle) next.vehicle = onlyVehicle
  return next
}

export const readCarChoice = (cars: readonly CarRow[], params: { get: (name: string) => unknown }) =>
  (['make', 'model', 'vehicle'] as const).reduce((choice, name) => {
    const value = params.get(name)
    return typeof value === 'string' && value !== '0' ? chooseCar(cars, choice, name, value) : choice
  }, openCarChoice)

export const chosenCar = (cars: readonly CarRow[], { vehicle }: CarChoice): CarRow | undefined =>
  cars.find((car) => car[3] === vehicle)

export const carsPath = '/car'

export const makePath = (make: string): string => `${carsPath}/${slugOf(make)}`

export const modelAnchor = (model: string): string => slugOf(model)

export const modelPath = (make: string, model: string): string => `${makePath(make)}#${modelAnchor(model)}`

export function groupVehicles<Each extends Pick<Vehicle, 'make' | 'model'>>(
  vehicles: readonly Each[],
  part: 'make' | 'model',
): [string, Each[]][] {
  const groups = new Map<string, Each[]>()
  for (const vehicle of vehicles) groups.set(vehicle[part], [...(groups.get(vehicle[part]) ?? []), vehicle])
  return [...groups]
}

/** The page to which choices lead, without the language: the vehicle's, else that of the make, at the model. */
export function carChoicePath({ make, model, vehicle }: CarChoice): string {
  if (vehicle !== '0') return vehiclePath({ path: vehicle })
  if (make === '0') return carsPath
  return model === '0' ? makePath(make) : modelPath(make, model)
}
