import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { type Locale, languageTag, localePath, locales, perLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { withShopNames } from '@/lib/platform/shop-names'
import { typesetMessages } from '@/lib/shop/settings/own-texts'
import type polish from '@/messages/pl.json'

export const languages = locales
export type Language = Locale

/** Whether this is the long run, which takes all where the daily one takes a sample. */
export const isLong = process.env.TEST_LONG === '1'

/**
 * The languages in which a journey is made: one, and in the long run all. Each language has journeys of its own, and that
 * no text is missing in any is shown without a browser.
 */
export const walkedIn = (language: Language): readonly Language[] => (isLong ? languages : [language])

// Playwright's loader and the shop's compiler disagree on how JSON is imported
const messages = perLocale((language): typeof polish =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')),
)

type Translate = (key: string, values: Record<string, string | number>) => string

/** A text as the shop typesets it, with normalized spaces, for comparison with the browser's text. */
export const joined = (text: string, language: Language) => spaced(typeset(text, language))
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

/** The shop's text for a message key, with its arguments filled in and plurals resolved. */
export const wordsOf = (language: Language) => {
  const set = typesetMessages(messages[language], language)
  const counted = createTranslator({ locale: language, messages: set }) as unknown as Translate
  return (key: string, values: Record<string, string | number> = {}) => {
    let node: unknown = messages[language]
    for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part]
    if (typeof node !== 'string') throw new Error(`${language}.json has no text at ${key}`)
    if (node.includes(', plural,')) return spaced(counted(key, values))
    return joined(withShopNames(node), language).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
  }
}

/** The address of a page in a language. */
export const at = localePath

export const browserLocale: Record<Language, string> = { ...languageTag, en: 'en-GB' }
