/** Where the shop ships, by ISO 3166 code; the names are the `countries` of the messages. Poland comes first. */
export const countries = [
  'PL',
  'AL',
  'AT',
  'BA',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GE',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'KZ',
  'LI',
  'LT',
  'LU',
  'LV',
  'MD',
  'ME',
  'MK',
  'MT',
  'NL',
  'NO',
  'PT',
  'RO',
  'RS',
  'SE',
  'SI',
  'SK',
  'TR',
  'UA',
]

/** The codes in the order of their names in a language, Poland first. */
export function countriesByName(nameOf: (code: string) => string, languageTag: string): string[] {
  const [poland = 'PL', ...others] = countries
  const { compare } = new Intl.Collator(languageTag)
  return [poland, ...others.sort((a, b) => compare(nameOf(a), nameOf(b)))]
}
