import 'server-only'
import { createTranslator } from 'use-intl/core'
import { SHOP_TIME_ZONE } from '@/lib/core/values/time-zone'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import type { Locale } from './routing'
import { mapTexts, withShopNames } from './shop-names'

const messages = mapTexts({ pl, en, ru }, withShopNames)

/** The messages of one language outside of a page, for mails, which are written long after the request. */
export const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale] as typeof pl, timeZone: SHOP_TIME_ZONE })
export type Words = ReturnType<typeof wordsOf>

/** What the browser needs to write a product title in Polish, whatever the language of its page. */
export const polishTitleMessages = { productTitle: pl.productTitle }
export type PolishTitleMessages = typeof polishTitleMessages

/** The words of product titles in one language, likewise outside of a page. */
export const titleWordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale] as typeof pl, namespace: 'productTitle' })
