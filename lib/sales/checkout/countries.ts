import { locales } from '@/lib/platform/i18n/routing'

/** Where the shop ships, Poland first, by ISO 3166 code with the languages of each country's own names for itself. */
const ownLanguages: Record<string, string[]> = {
  PL: [],
  AL: ['sq'],
  AT: ['de'],
  BA: ['bs', 'hr', 'sr'],
  BE: ['nl', 'fr', 'de'],
  BG: ['bg'],
  CH: ['de', 'fr', 'it', 'rm'],
  CY: ['el', 'tr'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  EE: ['et'],
  ES: ['es', 'ca', 'eu', 'gl'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  GB: [],
  GE: ['ka'],
  GR: ['el'],
  HR: ['hr'],
  HU: ['hu'],
  IE: ['ga'],
  IS: ['is'],
  IT: ['it'],
  KZ: ['kk'],
  LI: ['de'],
  LT: ['lt'],
  LU: ['lb', 'fr', 'de'],
  LV: ['lv'],
  MD: ['ro'],
  ME: ['sr-Latn', 'sr'],
  MK: ['mk', 'sq'],
  MT: ['mt'],
  NL: ['nl'],
  NO: ['nb', 'nn'],
  PT: ['pt'],
  RO: ['ro'],
  RS: ['sr', 'sr-Latn'],
  SE: ['sv'],
  SI: ['sl'],
  SK: ['sk'],
  TR: ['tr'],
  UA: ['uk'],
}

/** Their codes; the names are the `countries` of the messages. */
export const countries = Object.keys(ownLanguages)

/** The codes in the order of their names in a language, Poland first. */
export function countriesByName(nameOf: (code: string) => string, languageTag: string): string[] {
  const [poland = 'PL', ...others] = countries
  const { compare } = new Intl.Collator(languageTag)
  return [poland, ...others.sort((a, b) => compare(nameOf(a), nameOf(b)))]
}

/** Names in use that the dictionaries of languages do not have. */
const otherNames: Record<string, string> = {
  'czech republic': 'CZ',
  'republika czeska': 'CZ',
  'česká republika': 'CZ',
  holandia: 'NL',
  holland: 'NL',
  голландия: 'NL',
  'great britain': 'GB',
  'united kingdom': 'GB',
  uk: 'GB',
  anglia: 'GB',
  england: 'GB',
  szkocja: 'GB',
  scotland: 'GB',
  macedonia: 'MK',
  молдова: 'MD',
  молдавия: 'MD',
  turkey: 'TR',
  türkiye: 'TR',
  'republika słowacka': 'SK',
  'slovenská republika': 'SK',
  éire: 'IE',
  'rzeczpospolita polska': 'PL',
  el: 'GR',
}

const compactName = (name: string) =>
  name.trim().replace(/\s+/g, ' ').toLowerCase().normalize('NFC').replace('&', 'and')

let codes: Map<string, string> | undefined
function codesByName(): Map<string, string> {
  const names = Object.entries(otherNames)
  for (const code of countries) {
    names.push([compactName(code), code])
    for (const language of [...locales, ...(ownLanguages[code] ?? [])])
      names.push([compactName(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code), code])
  }
  return new Map(names)
}

/**
 * The code of a country that the shop ships to, from its code or its name (CLDR) in a language of the shop or its own.
 */
export function offeredCountry(text: string): string | undefined {
  codes ??= codesByName()
  return codes.get(compactName(text))
}
