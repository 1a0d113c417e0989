import { type CarName, indexCars } from './car-words'
import { matchCars } from './match'

/** A filter of a list of cars: those that what is typed names; all while nothing is typed, none where a word is strange. */
export function carFilter<Car extends CarName>(cars: readonly Car[]): (question: string) => readonly Car[] {
  const index = indexCars(cars)
  return (question) => {
    if (!/[\p{L}\p{N}]/u.test(question)) return cars
    const { cars: found, isNamed, isRefined, isWhole } = matchCars(question, index, { isTyping: true })
    return isWhole && (isNamed || isRefined) ? found : []
  }
}
