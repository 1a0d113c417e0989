import 'server-only'
import { sql } from 'kysely'
import { rimSize } from '@/lib/catalog/words/rim-size'
import { toolNames, toolPath } from '@/lib/fitment/tools/address'
import { carRow } from '@/lib/fitment/vehicles/car-choice'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { compareBoltPatterns } from '@/lib/measures/bolt-patterns'
import { tireSize } from '@/lib/measures/tire-sizes'
import { query } from '@/lib/platform/database/query'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { wordsOf } from '@/lib/shop/texts/translator'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import { combinationsOnSale } from '@/lib/storefront/results/combinations'
import { MOST_SUGGESTIONS, type SuggestionsFile } from './file'
import { fitted } from './fitted'

type Entries = SuggestionsFile['lists'][keyof SuggestionsFile['lists']]

/** Entries of each list before the whole is fitted: more of one kind would push out the others. */
const MOST = { Tire: 500, Wheel: 300, Spacer: 200, tread: 150, car: 600 } as const
/** Longer names are no patterns that somebody types. */
const LONGEST_TREAD = 60

/**
 * What the search box suggests in a language: cars, sizes, tread patterns and calculators with their addresses, and the
 * words around them. Sizes and patterns in stock stand first, and the newest cars.
 */
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
      kinds: {
        Tire: t('suggestions.kinds.Tire'),
        Wheel: t('suggestions.kinds.Wheel'),
        Spacer: t('suggestions.kinds.Spacer'),
        tread: t('suggestions.kinds.tread'),
        page: t('suggestions.kinds.page'),
        make: t('suggestions.kinds.make'),
        model: t('suggestions.kinds.model'),
        car: t('suggestions.kinds.car'),
        question: t('suggestions.kinds.question'),
      },
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

async function tireSizes(): Promise<Entries> {
  const sizes = await combinationsOnSale('Tire', ['width', 'profile', 'diameter'])
  return inStockFirst(sizes).map((size) => {
    const { width, profile, diameter } = size
    return [tireSize(size), resultsPath(queryFor('Tire', { width, profile, diameter }))]
  })
}

async function wheelSizes(locale: Locale): Promise<Entries> {
  const sizes = await combinationsOnSale('Wheel', ['diameter', 'boltPattern', 'width'])
  return [
    ...patternsOf(sizes).map(
      (boltSpacing) => [boltSpacing, resultsPath(queryFor('Wheel', { boltSpacing }))] as const,
    ),
    ...inStockFirst(sizes).map(
      ({ diameter, boltPattern: boltSpacing, width }) =>
        [
          `${rimSize({ width, diameter }, locale)} ${boltSpacing}`,
          resultsPath(queryFor('Wheel', { diameter, boltSpacing, width })),
        ] as const,
    ),
  ]
}

async function spacerSizes(locale: Locale): Promise<Entries> {
  const t = wordsOf(locale)
  const sizes = await combinationsOnSale('Spacer', ['boltPattern', 'thickness'])
  const mm = (value: number) => t('facets.mm', { value: value.toLocaleString(languageTag[locale]) })
  return [
    ...patternsOf(sizes).map(
      (boltDistance) => [boltDistance, resultsPath(queryFor('Spacer', { boltDistance }))] as const,
    ),
    ...inStockFirst(sizes).map(
      ({ boltPattern: boltDistance, thickness }) =>
        [
          `${boltDistance} ${mm(thickness)}`,
          resultsPath(queryFor('Spacer', { boltDistance, thickness })),
        ] as const,
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
    protector === null ? [] : [[protector, resultsPath(queryFor('Tire', { protector }))] as const],
  )
}

const inStockFirst = <Row extends { soldOut: boolean }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut))

const patternsOf = (sizes: readonly { boltPattern: string }[]): string[] =>
  [...new Set(sizes.map(({ boltPattern }) => boltPattern))].sort(compareBoltPatterns)
