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
  required?: true | ErrorCode
  /** Needed in an entry, but null in older rows. */
  nullInOldRows?: true
  /** Never null, although an entry may leave it out: `entry.ts` says what it is then. */
  notNull?: true
  /** Its words are `fields.names.<messageKey>`, where they are not called like the field. */
  messageKey?: string
  /** What the form of a new product begins with. */
  defaultValue?: string | true
  /** The form offers names that the catalogue has already. */
  suggestions?: 'treads' | 'makers' | 'patterns'
  /** Asked for in the form only where the IC/VC does not say it. */
  derivedFrom?: 'icVc'
  /** A line of the specification shows it as it is; `words/product-specs.ts` makes the other lines. */
  inSpecification?: true
  /** Its finder offers it, or it decides what is related to what. */
  affectsFinder?: true
  /** Shown on the product's own page alone, so that a change of it leaves lists as they are. */
  detailPageOnly?: true
  /** What stands in the template of a catalogue file. */
  example?: string | number | boolean
}

type Kind =
  /** `withoutSpaces`: spaces that people type into it are dropped. */
  | { kind: 'text'; maxLength: number; oneLine?: true; withoutSpaces?: true; format?: Format }
  | { kind: 'paragraphs'; maxLength: number }
  | {
      kind: 'number'
      min?: number
      greaterThan?: number
      max: number
      integer?: true
      unit?: Unit
      rangeError?: ErrorCode
    }
  /** Codes, with words under `facets.values.<name>`. `allowsOtherText`: another text is taken too, and shown as it is. */
  | { kind: 'choice'; options: readonly string[]; allowsOtherText?: true }
  /** Yes or no; null where nobody said it. */
  | { kind: 'flag' }
  /** Holes x circle in mm: 5x139.7. */
  | { kind: 'boltPattern' }
  /** PLN gross with two decimals at most; grosze in the table. */
  | { kind: 'money'; unit: 'PLN' }
  /** Path or address; empty in older rows that have none. */
  | { kind: 'picture' }
  | { kind: 'pictures' }

type Format = { pattern: RegExp; isValid?: (text: string) => boolean; code: ErrorCode }

export type Field = Shared & Kind
type Fields = Record<string, Field>

/** The last digit of an EAN or GTIN checks the others: every second one from the right counts three times. */
function hasCheckDigit(ean: string): boolean {
  const digits = [...ean].reverse().map(Number)
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0
}

const eanFormat = { pattern: /^(\d{8}|\d{12,14})$/, isValid: hasCheckDigit, code: 'ean_format' } as const
const emailFormat = { pattern: /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i, code: 'incorrect_email' } as const
const weekFormat = { pattern: /^20\d\d-W(0[1-9]|[1-4]\d|5[0-3])$/, code: 'week_format' } as const
const eprelFormat = { pattern: /^\d{1,10}$/, code: 'invalid_number' } as const
const icVcFormat = { pattern: /^[a-z0-9]{3,10}$/i, code: 'ic_vc_format' } as const

const description = { kind: 'paragraphs', maxLength: 5_000, detailPageOnly: true } as const satisfies Field

/** The description in other languages; where one is missing its readers are shown the Polish text. */
const translations = { descriptionEn: description, descriptionRu: description } as const satisfies Fields

const tire = {
  size: {
    /** mm; inches on a flotation size such as 31x10.5 R15. */
    width: {
      kind: 'number',
      greaterThan: 0,
      max: 2_000,
      unit: 'mm',
      required: true,
      affectsFinder: true,
      example: 195,
    },
    /** Percent of the width; inches on a flotation size. */
    profile: {
      kind: 'number',
      greaterThan: 0,
      max: 200,
      unit: 'percent',
      required: true,
      affectsFinder: true,
      example: 80,
    },
    diameter: {
      kind: 'number',
      greaterThan: 0,
      max: 100,
      unit: 'inches',
      rangeError: 'diameter_range',
      required: true,
      affectsFinder: true,
      example: 15,
    },
    /** Load index with the speed code, as on the sidewall: 96Q. */
    icVc: {
      kind: 'text',
      maxLength: 10,
      format: icVcFormat,
      withoutSpaces: true,
      required: 'ic_vc_format',
      example: '96Q',
    },
    loadIndex: { kind: 'number', min: 1, max: 300, integer: true, derivedFrom: 'icVc', detailPageOnly: true },
    speedIndex: { kind: 'text', maxLength: 3, derivedFrom: 'icVc', detailPageOnly: true },
  },
  make: {
    season: {
      kind: 'choice',
      options: ['summer', 'winter', 'allseason'],
      required: 'season_required',
      defaultValue: 'allseason',
      inSpecification: true,
      example: 'allseason',
    },
    /** Tread pattern. */
    protector: {
      kind: 'text',
      maxLength: 100,
      suggestions: 'treads',
      inSpecification: true,
      affectsFinder: true,
      example: 'Bagno XT',
    },
    typeOfTire: {
      kind: 'choice',
      options: ['passenger', 'truck', '4X4'],
      required: 'type_of_tire_required',
      inSpecification: true,
      example: '4X4',
    },
    retread: {
      kind: 'flag',
      notNull: true,
      defaultValue: true,
      inSpecification: true,
      detailPageOnly: true,
      example: true,
    },
    use: {
      kind: 'choice',
      options: ['road', 'all-terrain', 'rugged', 'mud', 'studded'],
      inSpecification: true,
      detailPageOnly: true,
      example: 'mud',
    },
    /** The three-peak mountain snowflake, 3PMSF. */
    snowflake: { kind: 'flag', inSpecification: true, detailPageOnly: true, example: false },
    /** M+S */
    mudAndSnow: { kind: 'flag', inSpecification: true, detailPageOnly: true, example: true },
    treadDepth: {
      kind: 'number',
      greaterThan: 0,
      max: 40,
      unit: 'mm',
      inSpecification: true,
      detailPageOnly: true,
      example: 14,
    },
    /** ISO week: 2026-W14. */
    retreadWeek: {
      kind: 'text',
      maxLength: 8,
      format: weekFormat,
      inSpecification: true,
      detailPageOnly: true,
      example: '2026-W14',
    },
    /** UN regulation: 108 for retreads of passenger cars, 109 for those of vans and trucks. */
    approval: {
      kind: 'choice',
      options: ['R108', 'R109'],
      inSpecification: true,
      detailPageOnly: true,
      example: 'R108',
    },
    approvalNumber: {
      kind: 'text',
      maxLength: 50,
      oneLine: true,
      inSpecification: true,
      detailPageOnly: true,
    },
    /** For professional off-road use alone (POR): outside the EU label. */
    professionalOffRoad: { kind: 'flag', inSpecification: true, detailPageOnly: true },
    /** The form begins with the shop's own brand. */
    manufacturer: {
      kind: 'text',
      maxLength: 100,
      suggestions: 'makers',
      inSpecification: true,
      example: 'Trakt',
    },
  },
  /** Regulation (EU) 2020/740, of a tire that is no retread. */
  label: {
    labelFuel: {
      kind: 'choice',
      options: ['A', 'B', 'C', 'D', 'E'],
      inSpecification: true,
      detailPageOnly: true,
    },
    labelWet: {
      kind: 'choice',
      options: ['A', 'B', 'C', 'D', 'E'],
      inSpecification: true,
      detailPageOnly: true,
    },
    noiseDb: {
      kind: 'number',
      min: 40,
      max: 100,
      integer: true,
      unit: 'dB',
      inSpecification: true,
      detailPageOnly: true,
    },
    noiseClass: { kind: 'choice', options: ['A', 'B', 'C'], inSpecification: true, detailPageOnly: true },
    /** Without it such a tire cannot go on sale. */
    eprelId: {
      kind: 'text',
      maxLength: 10,
      format: eprelFormat,
      withoutSpaces: true,
      inSpecification: true,
      detailPageOnly: true,
    },
  },
  offer: {
    inf: {
      kind: 'paragraphs',
      maxLength: 5_000,
      required: 'inf_required',
      nullInOldRows: true,
      detailPageOnly: true,
      example: 'Bieżnikowana opona terenowa, bieżnik 14 mm.',
    },
    ...translations,
  },
} as const satisfies Parts

/** The bolts of a wheel or spacer, under the name that the API gives them in each. */
const boltPattern = {
  kind: 'boltPattern',
  column: 'boltPattern',
  messageKey: 'boltPattern',
  required: 'bolt_pattern_required',
  suggestions: 'patterns',
  affectsFinder: true,
  example: '5x139.7',
} as const satisfies Field

const wheel = {
  size: {
    diameter: {
      kind: 'number',
      min: 8,
      max: 30,
      unit: 'inches',
      required: true,
      affectsFinder: true,
      example: 15,
    },
    width: {
      kind: 'number',
      messageKey: 'rimWidth',
      min: 2,
      max: 18,
      unit: 'inches',
      required: true,
      affectsFinder: true,
      example: 7,
    },
    boltSpacing: boltPattern,
    centralBoreDiameter: {
      kind: 'number',
      min: 30,
      max: 330,
      unit: 'mm',
      required: true,
      affectsFinder: true,
      example: 108,
    },
    /** ET */
    offset: { kind: 'number', min: -150, max: 150, integer: true, unit: 'mm', example: -10 },
    maxLoad: {
      kind: 'number',
      min: 200,
      max: 5_000,
      integer: true,
      unit: 'kg',
      inSpecification: true,
      detailPageOnly: true,
      example: 900,
    },
  },
  make: {
    typeOfWheel: {
      kind: 'choice',
      options: ['steel', 'alloy'],
      allowsOtherText: true,
      inSpecification: true,
      example: 'steel',
    },
    material: {
      kind: 'choice',
      options: ['steel', 'aluminium'],
      allowsOtherText: true,
      inSpecification: true,
      example: 'steel',
    },
    color: {
      kind: 'choice',
      options: ['black', 'silver', 'white', 'gunmetal', 'bronze'],
      allowsOtherText: true,
      inSpecification: true,
      example: 'black',
    },
    nutSeat: {
      kind: 'choice',
      options: ['conical', 'ball', 'flat'],
      inSpecification: true,
      detailPageOnly: true,
      example: 'conical',
    },
  },
  offer: { description, ...translations },
} as const satisfies Parts

const spacer = {
  size: {
    boltDistance: boltPattern,
    thickness: {
      kind: 'number',
      min: 1,
      max: 150,
      unit: 'mm',
      required: true,
      affectsFinder: true,
      example: 30,
    },
    /** With studs of its own, or slipped on under longer ones. It decides which bolts are safe: nothing guesses it. */
    mounting: { kind: 'choice', options: ['bolt-on', 'slip-on'], inSpecification: true, example: 'bolt-on' },
    boltInfo: { kind: 'text', maxLength: 200, example: 'M12x1.25, szpilki w komplecie' },
    /** The bore that goes over the hub of the car. */
    hubBore: {
      kind: 'number',
      min: 30,
      max: 330,
      unit: 'mm',
      inSpecification: true,
      detailPageOnly: true,
      example: 108,
    },
    /** The ring that centers the wheel; null where the spacer has none. */
    ringBore: {
      kind: 'number',
      min: 30,
      max: 330,
      unit: 'mm',
      inSpecification: true,
      detailPageOnly: true,
      example: 108,
    },
    thread: {
      kind: 'text',
      maxLength: 30,
      oneLine: true,
      inSpecification: true,
      detailPageOnly: true,
      example: 'M12x1.25',
    },
    /** Of its own studs, from its face. */
    studLength: {
      kind: 'number',
      greaterThan: 0,
      max: 200,
      unit: 'mm',
      inSpecification: true,
      detailPageOnly: true,
      example: 30,
    },
  },
  make: {
    alloy: {
      kind: 'text',
      maxLength: 50,
      oneLine: true,
      inSpecification: true,
      detailPageOnly: true,
      example: '6061-T6',
    },
  },
  offer: { description, ...translations },
} as const satisfies Parts

/** What every product has. The form has a place of its own for each. */
const common = {
  title: { kind: 'text', maxLength: 200, oneLine: true, required: 'title_required' },
  price: { kind: 'money', unit: 'PLN', column: 'priceGrosze', required: 'price_positive' },
  /** The main picture. */
  url: { kind: 'picture', required: 'url_required' },
  urls: { kind: 'pictures', required: 'urls_required', detailPageOnly: true },
} as const satisfies Fields

/** By which every product is told from others. */
const numbers = {
  /** The shop's own; no two products have the same. */
  sku: { kind: 'text', maxLength: 50, oneLine: true, detailPageOnly: true },
  ean: {
    kind: 'text',
    maxLength: 14,
    format: eanFormat,
    withoutSpaces: true,
    inSpecification: true,
    detailPageOnly: true,
  },
} as const satisfies Fields

/** Who answers for a product, by Regulation (EU) 2023/988. Null stands for the shop itself. */
const safety = {
  makerName: { kind: 'text', maxLength: 200, oneLine: true, detailPageOnly: true },
  makerAddress: { kind: 'text', maxLength: 300, oneLine: true, detailPageOnly: true },
  makerEmail: { kind: 'text', maxLength: 254, format: emailFormat, detailPageOnly: true },
  /** The responsible person in the EU, where the maker is outside it. */
  euPersonName: { kind: 'text', maxLength: 200, oneLine: true, detailPageOnly: true },
  euPersonAddress: { kind: 'text', maxLength: 300, oneLine: true, detailPageOnly: true },
  euPersonEmail: { kind: 'text', maxLength: 254, format: emailFormat, detailPageOnly: true },
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
type MessageKeyOf<F, N> = F extends { messageKey: infer K } ? K : N
/** Keys of `fields.names`. */
export type FieldMessageKey = {
  [T in ProductType]: { [N in NamesOf<T>]: MessageKeyOf<Described[T][N], N> }[NamesOf<T>]
}[ProductType]

type ValueOf<F> = F extends { kind: 'number' | 'money' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'pictures' }
      ? string[]
      : F extends { kind: 'choice'; allowsOtherText: true }
        ? string
        : F extends { kind: 'choice'; options: readonly (infer O)[] }
          ? O
          : string

/** A field as an answer has it. */
type Answered<F> = F extends { nullInOldRows: true }
  ? ValueOf<F> | null
  : F extends { required: true | string } | { notNull: true }
    ? ValueOf<F>
    : ValueOf<F> | null
/** A field as it was entered, before what was left out is added. */
export type Entered<F> = F extends { required: true | string } ? ValueOf<F> : ValueOf<F> | null

/** The fields of a type as an answer has them. */
export type AnsweredFields<T extends ProductType> = {
  -readonly [N in NamesOf<T>]: Answered<Described[T][N]>
}
/** The fields of a type as they can be stored. */
export type EnteredFields<T extends ProductType> = {
  -readonly [N in NamesOf<T>]: Described[T][N] extends { notNull: true }
    ? ValueOf<Described[T][N]>
    : Entered<Described[T][N]>
}

const entries = (described: Fields) => Object.entries(described) as [FieldName, Field][]

/** The fields of a type in their order. */
export const fieldsOf = (type: ProductType): [FieldName, Field][] => entries(fields[type])

/** Those of them in one part of the form. */
export const fieldsOfPart = (type: ProductType, part: FormPart): [FieldName, Field][] =>
  entries(parts[type][part] ?? {})
