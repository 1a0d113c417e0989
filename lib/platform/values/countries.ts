const poland = /^(pl|polska|poland|польша)$/i

/** Whether a country, as a code or written in one of the shop's languages, is Poland. */
export const isPoland = (country: string): boolean => poland.test(country.trim())

/** Whether an order goes abroad. False while no country is chosen. */
export const isAbroad = (country: string): boolean => country.trim() !== '' && !isPoland(country)

/** The code of a country that an order names by its code, or Poland by its name. Other names stay, and have no rate. */
export const countryCode = (country: string): string =>
  isPoland(country) ? 'PL' : country.trim().toUpperCase()

/** The member states of the European Union beside Poland, by ISO 3166 code. */
export const unionCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PT RO SE SI SK'.split(' ')
