/** What `useTranslations` and `getTranslations` give, for keys that are made when the page runs. */
export type Words = { (key: never): string; has(key: never): boolean }

/** The word for a key that may be missing; `fallback` where it is. */
export const wordOr = <Fallback extends string | undefined | null>(
  t: Words,
  key: string,
  fallback: Fallback,
): string | Fallback => (t.has(key as never) ? t(key as never) : fallback)

/** A country's name by its code; any other text of a client of the API stays unchanged. */
export const countryName = (t: Words, country: string): string =>
  /^[A-Z]{2}$/.test(country) ? wordOr(t, `countries.${country}`, country) : country
