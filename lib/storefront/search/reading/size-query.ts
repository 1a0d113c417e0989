import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import type { ResultsQuery } from '@/lib/storefront/results/address'
import { indexNames } from './names'
import { queryOfParts } from './part-query'
import { isClear, readSentence } from './read'

/** No names of a catalog, and no cars. */
const nothing = {
  names: indexNames({ makers: [], patterns: [] }),
  cars: indexCars([]),
  synonyms: new Map(),
  titleWord: () => undefined,
}

/** The list that a size, a stamp or words of the trade mean by themselves; undefined where they mean no one list. */
export function queryOfSize(text: string): ResultsQuery | undefined {
  const reading = readSentence(text, nothing)
  return reading.type && isClear(reading) ? queryOfParts(reading.type, reading.parts) : undefined
}
