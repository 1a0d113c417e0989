import 'server-only'
import type { ParameterName } from '@/lib/storefront/results/parameters'
import { cachedSpacerOptions, cachedTireOptions, cachedWheelOptions } from './cached'
import type { Choices, FinderPlan, FinderStart } from './plan'
import { type SpacerChoice, spacerPlan } from './spacer-plan'
import type { TireChoice } from './tire-defaults'
import { tirePlan } from './tire-plan'
import { type WheelChoice, wheelPlan } from './wheel-plan'

// What a page gives its finder, so that the finder can be used before it has asked the API for anything.

type Lists<Name extends string> = Partial<Record<Name, readonly (number | string)[]>>

function startOf<Name extends ParameterName>(
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

export async function tireStart(choices: Choices<TireChoice>, total: number | null) {
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
