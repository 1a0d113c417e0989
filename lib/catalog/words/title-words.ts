import { foldWord } from './fold'
import { rimInTitles } from './rim-size'
import type { Facets } from './trade/table'
import { titleWordsOf } from './trade/title-words'

// Words of the trade that titles of products have, and how they are compared.

export type MeaningPatterns<Meaning extends string> = readonly (readonly [Meaning, RegExp])[]

/** A pattern for the whole of any of the sources, which are written without marks. */
export const wholeWord = (sources: readonly (string | undefined)[]) =>
  new RegExp(
    `^(?:${sources
      .filter(Boolean)
      .map((source) => foldWord(source ?? ''))
      .join('|')})$`,
  )

const tables = Object.values(titleWordsOf)

export function wordsByMeaning<Meaning extends string>(
  tables: readonly (Partial<Record<Meaning, string>> | undefined)[],
): MeaningPatterns<Meaning> {
  const values = [...new Set(tables.flatMap((table) => Object.keys(table ?? {}) as Meaning[]))]
  return values.map((value) => [value, wholeWord(tables.map((table) => table?.[value]))])
}

export const typeWords = wordsByMeaning<Facets['type']>(tables.map(({ type }) => type))
export const wheelWords = wordsByMeaning<Facets['typeOfWheel']>(tables.map(({ typeOfWheel }) => typeOfWheel))
export const mountingWords = wordsByMeaning<Facets['mounting']>(tables.map(({ mounting }) => mounting))

export const codeOf = <Meaning extends string>(words: MeaningPatterns<Meaning>, word: string) => {
  const folded = foldWord(word)
  return words.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** What a word of a title says of the goods; undefined for a name or a marking. */
export const meaningInTitles = (word: string) =>
  codeOf(typeWords, word) ?? codeOf(wheelWords, word) ?? codeOf(mountingWords, word)

const inPolishTitles = {
  Wheel: 'felga',
  Spacer: 'dystans',
  steel: 'stalowa',
  alloy: 'aluminiowa',
  'bolt-on': 'przykręcany',
  'slip-on': 'przelotowy',
}

/** So that a title is found in a visitor's words: `Trakt steel wheel` becomes `Trakt stalowa felga`; tires say no type. */
export function inTitleWords(question: string): string {
  const words = question.split(/\s+/).map((word) => ({ word, meaning: meaningInTitles(word) }))
  const isOfSpacer = words.some(({ meaning }) => meaning === 'Spacer')
  return words
    .map(({ word, meaning }) => {
      // Russian titles name the bore `DIA108`
      if (!meaning) return rimInTitles(word.replace(/^dia(?=\d)/i, 'CB'))
      // a wheel spacer is no wheel
      if (meaning === 'Tire' || (meaning === 'Wheel' && isOfSpacer)) return ''
      return inPolishTitles[meaning]
    })
    .filter(Boolean)
    .join(' ')
}

/** The same as titles said it in earlier years, which a seller's own titles still do. */
export const inOlderTitleWords = (question: string): string =>
  inTitleWords(question).replace(inPolishTitles['slip-on'], 'nasuwany')
