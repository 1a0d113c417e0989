import 'server-only'
import { cachedSpacerOptions, cachedTireOptions, cachedWheelOptions } from './cached'
import type { Choices, FinderPlan, FinderStart } from './plan'
import { type SpacerChoice, spacerPlan } from './spacer-plan'
import type { TireFinder } from './tire-finder'
import { tirePlan } from './tire-plan'
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
