import type { ErrorCode } from '@/lib/core/errors'

// What a product is described by, each field once. Types, rows, calls, the form, catalogue files, the specification and
// the history are drawn from here. CONTRIBUTING.md says how to add one.

export const productTypes = ['Tire', 'Wheel', 'Spacer'] as const
export type ProductType = (typeof productTypes)[number]

/** Words under `fields.units`. */
export type Unit = 'mm' | 'kg' | 'inches' | 'percent' | 'dB' | 'PLN'

type Shared = {
  /** The column as schema.prisma calls it, where that is not the field's name. SQL writes it with underscores. */
  column?: string
  /** Every entry must have it; a code says in words of its own that it is missing. Other fields may be null. */
  needed?: true | ErrorCode
  /** Needed in an entry, but null in older rows. */
  lacking?: true
  /** Never null, although an entry may leave it out: `entry.ts` says what it is then. */
  always?: true
  /** Its words are `fields.names.<words>`, where they are not called like the field. */
  words?: string
  /** What the form of a new product begins with. */
  begins?: string | true
  /** The form offers names that the catalogue has already. */
  known?: 'treads' | 'makers' | 'patterns'
  /** Asked for in the form only where the IC/VC does not say it. */
  readFrom?: 'icVc'
  /** A line of the specification shows it as it is; `words/product-specs.ts` makes the other lines. */
  line?: true
  /** Its finder offers it, or it decides what is related to what. */
  finder?: true
  /** Shown on the product's own page alone, so that a change of it leaves lists as they are. */
  pageOnly?: true
  /** What stands in the template of a catalogue file. */
  example?: string | number | boolean
}

type Kind =
  /** `tight`: spaces that people type into it are dropped. */
  | { kind: 'text'; most: number; oneLine?: true; tight?: true; format?: Format }
  | { kind: 'paragraphs'; most: number }
  | {
      kind: 'number'
      least?: number
      above?: number
      most: number
      whole?: true
      unit?: Unit
      outOfRange?: ErrorCode
    }
  /** Codes, with words under `facets.values.<name>`. `orText`: another text is taken too, and shown as it is. */
  | { kind: 'choice'; options: readonly string[]; orText?: true }
  /** Yes or no; null where nobody said it. */
  | { kind: 'flag' }
  /** Holes x circle in mm: 5x139.7. */
  | { kind: 'boltPattern' }
  /** PLN gross with two decimals at most, as people and the API write it; a product has grosze, by the column's name. */
  | { kind: 'money'; unit: 'PLN'; column: string }
  /** Path or address; empty in older rows that have none. */
  | { kind: 'picture' }
  | { kind: 'pictures' }

type Format = { pattern: RegExp; isRight?: (text: string) => boolean; code: ErrorCode }

export type Field = Shared & Kind
type Fields = Record<string, Field>

/** The last digit of an EAN or GTIN checks the others: every second one from the right counts three times. */
function hasCheckDigit(ean: string): boolean {
  const digits = [...ean].reverse().map(Number)
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0
}

const eanFormat = { pattern: /^(\d{8}|\d{12,14})$/, isRight: hasCheckDigit, code: 'ean_format' } as const
const emailFormat = { pattern: /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i, code: 'incorrect_email' } as const
const weekFormat = { pattern: /^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/, code: 'week_format' } as const
const eprelFormat = { pattern: /^\d{1,10}$/, code: 'invalid_number' } as const
const icVcFormat = { pattern: /^[a-z0-9]{3,10}$/i, code: 'ic_vc_format' } as const

const description = { kind: 'paragraphs', most: 5_000, pageOnly: true } as const satisfies Field

/** The description in other languages; where one is missing its readers are shown the Polish text. */
const translations = { descriptionEn: description, descriptionRu: description } as const satisfies Fields

const tire = {
  size: {
    /** mm; inches on a flotation size such as 31x10.5 R15. */
    width: { kind: 'number', above: 0, most: 2_000, unit: 'mm', needed: true, finder: true, example: 195 },
    /** Percent of the width; inches on a flotation size. */
    profile: {
      kind: 'number',
      above: 0,
      most: 200,
      unit: 'percent',
      needed: true,
      finder: true,
      example: 80,
    },
    diameter: {
      kind: 'number',
      above: 0,
      most: 100,
      unit: 'inches',
      outOfRange: 'diameter_range',
      needed: true,
      finder: true,
      example: 15,
    },
    /** Load index with the speed code, as on the sidewall: 96Q. */
    icVc: { kind: 'text', most: 10, format: icVcFormat, tight: true, needed: 'ic_vc_format', example: '96Q' },
    loadIndex: { kind: 'number', least: 1, most: 300, whole: true, readFrom: 'icVc' },
    speedIndex: { kind: 'text', most: 3, readFrom: 'icVc', pageOnly: true },
  },
  make: {
    season: {
      kind: 'choice',
      options: ['summer', 'winter', 'allseason'],
      needed: 'season_required',
      begins: 'allseason',
      line: true,
      example: 'allseason',
    },
    /** Tread pattern. */
    protector: { kind: 'text', most: 100, known: 'treads', line: true, finder: true, example: 'Bagno XT' },
    typeOfTire: {
      kind: 'choice',
      options: ['passenger', 'truck', '4X4'],
      needed: 'type_of_tire_required',
      line: true,
      example: '4X4',
    },
    retread: { kind: 'flag', always: true, begins: true, line: true, pageOnly: true, example: true },
    use: {
      kind: 'choice',
      options: ['road', 'all-terrain', 'rugged', 'mud', 'studded'],
      line: true,
      example: 'mud',
    },
    /** The three-peak mountain snowflake, 3PMSF. */
    snowflake: { kind: 'flag', line: true, example: false },
    /** M+S */
    mudAndSnow: { kind: 'flag', line: true, example: true },
    treadDepth: { kind: 'number', above: 0, most: 40, unit: 'mm', line: true, pageOnly: true, example: 14 },
    /** ISO week: 2026-W14. */
    retreadWeek: {
      kind: 'text',
      most: 8,
      format: weekFormat,
      line: true,
      pageOnly: true,
      example: '2026-W14',
    },
    /** UN regulation: 108 for retreads of passenger cars, 109 for those of vans and trucks. */
    approval: { kind: 'choice', options: ['R108', 'R109'], line: true, pageOnly: true, example: 'R108' },
    approvalNumber: { kind: 'text', most: 50, oneLine: true, line: true, pageOnly: true },
    /** For professional off-road use alone (POR): outside the EU label. */
    professionalOffRoad: { kind: 'flag', line: true, pageOnly: true },
    /** The form begins with the shop's own brand. */
    manufacturer: { kind: 'text', most: 100, known: 'makers', line: true, example: 'Trakt' },
  },
  /** Regulation (EU) 2020/740, of a tire that is no retread. */
  label: {
    labelFuel: { kind: 'choice', options: ['A', 'B', 'C', 'D', 'E'], line: true, pageOnly: true },
    labelWet: { kind: 'choice', options: ['A', 'B', 'C', 'D', 'E'], line: true, pageOnly: true },
    noiseDb: { kind: 'number', least: 40, most: 100, whole: true, unit: 'dB', line: true, pageOnly: true },
    noiseClass: { kind: 'choice', options: ['A', 'B', 'C'], line: true, pageOnly: true },
    /** Without it such a tire cannot go on sale. */
    eprelId: { kind: 'text', most: 10, format: eprelFormat, tight: true, line: true, pageOnly: true },
  },
  offer: {
    inf: {
      kind: 'paragraphs',
      most: 5_000,
      needed: 'inf_required',
      lacking: true,
      pageOnly: true,
      example: 'Bieżnikowana opona terenowa, bieżnik 14 mm.',
    },
    ...translations,
  },
} as const satisfies Parts

/** The bolts of a wheel or spacer, under the name that the API gives them in each. */
const boltPattern = {
  kind: 'boltPattern',
  column: 'boltPattern',
  words: 'boltPattern',
  needed: 'bolt_pattern_required',
  known: 'patterns',
  finder: true,
  example: '5x139.7',
} as const satisfies Field

const wheel = {
  size: {
    diameter: { kind: 'number', least: 8, most: 30, unit: 'inches', needed: true, finder: true, example: 15 },
    width: {
      kind: 'number',
      words: 'rimWidth',
      least: 2,
      most: 18,
      unit: 'inches',
      needed: true,
      finder: true,
      example: 7,
    },
    boltSpacing: boltPattern,
    centralBoreDiameter: {
      kind: 'number',
      least: 30,
      most: 330,
      unit: 'mm',
      needed: true,
      finder: true,
      example: 108,
    },
    /** ET */
    offset: { kind: 'number', least: -150, most: 150, whole: true, unit: 'mm', example: -10 },
    maxLoad: {
      kind: 'number',
      least: 200,
      most: 5_000,
      whole: true,
      unit: 'kg',
      line: true,
      example: 900,
    },
  },
  make: {
    typeOfWheel: { kind: 'choice', options: ['steel', 'alloy'], orText: true, line: true, example: 'steel' },
    material: { kind: 'choice', options: ['steel', 'aluminium'], orText: true, line: true, example: 'steel' },
    color: {
      kind: 'choice',
      options: ['black', 'silver', 'white', 'gunmetal', 'bronze'],
      orText: true,
      line: true,
      example: 'black',
    },
    nutSeat: {
      kind: 'choice',
      options: ['conical', 'ball', 'flat'],
      line: true,
      pageOnly: true,
      example: 'conical',
    },
  },
  offer: { description, ...translations },
} as const satisfies Parts

const spacer = {
  size: {
    boltDistance: boltPattern,
    thickness: { kind: 'number', least: 1, most: 150, unit: 'mm', needed: true, finder: true, example: 30 },
    /** With studs of its own, or slipped on under longer ones. It decides which bolts are safe: nothing guesses it. */
    mounting: { kind: 'choice', options: ['bolt-on', 'slip-on'], line: true, example: 'bolt-on' },
    boltInfo: { kind: 'text', most: 200, example: 'M12x1.25, szpilki w komplecie' },
    /** The bore that goes over the hub of the car. */
    hubBore: { kind: 'number', least: 30, most: 330, unit: 'mm', line: true, finder: true, example: 108 },
    /** The ring that centers the wheel; null where the spacer has none. */
    ringBore: { kind: 'number', least: 30, most: 330, unit: 'mm', line: true, pageOnly: true, example: 108 },
    thread: { kind: 'text', most: 30, oneLine: true, line: true, example: 'M12x1.25' },
    /** Of its own studs, from its face. */
    studLength: { kind: 'number', above: 0, most: 200, unit: 'mm', line: true, pageOnly: true, example: 30 },
  },
  make: {
    alloy: { kind: 'text', most: 50, oneLine: true, line: true, pageOnly: true, example: '6061-T6' },
  },
  offer: { description, ...translations },
} as const satisfies Parts

/** What every product has. The form has a place of its own for each. */
const common = {
  title: { kind: 'text', most: 200, oneLine: true, needed: 'title_required' },
  price: { kind: 'money', unit: 'PLN', column: 'priceGrosze', needed: 'price_positive' },
  /** The main picture. */
  url: { kind: 'picture', needed: 'url_required' },
  urls: { kind: 'pictures', needed: 'urls_required', pageOnly: true },
} as const satisfies Fields

/** By which every product is told from others. */
const numbers = {
  /** The shop's own; no two products have the same. */
  sku: { kind: 'text', most: 50, oneLine: true },
  ean: { kind: 'text', most: 14, format: eanFormat, tight: true, line: true },
} as const satisfies Fields

/** Who answers for a product, by Regulation (EU) 2023/988. Null stands for the shop itself. */
const safety = {
  makerName: { kind: 'text', most: 200, oneLine: true, pageOnly: true },
  makerAddress: { kind: 'text', most: 300, oneLine: true, pageOnly: true },
  makerEmail: { kind: 'text', most: 254, format: emailFormat, pageOnly: true },
  /** The responsible person in the EU, where the maker is outside it. */
  euPersonName: { kind: 'text', most: 200, oneLine: true, pageOnly: true },
  euPersonAddress: { kind: 'text', most: 300, oneLine: true, pageOnly: true },
  euPersonEmail: { kind: 'text', most: 254, format: emailFormat, pageOnly: true },
} as const satisfies Fields

const every = { ...numbers, ...safety, ...common } as const

export const fields = {
  Tire: { ...tire.size, ...tire.make, ...tire.label, ...tire.offer, ...every },
  Wheel: { ...wheel.size, ...wheel.make, ...wheel.offer, ...every },
  Spacer: { ...spacer.size, ...spacer.make, ...spacer.offer, ...every },
} as const

/** The parts of the form that a type's fields stand in. */
export type FormPart = 'size' | 'make' | 'label' | 'offer' | 'numbers' | 'safety'
type Parts = Partial<Record<FormPart, Fields>>
const parts: Record<ProductType, Parts> = {
  Tire: { ...tire, numbers, safety },
  Wheel: { ...wheel, numbers, safety },
  Spacer: { ...spacer, numbers, safety },
}

// --- the types that follow -----------------------------------------------------------------------------------------

type Described = typeof fields
type NamesOf<T extends ProductType> = keyof Described[T] & string
/** The fields of all types. */
export type FieldName = { [T in ProductType]: NamesOf<T> }[ProductType]
/** The descriptions of all fields of a name: tires and wheels each have a width. */
export type FieldNamed<N extends FieldName> = {
  [T in ProductType]: N extends NamesOf<T> ? Described[T][N] : never
}[ProductType]
type WordsOf<F, N> = F extends { words: infer W } ? W : N
/** Keys of `fields.names`. */
export type FieldWords = {
  [T in ProductType]: { [N in NamesOf<T>]: WordsOf<Described[T][N], N> }[NamesOf<T>]
}[ProductType]

type ValueOf<F> = F extends { kind: 'number' | 'money' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'pictures' }
      ? string[]
      : F extends { kind: 'choice'; orText: true }
        ? string
        : F extends { kind: 'choice'; options: readonly (infer O)[] }
          ? O
          : string

/** A field as a product has it. */
type Known<F> = F extends { lacking: true }
  ? ValueOf<F> | null
  : F extends { needed: true | string } | { always: true }
    ? ValueOf<F>
    : ValueOf<F> | null
/** A field as it was entered, before what was left out is added. */
export type Entered<F> = F extends { needed: true | string } ? ValueOf<F> : ValueOf<F> | null

type NameInProduct<F, N> = F extends { kind: 'money'; column: infer C extends string } ? C : N
/** The fields of a type as a product has them. */
export type ProductFields<T extends ProductType> = {
  -readonly [N in NamesOf<T> as NameInProduct<Described[T][N], N>]: Known<Described[T][N]>
}
/** The fields of a type as they can be stored. */
export type EnteredFields<T extends ProductType> = {
  -readonly [N in NamesOf<T> as NameInProduct<Described[T][N], N>]: Described[T][N] extends { always: true }
    ? ValueOf<Described[T][N]>
    : Entered<Described[T][N]>
}

const entries = (described: Fields) => Object.entries(described) as [FieldName, Field][]

/** The fields of a type in their order. */
export const fieldsOf = (type: ProductType): [FieldName, Field][] => entries(fields[type])

/** Those of them in one part of the form. */
export const fieldsOfPart = (type: ProductType, part: FormPart): [FieldName, Field][] =>
  entries(parts[type][part] ?? {})
