import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { correctedWord, isSilent, notSoldBy, type SaidFacets, saidBy } from '@/lib/catalog/words/trade-words'
import type { CarIndex } from '@/lib/fitment/vehicles/search/car-words'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { takeCountedGoods, takePieces, takePrices } from './amounts'
import { type NameIndex, takeCars, takeNames } from './names'
import type { Meaning, PartName, QuestionParts, QuestionReading, Said, SynonymIndex } from './parts'
import { Sentence } from './sentence'
import {
  takeBareNumber,
  takeBoltPattern,
  takeBore,
  takeDualLoad,
  takeInches,
  takeLoad,
  takeNamedLoad,
  takeOffset,
  takePartOfTireSize,
  takeRim,
  takeThickness,
  takeThread,
  takeTireSize,
} from './sizes'

export type Known = {
  names: NameIndex
  cars: CarIndex<Vehicle>
  synonyms: SynonymIndex
  /** A word as titles write it; undefined where no title has it. */
  titleWord: (word: string) => string | undefined
}

const partsOfType: Record<ProductType, readonly PartName[]> = {
  Tire: [
    ...(['width', 'profile', 'diameter', 'loadIndex', 'loadIndexDual', 'speedIndex', 'season'] as const),
    ...(['use', 'snow', 'retread', 'maker', 'patterns'] as const),
  ],
  Wheel: ['width', 'diameter', 'boltPattern', 'offset', 'centralBore', 'typeOfWheel', 'color', 'maker'],
  Spacer: ['boltPattern', 'thickness', 'centralBore', 'mounting', 'thread', 'maker'],
}
/** The only type that has a part. A bore belongs to wheels here, because people ask for it rather than for a spacer's. */
const onlyTypeWith = (part: PartName): ProductType | undefined => {
  if (part === 'centralBore') return 'Wheel'
  const [type, another] = productTypes.filter((each) => partsOfType[each].includes(part))
  return another ? undefined : type
}
const ofEveryType: readonly PartName[] = ['priceFrom', 'priceTo', 'sort', 'inStock', 'pieces', 'title']

/** Least overall diameter of a flotation tire, in inches: no wheel is as wide, and no metric tire as narrow. */
const FLOTATION_FROM = 24

/** Every word of the question is in `said`, `notSold` or `rest`, but those that say nothing. */
export function readSentence(question: string, known: Known): QuestionReading {
  const sentence = new Sentence(question)
  const reader = new Reader(sentence.has(tiresForWheels))

  for (const { value, typed } of sentence.takeWords((phrase) => known.synonyms.get(phrase)))
    reader.addMeaning(value, typed)
  reader.add(takePrices(sentence))
  const pieces = takePieces(sentence)
  if (pieces) reader.add({ parts: { pieces: pieces.value }, typed: pieces.typed })
  else {
    const { names, aliasWords } = known.cars
    const isCar = (word: string) => !/\d/.test(word) && (names.has(word) || aliasWords.has(word))
    const counted = takeCountedGoods(sentence, isCar)
    if (counted) reader.addMeaning(counted.value, counted.typed)
  }
  for (const take of [takeTireSize, takePartOfTireSize]) {
    const size = take(sentence)
    reader.add(size)
    if (size) reader.add(takeDualLoad(sentence) ?? takeLoad(sentence))
    if (size) break
  }
  if (!reader.has('loadIndex')) reader.add(takeDualLoad(sentence) ?? takeNamedLoad(sentence))
  for (const take of [takeThread, takeBoltPattern, takeRim, takeOffset, takeBore, takeThickness, takeInches])
    reader.add(take(sentence))

  // the letters in the name of a pattern are not a use of their own, but 'for mud' is no pattern
  for (const { value, typed } of sentence.takeWords((phrase) =>
    phrase.includes(' ') ? (saidBy(phrase) ?? saidBy(withoutTypos(phrase))) : undefined,
  ))
    reader.addWords(value, typed)
  const notSold = sentence
    .takeWords((phrase) => notSoldBy(phrase))
    .map(({ value, typed }) => ({ kind: value, typed }))
  reader.addNames(takeNames(sentence, known.names))
  for (const { value, typed } of sentence.takeWords(saidBy, 1)) reader.addWords(value, typed)
  const cars = takeCars(sentence, known.cars, (word) => known.titleWord(word) !== undefined)
  if (cars) reader.said.push({ part: 'car', typed: cars.typed })
  const titles = sentence.takeWords((word) => (isSilent(word) ? undefined : known.titleWord(word)), 1)
  for (const { value, typed } of titles) reader.addTitle(value, typed)
  for (const { value, typed } of sentence.takeWords((word) => saidBy(correctedWord(word) ?? ''), 1))
    reader.addWords(value, typed)
  reader.addNames(takeNames(sentence, known.names, { isLoose: true }))

  const type = reader.type({ hasFasteners: notSold.some(({ kind }) => kind === 'fasteners') })
  if (type === 'Tire' && !reader.has('loadIndex')) reader.add(takeLoad(sentence))
  if (type)
    for (;;) {
      const bare = takeBareNumber(sentence, type, reader.parts)
      if (!bare) break
      reader.add(bare)
    }
  const rest = sentence
    .tokens()
    .filter(({ word }) => !isSilent(word))
    .map(({ typed }) => typed)
  return {
    type,
    ...reader.result(type),
    cars: cars?.cars,
    isSureOfCars: cars?.isSure ?? false,
    notSold,
    rest,
  }
}

/** `mud terain`: a typo in a phrase, of which the other word alone would be understood. */
const withoutTypos = (phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => correctedWord(word) ?? word)
    .join(' ')

/** `opony na felgę 16`, `tires for 16 inch rims`. */
const tiresForWheels =
  /(?:opon\S*|tires?|tyres?|шин\S*|резин\S*) (?:\S+ )?(?:na|do|for|на|под|для) (?:\S+ ){0,2}(?:felg\S*|rims?|wheels?|диск\S*)/

/** Parts with one value, which two words of a question can contradict. */
const facetParts: ReadonlySet<PartName> = new Set([
  'season',
  'snow',
  'retread',
  'typeOfWheel',
  'mounting',
  'sort',
  'inStock',
] as const)

/** The last word of a contradiction, with the one that it contradicts. */
type Conflict = [string, string]

class Reader {
  readonly parts: QuestionParts = {}
  readonly said: Said[] = []
  private readonly types = new Set<ProductType>()
  private conflict: Conflict | undefined

  constructor(private readonly isForWheels: boolean) {}

  has = (part: PartName): boolean => this.parts[part] !== undefined

  add(taken: { parts: QuestionParts; typed: string } | undefined): void {
    if (!taken) return
    for (const [part, value] of Object.entries(taken.parts)) {
      if (value === undefined) continue
      Object.assign(this.parts, { [part]: value })
      this.said.push({ part: part as PartName, typed: taken.typed })
    }
  }

  addWords({ type, use, color, pieces, ...facets }: SaidFacets, typed: string): void {
    const parts = {
      ...facets,
      ...(use ? { use: [use] } : {}),
      ...(color ? { color: [color] } : {}),
      ...(pieces ? { pieces: Number(pieces) } : {}),
    }
    this.addMeaning({ type, parts }, typed)
  }

  addMeaning({ type, parts: { use, color, ...others } }: Meaning, typed: string): void {
    if (type) {
      this.types.add(type)
      this.said.push({ part: 'type', typed })
    }
    for (const value of use ?? []) this.addOneOf('use', value, typed)
    for (const value of color ?? []) this.addOneOf('color', value, typed)
    for (const [part, value] of Object.entries(others) as [PartName, unknown][]) {
      const before = this.parts[part]
      if (facetParts.has(part) && before !== undefined && before !== value) this.contradict(part, typed)
      else this.add({ parts: { [part]: value }, typed })
    }
  }

  /** Several uses or colors are alternatives. */
  private addOneOf(part: 'use' | 'color', value: string, typed: string): void {
    const values: readonly string[] = this.parts[part] ?? []
    Object.assign(this.parts, { [part]: [...new Set([...values, value])] })
    this.said.push({ part, typed })
  }

  addNames({ maker, patterns }: ReturnType<typeof takeNames>): void {
    if (maker) this.add({ parts: { maker: maker.value }, typed: maker.typed })
    for (const { value, typed } of patterns)
      this.add({ parts: { patterns: [...(this.parts.patterns ?? []), ...value] }, typed })
  }

  addTitle(word: string, typed: string): void {
    this.add({ parts: { title: [this.parts.title, word].filter(Boolean).join(' ') }, typed })
  }

  private contradict(part: PartName, typed: string): void {
    const first = this.said.find((each) => each.part === part)
    this.conflict ??= [first?.typed ?? '', typed]
    delete this.parts[part]
  }

  /** The type that is named, else the only one that has all parts. */
  type({ hasFasteners }: { hasFasteners: boolean }): ProductType | undefined {
    // a wheel spacer is no wheel
    const isSpacer = this.types.has('Spacer') && this.types.has('Wheel') && this.types.size === 2
    if (isSpacer) return 'Spacer'
    // tires for rims of a size are tires
    if (this.isForWheels) return 'Tire'
    if (this.types.size > 0) return this.types.size === 1 ? [...this.types][0] : undefined
    const { width, diameter } = this.parts
    if (width !== undefined && width >= FLOTATION_FROM) return 'Tire'
    const said = (Object.keys(this.parts) as PartName[]).filter(
      // nuts have the thread too
      (part) => !(part === 'thread' && hasFasteners),
    )
    const implied = new Set(said.flatMap((part) => onlyTypeWith(part) ?? []))
    if (implied.has('Tire')) return implied.size === 1 ? 'Tire' : undefined
    // a wheel has no thickness, and a spacer a bore
    if (implied.has('Spacer'))
      return this.has('offset') || this.has('color') || this.has('width') ? undefined : 'Spacer'
    if (implied.has('Wheel')) return 'Wheel'
    return width !== undefined && diameter !== undefined ? 'Wheel' : undefined
  }

  result(type: ProductType | undefined): Pick<QuestionReading, 'parts' | 'said' | 'unused' | 'conflict'> {
    const { season, use, snow, retread } = this.parts
    const first = (part: PartName) => this.said.find((each) => each.part === part)?.typed ?? ''
    const other = use?.includes('studded') ? 'use' : snow ? 'snow' : undefined
    if (season === 'summer' && other) {
      this.conflict ??= [first('season'), first(other)]
      delete this.parts.season
      delete this.parts[other]
    }
    if (!type) return { parts: this.parts, said: this.said, unused: [], conflict: this.conflict }
    const fits = (part: Said['part']) =>
      part === 'type' || part === 'car' || [...partsOfType[type], ...ofEveryType].includes(part)
    const unused = this.said.filter(
      // everything but a retread is new
      ({ part }) => !fits(part) && !(part === 'retread' && retread === 'no'),
    )
    return {
      parts: Object.fromEntries(
        Object.entries(this.parts).filter(([part]) => fits(part as PartName)),
      ) as QuestionParts,
      said: this.said.filter(({ part }) => fits(part)),
      unused,
      conflict: this.conflict,
    }
  }
}

/** Whether a question was understood to its last word, so that one list answers it. */
export const isClear = (reading: QuestionReading): boolean =>
  reading.type !== undefined && isRead(reading) && (reading.cars === undefined || reading.cars.length === 1)

/** Whether nothing of a question is left that could mean something else. */
export const isRead = (reading: QuestionReading): boolean =>
  isAnswerable(reading) && (reading.cars === undefined || reading.isSureOfCars)

/** Whether lists can answer all of a question: every word is understood, and the shop sells these goods. */
export const isAnswerable = ({ notSold, rest, unused, conflict }: QuestionReading): boolean =>
  conflict === undefined && notSold.length + rest.length + unused.length === 0
