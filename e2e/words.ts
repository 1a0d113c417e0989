import { createTranslator } from 'next-intl'
import { withShopNames } from '@/lib/platform/i18n/shop-names'
import { typeset } from '@/lib/platform/i18n/typeset'
import { typesetMessages } from '@/lib/shop/texts/typeset-messages'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }

export const languages = ['pl', 'en', 'ru'] as const
export type Language = (typeof languages)[number]

/** Whether this is the long run, which takes all where the daily one takes a sample. */
export const isLong = process.env.TEST_LONG === '1'

/**
 * The languages in which a journey is made: one, and in the long run all. Each language has journeys of its own, and that
 * no text is missing in any is shown without a browser.
 */
export const walkedIn = (language: Language): readonly Language[] => (isLong ? languages : [language])

const messages = { pl, en, ru }

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
export const at = (language: Language, path: string): string =>
  language === 'pl' ? path : `/${language}${path === '/' ? '' : path}`

export const browserLocale: Record<Language, string> = { pl: 'pl-PL', en: 'en-GB', ru: 'ru-RU' }
