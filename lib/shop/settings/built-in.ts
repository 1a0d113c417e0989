import 'server-only'
import { createTranslator } from 'use-intl/core'
import { compiledMessage } from '@/lib/platform/i18n/compiled-message'
import { type Locale, locales } from '@/lib/platform/i18n/routing'
import { mapTexts } from '@/lib/platform/i18n/shop-names'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { type OwnText, type TextName, textNames, textPaths } from './texts'

const messages = { pl, en, ru }
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
  const texts = locales.map((locale) => [locale, wordsIn(locale)] as const)
  return Object.fromEntries(
    textNames.map((name) => [name, Object.fromEntries(texts.map(([locale, t]) => [locale, t(name)]))]),
  ) as Record<TextName, OwnText>
}
