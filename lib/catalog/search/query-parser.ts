import type { ProductType, seasons } from '@/lib/catalog/product/schema'
import { canonical, type ResultsQuery, resultsPath } from '@/lib/catalog/results/address'
import { meaningOf, mountingWords, typeWords, wheelWords } from '@/lib/catalog/words/trade-words'

type Season = (typeof seasons)[number]

export type UnderstoodTire = {
  type: 'Tire'
  width?: number
  profile?: number
  diameter?: number
  loadIndex?: number
  speedIndex?: string
  season?: Season
}
export type UnderstoodWheel = {
  type: 'Wheel'
  width?: number
  diameter?: number
  boltPattern?: string
  offset?: number
  centralBore?: number
  typeOfWheel?: 'steel' | 'alloy'
}
export type UnderstoodSpacer = {
  type: 'Spacer'
  boltPattern?: string
  thickness?: number
  mounting?: 'bolt-on' | 'slip-on'
}
export type Meaning = UnderstoodTire | UnderstoodWheel | UnderstoodSpacer

export type Understanding = {
  meaning: Meaning
  /** Whether nothing was left that means something else: such a question leads straight to `path`. */
  whole: boolean
  /** What is left of the question. */
  rest: string
  query: ResultsQuery
  /** Results address without the language. */
  path: string
}

const LONGEST = 200

/** Cyrillic letters that look like the Latin ones of sizes and stamps; р is typed for R, not for P. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'r',
  с: 'c',
  т: 't',
  х: 'x',
  ј: 'j',
}

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

/** Between figures and in stamps only: words of Russian stay as they are. */
const latinStamps = (text: string) =>
  text
    .split(' ')
    .map((token) => {
      const latin = token.replace(/[а-яј]/g, (letter) => lookAlikes[letter] ?? letter)
      return /^[a-z]{0,2}[-\d.]|^[erctbx]{1,2}$/.test(latin) && !/[а-я]/.test(latin) ? latin : token
    })
    .join(' ')

const seasonWords: [Season, RegExp][] = [
  ['winter', /^(zimow[aeyą]|winter|зимн(яя|ие|их|юю))$/],
  ['summer', /^(letni[aeą]?|summer|летн(яя|ие|их|юю))$/],
  ['allseason', /^(całoroczn[aeyą]|caloroczn[aey]|all-?season|всесезонн(ая|ые|ых|ую))$/],
]
/** Takes parts out of a question one by one; what is left at the end was not understood. */
class Question {
  rest: string
  constructor(text: string) {
    this.rest = ` ${text} `
  }
  /** The first match that stands alone between spaces; taken out when `fits` accepts it. */
  take<T>(pattern: RegExp, fits: (groups: string[]) => T | undefined): T | undefined {
    const match = new RegExp(`(?<=\\s)(?:${pattern.source})(?=\\s)`).exec(this.rest)
    if (!match) return undefined
    const value = fits(match.slice(1).map((group) => group ?? ''))
    if (value !== undefined)
      this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`
    return value
  }
  takeWord<T extends string>(words: readonly (readonly [T, RegExp])[]): T | undefined {
    const tokens = this.rest.split(' ')
    const index = tokens.findIndex((token) => meaningOf(words, token) !== undefined)
    const value = meaningOf(words, tokens[index] ?? '')
    if (value !== undefined) this.rest = ` ${tokens.toSpliced(index, 1).join(' ')} `
    return value
  }
}

const between = (value: number, least: number, most: number) => value >= least && value <= most

/**
 * What a question means that is written as on a sidewall, a wheel or a spacer: `195/80R15 96Q`, `31x10.50R15`,
 * `7Jx15 ET-10 5x139,7 CB108`, `5×139,7 30mm`; or that names a type alone. Null when it says neither.
 */
export function understand(text: string): Understanding | null {
  const question = new Question(latinStamps(normalized(text)))
  const named = question.takeWord(typeWords)
  const meaning =
    (named === undefined || named === 'Tire' ? readTire(question, named) : undefined) ??
    (named === 'Tire' ? undefined : readFitted(question, named))
  if (!meaning) return null
  const rest = question.rest.trim().replace(/\s+/g, ' ')
  const query = queryOf(meaning)
  return { meaning, whole: rest === '', rest, query, path: resultsPath(query) }
}

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`

function readTire(question: Question, named: ProductType | undefined): UnderstoodTire | undefined {
  const size =
    question.take(
      /(?:p|lt)?(\d{3}) ?[/ .-] ?(\d{2}) ?(?:[/ -]|z?r)? ?(\d{2}(?:\.5)?)(?:c|lt)?/,
      ([width, profile, diameter]) => metric(Number(width), Number(profile), Number(diameter)),
    ) ??
    question.take(
      new RegExp(`(?:lt)?${number} ?[x/] ?${number} ?(?:[/ -]|r) ?(\\d{2}(?:\\.5)?)(?:lt|c)?`),
      ([width, profile, diameter]) => flotation(Number(width), Number(profile), Number(diameter)),
    )
  const season = question.takeWord(seasonWords)
  if (!size) return readBare(question, named, season)
  const stamp = question.take(/(\d{2,3}) ?([a-hj-np-z])/, ([load, speed]) =>
    between(Number(load), 50, 150)
      ? { loadIndex: Number(load), speedIndex: speed?.toUpperCase() ?? '' }
      : undefined,
  )
  return { type: 'Tire', ...size, ...stamp, ...(season ? { season } : {}) }
}

/** 'Winter tires' and nothing else: no title says so, and everybody knows what is meant. */
function readBare(question: Question, named: ProductType | undefined, season: Season | undefined) {
  if (question.rest.trim() !== '' || (named === undefined && season === undefined)) return undefined
  return { type: 'Tire' as const, ...(season ? { season } : {}) }
}

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

function readFitted(question: Question, named: ProductType | undefined) {
  const boltPattern = question.take(/(\d{1,2}) ?[x/] ?(\d{2,3}(?:\.\d{1,2})?)/, ([holes, circle]) =>
    between(Number(holes), 3, 10) && between(Number(circle), 90, 350)
      ? `${Number(holes)}x${Number(circle)}`
      : undefined,
  )
  const rim = question.take(
    /(\d{1,2}(?:\.\d{1,2})?) ?j? ?[x/] ?(\d{1,2}(?:\.\d{1,2})?) ?(?:j|h2?|")?/,
    ([first, second]) => rimOf(Number(first), Number(second)),
  )
  const typeOfWheel = named === 'Spacer' ? undefined : question.takeWord(wheelWords)
  const offset = question.take(/et ?:?([+-]? ?\d{1,3})/, ([et]) => Number(et?.replace(' ', '')) || 0)
  const centralBore = question.take(/(?:cb|ø|ф|dia) ?:?(\d{2,3}(?:\.\d{1,2})?)/, ([bore]) => Number(bore))
  const wheelish = rim ?? typeOfWheel ?? offset ?? centralBore
  if (named === 'Spacer') return readSpacer(question, boltPattern)
  // only spacers are known by millimetres
  const inMillimetres = /^ \d{1,2} ?(mm|мм) $/.test(question.rest)
  if (named === undefined && (boltPattern || inMillimetres) && wheelish === undefined) {
    const spacer = readSpacer(question, boltPattern)
    if (spacer.thickness !== undefined || spacer.mounting) return spacer
  }
  const diameter =
    rim?.diameter ??
    question.take(
      named === 'Wheel' ? /r?(\d{2})(?:"|''|”| ?cali| ?inch)?/ : /(\d{2})(?:"|''|”| ?cali| ?inch)/,
      ([inches]) => (between(Number(inches), 10, 30) ? Number(inches) : undefined),
    )
  // a bolt pattern alone is of wheels and of spacers
  if (named === undefined && diameter === undefined && (boltPattern === undefined || wheelish === undefined))
    return undefined
  const wheel: UnderstoodWheel = { type: 'Wheel' }
  if (rim) wheel.width = rim.width
  if (diameter !== undefined) wheel.diameter = diameter
  if (boltPattern) wheel.boltPattern = boltPattern
  if (offset !== undefined) wheel.offset = offset
  if (centralBore !== undefined) wheel.centralBore = centralBore
  if (typeOfWheel) wheel.typeOfWheel = typeOfWheel
  return wheel
}

/** `7Jx15` and the American `15x7`: no car's rim is wider than high. */
function rimOf(first: number, second: number) {
  const [width, diameter] = first < second ? [first, second] : [second, first]
  return between(width, 3, 16) && between(diameter, 10, 30) && Number.isInteger(diameter)
    ? { width, diameter }
    : undefined
}

function readSpacer(question: Question, boltPattern: string | undefined): UnderstoodSpacer {
  const thickness =
    question.take(/(\d{1,3}(?:\.\d)?) ?(?:mm|мм)/, ([mm]) => Number(mm)) ??
    question.take(/(\d{1,2}(?:\.\d)?)/, ([mm]) => (between(Number(mm), 3, 60) ? Number(mm) : undefined))
  const mounting = question.takeWord(mountingWords)
  return {
    type: 'Spacer',
    ...(boltPattern ? { boltPattern } : {}),
    ...(thickness === undefined ? {} : { thickness }),
    ...(mounting ? { mounting } : {}),
  }
}

const one = (value: number | string | undefined) => (value === undefined ? undefined : String(value))
const list = (value: number | string | undefined) => (value === undefined ? [] : [String(value)])

function queryOf(meaning: Meaning): ResultsQuery {
  switch (meaning.type) {
    case 'Tire': {
      const { width, profile, diameter, season, loadIndex, speedIndex = '' } = meaning
      const icVc = loadIndex === undefined ? undefined : `${loadIndex}${speedIndex}`
      const single = { width: one(width), profile: one(profile), diameter: one(diameter), season, icVc }
      return canonical({ type: 'Tire', single, facets: {}, page: 1 })
    }
    case 'Wheel': {
      const { diameter, boltPattern, centralBore, width, offset, typeOfWheel } = meaning
      const single = {
        diameter: one(diameter),
        boltSpacing: boltPattern,
        centralBoreDiameter: one(centralBore),
      }
      const facets = { width: list(width), offset: list(offset), typeOfWheel: list(typeOfWheel) }
      return canonical({ type: 'Wheel', single, facets, page: 1 })
    }
    case 'Spacer': {
      const { boltPattern, thickness, mounting } = meaning
      const facets = { thickness: list(thickness), mounting: list(mounting) }
      return canonical({ type: 'Spacer', single: { boltDistance: boltPattern }, facets, page: 1 })
    }
  }
}
