import type { ProductType } from '@/lib/catalog/product/schema'
import type { Facets, NotSold } from '@/lib/catalog/words/trade/table'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'

/** What a question says of goods, as their results have it. Sizes as products have them: mm and inches, prices in zł. */
export type QuestionParts = Partial<
  {
    width: number
    profile: number
    diameter: number
    loadIndex: number
    loadIndexDual: number
    speedIndex: string
    boltPattern: string
    offset: number
    centralBore: number
    thickness: number
    thread: string
    priceFrom: number
    priceTo: number
    maker: string
    /** Tread patterns of the catalog; several where a name stands for them. */
    patterns: readonly string[]
    /** Words of titles: the model of a wheel. */
    title: string
    pieces: number
  } & Omit<Facets, 'type' | 'use' | 'color' | 'pieces'> & {
      use: readonly Facets['use'][]
      color: readonly Facets['color'][]
    }
>

export type PartName = keyof QuestionParts

export type Said = { part: PartName | 'type' | 'car'; typed: string }

export type QuestionReading = {
  /** Named, or implied by parts that only one type has; undefined where a question is about none or several. */
  type: ProductType | undefined
  parts: QuestionParts
  /** In the order of the question. */
  said: Said[]
  /** Undefined where no car is named; empty where the table lacks the named car. */
  cars: readonly Vehicle[] | undefined
  /** Whether the words that name it are no words of a language too: лесник is a Forester and a forester. */
  isSureOfCars: boolean
  notSold: { kind: NotSold; typed: string }[]
  /** Parts that the type has no value for, as typed: the season of wheels. */
  unused: Said[]
  /** Parts that cannot be together, as typed. */
  conflict: [string, string] | undefined
  /** Words that mean nothing here, as typed. */
  rest: string[]
}

/** What a word that the owner added says: a type where it names one, and parts. */
export type Meaning = Pick<QuestionReading, 'type' | 'parts'>

/** Such words by phrase, as sentences have it. */
export type SynonymIndex = ReadonlyMap<string, Meaning>
