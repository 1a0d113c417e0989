import 'server-only'
import { createTranslator } from 'use-intl/core'
import { type Locale, perLocale } from '@/lib/platform/i18n/routing'
import { mapTexts } from '@/lib/platform/shop-names'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import { compiledMessage } from '@/lib/shop/settings/own-texts'
import { messages } from '@/messages/all'
import { type OwnText, type TextName, textNames, textPaths } from './texts'

/** What the texts are filled with: an owner's text is filled with the same. */
const values = ['company', 'address', 'taxId', 'register', 'email', 'phone', 'opens', 'closes', 'hours']
const names = ['shop', 'brand', 'town']

let builtIn: Record<TextName, OwnText> | undefined

/** The texts that came with the shop, with their values in braces, for an owner to begin with. */
export function builtInTexts(): Record<TextName, OwnText> {
  builtIn ??= readTexts()
  return builtIn
}

function readTexts(): Record<TextName, OwnText> {
  const inBraces = Object.fromEntries([...values, ...names].map((name) => [name, `{${name}}`]))
  const wordsIn = (locale: Locale) => {
    const t = createTranslator({ locale, messages: mapTexts(messages[locale], compiledMessage) })
    return (name: TextName) => t(textPaths[name], { ...inBraces, days: PAYMENT_DAYS, pieces: MAX_QUANTITY })
  }
  const words = perLocale(wordsIn)
  return Object.fromEntries(
    textNames.map((name) => [name, perLocale((locale) => words[locale](name))]),
  ) as Record<TextName, OwnText>
}
