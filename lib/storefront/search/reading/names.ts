import { foldWord } from '@/lib/catalog/words/fold'
import { type CarIndex, typedWords } from '@/lib/fitment/vehicles/search/car-words'
import { matchCars } from '@/lib/fitment/vehicles/search/match'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { typosBetween } from '@/lib/platform/values/typos'
import { readings } from '@/lib/storefront/search/spelling'
import type { Sentence } from './sentence'

export type CatalogNames = { makers: readonly string[]; patterns: readonly string[] }

export type NameIndex = {
  makers: ReadonlyMap<string, string>
  /** By a name, or by how it begins: `bagno` of `Bagno XT` and `Bagno XT Kolce`. */
  patterns: ReadonlyMap<string, readonly string[]>
}

const SHORTEST_NAME = 3
/** Shorter names are as near to a dozen other words as to the one that was meant. */
const SHORTEST_WITH_TYPO = 5

export function indexNames({ makers, patterns }: CatalogNames): NameIndex {
  const byName = new Map<string, string[]>()
  for (const pattern of patterns) {
    const words = foldWord(pattern).split(/\s+/)
    for (const end of words.keys()) {
      const name = words.slice(0, end + 1).join(' ')
      if (name.length >= SHORTEST_NAME) byName.set(name, [...(byName.get(name) ?? []), pattern])
    }
  }
  return {
    makers: new Map(makers.map((maker) => [foldWord(maker), maker])),
    patterns: byName,
  }
}

/** A name in the writings in which it may be typed: Cyrillic by its sound and by its keys. */
const named = <T>(names: ReadonlyMap<string, T>, phrase: string): T | undefined => {
  for (const reading of readings(phrase)) {
    const found = names.get(foldWord(reading))
    if (found !== undefined) return found
  }
  return undefined
}

const nearestName = <T>(names: ReadonlyMap<string, T>, word: string): T | undefined => {
  if (!/^\p{L}+$/u.test(word) || word.length < SHORTEST_WITH_TYPO) return undefined
  for (const reading of readings(word)) {
    const folded = foldWord(reading)
    const near = [...names].find(
      ([name]) => name.length >= SHORTEST_WITH_TYPO && typosBetween(folded, name, 1) <= 1,
    )
    if (near) return near[1]
  }
  return undefined
}

/** Takes the maker and the tread patterns that a sentence names; with `isLoose` also what is nearly one of them. */
export function takeNames(sentence: Sentence, { makers, patterns }: NameIndex, { isLoose = false } = {}) {
  const find = isLoose ? nearestName : named
  const foundPatterns = sentence.takeWords((phrase) => find(patterns, phrase))
  const [maker] = sentence.takeWords((phrase) => find(makers, phrase), 2)
  return { maker, patterns: foundPatterns }
}

/** Takes the words by which a sentence names cars; undefined where it names none. */
export function takeCars(sentence: Sentence, index: CarIndex<Vehicle>, isKnown: (word: string) => boolean) {
  const tokens = sentence.tokens()
  const places = tokens.flatMap((token, place) => typedWords(token.word).map(() => place))
  const { cars, isNamed, isSure, strange } = matchCars(tokens.map(({ word }) => word).join(' '), index, {
    isKnown,
  })
  if (!isNamed) return undefined
  const unread = new Set(strange.map((at) => places[at]))
  const typed = tokens
    .filter((_, place) => !unread.has(place))
    .map((token) => sentence.takeToken(token).trim())
    .join(' ')
  return { cars, isSure, typed }
}
