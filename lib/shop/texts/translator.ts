import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { Locale } from '@/lib/platform/i18n/routing'
import { mapTexts, withShopNames } from '@/lib/platform/i18n/shop-names'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import { messages as texts } from '@/messages/all'
import { compiledMessage, ownTextOr, wordsVersion } from './own-texts'

type Messages = (typeof texts)[Locale]
const compiled = new Map<Locale, { words: number; messages: Messages }>()

function currentMessages(locale: Locale): Messages {
  const words = wordsVersion()
  const earlier = compiled.get(locale)
  if (earlier?.words === words) return earlier.messages
  const messages = {} as Messages
  for (const [group, own] of Object.entries(texts[locale]))
    compileWhenRead(messages, group, () =>
      mapTexts({ [group]: own }, (text, path) =>
        compiledMessage(withShopNames(ownTextOr(text, path, locale))),
      ),
    )
  compiled.set(locale, { words, messages })
  return messages
}

/** Compiling all messages takes a third of a second, and most of who writes outside of a page needs one group. */
function compileWhenRead(messages: object, group: string, compile: () => Record<string, unknown>): void {
  const get = () => {
    const value = compile()[group]
    Object.defineProperty(messages, group, { value, enumerable: true })
    return value
  }
  Object.defineProperty(messages, group, { get, enumerable: true, configurable: true })
}

/** The messages of one language outside of a page, for mails, which are written long after the request. */
export const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: currentMessages(locale), timeZone: SHOP_TIME_ZONE })
export type Translator = ReturnType<typeof wordsOf>

/** The words of deliveries in one language, likewise outside of a page. */
export const deliveryWordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: currentMessages(locale), namespace: 'delivery' })

/** The words of product titles in Polish, which the browser needs on pages of every language. */
export const polishTitleMessages = { productTitle: mapTexts(texts.pl.productTitle, compiledMessage) }
export type PolishTitleMessages = typeof polishTitleMessages

/** The words of product titles in one language, likewise outside of a page. */
export const productTitleTranslator = (locale: Locale) =>
  createTranslator({ locale, messages: currentMessages(locale), namespace: 'productTitle' })
