import { compiledMessage } from '@/lib/platform/i18n/compiled-message'
import type { Locale } from '@/lib/platform/i18n/routing'
import { mapTexts, withShopNames } from '@/lib/platform/i18n/shop-names'
import { typeset } from '@/lib/platform/i18n/typeset'
import { ownTextOr, wordsVersion } from './own-texts'

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
