import 'server-only'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { cacheLife, cacheTag } from 'next/cache'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { rimSize } from '@/lib/catalog/words/rim-size'
import { toolNames, toolPath } from '@/lib/fitment/tools/address'
import { carRow } from '@/lib/fitment/vehicles/car-choice'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { vehiclesTag } from '@/lib/fitment/vehicles/tags'
import { compareBoltPatterns } from '@/lib/measures/bolt-patterns'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { query } from '@/lib/platform/database/query'
import { readReplica } from '@/lib/platform/database/replica'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { wordsOf } from '@/lib/shop/texts/translator'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import { combinationsOnSale } from '@/lib/storefront/results/queries'
import { type ListKind, listKinds, MOST_SUGGESTIONS, type SuggestionsFile, suggestionKinds } from './file'

type Entries = SuggestionsFile['lists'][keyof SuggestionsFile['lists']]

/** Entries of each list before the whole is fitted: more of one kind would push out the others. */
const MOST = { Tire: 500, Wheel: 300, Spacer: 200, tread: 150, car: 600 } as const
/** A longer name of a pattern is not typed by hand. */
const LONGEST_TREAD = 60

/** Sizes and patterns in stock stand first, and the newest cars. */
export async function suggestionsFile(locale: Locale): Promise<SuggestionsFile> {
  const t = wordsOf(locale)
  const [vehicles, tires, wheels, spacers, treads] = await Promise.all([
    listVehicles(),
    tireSizes(),
    wheelSizes(locale),
    spacerSizes(locale),
    treadPatterns(),
  ])
  return fitted({
    words: {
      label: t('suggestions.label'),
      forget: t('suggestions.forget'),
      kinds: Object.fromEntries(
        suggestionKinds.map((kind) => [kind, t(`suggestions.kinds.${kind}`)]),
      ) as SuggestionsFile['words']['kinds'],
      counts: Array.from({ length: MOST_SUGGESTIONS + 1 }, (_, count) => t('suggestions.count', { count })),
    },
    cars: vehicles
      .toSorted((a, b) => b.yearFrom - a.yearFrom)
      .slice(0, MOST.car)
      .map(carRow),
    lists: {
      Tire: tires.slice(0, MOST.Tire),
      Wheel: wheels.slice(0, MOST.Wheel),
      Spacer: spacers.slice(0, MOST.Spacer),
      tread: treads,
      page: toolNames.map((tool) => [t(`tools.pages.${tool}.title`), toolPath(tool)] as const),
    },
  })
}

const listEntry = (text: string, ...asked: Parameters<typeof queryFor>): Entries[number] => [
  text,
  resultsPath(queryFor(...asked)),
]

async function tireSizes(): Promise<Entries> {
  const sizes = await combinationsOnSale('Tire', ['width', 'profile', 'diameter'])
  return inStockFirst(sizes).map(({ soldOut: _, ...size }) => listEntry(tireSizeText(size), 'Tire', size))
}

async function wheelSizes(locale: Locale): Promise<Entries> {
  const sizes = await combinationsOnSale('Wheel', ['diameter', 'boltPattern', 'width'])
  return [
    ...patternsOf(sizes).map((boltSpacing) => listEntry(boltSpacing, 'Wheel', { boltSpacing })),
    ...inStockFirst(sizes).map(({ diameter, boltPattern: boltSpacing, width }) => {
      const size = rimSize({ width, diameter }, locale)
      return listEntry(`${size} ${boltSpacing}`, 'Wheel', { diameter, boltSpacing, width })
    }),
  ]
}

async function spacerSizes(locale: Locale): Promise<Entries> {
  const t = wordsOf(locale)
  const sizes = await combinationsOnSale('Spacer', ['boltPattern', 'thickness'])
  const mm = (value: number) => t('facets.mm', { value: value.toLocaleString(languageTag[locale]) })
  return [
    ...patternsOf(sizes).map((boltDistance) => listEntry(boltDistance, 'Spacer', { boltDistance })),
    ...inStockFirst(sizes).map(({ boltPattern: boltDistance, thickness }) =>
      listEntry(`${boltDistance} ${mm(thickness)}`, 'Spacer', { boltDistance, thickness }),
    ),
  ]
}

/** In stock first, and of those the patterns of most tires. */
async function treadPatterns(): Promise<Entries> {
  const rows = await query()
    .selectFrom('facetCount')
    .where('productType', '=', 'Tire')
    .select(['protector', ({ ref }) => sql<string>`sum(${ref('products')})`.as('total')])
    .where(({ ref }) => sql<boolean>`length(${ref('protector')}) BETWEEN 2 AND ${LONGEST_TREAD}`)
    .groupBy('protector')
    .having(({ ref }) => sql<boolean>`sum(${ref('products')}) > 0`)
    .orderBy(({ ref }) => sql`bool_and(${ref('soldOut')})`)
    .orderBy('total', 'desc')
    .orderBy('protector')
    .limit(MOST.tread)
    .execute()
  return rows.flatMap(({ protector }) =>
    protector === null ? [] : [listEntry(protector, 'Tire', { protector })],
  )
}

const inStockFirst = <Row extends { soldOut: boolean }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut))

const patternsOf = (sizes: readonly { boltPattern: string }[]): string[] =>
  [...new Set(sizes.map(({ boltPattern }) => boltPattern))].sort(compareBoltPatterns)

export const suggestionsTags = [vehiclesTag, ...productTypes.map(finderTag)]

/** `suggestionsFile`, kept until a vehicle changes or what is on sale; what sells out moves down within an hour. */
export async function cachedSuggestions(locale: Locale) {
  'use cache'
  cacheLife('hours')
  cacheTag(...suggestionsTags)
  return readReplica(() => suggestionsFile(locale))
}

/** Bytes of the file as browsers get it: at most 25 kB with its headers. */
export const MOST_BYTES = 24_000

const sentBytes = (file: SuggestionsFile): number => gzipSync(JSON.stringify(file)).length

const listsByKind = (entriesOf: (kind: ListKind) => Entries) =>
  Object.fromEntries(listKinds.map((kind) => [kind, entriesOf(kind)])) as SuggestionsFile['lists']

/** The file, or as many tenths of each of its lists from the beginning as browsers may get. */
export function fitted(file: SuggestionsFile): SuggestionsFile {
  for (let tenths = 10; tenths > 0; tenths -= 1) {
    const part = <Each>(list: readonly Each[]) => list.slice(0, Math.ceil((list.length * tenths) / 10))
    const cut: SuggestionsFile = {
      words: file.words,
      cars: part(file.cars),
      lists: listsByKind((kind) => part(file.lists[kind])),
    }
    if (sentBytes(cut) <= MOST_BYTES) return cut
  }
  return { words: file.words, cars: [], lists: listsByKind(() => []) }
}
