const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const differingFields = <Values extends object>(a: Values, b: Values): (keyof Values & string)[] =>
  (Object.keys(a) as (keyof Values & string)[]).filter((field) => !isSame(a[field], b[field]))

/** Untouched fields take the values that were saved elsewhere; `contested` names the fields with a different change on each side. */
export function mergeEdits<Values extends object>(forms: {
  base: Values
  typed: Values
  theirs: Values
}): {
  values: Values
  touched: (keyof Values & string)[]
  contested: (keyof Values & string)[]
} {
  const { base, typed, theirs } = forms
  const touched = differingFields(base, typed)
  const mine = Object.fromEntries(touched.map((field) => [field, typed[field]])) as Partial<Values>
  const contested = touched.filter(
    (field) => !isSame(base[field], theirs[field]) && !isSame(typed[field], theirs[field]),
  )
  return { values: { ...theirs, ...mine }, touched, contested }
}
