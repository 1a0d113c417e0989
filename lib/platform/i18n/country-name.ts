import { type Words, wordOr } from './word-or'

/** A country's name; what a client of the API wrote in its own words stays as it is. */
export const countryName = (t: Words, country: string): string =>
  /^[A-Z]{2}$/.test(country) ? wordOr(t, `countries.${country}`, country) : country
