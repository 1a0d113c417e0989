import type { Locale } from '@/lib/platform/i18n/routing'
import { typosBetween } from '@/lib/platform/values/typos'
import { foldWord } from './fold'
import { codeOf, wholeWord, wordsByMeaning } from './title-words'
import { englishWords } from './trade/en'
import { polishWords } from './trade/pl'
import { russianWords } from './trade/ru'
import type { FacetOfWords, Facets, NotSold, WordTable } from './trade/table'

// What people call the shop's goods in its languages when they ask for them.

const words: Record<Locale, WordTable> = { pl: polishWords, en: englishWords, ru: russianWords }
const tables = Object.values(words)

export const colorWords = wordsByMeaning<Facets['color']>(tables.map(({ color }) => color))
export const seasonWords = wordsByMeaning<Facets['season']>(tables.map(({ season }) => season))
/** The abbreviations stand in the names of tread patterns too. */
export const useWords = wordsByMeaning<Facets['use']>(tables.map(({ use }) => use))

/** What a word or phrase says of goods, as facets; several for one that means more than one of them. */
export type SaidFacets = Partial<Facets>

const severalWords = tables.flatMap((table) =>
  (table.several ?? []).map(([source, says]) => [wholeWord([source]), says] as const),
)
const facetWords = (
  [
    'type',
    'season',
    'use',
    'snow',
    'retread',
    'typeOfWheel',
    'mounting',
    'color',
    'sort',
    'inStock',
    'pieces',
  ] as const satisfies readonly FacetOfWords[]
).map((facet) => [facet, wordsByMeaning<string>(tables.map((table) => table[facet]))] as const)

/** What a word or phrase says; undefined where it says nothing of goods. */
export function saidBy(phrase: string): SaidFacets | undefined {
  const folded = foldWord(phrase)
  const several = severalWords.find(([pattern]) => pattern.test(folded))
  if (several) return several[1]
  for (const [facet, words] of facetWords) {
    const value = codeOf(words, folded)
    if (value !== undefined) return { [facet]: value }
  }
  return undefined
}

const notSoldWords = wordsByMeaning<NotSold>(tables.map(({ notSold }) => notSold))

/** What the shop does not sell that a word or phrase names. */
export const notSoldBy = (phrase: string): NotSold | undefined => codeOf(notSoldWords, phrase)

const silentWords = wholeWord(tables.map((table) => table.silent))

/** Whether a word says nothing about goods: what connects, asks and greets. */
export const isSilent = (word: string): boolean => silentWords.test(foldWord(word))

const commonWords = tables.flatMap((table) => foldWord(table.common ?? '').split(' '))

/** Shorter words are as similar to several common words as to the one that was meant. */
const SHORTEST = 4

/** The trade word that a word with a typo means; undefined where it means none, or has no typo. */
export function correctedWord(typed: string): string | undefined {
  const word = foldWord(typed)
  if (word.length < SHORTEST || saidBy(word)) return undefined
  // the first letter of a short word is seldom wrong
  return commonWords.find(
    (common) => (word.length > SHORTEST || common[0] === word[0]) && typosBetween(word, common, 1) <= 1,
  )
}
