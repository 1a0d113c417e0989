import 'server-only'
import { cachedSpacerOptions, cachedTireOptions, cachedWheelOptions } from '@/lib/catalog/finder/cached'
import type { TireFinder } from '@/lib/catalog/finder/tire-finder'
import type { ResultsQuery } from '@/lib/catalog/results/address'
import type { Choices, FinderPlan } from './finder-plan'
import { type SpacerChoice, spacerPlan } from './spacer-plan'
import { tirePlan } from './tire-plan'
import type { FinderStart } from './use-finder'
import { type WheelChoice, wheelPlan } from './wheel-plan'

// What the finders need to show a choice without asking the API: the first paint is usable.

type Lists<Name extends string> = Partial<Record<Name, readonly (number | string)[]>>

function startOf<Name extends string>(
  plan: FinderPlan<Name>,
  choices: Choices<Name>,
  lists: Lists<Name>,
  total: number | null,
): FinderStart<Name> {
  const paths = Object.entries(plan.optionPaths(choices)) as [Name, string | undefined][]
  const options = paths.flatMap(([name, path]) =>
    path === undefined ? [] : [[path, (lists[name] ?? []).map(String)] as const],
  )
  return { choices, options: Object.fromEntries(options), total }
}

export async function tireStart(choices: TireFinder, total: number | null) {
  const lists = await cachedTireOptions({
    width: Number(choices.width),
    profile: Number(choices.profile),
    diameter: Number(choices.diameter),
  })
  return startOf(tirePlan, choices, lists, total)
}

export async function wheelStart(choices: Choices<WheelChoice>, total: number | null) {
  const { diameter, boltSpacing, width } = choices
  const lists = await cachedWheelOptions({ diameter: Number(diameter), boltSpacing, width: Number(width) })
  return startOf(wheelPlan, choices, lists, total)
}

export async function spacerStart(choices: Choices<SpacerChoice>, total: number | null) {
  return startOf(spacerPlan, choices, await cachedSpacerOptions(choices), total)
}

/** A finder's select holds one value: several chosen in a facet leave it open. */
const only = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined) ?? '0'

export const wheelChoices = ({ single, facets }: ResultsQuery): Choices<WheelChoice> => ({
  diameter: single.diameter ?? '0',
  boltSpacing: single.boltSpacing ?? '0',
  width: only(facets.width),
  centralBoreDiameter: single.centralBoreDiameter ?? '0',
})

export const spacerChoices = ({ single, facets }: ResultsQuery): Choices<SpacerChoice> => ({
  boltDistance: single.boltDistance ?? '0',
  thickness: only(facets.thickness),
})
