import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type Product, type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { finderTag, withShownStock } from '@/lib/catalog/product/tags'
import { vehiclesTag } from '@/lib/fitment/vehicles/tags'
import { type Vehicle, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { readReplica } from '@/lib/platform/database/replica'
import { type ResultsQuery, resultsPath } from '@/lib/storefront/results/address'
import { findNearSizes, type NearSize } from '@/lib/storefront/results/alternatives'
import { tireSizeOf } from '@/lib/storefront/results/car/fitting'
import { countProducts, listFirst } from '@/lib/storefront/results/queries'
import type { PartName, QuestionParts, QuestionReading, Said } from './parts'
import { namesTitles, queryOfParts, typesAsked } from './query-of-parts'
import { isClear, isRead } from './read'

/** The lists of at most so many cars that a name may mean are counted. */
const MOST_CARS = 6
const SHOWN = 8

export type AnsweredList = { vehicle: Vehicle | undefined; query: ResultsQuery; total: number }

/** The list that comes nearest where nothing has all that is asked for, and the words that it leaves out, as typed. */
export type NearestList = AnsweredList & { without: string[] }

export type Answer = {
  lists: AnsweredList[]
  nearest: NearestList | undefined
  sizes: NearSize[]
  /** The first products of the first list, or of the nearest one. */
  products: Product[]
}

export function listsAsked(reading: QuestionReading): Omit<AnsweredList, 'total'>[] {
  const cars: (Vehicle | undefined)[] = reading.cars?.length ? reading.cars.slice(0, MOST_CARS) : [undefined]
  return cars.flatMap((vehicle) =>
    typesAsked(reading).map((type) => ({ vehicle, query: queryOfParts(type, reading.parts, vehicle?.path) })),
  )
}

/** The lists that answer a question, and where they are empty the one that comes nearest. */
export async function findAnswer(reading: QuestionReading): Promise<Answer> {
  const wanted = listsAsked(reading)
  const totals = await countProducts(wanted.map(({ query }) => query))
  const lists = wanted.map((list, place) => ({ ...list, total: totals[place] ?? 0 }))
  const found = lists.find(({ total }) => total > 0)
  const [first] = lists
  if (found || !first) {
    const products = found ? await listFirst(found, SHOWN) : []
    return { lists, nearest: undefined, sizes: [], products }
  }
  const size = tireSizeOf(first.query)
  const [nearest, sizes] = await Promise.all([
    findNearest(reading, first.query.type, first.vehicle),
    size ? findNearSizes(size) : [],
  ])
  const products = nearest ? await listFirst(nearest, SHOWN) : []
  return { lists, nearest, sizes, products }
}

/** A question without one of its words, or with its type alone: the one that finds most. */
async function findNearest(
  { parts, said }: QuestionReading,
  type: ProductType,
  vehicle: Vehicle | undefined,
) {
  const words = [...new Set(said.filter(({ part }) => part !== 'type').map(({ typed }) => typed))]
  const tries = [
    ...words.map((word) => leftOut(said, parts, vehicle, [word])),
    // a car is the last thing to give up
    leftOut(
      said,
      parts,
      vehicle,
      words.filter((word) => said.some(({ part, typed }) => typed === word && part !== 'car')),
    ),
    leftOut(said, parts, vehicle, words),
  ].map((each) => ({ ...each, query: queryOfParts(type, each.parts, each.vehicle?.path) }))
  const totals = await countProducts(tries.map(({ query }) => query))
  const found = tries.map(({ without, vehicle: car, query }, place) => ({
    without,
    vehicle: car,
    query,
    total: totals[place] ?? 0,
  }))
  const singles = found.slice(0, words.length).filter(({ total }) => total > 0)
  return (
    singles.sort((a, b) => Number(Boolean(b.vehicle)) - Number(Boolean(a.vehicle)) || b.total - a.total)[0] ??
    found.slice(words.length).find(({ total }) => total > 0)
  )
}

function leftOut(
  said: readonly Said[],
  parts: QuestionParts,
  vehicle: Vehicle | undefined,
  without: string[],
) {
  const gone = said.filter(({ typed }) => without.includes(typed)).map(({ part }) => part)
  return {
    without,
    parts: Object.fromEntries(
      Object.entries(parts).filter(([part]) => !gone.includes(part as PartName)),
    ) as QuestionParts,
    vehicle: gone.includes('car') ? undefined : vehicle,
  }
}

/** The list that has all of it, or the page of the car that it names; undefined where it is not understood, or empty. */
export function pathOfWhole(reading: QuestionReading, lists: readonly AnsweredList[]): string | undefined {
  const { type, cars, parts } = reading
  const [car, ...others] = cars ?? []
  const isCarAlone = type === undefined && Object.keys(parts).length === 0
  if (isCarAlone && car && others.length === 0 && isRead(reading)) return vehiclePath(car)
  // names of the catalog are looked for in titles first
  if (!type || !isClear(reading) || (namesTitles(reading) && !car)) return undefined
  const [list] = lists
  return list && (list.total > 0 || (!car && Object.keys(parts).length === 0)) ? answerPath(list) : undefined
}

export async function cachedAnswer(reading: QuestionReading): Promise<Answer> {
  'use cache'
  cacheLife('hours')
  cacheTag(vehiclesTag, ...productTypes.map(finderTag))
  const answer = await readReplica(() => findAnswer(reading))
  return { ...answer, products: answer.products.map(withShownStock) }
}

export const answerPath = ({ query }: AnsweredList): string => resultsPath(query)
