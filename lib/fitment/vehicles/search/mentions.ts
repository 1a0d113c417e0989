import { foldName } from '@/lib/catalog/words/fold'
import { withLatinVehicles } from '@/lib/catalog/words/vehicle-words'
import { makePath, modelPath } from '@/lib/fitment/vehicles/car-choice'
import { type Vehicle, vehicleName, vehiclePath } from '@/lib/fitment/vehicles/vehicle'

export type VehicleMention = { name: string; path: string }

type Word = { written: string; latin: string }

const letters = /[\p{L}\p{N}]+/gu

/**
 * The words of a text. Names are found whole in a long text here, and never by their beginnings or with typos as `match.ts` finds
 * what somebody types, since each becomes a link. A name that Cyrillic writes in one word and Latin in two becomes two of
 * them.
 */
function namableWords(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(letters)].flatMap(([written]) =>
    withLatinVehicles(written)
      .split(' ')
      .map((word) => ({ written, latin: foldName(word) })),
  )
}

const foldedWords = (text: string): string[] => namableWords(text).map(({ latin }) => latin)

/** The names that people say for a model: `Navara / NP300` has two, and `Hilux 4x4` is said without the drive. */
const namesOf = (model: string): string[] =>
  model
    .replace(/\([^)]*\)|\b4(?:x4|motion)\b/gi, '')
    .split('/')
    .map((name) => name.trim())
    // a number alone names nothing
    .filter((name) => /[a-z]/i.test(name))

/** Polish cases and English plurals of a name, marks removed: `patrola`, `defenderem`, `nive`. */
function isFormOf(name: string, word: string): boolean {
  if (word === name) return true
  if (name.length < 4 || !/^[a-z]+$/.test(name)) return false
  if (name.endsWith('a')) return [...'yeo', 'ie'].some((ending) => word === name.slice(0, -1) + ending)
  return ['a', 'u', 'y', 'e', 'owi', 'em', 'ie', 'ow', 'om', 's'].some((ending) => word === name + ending)
}

type Named = { name: string; words: string[]; makes: string[]; vehicles: [Vehicle, ...Vehicle[]] }

/** The models by their names, the longest first: `Grand Vitara` is no Vitara. */
function namedModels(all: readonly Vehicle[]): Named[] {
  const models = new Map<string, Named>()
  for (const vehicle of all)
    for (const name of namesOf(vehicle.model)) {
      const model = models.get(`${vehicle.make} ${name}`)
      if (model) model.vehicles.push(vehicle)
      else
        models.set(`${vehicle.make} ${name}`, {
          name,
          words: foldedWords(name),
          makes: foldedWords(vehicle.make),
          vehicles: [vehicle],
        })
    }
  return [...models.values()].sort((a, b) => b.words.length - a.words.length)
}

/** A generation where its code follows the model's name. Names that are words too begin with a capital or follow a make. */
export function vehiclesIn(text: string, vehicles: readonly Vehicle[]): VehicleMention[] {
  const words = namableWords(text)
  const models = namedModels(vehicles)
  const mentions = new Map<string, VehicleMention>()
  for (let at = 0; at < words.length; at += 1) {
    const model = models.find((each) => isNamedAt(words, at, each))
    if (!model) continue
    at += model.words.length - 1
    const mention = mentionOf(model, words[at + 1])
    mentions.set(mention.path, mention)
  }
  return [...mentions.values()]
}

function isNamedAt(words: readonly Word[], at: number, model: Named): boolean {
  const isWhole = model.words.every((part, place) => {
    const word = words[at + place]?.latin ?? ''
    return place === model.words.length - 1 ? isFormOf(part, word) : word === part
  })
  if (!isWhole) return false
  const isCapital = /^(?:\p{Lu}|\p{N}|\p{Script=Cyrillic})/u.test(words[at]?.written ?? '')
  return isCapital || words[at - 1]?.latin === model.makes.at(-1)
}

function mentionOf({ name, vehicles }: Named, next: Word | undefined): VehicleMention {
  const ofCode = vehicles.filter(({ generation }) => next && foldedWords(generation).includes(next.latin))
  const [vehicle, second] =
    ofCode.length > 1 ? ofCode.filter(({ generation }) => foldName(generation) === next?.latin) : ofCode
  if (vehicle && !second) return { name: vehicleName(vehicle), path: vehiclePath(vehicle) }
  const [only, another] = vehicles
  const { make, model } = only
  const isOneModel = vehicles.every((each) => each.model === model)
  const inList = isOneModel ? modelPath(make, model) : makePath(make)
  return { name: `${make} ${name}`, path: another ? inList : vehiclePath(only) }
}
