import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ProductType } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { readReplica } from '@/lib/platform/database/replica'
import type { ParameterName } from '@/lib/storefront/results/parameters'
import * as options from './options'
import type { Choices, FinderPlan, FinderStart } from './plan'

type Lists = Record<string, Promise<(number | string)[]>>

/** The options of each finder's choices after those that they depend on, with 0 for what is open. */
const lists = {
  Tire: (width: string, profile: string, diameter: string) => ({
    width: options.tireWidths(),
    profile: options.tireProfiles(Number(width)),
    diameter: options.tireDiameters(Number(width), Number(profile)),
    protector: options.tireProtectors(Number(width), Number(profile), Number(diameter)),
  }),
  Wheel: (diameter: string, pattern: string, width: string) => ({
    diameter: options.wheelDiameters(),
    boltSpacing: options.wheelBoltPatterns(Number(diameter)),
    width: options.wheelWidths(Number(diameter), pattern),
    centralBoreDiameter: options.wheelCentralBores(Number(diameter), pattern, Number(width)),
  }),
  Spacer: (pattern: string) => ({
    boltDistance: options.spacerBoltPatterns(),
    thickness: options.spacerThicknesses(pattern),
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
