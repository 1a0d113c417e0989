import type { ProductType } from '@/lib/catalog/product/schema'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { type CarName, indexCars } from './car-words'
import { matchCars } from './match'

export type VehicleQuestion = {
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

/** A filter of a list of cars: those that what is typed names; all while nothing is typed, none where a word is strange. */
export function carFilter<Car extends CarName>(cars: readonly Car[]): (question: string) => readonly Car[] {
  const index = indexCars(cars)
  return (question) => {
    if (!/[\p{L}\p{N}]/u.test(question)) return cars
    const { cars: found, isNamed, isRefined, isWhole } = matchCars(question, index, { isTyping: true })
    return isWhole && (isNamed || isRefined) ? found : []
  }
}
