import type { ProductType } from '@/lib/catalog/product/schema'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { indexCars } from './car-words'
import { matchCars } from './match'

type VehicleQuestion = {
  /** Vehicles that the question may mean, best first. */
  vehicles: Vehicle[]
  /** What is wanted for it. */
  type?: ProductType
  /** Whether every word of the question was understood, and none is a nickname that is a word of a language too. */
  whole: boolean
  /** Whether it names a car, though the table may have none such. */
  namesCar: boolean
}

/** The vehicles that a question of the search means: `opony jimny 2019`, `патрол y61`, `kzj95`. */
export function findVehiclesIn(question: string, vehicles: readonly Vehicle[]): VehicleQuestion {
  const { cars, type, isNamed, isSure, isWhole } = matchCars(question, indexCars(vehicles))
  return {
    vehicles: isNamed ? cars : [],
    ...(type ? { type } : {}),
    whole: isWhole && isNamed && isSure,
    namesCar: isNamed,
  }
}
