import compile from 'icu-minify/compile'
import formatMessage from 'use-intl/format-message'
import type { Locale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { processState } from '@/lib/platform/runtime/process-state'
import { mapTexts, withShopNames } from '@/lib/platform/shop-names'
import { type OwnTexts, textNames, textPaths } from '@/lib/shop/settings/texts'

/** The compiler's objects have no prototype, and React sends only those that have one. */
const toPlainData = (message: unknown) => JSON.parse(JSON.stringify(message))

/** Compiled in the built shop, since ICU's parser would be 10 kB of script in every first visit. */
export const compiledMessage = (message: string): string =>
  formatMessage.raw ? message : toPlainData(compile(message))

/** `words` changes with everything that messages say. */
const state = processState('shopOwnTexts', () => ({ texts: {} as OwnTexts, words: 0 }))

/** Puts the owner's texts in place of messages. Messages that were compiled before are compiled anew. */
export function setOwnTexts(texts: OwnTexts): void {
  state.texts = texts
  state.words += 1
}

/** Counts the changes of names and texts: messages that were compiled at a lower count are stale. */
export const wordsVersion = (): number => state.words

const nameOfPath = new Map<string, (typeof textNames)[number]>(
  textNames.map((name) => [textPaths[name], name]),
)

/** The owner's text for a message, or the built-in one. */
export function ownTextOr(message: string, path: string, locale: Locale): string {
  const name = nameOfPath.get(path)
  const own = name && state.texts[name]?.[locale]
  return own ? asMessage(own, message) : message
}

/** A plain text as a message: only the values of the built-in one may stand in it; all else that ICU would read is quoted. */
export function asMessage(text: string, builtIn: string): string {
  const found = [...builtIn.matchAll(/\{(\w+)/g)].map(([, value]) => value)
  const value = `\\{(?:${['shop', 'brand', 'town', ...found].join('|')})\\}`
  return text.replace(new RegExp(`${value}|(?:(?!${value})[{}<>'])+`, 'g'), (part) => {
    if (/^\{\w/.test(part)) return part
    const literal = part.replaceAll("'", "''")
    return /[{}<>]/.test(part) ? `'${literal}'` : literal
  })
}

type Texts = { readonly [key: string]: string | Texts }

const done = new WeakMap<Texts, { words: number; copy: Texts }>()

/** All messages of a language, with the shop's names and texts, typeset and compiled; computed once until those change. */
export function typesetMessages<Messages extends Texts>(messages: Messages, locale: Locale): Messages {
  const words = wordsVersion()
  const earlier = done.get(messages)
  if (earlier?.words === words) return earlier.copy as Messages
  const copy = mapTexts(messages, (text, path) =>
    compiledMessage(typeset(withShopNames(ownTextOr(text, path, locale)), locale)),
  )
  done.set(messages, { words, copy })
  return copy
}
