import type { ProductType } from '@/lib/catalog/product/schema'
import { codeOf, typeWords } from '@/lib/catalog/words/trade-words'
import { withLatinVehicles } from '@/lib/catalog/words/vehicle-words'
import { mostTypos, typosBetween } from '@/lib/core/values/typos'
import type { Vehicle } from '@/lib/fitment/vehicle'

export type VehicleQuestion = {
  /** Vehicles that the question may mean, newest first. */
  vehicles: Vehicle[]
  /** What is wanted for it. */
  type?: ProductType
  /** Whether every word of the question was understood. */
  whole: boolean
  /** Whether it names a car, though the table may have none such. */
  namesCar: boolean
}

const LONGEST = 200
/** Shorter names are as near to a dozen others as to the one that was meant. */
const ONE_TYPO_FROM = 5

const plain = (text: string) =>
  text.slice(0, LONGEST).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')

const wordsOf = (text: string) =>
  plain(text)
    .split(/[\s/(),=–]+/)
    .filter(Boolean)

/** What people call makers instead. */
const makersByNickname: Readonly<Record<string, string>> = { vw: 'volkswagen', merc: 'mercedes-benz' }

/** Words that connect, in the questions of three languages and in the names of the table. */
const connecting = new Set('do na dla for to a the of w na для на от also and pre i and'.split(' '))

type Named = { vehicle: Vehicle; names: Set<string>; codes: Set<string> }

/** The words by which a vehicle is called: of its make and model, and those of its generation, which only refine them. */
function namesOf(vehicle: Vehicle): Named {
  const names = [vehicle.make, vehicle.model].flatMap((text) => {
    const words = wordsOf(text)
    // Land Cruiser is typed as landcruiser, X-Trail as xtrail, Mercedes-Benz as mercedes
    const joined = words.slice(1).map((word, index) => `${words[index]}${word}`)
    const parts = words.flatMap((word) =>
      word.includes('-') ? [word.replaceAll('-', ''), ...word.split('-')] : [],
    )
    return [...words, ...joined, ...parts]
  })
  return {
    vehicle,
    names: new Set(names.filter((name) => name.length > 1 && !connecting.has(name))),
    codes: new Set(wordsOf(vehicle.generation).filter((code) => !connecting.has(code))),
  }
}

const isYear = (word: string) => /^(19[6-9]|20[0-4])\d$/.test(word)
const hasYear = ({ yearFrom, yearTo }: Vehicle, year: number) => yearFrom <= year && year <= (yearTo ?? year)

/** The names that a word may be a misspelling of: the nearest ones. */
function nearest(word: string, names: ReadonlySet<string>): string[] {
  if (word.length < ONE_TYPO_FROM || /\d/.test(word)) return []
  const most = mostTypos(word)
  const near = [...names]
    .filter((name) => name.length >= ONE_TYPO_FROM - 1)
    .map((name) => ({ name, typos: typosBetween(word, name, most) }))
    .filter(({ typos }) => typos <= most)
  const fewest = Math.min(...near.map(({ typos }) => typos))
  return near.filter(({ typos }) => typos === fewest).map(({ name }) => name)
}

/**
 * The vehicles that a question means: `opony jimny 2019`, `патрол y61`, `land cruser 120`. All words that name one have to
 * name the same; a year has to be one of its production.
 */
export function findVehiclesIn(question: string, vehicles: readonly Vehicle[]): VehicleQuestion {
  const named = vehicles.map(namesOf)
  const allNames = new Set(named.flatMap(({ names }) => [...names]))
  const allCodes = new Set(named.flatMap(({ codes }) => [...codes]))
  const has = (meanings: readonly string[]) => (each: Named) =>
    meanings.some((meaning) => each.names.has(meaning) || each.codes.has(meaning))
  let candidates = named
  let type: ProductType | undefined
  let namesCar = false
  let isWhole = true
  const refinements: string[] = []
  for (const typed of wordsOf(withLatinVehicles(question))) {
    const word = makersByNickname[typed] ?? typed
    const namedType = codeOf(typeWords, word)
    if (connecting.has(word)) continue
    if (namedType) type ??= namedType
    else if (allNames.has(word) && /\p{L}{2}/u.test(word)) {
      namesCar = true
      candidates = candidates.filter(has([word]))
    } else if (isYear(word) || allCodes.has(word) || allNames.has(word)) refinements.push(word)
    else {
      const meanings = nearest(word, allNames)
      if (meanings.length === 0) isWhole = false
      else {
        namesCar = true
        candidates = candidates.filter(has(meanings))
      }
    }
  }
  // a code of letters and digits names a car alone; a number or a year says nothing without one
  const isCode = (word: string) =>
    allCodes.has(word) && /[a-z]/.test(word) && /\d/.test(word) && word.length > 2
  namesCar ||= refinements.some(isCode)
  for (const word of refinements)
    candidates = isYear(word)
      ? candidates.filter(({ vehicle }) => hasYear(vehicle, Number(word)))
      : candidates.filter(has([word]))
  return {
    vehicles: namesCar
      ? candidates.map(({ vehicle }) => vehicle).sort((a, b) => b.yearFrom - a.yearFrom)
      : [],
    ...(type ? { type } : {}),
    whole: isWhole && namesCar,
    namesCar,
  }
}
