/** What `useTranslations` and `getTranslations` give, for keys that are made when the page runs. */
export type Words = { (key: never): string; has(key: never): boolean }

/** The word for a key of which nobody knows beforehand that it exists; `fallback` where it does not. */
export const wordOr = <Fallback extends string | undefined | null>(
  t: Words,
  key: string,
  fallback: Fallback,
): string | Fallback => (t.has(key as never) ? t(key as never) : fallback)

/** A country's name; what a client of the API wrote in its own words stays as it is. */
export const countryName = (t: Words, country: string): string =>
  /^[A-Z]{2}$/.test(country) ? wordOr(t, `countries.${country}`, country) : country
