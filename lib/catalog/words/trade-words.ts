import type { ProductType } from '@/lib/catalog/product/schema'
import { typosBetween } from '@/lib/core/values/typos'
import { englishWords } from './trade/en'
import { polishWords } from './trade/pl'
import { russianWords } from './trade/ru'
import type { FacetOfWords, Facets, NotSold, WordTable } from './trade/table'

// What people call the shop's goods in its languages: in a question to the search, and in the titles of products.

type Words<Meaning extends string> = readonly (readonly [Meaning, RegExp])[]

const tables: readonly WordTable[] = [polishWords, englishWords, russianWords]

const withoutMark: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
  ё: 'е',
}

/** Small letters without Polish marks, letter by letter: what is typed without them means the same. */
export const foldWord = (text: string): string =>
  text.toLowerCase().replace(/[ąćęłńóśźżё]/g, (letter) => withoutMark[letter] ?? letter)

const whole = (sources: readonly (string | undefined)[]) =>
  new RegExp(
    `^(?:${sources
      .filter(Boolean)
      .map((source) => foldWord(source ?? ''))
      .join('|')})$`,
  )

/** The words of a facet in all languages, by value. */
function wordsOfFacet<Facet extends FacetOfWords>(facet: Facet): Words<Facets[Facet]> {
  const byTable = tables.map((table) => (table[facet] ?? {}) as Partial<Record<Facets[Facet], string>>)
  const values = [...new Set(byTable.flatMap((each) => Object.keys(each) as Facets[Facet][]))]
  return values.map((value) => [value, whole(byTable.map((each) => each[value]))])
}

export const typeWords: Words<ProductType> = wordsOfFacet('type')
export const wheelWords = wordsOfFacet('typeOfWheel')
export const mountingWords = wordsOfFacet('mounting')
export const colorWords = wordsOfFacet('color')
export const seasonWords = wordsOfFacet('season')
/** The abbreviations stand in the names of tread patterns too. */
export const useWords = wordsOfFacet('use')

/** What a word or phrase means; undefined when it is none of them. */
export const codeOf = <Meaning extends string>(words: Words<Meaning>, word: string) => {
  const folded = foldWord(word)
  return words.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** What a word or phrase says of goods, as facets; several for one that means more than one of them. */
export type SaidFacets = Partial<Facets>

const severalWords = tables.flatMap((table) =>
  (table.several ?? []).map(([source, says]) => [whole([source]), says] as const),
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
).map((facet) => [facet, wordsOfFacet(facet)] as const)

/** What a word or phrase says; undefined where it says nothing of goods. */
export function saidBy(phrase: string): SaidFacets | undefined {
  const folded = foldWord(phrase)
  const several = severalWords.find(([pattern]) => pattern.test(folded))
  if (several) return several[1]
  for (const [facet, words] of facetWords) {
    const value = codeOf<string>(words, folded)
    if (value !== undefined) return { [facet]: value }
  }
  return undefined
}

const notSoldWords = [
  ...new Set(tables.flatMap((table) => Object.keys(table.notSold ?? {}) as NotSold[])),
].map((kind) => [kind, whole(tables.map((table) => table.notSold?.[kind]))] as const)

/** What the shop does not sell that a word or phrase names. */
export const notSoldBy = (phrase: string): NotSold | undefined => codeOf(notSoldWords, phrase)

const silentWords = whole(tables.map((table) => table.silent))

/** Whether a word says nothing about goods: what connects, asks and greets. */
export const isSilent = (word: string): boolean => silentWords.test(foldWord(word))

const commonWords = tables.flatMap((table) => foldWord(table.common ?? '').split(' '))

/** Shorter words are as like several of them as the one that was meant. */
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

const inPolishTitles = {
  Wheel: 'felga',
  Spacer: 'dystans',
  steel: 'stalowa',
  alloy: 'aluminiowa',
  'bolt-on': 'przykręcany',
  'slip-on': 'nasuwany',
}

/**
 * A question with its trade words as stored titles have them, so that a title is found in the words in which a visitor
 * reads it: `Trakt steel wheel` becomes `Trakt stalowa felga`. Titles of tires do not say that they are tires.
 */
export function inTitleWords(question: string): string {
  const words = question.split(/\s+/).map((word) => {
    const small = word.toLowerCase()
    const meaning = codeOf(typeWords, small) ?? codeOf(wheelWords, small) ?? codeOf(mountingWords, small)
    return { word, meaning }
  })
  const isOfSpacer = words.some(({ meaning }) => meaning === 'Spacer')
  return words
    .map(({ word, meaning }) => {
      if (!meaning) return word
      // a wheel spacer is no wheel
      if (meaning === 'Tire' || (meaning === 'Wheel' && isOfSpacer)) return ''
      return inPolishTitles[meaning]
    })
    .filter(Boolean)
    .join(' ')
}
