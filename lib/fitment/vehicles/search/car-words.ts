import { foldName } from '@/lib/catalog/words/fold'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'

export type CarName = Pick<Vehicle, 'make' | 'model' | 'generation' | 'yearFrom' | 'yearTo' | 'aliases'>

export type IndexedCar<Car> = {
  car: Car
  names: ReadonlySet<string>
  /** The model in each way of saying it: `Navara` and `NP300` of `Navara / NP300`. */
  models: readonly (readonly string[])[]
  /** Words of the generation: they refine a name. */
  codes: ReadonlySet<string>
  /** Aliases without hyphens, and how they begin: `patrol gr` of `Patrol GR Y61`. */
  phrases: ReadonlySet<string>
  aliasWords: ReadonlySet<string>
}

export type CarIndex<Car> = {
  cars: readonly IndexedCar<Car>[]
  makes: ReadonlySet<string>
  names: ReadonlySet<string>
  codes: ReadonlySet<string>
  phrases: ReadonlySet<string>
  aliasWords: ReadonlySet<string>
  /** Names, codes and words of aliases that begin so. */
  beginning: (text: string) => string[]
}

export const foldedWordsOf = (text: string): string[] =>
  foldName(text)
    .split(/[\s/(),;:=–]+/)
    .filter(Boolean)

/** The words of a question, with marks: a name in Cyrillic is looked up with its й. */
export const typedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s/(),;:=–]+/)
    .filter(Boolean)

const connecting = new Set(['and', 'pre', 'also'])

/** `g-class` is typed as gclass too, and mercedes-benz as mercedes. */
const spellingsOf = (word: string): string | string[] =>
  word.includes('-') ? [word, word.replaceAll('-', ''), ...word.split('-')] : word

const spokenNames: Readonly<Record<string, readonly string[]>> = {
  'g-class': ['g wagon', 'gwagon', 'g wagen', 'gwagen'],
  rav4: ['rawka', 'рафик', 'равчик'],
  niva: ['niwa', 'шнива'],
  l200: ['элька', 'elka'],
  'd-max': ['димакс', 'dmax'],
}

function indexCar<Car extends CarName>(car: Car): IndexedCar<Car> {
  const names = [car.make, car.model].flatMap((text) => {
    const words = foldedWordsOf(text)
    // Land Cruiser is typed as landcruiser, X-Trail as xtrail
    return [...words.flatMap(spellingsOf), ...words.slice(1).map((word, index) => `${words[index]}${word}`)]
  })
  const aliases = [...car.aliases, ...(spokenNames[foldName(car.model)] ?? [])].map(foldedWordsOf)
  return {
    car,
    names: new Set(names.filter((name) => name.length > 1 && !connecting.has(name))),
    models: car.model
      .replace(/\([^)]*\)|\b4(?:x4|motion)\b|\bAWD\b/gi, '')
      .split('/')
      .map(foldedWordsOf)
      .filter((model) => model.length > 0),
    codes: new Set(foldedWordsOf(car.generation).filter((code) => !connecting.has(code))),
    phrases: new Set(
      aliases.flatMap((words) =>
        // one word of several is no alias by itself
        words.flatMap((_, end) =>
          end > 0 || words.length === 1
            ? [
                words
                  .slice(0, end + 1)
                  .join(' ')
                  .replaceAll('-', ''),
              ]
            : [],
        ),
      ),
    ),
    aliasWords: new Set(aliases.flat().flatMap(spellingsOf)),
  }
}

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]))

export function indexCars<Car extends CarName>(cars: readonly Car[]): CarIndex<Car> {
  const indexed = cars.map(indexCar)
  const [names, codes, aliasWords] = (['names', 'codes', 'aliasWords'] as const).map((kind) =>
    union(indexed.map((each) => each[kind])),
  ) as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>]
  return {
    cars: indexed,
    makes: new Set(cars.flatMap(({ make }) => foldedWordsOf(make).flatMap(spellingsOf))),
    names,
    codes,
    phrases: union(indexed.map(({ phrases }) => phrases)),
    aliasWords,
    beginning: (text) => [...union([names, codes, aliasWords])].filter((word) => word.startsWith(text)),
  }
}
