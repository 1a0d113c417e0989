import type { ProductType } from '@/lib/catalog/product/schema'
import { foldName } from '@/lib/catalog/words/fold'
import { codeOf, typeWords } from '@/lib/catalog/words/title-words'
import { withLatinVehicles } from '@/lib/catalog/words/vehicle-words'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { mostTypos, typosBetween } from '@/lib/platform/values/typos'
import {
  type CarIndex,
  type CarName,
  foldedWordsOf,
  type IndexedCar,
  indexCars,
  typedWords,
} from './car-words'

// Which cars a text names: the search, the list of all cars and the panel ask here.

const LONGEST = 200
/** Shorter names are as near to a dozen others as to the one that was meant. */
const ONE_TYPO_FROM = 5
/** Nicknames are many, so that more of them are near to any word. */
const ALIAS_TYPO_FROM = 6
/** An alias that is shorter only refines what other words name. */
const NAMING_ALIAS_FROM = 3
const LONGEST_PHRASE = 5

const makersByNickname: ReadonlyMap<string, string> = new Map([
  ['vw', 'volkswagen'],
  ['merc', 'mercedes-benz'],
  ['landy', 'landrover'],
])

/** Words that connect, in the questions of three languages and in the names of the table. */
const connecting = new Set('do na dla for to a the of w на для от also and pre i and'.split(' '))

/** Said of any car with the drive; part of the name of few. */
const driveWords = new Set(['4x4', '4wd', 'awd', '4motion'])

export type CarMatch<Car> = {
  /** The cars that the text may mean: first those whose whole model it names, then by their own names, then the newest. */
  cars: Car[]
  type?: ProductType
  /** Some word names a car, though the table may lack the car that all words together name. */
  isNamed: boolean
  /** Some word says a name, a code or an alias that is no word of a language. */
  isSure: boolean
  /** A year, a number or a generation is said. */
  isRefined: boolean
  isWhole: boolean
  /** Places of those that were not, among the `typedWords` of the text. */
  strange: number[]
}

const isYear = (word: string) => /^(19[4-9]|20[0-4])\d$/.test(word)
const isBuiltIn = ({ yearFrom, yearTo }: Pick<Vehicle, 'yearFrom' | 'yearTo'>, year: number) =>
  yearFrom <= year && year <= (yearTo ?? year)

const latinWords = (word: string): string[] => foldedWordsOf(withLatinVehicles(word))

const namesIt = (car: IndexedCar<unknown>, word: string) => car.names.has(word) || car.codes.has(word)

/** The names that a word may be a misspelling of: the nearest ones, aliases only where no name is as near. */
function nearest(word: string, { names, aliasWords }: CarIndex<unknown>): string[] {
  if (word.length < ONE_TYPO_FROM || /\d/.test(word)) return []
  const most = mostTypos(word)
  const nearOf = (known: ReadonlySet<string>, shortest: number) => {
    const near = [...known]
      .filter((name) => name.length >= shortest)
      .map((name) => ({ name, typos: typosBetween(word, name, most) }))
      .filter(({ typos }) => typos <= most)
    const fewest = Math.min(...near.map(({ typos }) => typos))
    return near.filter(({ typos }) => typos === fewest).map(({ name }) => name)
  }
  const near = nearOf(names, ONE_TYPO_FROM - 1)
  return near.length > 0 || word.length < ALIAS_TYPO_FROM ? near : nearOf(aliasWords, ALIAS_TYPO_FROM)
}

const SHORTEST_STEM = 3
const polishEnding = /(?:a|u|y|i|e|em|ie|ow|owi|ami|ach|iego|ego)$/

/** What a name in a Polish case is the case of: `gelika` of `gelik`, `forka` of `forek`. */
function nominatives(word: string, { names, aliasWords }: CarIndex<unknown>): string[] | undefined {
  const stem = word.replace(polishEnding, '')
  if (stem === word || stem.length < SHORTEST_STEM || !/^[a-z]+$/.test(word)) return undefined
  const known = [stem, stem.replace(/k$/, 'ek'), `${stem}y`, `${stem}a`].filter(
    (each) => names.has(each) || aliasWords.has(each),
  )
  return known.length > 0 ? known : undefined
}

/**
 * The cars that a text means: `opony jimny 2019`, `патрол y61`, `land cruser 120`, `kzj95`. All words that name one have to
 * name the same; a year has to be one of its production. `isTyping`: the last word may be the beginning of one. `isKnown`:
 * the word means something else, so that it is no typo.
 */
export function matchCars<Car extends Pick<Vehicle, 'yearFrom' | 'yearTo'>>(
  text: string,
  index: CarIndex<Car>,
  {
    isTyping = false,
    isKnown = () => false,
  }: { isTyping?: boolean; isKnown?: (word: string) => boolean } = {},
): CarMatch<Car> {
  let candidates = index.cars
  let type: ProductType | undefined
  let isNamed = false
  let isSure = false
  let isRefined = false
  const strange: number[] = []
  const numbers: { word: string; at: number }[] = []
  const read: string[] = []
  const byAlias = new Set<IndexedCar<Car>>()
  /** Words as typed that may be the nickname of one car although they name others too: уазик, шнива. */
  const nicknames = new Set<string>()
  const keep = (isMeant: (car: IndexedCar<Car>) => boolean) => {
    candidates = candidates.filter(isMeant)
  }
  /** Keeps the meant cars, or all where none is meant. */
  const prefer = (isMeant: (car: IndexedCar<Car>) => boolean) => {
    const preferred = candidates.filter(isMeant)
    if (preferred.length > 0) candidates = preferred
  }
  const says = (words: readonly string[]) => (car: IndexedCar<Car>) => {
    if (words.some((word) => namesIt(car, word))) return true
    const isAlias = words.some((word) => car.aliasWords.has(word))
    if (isAlias) byAlias.add(car)
    return isAlias
  }
  const name = (isMeant: (car: IndexedCar<Car>) => boolean) => {
    isNamed = true
    keep(isMeant)
  }

  const words = typedWords(text.slice(0, LONGEST))
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(words, at, index)
    if (phrase) {
      const { key, length } = phrase
      const parts = words.slice(at, at + length).flatMap(latinWords)
      const isMeant = (car: IndexedCar<Car>) => {
        if (parts.every((part) => namesIt(car, part))) return true
        if (car.phrases.has(key)) byAlias.add(car)
        return car.phrases.has(key)
      }
      const isNaming = length > 1 || (key.length >= NAMING_ALIAS_FROM && /\p{L}/u.test(key))
      if (isNaming) name(isMeant)
      else prefer(isMeant)
      isSure ||= isNaming && (length > 1 || /\d/.test(key))
      read.push(...parts)
      at += length - 1
      continue
    }
    if (latinWords(words[at] ?? '').every((word) => index.names.has(word))) {
      const word = foldName(words[at] ?? '')
      for (const each of [word, ...cyrillicNominatives(word)]) nicknames.add(each)
    }
    for (const typed of latinWords(words[at] ?? '')) readWord(typed, at)
  }

  function readWord(typed: string, at: number): void {
    const isLast = at === words.length - 1
    const word = makersByNickname.get(typed) ?? typed
    const namedType = codeOf(typeWords, word)
    if (connecting.has(word)) return
    read.push(word)
    const begun = isTyping && isLast && !isYear(word) ? index.beginning(word) : []
    if (namedType) type ??= namedType
    else if (driveWords.has(word)) {
      isRefined = true
      prefer((car) => namesIt(car, word))
    } else if (begun.length > 0) {
      isSure = true
      name(says(begun))
    } else if (index.names.has(word) && /\p{L}{2}/u.test(word)) {
      isSure = true
      name(index.makes.has(word) ? (car) => car.names.has(word) : says([word]))
    } else if (isYear(word)) {
      isRefined = true
      keep(({ car }) => isBuiltIn(car, Number(word)))
    } else if (/^\d+$/.test(word)) {
      // whose number it is, the other words say
      numbers.push({ word, at })
    } else if (index.codes.has(word) || index.names.has(word)) {
      // a code of letters and digits names a car alone; a number says nothing without one
      if (
        (/[a-z]/.test(word) && /\d/.test(word) && word.length > 2) ||
        /^[bcdfghjklmnpqrstvwxz]{2}$/.test(word)
      )
        isNamed = isSure = true
      isRefined = true
      keep(says([word]))
    } else if (index.aliasWords.has(word)) prefer(says([word]))
    else {
      const meanings = isKnown(typed) ? [] : (nominatives(word, index) ?? nearest(word, index))
      if (meanings.length === 0) strange.push(at)
      else {
        isSure = true
        name(says(meanings))
      }
    }
  }

  for (const { word, at } of numbers) {
    // of a car that has no such number it is a size
    const isOfCars = index.codes.has(word) || index.names.has(word)
    if (!isOfCars && !index.aliasWords.has(word)) strange.push(at)
    else if (isNamed && !candidates.some(says([word]))) strange.push(at)
    else if (isOfCars) {
      isRefined = true
      keep(says([word]))
    } else prefer(says([word]))
  }

  const said = new Set(read)
  const isNicknamed = (car: IndexedCar<Car>) =>
    [...nicknames].some((word) => car.phrases.has(word) && !car.names.has(word))
  const rank = (car: IndexedCar<Car>) =>
    Number(byAlias.has(car)) * 2 +
    Number(!isNicknamed(car) && !car.models.some((model) => model.every((word) => said.has(word))))
  return {
    cars: [...candidates]
      .sort((a, b) => rank(a) - rank(b) || b.car.yearFrom - a.car.yearFrom)
      .map(({ car }) => car),
    ...(type ? { type } : {}),
    isNamed,
    isSure,
    isRefined,
    isWhole: strange.length === 0,
    strange,
  }
}

/** What a Cyrillic word may be the case of: `сотку` of `сотка`. */
function cyrillicNominatives(word: string): string[] {
  const [, stem] = /^([а-я]{3,}?)(?:ой|ом|ы|и|у|ю|е|а|я)$/.exec(word) ?? []
  return stem ? [`${stem}а`, `${stem}я`, stem] : []
}

/** The longest alias that begins at a word; none where the word alone is a name or a code. */
function phraseAt(words: readonly string[], at: number, { phrases, names, codes }: CarIndex<unknown>) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    if (length === 1 && latinWords(words[at] ?? '').some((word) => names.has(word) || codes.has(word)))
      return undefined
    const typed = foldName(words.slice(at, at + length).join(' ')).replaceAll('-', '')
    const key = [typed, ...(length === 1 ? cyrillicNominatives(typed) : [])].find((each) => phrases.has(each))
    if (key) return { key, length }
  }
  return undefined
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
