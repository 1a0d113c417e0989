type Words = { (key: 'countries.PL'): string; has(key: 'countries.PL'): boolean }

/** A country's name; what a client of the API wrote in its own words stays as it is. */
export function countryName(t: Words, country: string): string {
  const key = `countries.${country}` as 'countries.PL'
  return /^[A-Z]{2}$/.test(country) && t.has(key) ? t(key) : country
}
