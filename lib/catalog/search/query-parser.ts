import type { ProductType } from '@/lib/catalog/product/schema'
import { queryFor, type ResultsQuery, resultsPath } from '@/lib/catalog/results/address'
import {
  codeOf,
  colorWords,
  mountingWords,
  seasonWords,
  snowWords,
  typeWords,
  useWords,
  wheelWords,
} from '@/lib/catalog/words/trade-words'
import { latinSize } from '@/lib/core/values/look-alikes'
import { serviceDescription } from '@/lib/drawing/dimensions'
import { Question } from './question'

/** What the words say of a tire, as the facets of its results have it. */
type TireTraits = { season?: string; use?: string; snow?: string }

export type UnderstoodTire = {
  type: 'Tire'
  width?: number
  profile?: number
  diameter?: number
  loadIndex?: number
  loadIndexDual?: number
  speedIndex?: string
} & TireTraits
export type UnderstoodWheel = {
  type: 'Wheel'
  width?: number
  diameter?: number
  boltPattern?: string
  offset?: number
  centralBore?: number
  typeOfWheel?: 'steel' | 'alloy'
  color?: string
}
export type UnderstoodSpacer = {
  type: 'Spacer'
  boltPattern?: string
  thickness?: number
  mounting?: 'bolt-on' | 'slip-on'
  thread?: string
}
export type Meaning = UnderstoodTire | UnderstoodWheel | UnderstoodSpacer

export type Understanding = {
  meaning: Meaning
  /** Whether the whole question was understood, so that it leads straight to `path`. */
  whole: boolean
  /** What was not understood. */
  rest: string
  query: ResultsQuery
  /** Results address without the language. */
  path: string
}

const LONGEST = 200

function normalized(question: string): string {
  return question
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕*]/g, 'x')
    .replace(/ё/g, 'е')
    .replace(/[−–—‐‑]/g, '-')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[\s ]+/g, ' ')
    .trim()
}

/** Writes look-alike letters as Latin ones, but only in sizes and stamps: Russian words stay as they are. */
const latinStamps = (text: string) =>
  text
    // behind a load index р is the speed symbol P
    .replace(/(\d[cс]? \d{2,3} ?)р(?=$| \D)/, '$1p')
    .split(' ')
    .map((token) => {
      const latin = latinSize(token)
      return /^[a-z]{0,2}[-\d.]|^[erctbx]{1,2}$/.test(latin) && !/[а-я]/.test(latin) ? latin : token
    })
    .join(' ')

const between = (value: number, least: number, most: number) => value >= least && value <= most

/**
 * What a question means that is written as on a sidewall, a wheel or a spacer: `195/80R15 96Q`, `31x10.50R15`,
 * `7Jx15 ET-10 5x139,7 CB108`, `5×139,7 30mm`; or that names a type alone. Null when it says neither.
 */
export function understand(text: string): Understanding | null {
  const question = new Question(latinStamps(normalized(text)))
  const namedType = question.takeWord(typeWords)
  const meaning =
    (namedType === undefined || namedType === 'Tire' ? readTire(question, namedType) : undefined) ??
    (namedType === 'Tire' ? undefined : readFitted(question, namedType))
  if (!meaning) return null
  const rest = question.rest.trim().replace(/\s+/g, ' ')
  const query = queryOf(meaning)
  return { meaning, whole: rest === '', rest, query, path: resultsPath(query) }
}

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`

function readTire(question: Question, namedType: ProductType | undefined): UnderstoodTire | undefined {
  const size =
    question.take(
      /(?:p|lt)?(\d{3}) ?[/ .-] ?(\d{2}) ?(?:[/ -]|z?r)? ?(\d{2}(?:\.5)?)(?:c|lt)?/,
      ([width, profile, diameter]) => metric(Number(width), Number(profile), Number(diameter)),
    ) ??
    // typed without anything between: 1958015
    question.take(/(\d{3})(\d{2})(?:z?r)?(\d{2})/, ([width, profile, diameter]) =>
      metric(Number(width), Number(profile), Number(diameter)),
    ) ??
    question.take(
      new RegExp(`(?:lt)?${number} ?[x/] ?${number} ?(?:[/ -]|r) ?(\\d{2}(?:\\.5)?)(?:lt|c)?`),
      ([width, profile, diameter]) => flotation(Number(width), Number(profile), Number(diameter)),
    )
  const words = question.rest
  const traits = readTraits(question)
  if (!size) {
    const dual = question.take(dualPattern, readDual)
    if (dual) return { type: 'Tire', ...dual, ...traits }
    const bare = readBare(question, namedType, traits)
    // what is no tire may be a wheel, and then these words were not understood
    if (!bare) question.rest = words
    return bare
  }
  const stamp =
    question.take(dualPattern, readDual) ??
    question.take(/(\d{2,3}) ?([a-hj-np-z])/, ([load, speed]) =>
      between(Number(load), 50, 150)
        ? { loadIndex: Number(load), speedIndex: speed?.toUpperCase() ?? '' }
        : undefined,
    )
  return { type: 'Tire', ...size, ...stamp, ...traits }
}

/** `123/120Q` of LT tires: twins carry a little less each than a single tire. */
const dualPattern = /(\d{2,3}) ?\/ ?(\d{2,3}) ?([a-hj-np-z])/

const readDual = ([single, twin, speed]: string[]) =>
  between(Number(single), 50, 180) && between(Number(single) - Number(twin), 0, 12)
    ? { loadIndex: Number(single), loadIndexDual: Number(twin), speedIndex: speed?.toUpperCase() ?? '' }
    : undefined

function readTraits(question: Question): TireTraits {
  const traits: TireTraits = {}
  const season = question.takeWord(seasonWords)
  if (season) traits.season = season
  const use = question.takeWord(useWords)
  if (use) traits.use = use
  const snow = question.takeWord(snowWords)
  if (snow) traits.snow = snow
  return traits
}

/**
 * A tire without a size is understood only when nothing else is asked for: 'winter tires', 'tires 15'. Wheels have a
 * diameter too, so that a number is one of a tire only where tires are named.
 */
function readBare(question: Question, namedType: ProductType | undefined, traits: TireTraits) {
  const isNamed = namedType !== undefined || Object.keys(traits).length > 0
  const diameter = namedType === 'Tire' ? question.take(diameterPattern, readDiameter) : undefined
  if (!isNamed || question.rest.trim() !== '') return undefined
  return { type: 'Tire' as const, ...(diameter === undefined ? {} : { diameter }), ...traits }
}

const diameterPattern = /r?(\d{2}(?:\.5)?)(?:"|''|′′|”| ?cal[a-z]*| ?inch[a-z]*| ?дюйм[а-я]*)?/

const readDiameter = ([inches]: string[]) => (between(Number(inches), 10, 30) ? Number(inches) : undefined)

function metric(width: number, profile: number, diameter: number) {
  const makes =
    between(width, 105, 455) && width % 5 === 0 && between(profile, 20, 100) && between(diameter, 10, 30)
  return makes ? { width, profile, diameter } : undefined
}

/** Overall diameter, width and rim in inches. */
function flotation(width: number, profile: number, diameter: number) {
  const makes =
    between(width, 24, 54) && between(profile, 6, 22) && between(diameter, 12, 26) && width > diameter
  return makes ? { width, profile, diameter } : undefined
}

function readFitted(question: Question, namedType: ProductType | undefined) {
  const boltPattern = question.take(/(\d{1,2}) ?[x/] ?(\d{2,3}(?:\.\d{1,2})?)/, ([holes, circle]) =>
    between(Number(holes), 3, 10) && between(Number(circle), 90, 350)
      ? `${Number(holes)}x${Number(circle)}`
      : undefined,
  )
  const rim = question.take(
    /(\d{1,2}(?:\.\d{1,2})?) ?j? ?[x/] ?(\d{1,2}(?:\.\d{1,2})?) ?(?:j|h2?|")?/,
    ([first, second]) => rimOf(Number(first), Number(second)),
  )
  const typeOfWheel = namedType === 'Spacer' ? undefined : question.takeWord(wheelWords)
  const offset = question.take(/et ?:?([+-]? ?\d{1,3})/, ([et]) => Number(et?.replace(' ', '')) || 0)
  const centralBore = question.take(/(?:cb|ø|ф|dia) ?:?(\d{2,3}(?:\.\d{1,2})?)/, ([bore]) => Number(bore))
  const wheelValue = rim ?? typeOfWheel ?? offset ?? centralBore
  if (namedType === 'Spacer') return readSpacer(question, boltPattern)
  // only the dimensions of spacers are given in millimeters alone
  const inMillimetres = /^ \d{1,2} ?(mm|мм) $/.test(question.rest)
  const isMounting = codeOf(mountingWords, question.rest.trim()) !== undefined
  const isOfSpacer = boltPattern || question.has(threadPattern) || inMillimetres || isMounting
  if (namedType === undefined && isOfSpacer && wheelValue === undefined) {
    const spacer = readSpacer(question, boltPattern)
    if (spacer.thickness !== undefined || spacer.mounting || spacer.thread) return spacer
  }
  const diameter =
    rim?.diameter ??
    question.take(
      namedType === 'Wheel' ? diameterPattern : /(\d{2})(?:"|''|′′|”| ?cal[a-z]*| ?inch[a-z]*| ?дюйм[а-я]*)/,
      readDiameter,
    )
  const color = question.takeWord(colorWords)
  // wheels and spacers both have a bolt pattern, so it does not tell them apart
  if (
    namedType === undefined &&
    diameter === undefined &&
    (boltPattern === undefined || wheelValue === undefined)
  )
    return undefined
  const wheel: UnderstoodWheel = { type: 'Wheel' }
  if (rim) wheel.width = rim.width
  if (diameter !== undefined) wheel.diameter = diameter
  if (boltPattern) wheel.boltPattern = boltPattern
  if (offset !== undefined) wheel.offset = offset
  if (centralBore !== undefined) wheel.centralBore = centralBore
  if (typeOfWheel) wheel.typeOfWheel = typeOfWheel
  if (color) wheel.color = color
  return wheel
}

/** Reads `7Jx15` and the American `15x7`: no car's rim is wider than its diameter. */
function rimOf(first: number, second: number) {
  const [width, diameter] = first < second ? [first, second] : [second, first]
  return between(width, 3, 16) && between(diameter, 10, 30) && Number.isInteger(diameter)
    ? { width, diameter }
    : undefined
}

/** `M12x1.25` or, in inches, `1/2-20 UNF`. */
const threadPattern = /m(\d{1,2}) ?x ?(\d(?:\.\d{1,2})?)|(\d\/\d{1,2}-\d{2}) ?unf/

function readSpacer(question: Question, boltPattern: string | undefined): UnderstoodSpacer {
  const thread = question.take(threadPattern, ([size, pitch, inches]) =>
    inches ? `${inches} UNF` : `M${size}x${Number(pitch)}`,
  )
  const thickness =
    question.take(/(\d{1,3}(?:\.\d)?) ?(?:mm|мм)/, ([mm]) => Number(mm)) ??
    question.take(/(\d{1,2}(?:\.\d)?)/, ([mm]) => (between(Number(mm), 3, 60) ? Number(mm) : undefined))
  const mounting = question.takeWord(mountingWords)
  return {
    type: 'Spacer',
    ...(boltPattern ? { boltPattern } : {}),
    ...(thickness === undefined ? {} : { thickness }),
    ...(mounting ? { mounting } : {}),
    ...(thread ? { thread } : {}),
  }
}

function queryOf(meaning: Meaning): ResultsQuery {
  switch (meaning.type) {
    case 'Tire': {
      const { type, loadIndex, loadIndexDual = null, speedIndex = '', ...values } = meaning
      const icVc =
        loadIndex === undefined
          ? undefined
          : serviceDescription({ icVc: `${loadIndex}${speedIndex}`, loadIndexDual })
      return queryFor(type, { ...values, icVc })
    }
    case 'Wheel': {
      const { type, boltPattern, centralBore, ...values } = meaning
      return queryFor(type, { ...values, boltSpacing: boltPattern, centralBoreDiameter: centralBore })
    }
    case 'Spacer': {
      const { type, boltPattern, ...values } = meaning
      return queryFor(type, { ...values, boltDistance: boltPattern })
    }
  }
}
