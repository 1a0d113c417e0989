import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import type { ResultsQuery } from '@/lib/storefront/results/address'
import { indexNames, type NameIndex } from './names'
import type { Meaning } from './parts'
import { queryOfParts } from './query-of-parts'
import { isAnswerable, isClear, readSentence } from './read'
import { Sentence } from './sentence'

// Words of the owner: what customers call goods, said in words that the reader understands.

/** No names of a catalog, and no cars. */
const nothing = {
  names: indexNames({ makers: [], patterns: [] }),
  cars: indexCars([]),
  synonyms: new Map(),
  titleWord: () => undefined,
}

/** Words of a phrase in the form in which sentences are compared. */
export const phraseOf = (text: string): string =>
  new Sentence(text)
    .tokens()
    .map(({ word }) => word)
    .join(' ')

/** What the meaning of a synonym says; undefined where a word of it is not understood, or where it says nothing of goods. */
export function meaningOf(text: string, names: NameIndex): Meaning | undefined {
  const reading = readSentence(text, { ...nothing, names })
  const { type, parts, said } = reading
  if (!isAnswerable(reading) || said.length === 0) return undefined
  return { type: said.some(({ part }) => part === 'type') ? type : undefined, parts }
}

/** A synonym that is no longer understood, because its tread is no longer on sale, says nothing. */
export function indexSynonyms(synonyms: readonly { phrase: string; meaning: string }[], names: NameIndex) {
  return new Map(
    synonyms.flatMap(({ phrase, meaning }) => {
      const says = meaningOf(meaning, names)
      return says ? [[phrase, says] as const] : []
    }),
  )
}

/** The list that a size, a stamp or words of the trade mean by themselves; undefined where they mean no one list. */
export function queryOfSize(text: string): ResultsQuery | undefined {
  const reading = readSentence(text, nothing)
  return reading.type && isClear(reading) ? queryOfParts(reading.type, reading.parts) : undefined
}
