import 'server-only'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { cacheLife, cacheTag } from 'next/cache'
import type { ProductType } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { compareBoltPatterns, parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { query } from '@/lib/platform/database/query'
import { readReplica } from '@/lib/platform/database/replica'
import type { Tables } from '@/lib/platform/database/tables'
import { finderCondition } from '@/lib/storefront/results/conditions'
import type { ParameterName, SingleName } from '@/lib/storefront/results/parameters'
import type { Choices, FinderPlan, FinderStart } from './plan'

/** Goes from value to value through the finder's index, so that the cost grows with the answer and not the catalogue. */
async function optionValues<Column extends OptionColumn>(
  type: ProductType,
  column: Column,
  chosen: Partial<Record<SingleName, string | number>> = {},
): Promise<Value<Column>[]> {
  const single = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, String(value)]))
  const values = query()
    .selectFrom('product')
    .select(column)
    .where(finderCondition({ type, single }))
    .where(column, 'is not', null)
    .orderBy(column)
    .limit(1)
  const isNext = sql<SqlBool>`${sql.ref(column)} > step.value`
  const { rows } = await sql<{ value: Value<Column> }>`
    WITH RECURSIVE step (value) AS (
      ${values}
      UNION ALL
      SELECT ${values.where(isNext)} FROM step WHERE value IS NOT NULL
    )
    SELECT value FROM step WHERE value IS NOT NULL`.execute(query())
  return rows.map(({ value }) => value)
}

type OptionColumn =
  | 'width'
  | 'profile'
  | 'diameter'
  | 'protector'
  | 'boltPattern'
  | 'centralBoreDiameter'
  | 'thickness'
type Value<Column extends OptionColumn> = NonNullable<Selectable<Tables['product']>[Column]>

/** A text that cannot be a pattern matches no product. */
const knownPattern = (text: string) => parseBoltPattern(text) ?? ''

export const tireWidths = () => optionValues('Tire', 'width')

export const tireProfiles = (width: number) => optionValues('Tire', 'profile', { width })

export const tireDiameters = (width: number, profile: number) =>
  optionValues('Tire', 'diameter', { width, profile })

export const tireProtectors = async (width: number, profile: number, diameter: number) =>
  (await optionValues('Tire', 'protector', { width, profile, diameter })).filter(Boolean)

export const wheelDiameters = () => optionValues('Wheel', 'diameter')

export const wheelBoltPatterns = async (diameter: number) =>
  (await optionValues('Wheel', 'boltPattern', { diameter })).sort(compareBoltPatterns)

export const wheelWidths = (diameter: number, pattern: string) =>
  optionValues('Wheel', 'width', { diameter, boltSpacing: knownPattern(pattern) })

/** A width of 0 is any width, as in the lists. */
export const wheelCentralBores = (diameter: number, pattern: string, width: number) =>
  optionValues('Wheel', 'centralBoreDiameter', {
    diameter,
    boltSpacing: knownPattern(pattern),
    ...(width ? { width } : {}),
  })

export const spacerBoltPatterns = async () =>
  (await optionValues('Spacer', 'boltPattern')).sort(compareBoltPatterns)

export const spacerThicknesses = (pattern: string) =>
  optionValues('Spacer', 'thickness', { boltDistance: knownPattern(pattern) })

type Lists = Record<string, Promise<(number | string)[]>>

/** The options of each finder's choices after those that they depend on, with 0 for what is open. */
const lists = {
  Tire: (width: string, profile: string, diameter: string) => ({
    width: tireWidths(),
    profile: tireProfiles(Number(width)),
    diameter: tireDiameters(Number(width), Number(profile)),
    protector: tireProtectors(Number(width), Number(profile), Number(diameter)),
  }),
  Wheel: (diameter: string, pattern: string, width: string) => ({
    diameter: wheelDiameters(),
    boltSpacing: wheelBoltPatterns(Number(diameter)),
    width: wheelWidths(Number(diameter), pattern),
    centralBoreDiameter: wheelCentralBores(Number(diameter), pattern, Number(width)),
  }),
  Spacer: (pattern: string) => ({
    boltDistance: spacerBoltPatterns(),
    thickness: spacerThicknesses(pattern),
  }),
} satisfies Record<ProductType, (...chosen: string[]) => Lists>

const dependedOn: Record<ProductType, readonly ParameterName[]> = {
  Tire: ['width', 'profile', 'diameter'],
  Wheel: ['diameter', 'boltSpacing', 'width'],
  Spacer: ['boltDistance'],
}

async function cachedOptions(type: ProductType, chosen: string[]) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag(type))
  const listsOf: (...values: string[]) => Lists = lists[type]
  const entries = await readReplica(() =>
    Promise.all(Object.entries(listsOf(...chosen)).map(async ([name, list]) => [name, await list] as const)),
  )
  return Object.fromEntries(entries)
}

/** What a page gives its finder, so that the finder can be used before it has asked the API for anything. */
export async function finderStart<Name extends ParameterName>(
  plan: FinderPlan<Name>,
  choices: Choices<Name>,
  total: number | null,
): Promise<FinderStart<Name>> {
  const chosen: Partial<Record<ParameterName, string>> = choices
  const values = await cachedOptions(
    plan.type,
    dependedOn[plan.type].map((name) => chosen[name] ?? '0'),
  )
  const paths = Object.entries(plan.optionPaths(choices)) as [Name, string | undefined][]
  const offered = paths.flatMap(([name, path]) =>
    path === undefined ? [] : [[path, (values[name] ?? []).map(String)] as const],
  )
  return { choices, options: Object.fromEntries(offered), total }
}
