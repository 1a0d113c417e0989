import { indexCars } from '@/lib/fitment/vehicles/search/car-words'
import type { NameIndex } from './names'
import type { Meaning, SynonymIndex } from './parts'
import { readSentence } from './read'
import { Sentence } from './sentence'

// Words of the owner: what customers call goods, said in words that the reader understands.

/** Words of a phrase in the form in which sentences are compared. */
export const phraseOf = (text: string): string =>
  new Sentence(text)
    .tokens()
    .map(({ word }) => word)
    .join(' ')

/** What the meaning of a synonym says; undefined where a word of it is not understood, or where it says nothing of goods. */
export function meaningOf(text: string, names: NameIndex): Meaning | undefined {
  const { type, parts, said, rest, notSold, unused, conflict } = readSentence(text, {
    names,
    cars: indexCars([]),
    synonyms: new Map(),
    titleWord: () => undefined,
  })
  const isUnderstood = conflict === undefined && rest.length + notSold.length + unused.length === 0
  if (!isUnderstood || said.length === 0) return undefined
  return { type: said.some(({ part }) => part === 'type') ? type : undefined, parts }
}

/** A synonym that is no longer understood, because its tread is no longer on sale, says nothing. */
export function indexSynonyms(
  synonyms: readonly { phrase: string; meaning: string }[],
  names: NameIndex,
): SynonymIndex {
  return new Map(
    synonyms.flatMap(({ phrase, meaning }) => {
      const says = meaningOf(meaning, names)
      return says ? [[phrase, says] as const] : []
    }),
  )
}
