import type { ProductType } from '@/lib/catalog/product/schema'

/** A finder's choices as its selects hold them; '0' means not chosen. */
export type Choices<Name extends string> = Record<Name, string>

/** What makes one finder different from the next. */
export type FinderPlan<Name extends string> = {
  type: ProductType
  /** What it shows at first. */
  defaults: Choices<Name>
  /** A changed parent puts these back to '0'. */
  resets: Partial<Record<Name, readonly Name[]>>
  /** Calls that list what can be chosen; undefined while a parent is open. */
  optionPaths: (choices: Choices<Name>) => Partial<Record<Name, string | undefined>>
  /** Whether enough is chosen to search. */
  complete: (choices: Choices<Name>) => boolean
  /** Whether what is typed cannot be meant: a price "from" above the price "to". */
  mistaken?: (choices: Choices<Name>) => boolean
  /** The query string of the result, in the order of its address. */
  query: (choices: Choices<Name>) => string
}

export type FinderStart<Name extends string> = {
  /** What the selects show at first. */
  choices: Choices<Name>
  /** Option lists for that choice, by the calls that give them. */
  options: Record<string, string[]>
  /** How many products it finds; null where that was not counted. */
  total: number | null
}

export const isChosen = (value: string | undefined): value is string => Boolean(value) && value !== '0'

/** A call's path with the chosen values as its last segments; undefined while one of them is open. */
export function optionPath(base: string, ...parents: string[]): string | undefined {
  return parents.every(isChosen) ? [base, ...parents.map(encodeURIComponent)].join('/') : undefined
}

/** The chosen values as a query string; what is open is left out. */
export function chosenQuery(choices: Record<string, string>): string {
  return new URLSearchParams(Object.entries(choices).filter(([, value]) => isChosen(value))).toString()
}

/** The choices after one more. */
export function choose<Name extends string>(
  { resets }: FinderPlan<Name>,
  choices: Choices<Name>,
  name: Name,
  value: string,
): Choices<Name> {
  const reset = Object.fromEntries((resets[name] ?? []).map((dependent) => [dependent, '0']))
  return { ...choices, ...reset, [name]: value }
}

/** `standing` with what somebody has changed in a form that opened with `opened`, one choice after the other. */
export function choicesMade<Name extends string>(
  plan: FinderPlan<Name>,
  opened: Choices<Name>,
  form: FormData,
  standing: Choices<Name>,
): Choices<Name> {
  let choices = standing
  for (const name of Object.keys(plan.defaults) as Name[]) {
    const value = form.get(name)
    if (typeof value === 'string' && value !== opened[name]) choices = choose(plan, choices, name, value)
  }
  return choices
}

const LONGEST = 40

/** The choices that an address keeps behind its question mark; undefined where it keeps none. */
export function choicesIn<Name extends string>(
  plan: FinderPlan<Name>,
  search: string,
): Choices<Name> | undefined {
  const kept = new URLSearchParams(search)
  const names = Object.keys(plan.defaults) as Name[]
  if (!names.some((name) => kept.has(name))) return undefined
  const read = (name: Name) => {
    const value = kept.get(name)
    return value === null || value.length > LONGEST ? plan.defaults[name] : value
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Choices<Name>
}

/** The choices as an address keeps them, the open ones too: they may differ from what the finder opens with. */
export const searchOf = (choices: Record<string, string>): string =>
  `?${new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ''))}`
