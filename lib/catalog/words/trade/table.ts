import type { ProductType, Tire } from '@/lib/catalog/product/schema'

/** What a word of the trade says: a value of a facet, or of what a shopper asks for beside it. */
export type Facets = {
  type: ProductType
  typeOfWheel: 'steel' | 'alloy'
  mounting: 'bolt-on' | 'slip-on'
  color: 'black' | 'silver' | 'white' | 'gunmetal' | 'bronze'
  season: Tire['season']
  use: NonNullable<Tire['use']>
  snow: 'snowflake'
  retread: 'yes' | 'no'
  /** Cheapest first. */
  sort: 'price'
  inStock: 'yes'
  /** Pieces of a set. */
  pieces: '4' | '2'
}

export type FacetOfWords = keyof Facets

/** The words of one language: for each value the source of a regular expression over small letters, ё written as е. */
export type WordTable = { [Facet in FacetOfWords]?: { [Value in Facets[Facet]]?: string } } & {
  /** Words that say several things at once: alufelgi are wheels of light alloy. */
  several?: readonly (readonly [source: string, says: Partial<Facets>])[]
  /** Goods that shoppers ask for and the shop does not sell; the key names what is meant, for the words that answer it. */
  notSold?: Partial<Record<NotSold, string>>
  /** Words that say nothing about goods: what connects, asks and greets. */
  silent?: string
  /** The forms that are typed most, by which typos are corrected. */
  common?: string
}

/** Groups of goods that the shop does not sell: other makers, fasteners, tubes and so on. */
export type NotSold =
  | 'maker'
  | 'fasteners'
  | 'rings'
  | 'tubes'
  | 'used'
  | 'chains'
  | 'otherVehicles'
  | 'parts'
