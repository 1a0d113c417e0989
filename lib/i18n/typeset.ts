import type { Locale } from './routing'

const NBSP = '\u00a0'

type Rule = [RegExp, string]

/**
 * A figure and what it counts or measures, thousands and phone numbers, a tire's size and its load index, and a dash
 * that a line must not begin with.
 */
const everywhere: Rule[] = [
  [/(?<=(?:^|[\s(„“«>{+])(?:#|\d(?:[\d.,/]*\d)?)) (?![aiouwzавикосуя] )(?=\p{L}|\d{3}(?![\d/]))/gmu, NBSP],
  [/(?<=R\d\d) (?=\d{2,3}[A-Z])/g, NBSP],
  [/ (?=[–—] )/g, NBSP],
]

const perLanguage: Record<Locale, Rule[]> = {
  pl: [
    [/(?<![\p{L}\p{N}<])([aiouwz]) (?=\S)/giu, `$1${NBSP}`],
    [/(?<!\p{L})(nr|art\.|ust\.|lit\.|ul\.|Sp\.) (?=\S)/gu, `$1${NBSP}`],
  ],
  en: [[/\b(No\.|Regulation) (?=\S)/g, `$1${NBSP}`]],
  ru: [
    [/(?<!\p{L})([авикосуя]) (?=\S)/giu, `$1${NBSP}`],
    [/(?<!\p{L})(№|ст\.|п\.|ч\.) (?=\S)/gu, `$1${NBSP}`],
    [/ (?=(?:же|ли|бы)(?!\p{L}))/gu, NBSP],
  ],
}

/** What follows a range stands free: bound to it, the range would part at its own dash. */
const afterRange: Rule = [/(?<=\S–[^\s–]+)\u00a0(?=\p{Ll}{3}|\d)/gu, ' ']

/** A text with its spaces bound where a line must not break, as the language sets type. */
export function typeset(text: string, locale: Locale): string {
  return [...everywhere, ...perLanguage[locale], afterRange].reduce(
    (set, [where, bound]) => set.replace(where, bound),
    text,
  )
}

type Texts = { readonly [key: string]: string | Texts }

const done = new WeakMap<Texts, Texts>()

/** All messages of a language, typeset; done once for each. */
export function typesetMessages<Messages extends Texts>(messages: Messages, locale: Locale): Messages {
  const known = done.get(messages) ?? typesetAll(messages, locale)
  done.set(messages, known)
  return known as Messages
}

function typesetAll(texts: Texts, locale: Locale): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? typeset(text, locale) : typesetAll(text, locale),
    ]),
  )
}
