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
const otherNames: Record<string, string[]> = {
  CZ: ['czech republic', 'republika czeska', 'česká republika'],
  GB: ['great britain', 'united kingdom', 'uk', 'anglia', 'england', 'szkocja', 'scotland'],
  GR: ['el'],
  IE: ['éire'],
  MD: ['молдова', 'молдавия'],
  MK: ['macedonia'],
  NL: ['holandia', 'holland', 'голландия'],
  PL: ['rzeczpospolita polska'],
  SK: ['republika słowacka', 'slovenská republika'],
  TR: ['turkey', 'türkiye'],
}

const compactName = (name: string) =>
  name.trim().replace(/\s+/g, ' ').toLowerCase().normalize('NFC').replace('&', 'and')

let codes: Map<string, string> | undefined
function codesByName(): Map<string, string> {
  const names = new Map<string, string>()
  for (const [code, others] of Object.entries(otherNames)) for (const name of others) names.set(name, code)
  for (const code of countries) {
    names.set(compactName(code), code)
    for (const language of [...locales, ...(ownLanguages[code] ?? [])])
      names.set(compactName(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code), code)
  }
  return names
}

/**
 * The code of a country that the shop ships to, from its code or its name (CLDR) in a language of the shop or its own.
 */
export function offeredCountry(text: string): string | undefined {
  codes ??= codesByName()
  return codes.get(compactName(text))
}
