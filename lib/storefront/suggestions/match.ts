import { foldName } from '@/lib/catalog/words/fold'
import { type CarRow, carGeneration, carName, makePath, modelPath } from '@/lib/fitment/vehicles/car-choice'
import { foldedWordsOf } from '@/lib/fitment/vehicles/search/car-words'
import { carFilter } from '@/lib/fitment/vehicles/search/match'
import { titlePath } from '@/lib/storefront/search-address'
import { listKinds, MOST_SUGGESTIONS, type SuggestionKind, type SuggestionsFile } from './file'

export type Suggestion = { kind: SuggestionKind; text: string; path: string }

/** From this length on a text says enough to suggest something. */
const SHORTEST = 2

/** Lines of each kind, so that none pushes out the others. */
const MOST = { questions: 2, cars: 4, sizes: 6, treads: 3, pages: 3 } as const

export const questionSuggestion = (question: string): Suggestion => ({
  kind: 'question',
  text: question,
  path: titlePath(question),
})

/** What suggests something for a text, from the file of a language and the names of pages in it. */
export function suggester(file: SuggestionsFile, pages: readonly (readonly [text: string, path: string])[]) {
  const namedCars = carFilter(file.cars.map((row) => ({ ...carName(row), row })))
  const listed = listKinds.flatMap((kind) =>
    [...(kind === 'page' ? pages : []), ...file.lists[kind]].map(([text, path]) => ({ kind, text, path })),
  )
  const sizes = listed
    .filter(({ kind }) => kind === 'Tire' || kind === 'Wheel' || kind === 'Spacer')
    .map((suggestion) => ({
      suggestion,
      numbers: numbersIn(suggestion.text),
      word: foldName(file.words.kinds[suggestion.kind]),
    }))
  const ofKind = (wanted: 'tread' | 'page') => listed.filter(({ kind }) => kind === wanted)
  const treads = ofKind('tread')
  const allPages = ofKind('page')

  /** Sizes with the typed numbers: first those that begin with them, then the shorter, and tires before wheels. */
  function sizesFor(text: string): Suggestion[] {
    const typed = readTypedSize(text)
    if (!typed) return []
    return sizes
      .filter(({ word }) => typed.words.every((each) => word.startsWith(each)))
      .map((size) => ({ ...size, at: placeOfNumbers(typed.numbers, size.numbers) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || a.numbers.length - b.numbers.length)
      .map(({ suggestion }) => suggestion)
  }

  return (text: string, questions: readonly string[]): Suggestion[] => {
    const words = foldedWordsOf(text)
    if (words.join('').length < SHORTEST) return []
    const begin = (suggestion: Suggestion) => beginsWith(words, suggestion.text)
    const typed = words.join(' ')
    const earlier = questions
      .filter((question) => foldedWordsOf(question).join(' ') !== typed)
      .map(questionSuggestion)
      .filter(begin)
    const found = [
      earlier.slice(0, MOST.questions),
      sizesFor(text).slice(0, MOST.sizes),
      // a number alone is part of a size sooner than a Land Cruiser 200
      /\p{L}/u.test(text) ? carsOf(namedCars(text).map(({ row }) => row)) : [],
      treads.filter(begin).slice(0, MOST.treads),
      allPages.filter(begin).slice(0, MOST.pages),
    ]
    return found.flat().slice(0, MOST_SUGGESTIONS)
  }
}

function beginsWith(typed: readonly string[], text: string): boolean {
  const words = foldedWordsOf(text)
  return typed.every((each) => words.some((word) => word.startsWith(each)))
}

/** The cars, or the page of all where they are more than the box shows and of one make or model. */
function carsOf(rows: readonly CarRow[]): Suggestion[] {
  const shown = rows.slice(0, MOST.cars).map(
    (row): Suggestion => ({
      kind: 'car',
      text: `${row[0]} ${row[1]} ${carGeneration(row)}`,
      path: `/car/${row[3]}`,
    }),
  )
  const [first] = rows
  if (!first || rows.length <= MOST.cars) return shown
  const [make, model] = first
  const isOf = (part: 0 | 1) => rows.every((row) => row[part] === first[part])
  if (!isOf(0)) return shown
  const all: Suggestion = isOf(1)
    ? { kind: 'model', text: `${make} ${model}`, path: modelPath(make, model) }
    : { kind: 'make', text: make, path: makePath(make) }
  return [all, ...shown.slice(0, -1)]
}

const numbersIn = (text: string): string[] => text.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? []

/** Figures of a size with what stands between them: `195/80r15`, `31x10,5`, `7jx15`, `30mm`. */
const sizePart = /^[\d.,/x×х*rрjc"″′'-]+(?:mm|мм)?$/
const unit = /^(?:.{1,2}|cal.*|inch.*|дюйм.*)$/

/** The numbers of what is typed as a size, and the words beside them; null where something else is typed. */
function readTypedSize(text: string): { numbers: string[]; words: string[] } | null {
  const parts = foldName(text).split(/\s+/).filter(Boolean)
  const figures = parts.filter((part) => /\d/.test(part))
  const words = parts.filter((part) => !/\d/.test(part) && !unit.test(part))
  return figures.length > 0 && figures.every((part) => sizePart.test(part))
    ? { numbers: numbersIn(figures.join(' ')), words }
    : null
}

/** 0 for a size that begins with the typed numbers, of which the last may be unfinished; 1 for one that has them further on, -1 for others. */
function placeOfNumbers(typed: readonly string[], numbers: readonly string[]): number {
  const isFrom = (start: number) =>
    typed.every((each, index) => {
      const number = numbers[start + index]
      if (number === undefined) return false
      return Number(number) === Number(each) || (index === typed.length - 1 && number.startsWith(each))
    })
  const start = numbers.findIndex((_, index) => isFrom(index))
  if (start >= 0) return Math.min(start, 1)
  // typed without anything between: 1958015
  const digits = (parts: readonly string[]) => parts.join('').replaceAll('.', '')
  return digits(numbers).startsWith(digits(typed)) ? 0 : -1
}
