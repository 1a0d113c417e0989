import type { Locale } from './routing'

const NBSP = '\u00a0'
/** Word joiner: has no width and prevents the line break that a dash or hyphen would allow after it. */
const WJ = '\u2060'

type Rule = [RegExp, string]

/**
 * Binds a number, also one that is filled in, to what it counts or measures; the parts of thousands, phone numbers,
 * tire sizes with load index, model numbers and register entries; opening hours to their days; ranges; the hyphens of
 * markings, alloys and postcodes (`5–7`, `ET-20`, `7075-T6`); and a dash to the word before it.
 */
const everywhere: Rule[] = [
  [/(?<=(?:^|[\s(„“«>{+–])(?:#|\d(?:[\d.,/]*\d)?)) (?![aiouwzавикосуя] )(?=\p{L}|\d{3}(?![\d/]))/gmu, NBSP],
  [/(?<=\}) (?=(?:mm|km\/h|kg|Nm|lb|psi|bar|мм|км\/ч|кг|Н·м)(?!\p{L}))/gu, NBSP],
  [/(?<=R\d\d) (?=\d{2,3}[A-Z])/g, NBSP],
  [/(?<=Shore) (?=[AD](?!\p{L}))/gu, NBSP],
  [/(?<= \p{Lu}{2}) (?=\d(?!\d|[/x.,]\d))/gu, NBSP],
  [/(?<=(?<!\p{L})(?:KRS|NIP|BDO)) (?=\d)/gu, NBSP],
  // The shop's legal form, in its name in every language.
  [/(?<=Sp\.) (?=z)|(?<=Sp\.[ \u00a0]z) (?=o\.o\.)/gu, NBSP],
  // "e-mailem" and "pon.–pt.", in which a browser may break after the sign.
  [/(?<=(?<!\p{L})e)-(?=mail\p{L})|(?<=\p{L}\.)–(?=\p{L})/giu, `$&${WJ}`],
  [/(?<=\d\d-\d{3}) (?=\p{Lu})/gu, NBSP],
  [/(?<=\p{L}–\p{L}{2,3}) (?=\d)/gu, NBSP],
  [/(?<=[\p{L}\d}])–(?=[\p{L}\d{])/gu, `$&${WJ}`],
  // Not inside a web or e-mail address, which a reader may copy.
  [/(?<=[\p{L}\d])(?<!(?:@|:\/\/|www\.)\S*)-(?=\p{L}*\d)(?!\S*(?:@|:\/\/))/gu, `$&${WJ}`],
  [/ (?=[–—] )/g, NBSP],
]

const perLanguage: Partial<Record<Locale, Rule[]>> = {
  pl: [
    [/(?<![\p{L}\p{N}<])([aiouwz]) (?=\S)/giu, `$1${NBSP}`],
    [/(?<!\p{L})(nr|art\.|ust\.|lit\.|ul\.) (?=\S)/gu, `$1${NBSP}`],
    [/(?<=ul\.\u00a0\p{Lu}\p{L}+) (?=\d)/gu, NBSP],
  ],
  en: [[/\b(Nos?\.|Regulation|tax ID) (?=\S)/g, `$1${NBSP}`]],
  ru: [
    [/(?<!\p{L})([авикосуя]) (?=\S)/giu, `$1${NBSP}`],
    [/(?<!\p{L})(№|ст\.|п\.|ч\.) (?=\S)/gu, `$1${NBSP}`],
    [/(?<=Номер) (?=заказа)/g, NBSP],
    [/ (?=(?:же|ли|бы)(?!\p{L}))/gu, NBSP],
  ],
}

/** The text with non-breaking spaces and word joiners where the language forbids a line break. */
export function typeset(text: string, locale: Locale): string {
  return [...everywhere, ...(perLanguage[locale] ?? [])].reduce(
    (set, [where, bound]) => set.replace(where, bound),
    text,
  )
}

/** The text without word joiners, for text that does not wrap: they would disturb copying and searching. */
export const unjoined = (text: string): string => text.replaceAll(WJ, '')
