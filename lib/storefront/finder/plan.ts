import type { ProductType } from '@/lib/catalog/product/schema'
import { type ResultsQuery, readResults } from '@/lib/storefront/results/address'
import { type ParameterName, parameterOf } from '@/lib/storefront/results/parameters'

/** A finder's choices as its controls hold them; '0' means not chosen. */
export type Choices<Name extends string> = Record<Name, string>

/** What makes one finder different from the next. Its choices have the names of the parameters of results addresses. */
export type FinderPlan<Name extends ParameterName> = {
  type: ProductType
  defaults: Choices<Name>
  /** The value of a choice that the query leaves open; '0' unless given here. */
  open?: Partial<Choices<Name>>
  /** The choices that a change of this one puts back to '0'. */
  resets: Partial<Record<Name, readonly Name[]>>
  /** Calls that list the options of a choice; undefined while a choice that they depend on is open. */
  optionPaths: (choices: Choices<Name>) => Partial<Record<Name, string | undefined>>
  isComplete: (choices: Choices<Name>) => boolean
  hasCrossedPrices?: (choices: Choices<Name>) => boolean
}

export type FinderStart<Name extends string> = {
  choices: Choices<Name>
  /** Option lists for these choices, by the path of the call that would answer with them. */
  options: Record<string, string[]>
  /** How many products these choices find; null where that was not counted. */
  total: number | null
}

export const isChoiceMade = (value: string | undefined): value is string => Boolean(value) && value !== '0'

/** A call's path with the chosen values as its last segments; undefined while one of them is open. */
export function optionPath(base: string, ...parents: string[]): string | undefined {
  return parents.every(isChoiceMade) ? [base, ...parents.map(encodeURIComponent)].join('/') : undefined
}

const choiceNames = <Name extends ParameterName>({ defaults }: FinderPlan<Name>) =>
  Object.keys(defaults) as Name[]

const choicesBy = <Name extends ParameterName>(plan: FinderPlan<Name>, choiceOf: (name: Name) => string) =>
  Object.fromEntries(choiceNames(plan).map((name) => [name, choiceOf(name)])) as Choices<Name>

export function choose<Name extends ParameterName>(
  { resets }: FinderPlan<Name>,
  choices: Choices<Name>,
  name: Name,
  value: string,
): Choices<Name> {
  const reset = Object.fromEntries((resets[name] ?? []).map((dependent) => [dependent, '0']))
  return { ...choices, ...reset, [name]: value }
}

/** What is left to choose where a choice that waited for another has one option, while too little is chosen to search. */
export function onlyChoice<Name extends ParameterName>(
  plan: FinderPlan<Name>,
  choices: Choices<Name>,
  optionsOf: (name: Name) => readonly string[],
): { name: Name; value: string } | undefined {
  if (plan.isComplete(choices)) return undefined
  const dependents = new Set(
    Object.values<readonly Name[] | undefined>(plan.resets).flatMap((names) => names ?? []),
  )
  for (const name of dependents) {
    const [value, ...others] = optionsOf(name)
    if (!isChoiceMade(choices[name]) && value !== undefined && others.length === 0) return { name, value }
  }
  return undefined
}

/** `base` with the changes that a form has against `opened`, one choice after the other. */
export function withChangesOf<Name extends ParameterName>(
  plan: FinderPlan<Name>,
  opened: Choices<Name>,
  form: FormData,
  base: Choices<Name>,
): Choices<Name> {
  let choices = base
  for (const name of choiceNames(plan)) {
    const value = form.get(name)
    if (typeof value === 'string' && value !== opened[name]) choices = choose(plan, choices, name, value)
  }
  return choices
}

export function finderQuery<Name extends ParameterName>(plan: FinderPlan<Name>, choices: Choices<Name>) {
  const values = choicesBy(plan, (name) => choices[name] || (plan.open?.[name] ?? '0'))
  return readResults(plan.type, new URLSearchParams(values).toString()).query
}

/** What a finder shows above the results of a query. A select holds one value, so several of a facet leave it open. */
export function choicesOf<Name extends ParameterName>(plan: FinderPlan<Name>, query: ResultsQuery) {
  const single: Partial<Record<ParameterName, string>> = query.single
  const facets: Partial<Record<ParameterName, readonly string[]>> = query.facets
  return choicesBy(plan, (name) => {
    const [facetValue, ...more] = facets[name] ?? []
    return single[name] ?? (more.length === 0 ? facetValue : undefined) ?? plan.open?.[name] ?? '0'
  })
}

/** Those behind the question mark; undefined where there are none. What makes no sense there is as the finder opens. */
export function choicesIn<Name extends ParameterName>(plan: FinderPlan<Name>, search: string) {
  const address = new URLSearchParams(search)
  if (!choiceNames(plan).some((name) => address.has(name))) return undefined
  return choicesBy(plan, (name) => {
    const text = address.get(name) ?? ''
    const reading = parameterOf(plan.type, name)?.read(text)
    if (text === '' || reading === undefined) return plan.defaults[name]
    if (reading === 'any') return text
    return 'value' in reading ? reading.value : plan.defaults[name]
  })
}

/** The search part of an address that keeps the choices. Open ones stand in it too: the finder may open with others. */
export const searchOf = (choices: Record<string, string>): string =>
  `?${new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ''))}`
